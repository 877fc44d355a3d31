// Brood War in a real browser: set up by its fold, defended by pointing, played until the next stage begins.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerByKeys, answerByPointing, asked, closed, equalsFresh, forward, newGame } from "./play.mjs";
import { hosted, watched } from "./server.mjs";
import { arrive, LONG, seeded } from "./support.mjs";

const here = hosted();

const open = () => watched(here.browser);

/** So many choices by pointing and by keys, before it goes on quickly: with more, other questions come, too. */
const TURNS = LONG ? 30 : 10;

/** What glows of these, without what comes later. */
const glow = (page, selector) => page.locator(`${selector}[data-may]:not(.in-turn, .unlit)`).count();

test("its options come with it, and mean nothing without it", async () => {
  const { page, mistakes, close } = await open();
  await arrive(page, `${here.server.address}/new`);
  assert.ok(!(await page.isVisible("[name='rule-promo_planet']")));
  await page.check("[name='rule-expansion']");
  await page.check("[name='rule-promo_planet']");
  await page.uncheck("[name='rule-expansion']");
  for (const n of [2, 3]) await page.selectOption(`[name=seat${n}]`, "empty");
  await Promise.all([page.waitForURL("**/t/*"), page.click("form[action='/new'] button:not([type=button])")]);
  await asked(page);
  assert.equal(await page.locator("#order-defend").count(), 0, "the base game has no Defend order");
  assert.deepEqual(mistakes, []);
  await close();
});

test("an area is defended by pointing at the order, then at the area", async () => {
  const { page, mistakes, close } = await open();
  await newGame(page, here.server.address, "bot-random", { expansion: "brood_war", leadership: "none" });
  await asked(page);
  assert.ok(await glow(page, "#drawing .planet"), "orders go to planets");
  assert.equal(await glow(page, "#drawing .area"), 0, "areas wait for the Defend order");
  const areas = await page.locator("#prompt button.answer[value^='defend ']").count();
  await page.click("#order-defend");
  // Where there is only one, pointing at the order is enough.
  if (areas > 1) {
    assert.equal(await glow(page, "#drawing .planet"), 0, "now it is areas");
    assert.equal(await glow(page, "#drawing .area"), areas);
    await page.locator("#drawing .area[data-may]:not(.unlit) > .plate").first().click();
  }
  // Units may come there, if there are any elsewhere; then the guard token stays.
  await page.waitForSelector("#prompt button.answer[value='done'], #drawing .guard");
  if (!(await page.locator("#drawing .guard").count())) await page.click("#prompt button.answer[value='done']");
  await page.waitForSelector("#drawing .guard");
  await asked(page);
  assert.equal(await page.locator("#order-defend[data-may]").count(), 0, "once in a phase");
  assert.ok(await page.getAttribute("#order-defend", "data-why"), "and the page says why");
  await equalsFresh(page);
  assert.deepEqual(mistakes, []);
  await close();
});

/** Chooses a Leadership card by its place in the tray, sees all of them turn over, and goes on. */
async function lead(page, choose) {
  await page.waitForSelector("#leaders.wanted .leader[data-may]");
  assert.ok(await page.isVisible("#leaders .leader[data-may]"), "the cards lie open over the tray");
  const name = await choose();
  await page.waitForSelector("#shown.reveal[open]");
  assert.ok((await page.locator("#shown .revealed li").count()) === 2, "everybody's card");
  await closed(page);
  return name;
}

test("leaders are chosen in secret, turn over together, and change with the stage", seeded(async (chance) => {
  const { page, mistakes, close } = await open();
  await newGame(page, here.server.address, "bot-random", { expansion: "brood_war" });
  const first = page.locator("#leaders .leader[data-may]").first();
  const name = await lead(page, async () => {
    const words = await first.locator("b").textContent();
    await first.click();
    return words;
  });
  await asked(page);
  assert.ok((await page.locator(".leader b").allTextContents()).includes(name), "it is one's own from now on");
  for (let turn = 0; turn < TURNS; turn += 1) await (turn % 2 ? answerByKeys(page, chance) : answerByPointing(page, chance));
  assert.ok(await forward(page, chance, "#prompt button.answer[value^='leader ']"), "the second stage asks for a leader");
  await lead(page, () => page.keyboard.press("1"));
  for (let turn = 0; turn < 4; turn += 1) if (await asked(page) !== null) await answerByPointing(page, chance);
  await equalsFresh(page);
  assert.deepEqual(mistakes, []);
  await close();
}));

test("a game goes on by pointing and by keys into the next stage", seeded(async (chance) => {
  const { page, mistakes, close } = await open();
  await newGame(page, here.server.address, "bot-random", { expansion: "brood_war", leadership: "none" });
  for (let turn = 0; turn < TURNS; turn += 1) await (turn % 2 ? answerByKeys(page, chance) : answerByPointing(page, chance));
  assert.ok(await forward(page, chance, "#clock use:is([href$='#e-2'], [href$='#e-3'])"), "the second stage begins");
  for (let turn = 0; turn < 4; turn += 1) if (await asked(page) !== null) await answerByPointing(page, chance);
  await equalsFresh(page);
  assert.deepEqual(mistakes, []);
  await close();
}));
