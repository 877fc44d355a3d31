// Nothing moves by itself: while the page of a table loads, and while others play.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerByPointing, asked, forward, newGame } from "./play.mjs";
import { hosted } from "./server.mjs";
import { arrive, random, SEED } from "./support.mjs";

const here = hosted();
/** How much may move while a page loads: on a phone on its side the answers go to the foot once the script has opened a basket. */
const SIZES = [[1280, 720, 0.001], [1440, 900, 0.001], [390, 844, 0.001], [844, 390, 0.07]];
/** Where a basket is opened it covers the log, and units that move stand above it. */
const OPENED = 0.02;

/** In a page, before anything else: adds up what moved without having been pressed for, as browsers count it (1 is all of the screen by its own height). */
function watch() {
  globalThis.moved = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const parts = sources.map(({ node }) => (node?.id || node?.className?.baseVal || node?.className || node?.localName));
      globalThis.moved.push({ value, parts: parts.join(" ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** What has moved since it was last asked, once two frames have been drawn. */
const moved = (page) => page.evaluate(async () => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => { requestAnimationFrame(drawn); });
  return globalThis.moved.splice(0);
});

const sum = (shifts) => shifts.reduce((all, { value }) => all + value, 0);

for (const game of ["starcraft", "forbidden-stars"]) {
  test(`nothing moves by itself while a table loads and is played at: ${game}`, async () => {
    const context = await here.browser.newContext({ painted: true, viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
    await context.addInitScript(watch);
    const page = await context.newPage();
    await newGame(page, `${here.server.address}/?game=${game}`);
    await asked(page);
    await forward(page, random(SEED), "", [], 20);
    const chance = random(SEED);
    for (const [width, height, most] of SIZES) {
      await page.setViewportSize({ width, height });
      await arrive(page, page.url());
      await asked(page);
      const loaded = await moved(page);
      const opened = await page.locator("#basket.open, #muster:not([hidden])").count() > 0;
      assert.ok(sum(loaded) < Math.max(most, opened ? OPENED : 0), `at ${width}x${height} while it loads: ${JSON.stringify(loaded)}`);
      for (let n = 0; n < 5; n += 1) await answerByPointing(page, chance);
      await asked(page);
      const played = await moved(page);
      assert.ok(sum(played) < 0.01, `at ${width}x${height} in play: ${JSON.stringify(played)}`);
    }
    await context.close();
  });
}
