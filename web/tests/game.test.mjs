// Games in a real browser, from the start page to the result.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerByKeys, answerByPointing, answerPlainly, asked, equalsFresh, newGame, playOut, walkToAnAnswer } from "./play.mjs";
import { fixedGame } from "./round.mjs";
import { hosted, watched } from "./server.mjs";
import { arrive, seeded, until } from "./support.mjs";

const here = hosted();

const open = (options) => watched(here.browser, options);

test("a whole game against a bot by clicking what is highlighted", seeded(async (chance) => {
  const { page, mistakes, close } = await open();
  await newGame(page, here.server.address);
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
  await throughTheReplay(page);
  await playOn(page);
  assert.deepEqual(mistakes, []);
  await close();
}));

/** Goes through a finished game as through a film: by keys, by itself, by jumps; the address follows. */
async function throughTheReplay(page) {
  const shown = () => page.evaluate(() => Number(new URLSearchParams(location.search).get("at")));
  const reached = (moment) => until(async () => (await shown()) === moment && Number(await page.inputValue("#moment")) === moment, `move ${moment} is shown`);
  await arrive(page, `${page.url().split("?")[0]}/replay?at=20`);
  // Nothing is asked: no tray, and all of the board in the room it leaves.
  assert.equal(await page.isVisible("#tray"), false, "no tray");
  await until(() => page.evaluate(() => {
    const { left, right, top, bottom } = document.getElementById("board").getBoundingClientRect();
    const inside = (box) => box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    return [...document.querySelectorAll("#board-parts .rim")].every((rim) => inside(rim.getBoundingClientRect()));
  }), "all of the board is seen");
  for (const [key, moment] of [["ArrowRight", 21], ["ArrowRight", 22], ["ArrowLeft", 21]]) {
    await page.keyboard.press(key);
    await reached(moment);
  }
  // A turn on and back again.
  const next = Number(new URL(await page.evaluate(() => document.querySelector("[data-step=turn-on]").href)).searchParams.get("at"));
  assert.ok(next > 21);
  await page.keyboard.press("Shift+ArrowRight");
  await reached(next);
  await page.keyboard.press("Space");
  await until(async () => (await shown()) > next + 1, "it plays by itself");
  await page.keyboard.press("Space");
  assert.equal(await page.getAttribute("#replay-play", "aria-pressed"), "false");
  const stopped = await shown();
  assert.ok((await page.textContent("#prompt h1")).length > 10, "what happened is said");
  await page.reload();
  await reached(stopped);
  // Who asks to watch it need not ask twice.
  await page.goto(`${page.url().split("?")[0]}?at=0#play`);
  await until(async () => (await shown()) > 0, "it has begun to play");
  await page.keyboard.press("Space");
  await page.waitForSelector("#replay-play[aria-pressed=false]");
  const picture = await page.evaluate(async () => {
    const answer = await fetch(document.querySelector("#moments a[href*='picture.png']").href);
    return `${answer.status} ${answer.headers.get("content-type")}`;
  });
  assert.equal(picture, "200 image/png");
}

/** Takes a finished game up again from the moment that is shown, in another's place. */
async function playOn(page) {
  const old = page.url();
  await page.click("#play-on summary");
  await page.check("#play-on [name=seat][value='1']", { force: true });
  await page.check("#play-on [name=hidden][value=anew]", { force: true });
  await Promise.all([page.waitForURL((url) => !old.includes(url.pathname)), page.click("#play-on form .primary")]);
  assert.equal(await page.getAttribute("body", "data-seat"), "1");
  await asked(page);
}

test("a game by keyboard alone", seeded(async (chance) => {
  const { page, mistakes, close } = await open();
  await arrive(page, `${here.server.address}/new`);
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
  let turn = 0;
  const decisions = await playOut(async () => {
    turn += 1;
    if (turn % 10 === 5 && (await asked(page)) !== null) await walkToAnAnswer(page, chance);
    if (turn % 10 === 8) await walkOverTheBoard(page, chance);
    return answerByKeys(page, chance);
  }, () => fixedGame(page, here.server.address, { lesson: "six-mines" }));
  assert.ok(await page.isVisible("#ending"), "the result is shown");
  console.log(`by keyboard: ${decisions} decisions`);
  assert.deepEqual(mistakes, []);
  await close();
}));

/** Tab to the board and along its routes: the focus is always on something of it. */
async function walkOverTheBoard(page, chance) {
  if ((await asked(page)) === null) return;
  await page.focus("#drawing [tabindex='0']");
  const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  for (let n = 0; n < 4; n += 1) {
    await page.keyboard.press(arrows[Math.floor(chance() * 4)]);
    assert.ok(await page.evaluate(() => document.activeElement?.closest("#drawing")), "arrows stay on the board");
  }
  await page.keyboard.press("Escape");
}

test("decisions work as plain forms without script", seeded(async (chance) => {
  const { page, close } = await open({ javaScriptEnabled: false });
  await newGame(page, here.server.address);
  let last = "";
  for (let n = 0; n < 6; n += 1) {
    const decision = await answerPlainly(page, chance);
    assert.notEqual(decision, last, "the answer was taken");
    last = decision;
    assert.match(page.url(), /\/t\/[^/]+/);
  }
  await close();
}));
