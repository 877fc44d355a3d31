// Learning Forbidden Stars: the guided game from the first note to the hand-over, and every lesson and puzzle.

import assert from "node:assert/strict";
import { test } from "node:test";
import { findings, guided, open, solve, tasks } from "./learning.mjs";
import { hosted } from "./server.mjs";

const here = hosted();
const GAME = "forbidden-stars";
/** The screens themselves are measured in forbidden-screens.test.mjs. */
const nothing = () => [];

for (const [width, height] of [[1440, 900], [390, 844]]) {
  test(`the guided game by clicks at ${width}x${height}, with another choice in each note`, async () => {
    const page = await open(here, width, height);
    await guided(here, page, GAME, "fs-guided", [22, 15], nothing);
    await page.context().close();
  });
}

test("every lesson and puzzle, by a naive line and by its solution", async () => {
  const page = await open(here, 1440, 900);
  const all = tasks("ui-forbidden-stars");
  assert.ok(all.length >= 12, `${all.length}`);
  let looked = 0;
  // Notes differ in their words: every sixth look will do.
  await solve(here, page, GAME, all, (it) => (looked++ % 6 === 0 ? findings(it) : []));
  await page.context().close();
});
