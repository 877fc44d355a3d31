// A scenario of Brood War in a real browser: chosen in the form, with its goals and items at the table, played into the next round.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerByKeys, answerByPointing, asked, equalsFresh, forward, newGame } from "./play.mjs";
import { hosted, watched } from "./server.mjs";
import { arrive, LONG, seeded, until } from "./support.mjs";

const here = hosted();

const open = () => watched(here.browser);

test("seats and factions of the form follow the scenario", async () => {
  const { page, close } = await open();
  await arrive(page, `${here.server.address}/new`);
  await page.selectOption("[name=faction0]", "aldaris");
  await page.check("[name='rule-expansion']");
  await page.check("[name='rule-scenario'][value='trump_card']");
  const taken = () => page.locator("select.seat-kind").evaluateAll((all) => all.filter(({ value }) => value !== "empty").length);
  assert.equal(await taken(), 3, "it is for three at most");
  assert.equal(await page.inputValue("[name=faction0]"), "", "Aldaris has no part in it");
  const sides = await page.locator("[name=faction0] option:not([disabled])").evaluateAll((all) => all.map(({ value }) => value).filter(Boolean));
  assert.deepEqual(sides.sort(), ["arcturus_mengsk", "jim_raynor", "overmind"]);
  await page.uncheck("[name='rule-expansion']");
  assert.equal(await page.locator("[name=faction0] option[disabled]").count(), 0, "without the expansion it means nothing");
  await close();
});

test("the form says for how many players a scenario is", async () => {
  const { page, close } = await open();
  await arrive(page, `${here.server.address}/new`);
  await page.check("[name='rule-expansion']");
  await page.check("[name='rule-scenario'][value='quest_for_uraj_and_khalis']");
  await page.selectOption("[name=seat2]", "empty");
  await page.click("form[action='/new'] button:not([type=button])");
  await page.waitForSelector(".trouble, [role=alert]");
  const said = await page.locator(".trouble, [role=alert]").first().textContent();
  assert.match(said, /“Quest for Uraj and Khalis” is not for 2 players/);
  assert.ok(await page.isChecked("[name='rule-scenario'][value='quest_for_uraj_and_khalis']"), "what was chosen stays");
  await close();
});

test("a scenario shows its goals, its rounds and its items, and goes on into the next round", seeded(async (chance) => {
  const { page, mistakes, close } = await open();
  await newGame(page, here.server.address, "bot-random", { expansion: "brood_war", scenario: "trump_card" });
  await asked(page);
  assert.match(await page.textContent("#clock"), /Round 1 of 8/);
  assert.match(await page.textContent("#scenario h3"), /Trump Card/);
  assert.equal(await page.locator("#scenario .goals li").count(), 3, "all ways to win");
  const item = page.locator("#drawing #item-psi_emitter");
  assert.match(await item.getAttribute("aria-label"), /Psi Emitter, carried by the Ghost/);
  assert.equal(await page.locator("#drawing .pc #item-psi_emitter").count(), 1, "over the unit that carries it");
  for (let turn = 0; turn < (LONG ? 16 : 8); turn += 1) await (turn % 2 ? answerByKeys(page, chance) : answerByPointing(page, chance));
  for (const phase of ["execution", "planning"]) assert.ok(await forward(page, chance, `.phases .now[data-phase="${phase}"]`), phase);
  assert.match(await page.textContent("#clock"), /Round [2-8] of 8/, "the next round begins");
  await equalsFresh(page);
  assert.deepEqual(mistakes, []);
  await close();
}));

test("an item is picked up with a Mobilize order, and the board and the tray say who carries it", seeded(async (chance) => {
  const { page, mistakes, close } = await open();
  await arrive(page, `${here.server.address}/new`);
  for (const n of [1, 2]) await page.selectOption(`[name=seat${n}]`, "bot-random");
  await page.check("[name='rule-expansion']");
  await page.check("[name='rule-scenario'][value='quest_for_uraj_and_khalis']");
  await page.selectOption("[name=faction0]", "queen_of_blades");
  await Promise.all([page.waitForURL("**/t/*"), page.click("form[action='/new'] button:not([type=button])")]);
  await asked(page);
  assert.match(await page.textContent("#scenario .whereabouts"), /Khalis Crystal lies on Torus/);
  // Both routes from her home lead to a crystal: over one of them goes her transport.
  const wishes = ["^to (torus|bhekar_ro)\\.a$", "^move (?!.* (torus|bhekar_ro))", "^order (special_)?mobilize (torus|bhekar_ro)$", "^execute$"];
  const offers = page.locator("#prompt button.answer[value^='pick-up ']");
  assert.ok(await forward(page, chance, "#prompt button.answer[value^='pick-up ']", wishes), "one can be picked up");
  const [, name, , area] = (await offers.first().getAttribute("value")).split(" ");
  const item = page.locator(`#drawing #item-${name}`);
  const bearers = await page.locator(`#prompt button.answer[value^='pick-up ${name} ']`).count();
  await item.click();
  // Where several kinds of units stand there one of them is pointed at, too.
  if (bearers > 1) await page.locator(`#drawing [id^='units-${area.replace(".", "-")}-'][data-may]:not(.unlit)`).first().click();
  await until(() => page.locator(`#drawing .pc #item-${name}`).count(), "it lies over the unit that carries it");
  assert.match(await item.getAttribute("aria-label"), /Crystal, carried by the .* of the Queen of Blades/);
  assert.match(await page.textContent("#scenario .whereabouts"), /Crystal is carried by the .* of the Queen of Blades on/);
  await equalsFresh(page);
  assert.deepEqual(mistakes, []);
  await close();
}));

test("items lie on the board for everybody to see, and say what they are", async () => {
  const { page, mistakes, close } = await open();
  await arrive(page, `${here.server.address}/new`);
  await page.check("[name='rule-expansion']");
  await page.check("[name='rule-scenario'][value='quest_for_uraj_and_khalis']");
  await Promise.all([page.waitForURL("**/t/*"), page.click("form[action='/new'] button:not([type=button])")]);
  await asked(page);
  assert.equal(await page.locator("#drawing .item").count(), 2, "both crystals");
  assert.match(await page.getAttribute("#area-torus-a", "aria-label"), /Khalis Crystal/);
  const tip = await page.getAttribute("#item-khalis_crystal", "data-tip");
  await page.goto(`${here.server.address}/reference/${tip}`);
  assert.match(await page.textContent("main"), /Used in.*Quest for Uraj and Khalis/s);
  assert.deepEqual(mistakes, []);
  await close();
});
