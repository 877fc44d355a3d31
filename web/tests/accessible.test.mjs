// axe-core on every screen, wide and narrow.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { screens } from "./screens.mjs";
import { serve } from "./server.mjs";
import { launch, seeded } from "./support.mjs";

const axe = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
let browser, server;

before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** What axe has to say about a page, one line a finding. */
async function findings(page) {
  await page.evaluate(`globalThis.axe ?? (() => { ${axe} })()`);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return violations.flatMap(({ id, help, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${help}: ${node.target.join(" ")} ${node.html.slice(0, 120)}`));
}

for (const [width, height] of [[1440, 900], [390, 844]]) {
  test(`axe finds nothing on any screen at ${width}x${height}`, seeded(async (chance) => {
    const touch = width < 700;
    const open = async () => {
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce", hasTouch: touch, bypassCSP: true });
      return context.newPage();
    };
    const found = [];
    await screens(open, server.address, chance, async (name, page) => {
      for (const line of await findings(page)) found.push(`${name}: ${line}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${name}: ${wide} px wider than the screen`);
    });
    assert.deepEqual(found, []);
  }));
}
