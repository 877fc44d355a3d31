// Every screen of Forbidden Stars, one after the other.

import assert from "node:assert/strict";
import { asked, forward, newGame } from "./play.mjs";

const has = (selector) => async (page) => (await page.locator(selector).count()) > 0;
const answer = (selector) => has(`#prompt button.answer${selector}`);

/** What to look for in the course of a game. */
const MOMENTS = {
  planning: has('.phases .now[data-phase="planning"]'),
  operations: has('.phases .now[data-phase="operations"]'),
  move: answer("[data-onward]"),
  deploy: has("#basket[data-decision]"),
  strategize: answer("[data-things^='learn-']"),
  combat: async (page) => (await page.isVisible("#stage")) && answer("[data-things^='card-']")(page),
  refresh: has('.phases .now[data-phase="refresh"]'),
};

/**
 * Goes through all screens and calls `visit(name, page)` at each.
 * @param open gives a page of a new person
 */
export async function forbiddenScreens(open, address, chance, visit) {
  const mira = await open();
  const start = `${address}/?game=forbidden-stars`;
  for (const [name, path] of Object.entries({ "fs-start": "/?game=forbidden-stars", "fs-reference": "/reference?game=forbidden-stars", "fs-reference-unit": "/reference/forbidden-stars/fs-unit/scout" })) {
    await mira.goto(address + path);
    await visit(name, mira);
  }
  await newGame(mira, start, "bot-random", { board: "manual", factions: "choose" });
  await asked(mira);
  await visit("fs-setup-faction", mira);
  await forward(mira, chance, answer("[data-things^='cell-']"));
  await visit("fs-setup-board", mira);

  const left = new Map(Object.entries(MOMENTS));
  const look = async (page) => {
    for (const [name, test] of [...left]) {
      if (!(await test(page))) continue;
      left.delete(name);
      await visit(`fs-${name}`, page);
    }
    return false;
  };
  for (let game = 0; game < 4 && left.size > 0; game += 1) {
    await newGame(mira, start, "bot-random", { board: "fair" });
    await forward(mira, chance, look);
  }
  assert.deepEqual([...left.keys()], [], "every moment was reached");
  await mira.waitForSelector("#ending:not([hidden])");
  await visit("fs-ending", mira);
}
