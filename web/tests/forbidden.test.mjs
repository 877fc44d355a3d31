// Forbidden Stars in a real browser: games from the start page to the result, by pointing and by keys.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose } from "./learning.mjs";
import { answerByKeys, answerByPointing, asked, equalsFresh, newGame, playOut } from "./play.mjs";
import { FAR_SHORE, fixedGame } from "./round.mjs";
import { hosted, watched } from "./server.mjs";
import { seeded } from "./support.mjs";

const here = hosted();

const open = (options) => watched(here.browser, options);
const start = () => `${here.server.address}/?game=forbidden-stars`;

test("a game by clicking what is highlighted, from the first tile of the board on", seeded(async (chance) => {
  const { page, mistakes, close } = await open();
  await newGame(page, start(), "bot-random", { board: "manual" });
  const used = { decisions: 0, things: 0, buttons: 0 };
  await playOut(async () => {
    const { decision, things, buttons } = await answerByPointing(page, chance);
    used.decisions += 1;
    used.things += things;
    used.buttons += buttons;
    if (used.decisions % 30 === 0) await equalsFresh(page);
    return decision;
  }, async () => {
    await fixedGame(page, here.server.address, FAR_SHORE);
    await asked(page);
    await choose(page, FAR_SHORE.winning);
  });
  assert.ok(await page.isVisible("#ending"), "the result is shown");
  console.log(`by pointing: ${used.decisions} decisions, ${used.things} clicks on things, ${used.buttons} on buttons`);
  assert.ok(used.things > used.decisions / 4, "the board was really used");
  await equalsFresh(page);
  assert.deepEqual(mistakes, []);
  await close();
}));

test("a whole game by keys", seeded(async (chance) => {
  const { page, mistakes, close } = await open();
  await newGame(page, start(), "bot-random", { board: "fair" });
  let decisions = 0;
  while ((await answerByKeys(page, chance)) !== null) decisions += 1;
  assert.ok(decisions > 20, `${decisions} decisions`);
  assert.ok(await page.isVisible("#ending"), "the result is shown");
  assert.deepEqual(mistakes, []);
  await close();
}));
