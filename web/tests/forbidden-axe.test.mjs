// What axe-core finds on the sheets and lists of Forbidden Stars: everything that opens from the tray, the seats, a question or a card.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { asked, forward, newGame } from "./play.mjs";
import { fixedGame } from "./round.mjs";
import { hosted, watched } from "./server.mjs";
import { arrive, LONG, random, resize, SEED } from "./support.mjs";

const here = hosted();
const GAME = "forbidden-stars";
const TONGUES = ["en", "de", "pl"];
const SIZES = [{ width: 1280, height: 720 }, { width: 390, height: 844 }];

/** What can be opened at a table, each by itself, by what is pressed. */
const OPENERS = "#tray summary, #list:not(.few) > summary, .glance, #tabs label";

/** In a page: presses the opener of this number; says what has opened, or null after the last of them. */
function opened([selector, number]) {
  for (const one of document.querySelectorAll("#tray .fold:not(.wanted) > details[open], #list[open]")) one.open = false;
  for (const one of document.querySelectorAll(":popover-open")) one.hidePopover();
  document.getElementById("show-board").checked = true;
  const one = [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility({ visibilityProperty: true }))[number];
  if (!one) return null;
  one.click();
  const panel = { "show-seats": "left", "show-hand": "tray", "show-log": "right", "show-board": "middle" }[one.querySelector("input")?.id];
  return panel ?? one.getAttribute("popovertarget") ?? one.closest("[id]").id;
}

/** What axe has to say about a page, or a part of it; one line a finding. */
async function findings(page, where, part = null) {
  const found = await violations(page, part && { include: [`#${part}`] });
  return found.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${where}: ${id}: ${node.target.join(" ")} ${node.html.slice(0, 160)}`));
}

/** Looks at a table as it is, and at all that opens. */
async function everything(page, where) {
  const found = await findings(page, where);
  const seen = [];
  for (let part = ""; part !== null;) {
    part = await page.evaluate(opened, [OPENERS, seen.length]);
    if (part === null) break;
    seen.push(part);
    assert.ok(await page.isVisible(`#${part}`), `${where}: ${part} has opened`);
    found.push(...await findings(page, `${where}, ${part}`, part));
  }
  assert.ok(seen.length >= 4, `${where}: only ${seen} could be opened`);
  return found;
}

/** Positions that have every kind of sheet between them. */
const POSITIONS = {
  planning: (page) => newGame(page, `${here.server.address}/?game=${GAME}`, "bot-easy"),
  basket: (page) => fixedGame(page, here.server.address, { lesson: "fs-deploy", game: GAME }),
  ways: (page) => fixedGame(page, here.server.address, { lesson: "fs-bridge", game: GAME }),
  refresh: (page) => fixedGame(page, here.server.address, { lesson: "fs-storm", game: GAME }),
  damage: (page) => fixedGame(page, here.server.address, { lesson: "fs-rout", game: GAME }),
  cards: (page) => fixedGame(page, here.server.address, { lesson: "fs-morale", game: GAME }),
  events: (page) => reached(page, "#asked.asked", ["^order strategize", "^reveal", "^resolve", "^upgrade", "^draw"]),
  upgrades: (page) => reached(page, "#hand.wanted", ["^order strategize", "^reveal", "^resolve"]),
  asks: (page) => reached(page, ".with-and-without", ["^order advance", "^resolve", "^reveal", "^move"]),
};

async function reached(page, wanted, wishes) {
  await newGame(page, `${here.server.address}/?game=${GAME}`, "bot-random", { board: "fair" });
  assert.ok(await forward(page, random(SEED), wanted, wishes), `${wanted} is there`);
}

// Words differ in length, not in what they are: each position is looked at in one language and, in turns, at one size; `LONG=1` takes all.
for (const [n, [name, go]] of Object.entries(POSITIONS).entries()) {
  test(`axe finds nothing on the sheets and lists: ${name}`, async () => {
    const { page, close } = await watched(here.browser, { bypassCSP: true });
    await go(page);
    await asked(page);
    const found = [];
    for (const value of LONG ? TONGUES : [TONGUES[n % 3]]) {
      await page.context().addCookies([{ name: "language", value, url: here.server.address }]);
      await arrive(page, page.url());
      for (const size of LONG ? SIZES : [SIZES[n % 2]]) {
        await resize(page, size);
        found.push(...await everything(page, `${value} at ${size.width}`));
      }
    }
    assert.deepEqual(found, []);
    await close();
  });
}
