// Tests look at pages under a veil. What is found by looks, axe must find there as on a page that is painted.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { hosted } from "./server.mjs";

const here = hosted();

test("words that can hardly be read are found under the veil as without it", async () => {
  for (const painted of [false, true]) {
    const context = await here.browser.newContext({ painted, bypassCSP: true });
    const page = await context.newPage();
    await page.goto(`${here.server.address}/`);
    assert.deepEqual(await violations(page), [], `painted: ${painted}`);
    await page.addStyleTag({ content: "h2, p, a { color: #2a2f38 !important }" });
    const found = await violations(page);
    assert.deepEqual(found.map((violation) => violation.id), ["color-contrast"], `painted: ${painted}`);
    await context.close();
  }
});
