// The replay on a phone that is held sideways: the board has the height, and the bar is one line below it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, play, until } from "./learning.mjs";
import { asked, forward, newGame } from "./play.mjs";
import { FAR_SHORE } from "./round.mjs";
import { hosted, watched } from "./server.mjs";
import { arrive, random, SEED } from "./support.mjs";

const here = hosted();
const SIDEWAYS = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

/** In a page: what keeps the board from its height, or a finger from a button. */
function faults() {
  const found = [];
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [board, line] = [box("#board"), box("#moments .steps")];
  if (line.height > 48) found.push(`the bar is ${line.height} px high`);
  if (board.bottom > line.top + 1) found.push("the bar lies over the board");
  if (board.height < innerHeight - 50) found.push(`the board is ${board.height} px high`);
  const place = box("#moments .place");
  if (!document.elementFromPoint(place.x + 10, place.y + place.height / 2)?.closest(".place")) found.push("which move it is cannot be read");
  const seen = [...document.querySelectorAll("#moments :is(a, button, summary, select, input:not(.vh, [type=hidden]), .speed)")].filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("#play-on form, .marks"));
  if (seen.length < 6) found.push(`only ${seen.length} can be pressed`);
  for (const one of seen) {
    const { x, y, width, height, right, bottom } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const called = one.id || one.dataset.step || one.textContent;
    if (!one.contains(hit) && !hit?.closest(".slider")?.contains(one)) found.push(`${called} is covered by ${hit?.className}`);
    if (x < 0 || right > innerWidth || bottom > innerHeight) found.push(`${called} is outside`);
    if (height < 38 || width < 38) found.push(`${called} is ${width} x ${height}`);
  }
  return found;
}

/** The earlier moments of a game that goes on, and of one that is over. */
async function tables() {
  const { page } = await watched(here.browser, { bypassCSP: true });
  await newGame(page, here.server.address);
  await asked(page);
  await forward(page, random(SEED), "", [], 8);
  const goesOn = page.url();
  await begin(here, page, FAR_SHORE.game, FAR_SHORE.lesson);
  await play(page, [...FAR_SHORE.choices, FAR_SHORE.winning]);
  await until(page, () => document.querySelector("#ending:not([hidden])"));
  return { goesOn, over: page.url().split("?")[0], state: await page.context().storageState() };
}

test("sideways the replay bar is one line, and every button is there for a finger, in every language", async () => {
  const { goesOn, over, state } = await tables();
  const { page, mistakes, close } = await watched(here.browser, { ...SIDEWAYS, storageState: state });
  for (const value of ["en", "de", "pl", "qps"]) {
    await page.context().addCookies([{ name: "language", value, url: here.server.address }]);
    for (const table of [goesOn, over]) {
      await arrive(page, `${table}/replay?at=1`);
      assert.deepEqual(await page.evaluate(faults), [], `${value}, ${table}`);
    }
  }
  await page.tap("#play-on summary");
  assert.ok(await page.evaluate(() => {
    const form = document.querySelector("#play-on form").getBoundingClientRect();
    return form.top >= 0 && form.left >= document.querySelector("#board").getBoundingClientRect().right - 1;
  }), "what opens lies over the panel");
  await page.tap("#show-log + *, label[for=show-log], #tabs label:last-child");
  assert.ok(await page.evaluate(() => document.querySelector("#right").getBoundingClientRect().bottom <= document.querySelector("#moments .steps").getBoundingClientRect().top + 1), "so does the log");
  assert.deepEqual(mistakes, []);
  await close();
});

/** In a page: names of systems that run over each other or out of their tile. */
function crowded() {
  const found = [];
  const names = [...document.querySelectorAll("#board-parts .pname")].filter((one) => one.checkVisibility()).map((one) => [one.textContent, one.getBoundingClientRect(), one.closest("[id]").querySelector(".frame").getBoundingClientRect()]);
  if (names.length < 6) found.push(`only ${names.length} names`);
  for (const [n, [name, box, tile]] of names.entries()) {
    if (box.right > tile.right) found.push(`${name} leaves its tile`);
    for (const [other, { left, right, top, bottom }] of names.slice(n + 1)) if (box.left < right && left < box.right && box.top < bottom && top < box.bottom) found.push(`${name} runs over ${other}`);
  }
  return found;
}

test("names of systems do not run over each other on a small board, however small it is, in any language", async () => {
  const { over, state } = await tables();
  const { page, mistakes, close } = await watched(here.browser, { storageState: state });
  for (const value of ["en", "de", "pl"]) {
    await page.context().addCookies([{ name: "language", value, url: here.server.address }]);
    for (const [width, height] of [[390, 844], [667, 375], [720, 450]]) {
      await page.setViewportSize({ width, height });
      await arrive(page, `${over}/replay?at=1`);
      assert.deepEqual(await page.evaluate(crowded), [], `${value} at ${width}x${height}`);
    }
    // With four players there are twelve tiles, and a pixel is up to four units of the drawing.
    for (const unit of [1.7, 2.5, 4]) {
      await page.evaluate((px) => {
        const svg = document.getElementById("drawing");
        svg.classList.add("far");
        svg.style.setProperty("--px", String(px));
      }, unit);
      assert.deepEqual(await page.evaluate(crowded), [], `${value}, ${unit} units a pixel`);
    }
  }
  assert.deepEqual(mistakes, []);
  await close();
});
