// Every screen there is, one after the other.

import assert from "node:assert/strict";
import { toOutcome } from "./beside.mjs";
import { asked, forward, lookedInto, newGame } from "./play.mjs";
import { fixedGame, PAIRED } from "./round.mjs";
import { arrive, random, SEED } from "./support.mjs";

const answer = (selector) => `#prompt button.answer${selector}`;
const inPhase = (phase) => `.phases .now[data-phase="${phase}"]`;

/** What to look for in the course of a game, by what its page has. */
const MOMENTS = {
  planning: inPhase("planning"),
  execution: inPhase("execution"),
  mobilize: answer("[value^='move ']"),
  payment: answer("[value='pay']"),
  "battle-skirmish": "#frame:has(#stage:not([hidden])):has(#prompt button.answer[data-things*='skirmish-'])",
};

/** The expansion as it is asked for. */
const BROOD_WAR = { expansion: "brood_war", leadership: "none" };

/** To choose the next skirmish oneself is rare in random play. */
const RARE = ["battle-skirmish"];

/**
 * Goes through all screens and calls `visit(name, page, again)` at each. What only the script of that page shows, such as an open list, `again` does
 * in another page; null where that is not worth while.
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
  await mira.goto(`${address}/new`);
  const options = async (page) => {
    await page.click("form[action='/new'] details summary");
    await page.check("[name='rule-expansion']");
  };
  await options(mira);
  await visit("new-game", mira, options);

  await newGame(mira, address, "open");
  await visit("lobby", mira);
  const guest = await open();
  await guest.goto(await mira.inputValue("[id^='invitation-']"));
  await visit("invitation", guest);

  for (const [name, look] of [["settings-light", "light"], ["settings-contrast", "contrast"]]) {
    await arrive(mira, `${address}/settings`);
    await mira.check(`[name=theme][value=${look}]`, { force: true });
    await visit(name, mira, null);
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

  await fixedGame(mira, address, { lesson: "three-stars", choices: ["move vulture antiga_prime.c"] });
  await asked(mira);
  await visit("attack", mira);
  await mira.click("#ask-odds");
  await mira.waitForSelector("#hint .odds");
  await visit("odds", mira, null);
  await fixedGame(mira, address, { lesson: "two-pairs" });
  await asked(mira);
  await visit("battle-pairs", mira);
  // The board instead of the battle; seats and log stay whole below its steps.
  const toBoard = (page) => page.evaluate(() => document.getElementById("stage-switch").click());
  await toBoard(mira);
  await visit("battle-board", mira, toBoard);
  await fixedGame(mira, address, { lesson: "two-pairs", choices: PAIRED });
  await asked(mira);
  await visit("battle-cards", mira);
  assert.ok(await forward(mira, random(SEED), "#battle-again:not([hidden])"), "the battle comes to its end");
  await visit("battle-outcome", mira, toOutcome);

  const left = new Map(Object.entries(MOMENTS));
  const needed = () => [...left.keys()].filter((name) => !RARE.includes(name));
  for (let game = 0; game < 6 && needed().length > 0; game += 1) {
    await newGame(mira, address);
    while (left.size > 0 && (await forward(mira, chance, [...left.values()].join(", ")))) {
      await asked(mira);
      for (const [name, selector] of [...left]) {
        if (!(await mira.locator(selector).count())) continue;
        left.delete(name);
        await visit(name, mira);
        if (name === "planning") {
          await mira.click("#ask-hint");
          await mira.waitForSelector("#hint .advised");
          await visit("hint", mira, null);
        }
        if (name === "execution") {
          await guest.goto(mira.url().split("?")[0]);
          await visit("spectator", guest);
        }
      }
    }
    await forward(mira, chance);
  }
  assert.deepEqual(needed(), [], "every moment was reached");
  await mira.waitForSelector("#ending:not([hidden])");
  await visit("ending", mira);
  const table = mira.url().split("?")[0];
  await mira.goto(`${table}/replay?at=60`);
  await visit("replay", mira);
  await mira.click("#moments a[href$='/analysis']");
  await lookedInto(mira);
  await visit("analysis", mira);
  await mira.goto(address);
  await visit("start-with-games", mira);

  await newGame(mira, address, "bot-random", BROOD_WAR);
  await asked(mira);
  await visit("brood-planning", mira);
  await forward(mira, chance, inPhase("execution"));
  await visit("brood-execution", mira);
}
