// Every screen in the made-up language: nothing that is not a message, nothing cut off.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { faults } from "./language.mjs";
import { screens } from "./screens.mjs";
import { serve } from "./server.mjs";
import { launch, seeded } from "./support.mjs";

/** Words that are nobody's message: keys and names, addresses, numbers of rules, and the rules, a book of their own. */
const OWN = [
  ".brand, .key, select[name=language]",
  ".rule-list p, .rule-id, .rule, .toc, .book h2",
  ".who-sits, .pl-name, .played-by, .scores .vh, #about .title, .link",
].join(", ");

/** What is shortened where there is no room for it: the sheet of a player has it, too. */
const SPARE = ".seat";

let browser, server;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

const sizes = process.env.SIZE ? [process.env.SIZE.split("x").map(Number)] : [[1280, 720], [390, 844]];
for (const [width, height] of sizes) {
  test(`every word is a message and fits at ${width}x${height}`, seeded(async (chance) => {
    const open = async () => {
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce", hasTouch: width < 700, bypassCSP: true });
      await context.addCookies([{ name: "language", value: "qps", url: server.address }]);
      return context.newPage();
    };
    const found = [];
    await screens(open, server.address, chance, async (name, page) => {
      for (const line of await page.evaluate(faults, [OWN, SPARE])) found.push(`${name}: ${line}`);
    });
    assert.deepEqual(found, []);
  }));
}
