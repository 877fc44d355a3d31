// Before an order that others go on from one is asked once more: with people at the table, and unless one does without.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, forward, newGame } from "./play.mjs";
import { hosted } from "./server.mjs";
import { arrive, seeded } from "./support.mjs";

const here = hosted();

const open = async (options = {}) => {
  const context = await here.browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce", ...options });
  return context.newPage();
};

const ORDER = "#prompt button.answer[value^='order ']";
const order = (page) => page.locator(ORDER).first();
const decision = (page) => page.locator("#prompt [name=decision]").inputValue();
const chosen = (page) => page.locator(".chosen").count();

/** Two people at one table; ends on the page of the one who is to place an order first. */
async function together(chance) {
  const [mira, tomasz] = [await open(), await open()];
  await newGame(mira, here.server.address, "open");
  await arrive(tomasz, await mira.inputValue("[id^='invitation-']"));
  await tomasz.fill("[name=name]", "Tomasz");
  await Promise.all([tomasz.waitForURL("**/t/*"), tomasz.click("form.take button")]);
  // Who waited is led to the table by the page itself.
  await mira.waitForSelector("#prompt");
  const page = await Promise.any([mira, tomasz].map(async (one) => {
    await forward(one, chance, ORDER);
    return one;
  }));
  // The other one has nothing to do here, and no longer looks whether they have.
  await (page === mira ? tomasz : mira).context().close();
  return { page, close: () => page.context().close() };
}

/** Presses an answer that may lie in the closed list. */
const press = (locator) => locator.evaluate((button) => button.form.requestSubmit(button));

test("with people an order is asked for once more, and nothing moves", seeded(async (chance) => {
  const { page, close } = await together(chance);
  const boxes = () => page.evaluate(() => ["#prompt", "#board", "#ask h1"].map((id) => JSON.stringify(document.querySelector(id).getBoundingClientRect())));
  const [number, still] = [await decision(page), await boxes()];
  await press(order(page));
  assert.equal(await page.textContent("#confirm-what"), "Place it?");
  assert.deepEqual(await boxes(), still);
  assert.ok((await chosen(page)) > 0, "what it is about is lit");
  // By the keyboard: no, then yes.
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#confirm").count(), 0);
  assert.equal(await chosen(page), 0);
  await press(order(page));
  await page.click("#confirm .answer:not(.primary)");
  assert.equal(await page.locator("#confirm").count(), 0);
  assert.equal(await decision(page), number, "nothing was sent");
  await press(order(page));
  await page.keyboard.press("Enter");
  await page.waitForFunction((old) => document.querySelector("#prompt [name=decision]")?.value !== old, number);
  assert.equal(await page.locator("#confirm").count(), 0);
  await close();
}));

test("pointing elsewhere takes the place of what was not confirmed", seeded(async (chance) => {
  const { page, close } = await together(chance);
  const number = await decision(page);
  const keys = async () => (await order(page).getAttribute("data-key")).split(" ");
  for (const key of await keys()) await page.keyboard.press(key);
  const first = await page.textContent("#confirm .why");
  const other = page.locator(ORDER).last();
  await press(other);
  assert.notEqual(await page.textContent("#confirm .why"), first);
  await page.click("#confirm .primary");
  await page.waitForFunction((old) => document.querySelector("#prompt [name=decision]")?.value !== old, number);
  await close();
}));

test("who does without is not asked, nor who plays against bots alone", seeded(async (chance) => {
  const { page, close } = await together(chance);
  await page.context().addCookies([{ name: "settings", value: "confirm=off", url: here.server.address }]);
  await page.reload();
  const number = await asked(page);
  await press(order(page));
  await page.waitForFunction((old) => document.querySelector("#prompt [name=decision]")?.value !== old, number);
  await close();

  const alone = await open();
  await newGame(alone, here.server.address);
  await forward(alone, chance, ORDER);
  assert.equal(await alone.locator("[data-confirm]").count(), 0);
  await alone.context().close();
}));
