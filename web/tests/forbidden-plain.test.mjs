// Forbidden Stars without script: a whole game of two by links and forms alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerPlainly, newGame } from "./play.mjs";
import { hosted, watched } from "./server.mjs";
import { seeded } from "./support.mjs";

const here = hosted();

test("a whole game of Forbidden Stars without script", seeded(async (chance) => {
  const { page, mistakes, close } = await watched(here.browser, { javaScriptEnabled: false });
  await page.goto(here.server.address);
  await page.getByRole("region", { name: "Forbidden Stars" }).getByRole("link", { name: "Set up a table" }).click();
  await newGame(page, page.url(), "bot-random", { board: "fair" });
  let [decisions, last] = [0, ""];
  for (;;) {
    const decision = await answerPlainly(page, chance);
    if (decision === null) break;
    assert.notEqual(decision, last, "the answer was taken");
    [decisions, last] = [decisions + 1, decision];
  }
  console.log(`without script: ${decisions} decisions`);
  assert.ok(decisions > 20, `${decisions} decisions`);
  assert.match(await page.textContent("#ending"), /won|Nobody/);
  assert.deepEqual(mistakes, []);
  await close();
}));
