// Every screen of Forbidden Stars, one after the other. The course is fixed: it leads through the guided game, lessons and puzzles, whose
// positions and dice are always the same.

import { toOutcome } from "./beside.mjs";
import { begin, changed, choose, note, play, until } from "./learning.mjs";
import { asked, lookedInto, newGame } from "./play.mjs";
import { fixedGame } from "./round.mjs";

const GAME = "forbidden-stars";

/** Goes on with the guided game, as its notes say, until one of the choices that a note waits for begins like this. */
async function guidedTo(page, choice) {
  for (;;) {
    const now = await note(page);
    if (now.good.some((value) => value.startsWith(choice))) return;
    if (now.looks) await page.click("#coach [data-lead=on]");
    else await choose(page, now.good[0]);
    await changed(page, now);
  }
}

/** Folds the coach's note, which lies over other things. */
async function fold(page) {
  const button = page.locator("#coach .fold[aria-expanded=true]");
  if (await button.count()) await button.click();
}

/** Begins a lesson. */
async function lesson(address, page, id) {
  await begin({ server: { address } }, page, GAME, id);
  await until(page, () => document.querySelector("#coach.js") && document.querySelector("#prompt form[action$='/act']:not([aria-busy])"));
  await fold(page);
}

/** The table of a lesson without the coach: an ordinary one in a certain position. */
async function position(address, page, id) {
  await fixedGame(page, address, { lesson: id, game: GAME });
  await asked(page);
}

/** Gives the first answer there is until one of these is asked for. */
async function untilAsked(page, answer) {
  for (;;) {
    await until(page, () => document.querySelector("#prompt form[action$='/act']:not([aria-busy])"));
    if (await page.locator(`#prompt button.answer${answer}`).count()) return;
    const [value, before] = await page.evaluate(() => ["#prompt button.answer[name=action]", "#prompt [name=decision]"].map((one) => document.querySelector(one).value));
    await choose(page, value);
    await until(page, (old) => document.querySelector("#prompt form[action$='/act']:not([aria-busy]) [name=decision]")?.value !== old, before);
  }
}

/** The pages around the table and the set-up. */
export async function pages(open, address, visit) {
  const mira = await open();
  const game = `?game=${GAME}`;
  for (const [name, path] of Object.entries({ "new-game": `/new${game}`, learn: `/learn${game}`, rules: `/rules${game}&q=storm`, reference: `/reference${game}`, "reference-unit": "/reference/forbidden-stars/fs-unit/scout", "reference-card": "/reference/forbidden-stars/combat/we_chaos_united", help: `/help${game}` })) {
    await mira.goto(address + path);
    await visit(`fs-${name}`, mira);
  }
  await newGame(mira, `${address}/${game}`, "bot-random", { board: "manual", factions: "choose" });
  await asked(mira);
  await visit("fs-setup-faction", mira);
  await untilAsked(mira, "[data-things*='cell-']");
  await visit("fs-setup-board", mira);
  await mira.context().close();
}

/** The guided game, from the first order to the second round. */
export async function guided(open, address, visit) {
  const mira = await open();
  await begin({ server: { address } }, mira, GAME, "fs-guided");
  await note(mira);
  await visit("fs-guided", mira);
  await guidedTo(mira, "order advance");
  await fold(mira);
  await visit("fs-planning", mira);
  await mira.click("#ask-hint");
  await mira.waitForSelector("#hint .advised");
  await visit("fs-hint", mira, null);
  await mira.click("#hint header .btn");
  for (const [name, choice] of [["operations", "reveal"], ["order", "resolve"], ["advance", "move"], ["dominate", "ability"], ["strategize", "upgrade-order"], ["attack", "move land_raider"]]) {
    await guidedTo(mira, choice);
    await fold(mira);
    await visit(`fs-${name}`, mira);
  }
  await mira.click("#ask-odds");
  await mira.waitForSelector("#hint .odds");
  await visit("fs-odds", mira, null);
  for (const [name, choice] of [["reinforce", "reinforce"], ["cards", "card um_glory"], ["second-round", "card um_ambush"], ["event", "play-event"], ["deploy-guided", "buy"]]) {
    await guidedTo(mira, choice);
    await fold(mira);
    await visit(`fs-${name}`, mira);
    // Here nobody fights again before whoever looks at it has seen it: the guided game goes on only with the person.
    if (name === "event") await visit("fs-outcome", mira, toOutcome);
  }
  await mira.context().close();
}

/** An order with its way, a basket, a combat to its retreat, and a game to its end. */
export async function positions(open, address, visit) {
  const mira = await open();
  await position(address, mira, "fs-bridge");
  await until(mira, () => document.querySelector("#prompt button.answer[data-onward]"));
  await mira.keyboard.press("1");
  await mira.waitForSelector("#drawing .way.drawn", { state: "attached" });
  await visit("fs-way", mira, null);

  await position(address, mira, "fs-deploy");
  await until(mira, () => document.querySelector("#basket[data-decision]"));
  await visit("fs-deploy", mira);

  await lesson(address, mira, "fs-storm");
  await visit("fs-refresh", mira);
  await lesson(address, mira, "fs-rout");
  await visit("fs-damage", mira);
  await lesson(address, mira, "fs-morale");
  await mira.locator(".hc[data-may]").nth(2).hover();
  await mira.waitForSelector(".clash .foreseen.is-seen", { state: "attached" });
  await mira.keyboard.press("Escape");
  await visit("fs-last-round", mira);
  // Without the coach the beaten are asked where to go; whatever the rival lays, this card loses.
  await position(address, mira, "fs-morale");
  await play(mira, ["card um_fury_of_the_ultramar"]);
  await untilAsked(mira, "[value^='to ']");
  await visit("fs-retreat", mira);

  await begin({ server: { address } }, mira, GAME, "fs-far-shore");
  await play(mira, ["move strike_cruiser tile_7.nw tile_12.nw", "move scout tile_7.sw tile_12.ne"]);
  await until(mira, () => document.querySelector("#ending:not([hidden])"));
  await visit("fs-ending", mira);
  const table = mira.url().split("?")[0];
  await mira.goto(`${table}/replay?at=3`);
  await visit("fs-replay", mira);
  await mira.goto(`${table}/analysis`);
  await lookedInto(mira);
  await visit("fs-analysis", mira);
  await mira.context().close();
}
