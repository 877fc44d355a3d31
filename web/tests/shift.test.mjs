// Nothing moves by itself: while the page of a table loads, and while others play.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerByPointing, asked, forward, newGame } from "./play.mjs";
import { fixedGame, give, toOrder } from "./round.mjs";
import { hosted } from "./server.mjs";
import { arrive, random, SEED } from "./support.mjs";

const here = hosted();
const SIZES = [[1280, 720], [1440, 900], [390, 844], [844, 390]];
/** So much moves at most while a page loads: a number for a key that is written before a name. */
const LITTLE = 0.003;
/** Answers with long words for few of them, and units that move, are listed once the script knows their keys. */
const LISTED = 0.05;

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

/** In a page: where the parts of a phone's page stand that are always there, but while a battle has the page. */
function standing() {
  if (document.querySelector("#stage:not([hidden], .slim)")) return null;
  // Sideways the strip gives way to what is chosen from, and the last event stands in it.
  const all = [".when", "#board", "#undo", "#tabs", ".tokens-own", ...innerHeight > innerWidth ? ["#strip", "#caption"] : []];
  const parts = all.map((selector) => {
    const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return [selector, [x, y, width, height].map(Math.round).join(" ")];
  });
  return Object.fromEntries(parts.filter(([, at]) => at !== "0 0 0 0"));
}

for (const game of ["starcraft", "forbidden-stars"]) {
  test(`nothing moves by itself while a table loads and is played at, and on a phone what is always there stands still: ${game}`, async () => {
    const context = await here.browser.newContext({ painted: true, viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
    await context.addInitScript(watch);
    const page = await context.newPage();
    await newGame(page, `${here.server.address}/?game=${game}`);
    await asked(page);
    await forward(page, random(SEED), "", [], 20);
    const chance = random(SEED);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await arrive(page, page.url());
      await asked(page);
      const loaded = await moved(page);
      const listed = await page.locator("#muster:not([hidden]), #list.few .answer").count() > 0;
      assert.ok(sum(loaded) < (listed ? LISTED : LITTLE), `at ${width}x${height} while it loads: ${JSON.stringify(loaded)}`);
      const stood = {};
      for (let n = 0; n < 5; n += 1) {
        await answerByPointing(page, chance);
        await asked(page);
        if (width > 850) continue;
        for (const [part, at] of Object.entries(await page.evaluate(standing) ?? {})) assert.equal(at, stood[part] ??= at, `${part} at ${width}x${height}`);
      }
      const played = await moved(page);
      assert.ok(sum(played) < 0.01 || width <= 850, `at ${width}x${height} in play: ${JSON.stringify(played)}`);
    }
    await context.close();
  });

  test(`tools, answers and the last event stand still on a phone while orders are planned and when that ends: ${game}`, async () => {
    const context = await here.browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
    const page = await context.newPage();
    const lesson = game === "starcraft" ? "guided" : "fs-guided";
    for (const [width, height] of [[390, 844], [844, 390]]) {
      await page.setViewportSize({ width, height });
      await fixedGame(page, here.server.address, { game, lesson });
      const planning = () => page.evaluate(() => document.querySelector("[data-phase=planning].now") !== null);
      const places = () => page.evaluate(() => {
        const [tools, answers, caption] = [".tools", "#answers", "#caption"].map((selector) => document.querySelector(selector).getBoundingClientRect());
        // Upright the answers grow upwards from their row; sideways they stand below the question.
        return JSON.stringify([tools, ...innerHeight > innerWidth ? [answers.bottom, caption] : []]);
      });
      await asked(page);
      assert.ok(await planning());
      const before = await places();
      while (await planning()) {
        assert.equal(await places(), before, `while orders are planned at ${width}x${height}`);
        await give(page, await page.locator("#prompt button.answer[value^='order ']").first().getAttribute("value"));
      }
      assert.equal(await places(), before, `after that at ${width}x${height}`);
    }
    await context.close();
  });
}

test("where a basket opens while a page loads, nothing moves", async () => {
  const context = await here.browser.newContext({ painted: true, viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
  await context.addInitScript(watch);
  const page = await context.newPage();
  await fixedGame(page, here.server.address, { choices: toOrder("build") });
  for (const [width, height] of [...SIZES, [720, 450]]) {
    await page.setViewportSize({ width, height });
    await arrive(page, page.url());
    await asked(page);
    await page.waitForSelector("#basket.open");
    const loaded = await moved(page);
    assert.ok(sum(loaded) < 0.001, `at ${width}x${height}: ${JSON.stringify(loaded)}`);
  }
  await context.close();
});
