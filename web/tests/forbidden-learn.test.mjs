// Learning Forbidden Stars: the guided game from the first note to the hand-over, lessons and puzzles.

import assert from "node:assert/strict";
import { test } from "node:test";
import { guided, open, solve, some, tasks } from "./learning.mjs";
import { hosted } from "./server.mjs";
import { LONG } from "./support.mjs";

const here = hosted();
const GAME = "forbidden-stars";
/** The screens themselves are measured in forbidden-screens.test.mjs. */
const nothing = () => [];

// Wide it is walked through in forbidden-screens.test.mjs; `LONG=1` adds another choice in each note there.
for (const [width, height] of LONG ? [[390, 844], [1440, 900]] : [[390, 844]]) {
  test(`the guided game by clicks at ${width}x${height}, with another choice in each note`, async () => {
    const page = await open(here, width, height);
    await guided(here, page, GAME, "fs-guided", [22, 15], nothing);
    await page.context().close();
  });
}

test("lessons and puzzles, by a naive line and by its solution", async () => {
  const page = await open(here, 1440, 900);
  const all = tasks("ui-forbidden-stars");
  assert.ok(all.length >= 12, `${all.length}`);
  await solve(here, page, GAME, some(all));
  await page.context().close();
});
