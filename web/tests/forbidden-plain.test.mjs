// Forbidden Stars without script: a game of two by links and forms alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerPlainly, newGame, playOut } from "./play.mjs";
import { FAR_SHORE, fixedGame } from "./round.mjs";
import { hosted, watched } from "./server.mjs";
import { seeded } from "./support.mjs";

const here = hosted();

test("a game of Forbidden Stars to its end without script", seeded(async (chance) => {
  const { page, mistakes, close } = await watched(here.browser, { javaScriptEnabled: false });
  await page.goto(here.server.address);
  await page.getByRole("region", { name: "Forbidden Stars" }).getByRole("link", { name: "Set up a table" }).click();
  await newGame(page, page.url(), "bot-random", { board: "fair" });
  let last = "";
  const decisions = await playOut(async () => {
    const decision = await answerPlainly(page, chance);
    assert.notEqual(decision, last, "the answer was taken");
    last = decision;
    return decision;
  }, async () => {
    await fixedGame(page, here.server.address, FAR_SHORE);
    const winning = page.locator(`#prompt button.answer[value="${FAR_SHORE.winning}"]`);
    if (!(await winning.isVisible())) await page.click("#list > summary");
    await winning.click();
    await page.waitForLoadState("domcontentloaded");
  });
  console.log(`without script: ${decisions} decisions`);
  assert.ok(decisions > 20, `${decisions} decisions`);
  assert.match(await page.textContent("#ending"), /won|Nobody/);
  assert.deepEqual(mistakes, []);
  await close();
}));
