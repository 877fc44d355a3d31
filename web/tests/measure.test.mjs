// The measure itself: what it must find on a board, and what it must leave alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./language.mjs";
import { launch, unveiled } from "./support.mjs";

/** A planet's name, and something with a number that is painted after it, so far to its right. */
const board = (badge, x) => `<body><div style="width: 400px; height: 200px"><svg id="drawing" width="400" height="200">
  <g id="planet-torus"><text class="pname" x="100" y="100" font-size="20">Torus</text></g>
  <g id="planet-braken">${badge.replace("AT", `translate(${x} 80)`)}</g></svg></div></body>`;

/** A disc with a number, one that is hidden while the board is near, and the ring of something that may be chosen, which has no fill. */
const BADGES = {
  disc: '<g transform="AT"><circle cx="15" cy="15" r="15" fill="#123"/><text x="10" y="20">7</text></g>',
  hidden: '<g transform="AT" style="display: none"><circle cx="15" cy="15" r="15" fill="#123"/><text x="10" y="20">7</text></g>',
  ring: '<g transform="AT"><circle cx="60" cy="15" r="60" fill="none"/><text x="100" y="20">7</text></g>',
};

test("what is painted over the words of another is found, and nothing else", async () => {
  const browser = await launch();
  const page = await browser.newPage();
  const found = async (badge, x) => {
    await page.setContent(board(BADGES[badge], x));
    return unveiled(page, faults, ["none", "none", false]);
  };
  assert.deepEqual(await found("disc", 130), ['painted over: "Torus" in #planet-torus text.pname by "7" in #planet-braken g']);
  assert.deepEqual(await found("disc", 200), []);
  assert.deepEqual(await found("hidden", 130), []);
  assert.deepEqual(await found("ring", 70), []);
  await browser.close();
});
