// Whole games in a real browser, from the start page to the result.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answerByKeys, answerByPointing, asked, equalsFresh, newGame, walkToAnAnswer } from "./play.mjs";
import { serve } from "./server.mjs";
import { launch, seeded } from "./support.mjs";

let browser, server;

before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** A page that complains about every mistake of the script. */
async function open(options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const mistakes = [];
  page.on("pageerror", (error) => mistakes.push(error.message));
  page.on("console", (message) => message.type() === "error" && mistakes.push(`${message.text()} ${message.location().url}`));
  return { page, mistakes, close: () => context.close() };
}

test("a whole game against a bot by clicking what is highlighted", seeded(async (chance) => {
  const { page, mistakes, close } = await open();
  await newGame(page, server.address);
  const used = { decisions: 0, things: 0, buttons: 0 };
  for (;;) {
    const { decision, things, buttons } = await answerByPointing(page, chance);
    if (decision === null) break;
    used.decisions += 1;
    used.things += things;
    used.buttons += buttons;
  }
  assert.ok(await page.isVisible("#ending"), "the result is shown");
  console.log(`by pointing: ${used.decisions} decisions, ${used.things} clicks on things, ${used.buttons} on buttons`);
  assert.ok(used.things > used.decisions / 4, "the board was really used");
  await equalsFresh(page);
  // This browser's number was part of the deal, and the promise made before it was kept.
  const number = await page.getAttribute("[data-number]", "data-number");
  assert.match(number, /^[0-9a-f]{32}$/);
  assert.ok(await page.isVisible("[data-own=kept]") && !(await page.isVisible("[data-own=broken]")));
  const record = await page.evaluate(async () => (await fetch(`${location.pathname}/record`)).text());
  assert.ok(record.includes(`\nnumber 0 ${number}\n`), "and it is on record");
  assert.deepEqual(mistakes, []);
  await close();
}));

test("a whole game by keyboard alone", seeded(async (chance) => {
  const { page, mistakes, close } = await open();
  await page.goto(server.address);
  const reach = async (selector) => {
    for (let n = 0; n < 80; n += 1) {
      await page.keyboard.press("Tab");
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    }
    assert.fail(`Tab does not lead to ${selector}`);
  };
  // Two seats: this one and a bot.
  for (const [n, word] of [[1, "Bot"], [2, "Empty"], [3, "Empty"]]) {
    await reach(`[name=seat${n}]`);
    await page.keyboard.type(word);
  }
  await reach("form[action='/new'] button");
  await Promise.all([page.waitForURL("**/t/*"), page.keyboard.press("Enter")]);
  let decisions = 0;
  for (;;) {
    if (decisions % 10 === 5 && (await asked(page)) !== null) await walkToAnAnswer(page, chance);
    if (decisions % 10 === 8) await walkOverTheBoard(page, chance);
    if ((await answerByKeys(page, chance)) === null) break;
    decisions += 1;
  }
  assert.ok(await page.isVisible("#ending"), "the result is shown");
  console.log(`by keyboard: ${decisions} decisions`);
  assert.deepEqual(mistakes, []);
  await close();
}));

/** Tab to the board and along its routes: the focus is always on something of it. */
async function walkOverTheBoard(page, chance) {
  if ((await asked(page)) === null) return;
  await page.focus("#galaxy [tabindex='0']");
  const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  for (let n = 0; n < 4; n += 1) {
    await page.keyboard.press(arrows[Math.floor(chance() * 4)]);
    assert.ok(await page.evaluate(() => document.activeElement?.closest("#galaxy")), "arrows stay on the board");
  }
  await page.keyboard.press("Escape");
}

test("decisions work as plain forms without script", seeded(async (chance) => {
  const { page, close } = await open({ javaScriptEnabled: false });
  await newGame(page, server.address);
  let last = "";
  for (let n = 0; n < 6; n += 1) {
    const form = page.locator("#prompt form[action$='/act']");
    for (let tries = 0; !(await form.count()) && tries < 50; tries += 1) await page.reload();
    const decision = await form.locator("[name=decision]").inputValue();
    assert.notEqual(decision, last, "the answer was taken");
    last = decision;
    const groups = form.locator("summary");
    if (await groups.count()) await groups.first().click();
    const buttons = form.locator("button.answer:visible");
    await buttons.nth(Math.floor(chance() * (await buttons.count()))).click();
    await page.waitForLoadState();
    assert.match(page.url(), /\/t\/[^/]+/);
  }
  await close();
}));
