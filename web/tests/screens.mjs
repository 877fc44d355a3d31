// Every screen there is, one after the other.

import assert from "node:assert/strict";
import { asked, forward, newGame } from "./play.mjs";

const has = (selector) => async (page) => (await page.locator(selector).count()) > 0;
const answer = (selector) => has(`#prompt button.answer${selector}`);
const inPhase = (phase) => has(`.phases .now[data-phase="${phase}"]`);
const inBattle = (things) => async (page) => (await page.isVisible("#stage")) && answer(`[data-things*='${things}']`)(page);

/** What to look for in the course of a game. */
const MOMENTS = {
  planning: inPhase("planning"),
  execution: inPhase("execution"),
  mobilize: answer("[value^='move ']"),
  attack: has("#ask-odds"),
  payment: answer("[value='pay']"),
  "battle-pairs": inBattle("fighter-"),
  "battle-cards": inBattle("card-"),
  "battle-skirmish": inBattle("skirmish-"),
};

/** The expansion as it is asked for. */
const BROOD_WAR = { expansion: "brood_war", leadership: "none" };

/** To attack, to pair units or to choose the next skirmish oneself is rare in random play. */
const RARE = ["attack", "battle-pairs", "battle-skirmish"];

/**
 * Goes through all screens and calls `visit(name, page)` at each.
 * @param open gives a page of a new person
 */
export async function screens(open, address, chance, visit) {
  const mira = await open();
  // Who wants to be asked how to pay sees every question there is.
  await mira.context().addCookies([{ name: "settings", value: "pay=asked", url: address }]);
  for (const [name, path] of Object.entries({ start: "/", rules: "/rules", "rules-search": "/rules?q=splash", reference: "/reference", "reference-unit": "/reference/starcraft/unit/marine", "reference-planet": "/reference/starcraft/planet/erebus_station", help: "/help", learn: "/learn", figures: "/figures", settings: "/settings", "no-such-page": "/nowhere" })) {
    await mira.goto(address + path);
    await visit(name, mira);
  }
  await mira.goto(address);
  await mira.click("form[action='/new'] details summary");
  await mira.check("[name='rule-expansion']");
  await visit("new-game", mira);

  await newGame(mira, address, "open");
  await visit("lobby", mira);
  const guest = await open();
  await guest.goto(await mira.inputValue("[id^='invitation-']"));
  await visit("invitation", guest);

  for (const [name, look] of [["settings-light", "light"], ["settings-contrast", "contrast"]]) {
    await mira.goto(`${address}/settings`);
    await mira.check(`[name=theme][value=${look}]`, { force: true });
    await visit(name, mira);
  }
  await mira.check("[name=theme][value=dark]", { force: true });

  await mira.goto(`${address}/learn`);
  await Promise.all([mira.waitForURL("**/t/*"), mira.click("form[action^='/learn/'] button")]);
  await mira.waitForSelector("#coach");
  await visit("guided", mira);

  await newGame(mira, address, "here");
  await mira.waitForSelector("#curtain:not([hidden])");
  await visit("curtain", mira);

  await newGame(mira, address, "bot-random", { galaxy: "manual", factions: "choose" });
  await asked(mira);
  await visit("setup-faction", mira);
  await forward(mira, chance, answer("[data-things^='cell-']"));
  await visit("setup-galaxy", mira);

  const left = new Map(Object.entries(MOMENTS));
  const needed = () => [...left.keys()].filter((name) => !RARE.includes(name));
  const look = async (page) => {
    for (const [name, test] of [...left]) {
      if (!(await test(page))) continue;
      left.delete(name);
      await visit(name, page);
      if (name === "planning") {
        await page.click("#ask-hint");
        await page.waitForSelector("#hint .advised");
        await visit("hint", page);
      }
      if (name === "attack") {
        await page.click("#ask-odds");
        await page.waitForSelector("#hint .odds");
        await visit("odds", page);
      }
      if (name === "execution") {
        await guest.goto(page.url().split("?")[0]);
        await visit("spectator", guest);
      }
    }
    return false;
  };
  for (let game = 0; game < 6 && needed().length > 0; game += 1) {
    await newGame(mira, address);
    await forward(mira, chance, look);
  }
  assert.deepEqual(needed(), [], "every moment was reached");
  await mira.waitForSelector("#ending:not([hidden])");
  await visit("ending", mira);
  const table = mira.url().split("?")[0];
  await mira.goto(`${table}/replay?at=60`);
  await visit("replay", mira);
  await mira.click("#moments a[href$='/analysis']");
  await mira.waitForSelector("#course");
  await visit("analysis", mira);
  await mira.goto(address);
  await visit("start-with-games", mira);

  await newGame(mira, address, "bot-random", BROOD_WAR);
  await asked(mira);
  await visit("brood-planning", mira);
  await forward(mira, chance, inPhase("execution"));
  await visit("brood-execution", mira);
}
