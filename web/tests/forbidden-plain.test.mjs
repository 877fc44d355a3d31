// Forbidden Stars without script: a game of two by links and forms alone, and the end of another.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerPlainly, newGame } from "./play.mjs";
import { hosted, watched } from "./server.mjs";
import { seeded } from "./support.mjs";

const here = hosted();

/** Rounds that are played: the later ones ask nothing new. */
const ROUNDS = 2;

test("a game of Forbidden Stars without script", seeded(async (chance) => {
  const { page, mistakes, close } = await watched(here.browser, { javaScriptEnabled: false });
  await page.goto(here.server.address);
  await page.getByRole("region", { name: "Forbidden Stars" }).getByRole("link", { name: "Set up a table" }).click();
  await newGame(page, page.url(), "bot-random", { board: "fair" });
  let [decisions, last] = [0, ""];
  while (Number((await page.textContent(".round b")).replaceAll(/\D/g, "")) <= ROUNDS) {
    const decision = await answerPlainly(page, chance);
    assert.notEqual(decision, null, "it goes on");
    assert.notEqual(decision, last, "the answer was taken");
    [decisions, last] = [decisions + 1, decision];
  }
  console.log(`without script: ${decisions} decisions`);
  assert.ok(decisions > 20, `${decisions} decisions`);

  // A puzzle that is solved ends its game.
  await page.goto(`${here.server.address}/learn?game=forbidden-stars`);
  await page.click("form[action$='/fs-far-shore'] button");
  for (const action of ["move strike_cruiser tile_7.nw tile_12.nw", "move scout tile_7.sw tile_12.ne"]) {
    const button = page.locator(`#prompt button.answer[value='${action}']`);
    while (!(await button.count())) await page.reload({ waitUntil: "domcontentloaded" });
    if (!(await button.isVisible())) await page.click("#list > summary");
    await button.click();
  }
  while (!(await page.locator("#ending:not([hidden])").count())) await page.reload({ waitUntil: "domcontentloaded" });
  assert.match(await page.textContent("#ending"), /won|Nobody/);
  assert.deepEqual(mistakes, []);
  await close();
}));
