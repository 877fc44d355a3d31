// Combats of Forbidden Stars: the stage with its hand and what each card would do, the outcome, the show of what happened.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { faultsBeside } from "./beside.mjs";
import { asked, closed, forward, newGame } from "./play.mjs";
import { hosted, watched } from "./server.mjs";
import { arrive, resize, seeded } from "./support.mjs";

const here = hosted();

const SIZES = [[1280, 720], [1440, 900], [2560, 1440], [390, 844]];
const CARD = "#stage .hc.may";
/** Whoever wants to fight advances, and moves to where others are. */
const WISHES = ["^order advance", "^resolve", "^reveal", "^move"];

/** A page that stands in a combat where a card is to be laid. */
async function inCombat(chance) {
  const { page, mistakes, close } = await watched(here.browser, { bypassCSP: true });
  await newGame(page, `${here.server.address}/?game=forbidden-stars`, "bot-random", { board: "fair" });
  const there = await forward(page, chance, CARD, WISHES);
  assert.ok(there, "there is a combat");
  return { page, mistakes, close };
}

/** What is cut or sticks out, within an element. */
function cut(root) {
  const faults = [];
  const bounds = document.querySelector(root).getBoundingClientRect();
  for (const element of document.querySelectorAll(`${root} :is(.lane, .laid, .fighter, .card, .clash, .hits, .hc, .dice, .result, .outcome-band, .means div, .tale li, .cost, .with-and-without td, .asks)`)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    const swiped = element.closest(".lanes, .combat-hand, .combat-cost, .upshot, .fight");
    const style = getComputedStyle(swiped ?? element);
    const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`) || (element.closest(".fight") && /auto/.test(getComputedStyle(element.closest(".fight")).overflowY));
    if (!scrolls && (box.right > bounds.right + 1 || box.bottom > bounds.bottom + 1 || box.left < bounds.left - 1)) faults.push(`${element.className} sticks out`);
    if (element.matches(".lane.now .laid") && element.scrollHeight > element.clientHeight + 1) faults.push(`a card is ${element.scrollHeight} high in ${element.clientHeight}`);
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) faults.push(`${element.className} is ${element.scrollWidth} wide in ${element.clientWidth}`);
  }
  return faults;
}

test("a combat is fought card by card, says what comes, and is shown at its end", seeded(async (chance) => {
  const { page, mistakes, close } = await inCombat(chance);
  for (const [width, height] of SIZES) {
    await resize(page, { width, height });
    assert.deepEqual(await page.evaluate(cut, "#stage"), [], `the stage at ${width}x${height}`);
    // Only a phone has it elsewhere: what would count if it went past the last round.
    if (width > 800) assert.equal(await page.isVisible("#stage .morale tbody"), true, `the morale of both at ${width}x${height}`);
  }
  await resize(page, { width: 1440, height: 900 });
  // The dice come rolling, but for those who asked for less motion, and end as the log tells.
  const rolling = async (reducedMotion) => {
    await page.emulateMedia({ reducedMotion });
    return page.evaluate(() => [...new Set([...document.querySelectorAll("#stage svg.die")].map((die) => getComputedStyle(die).animationName))]);
  };
  assert.deepEqual([await rolling("no-preference"), await rolling("reduce")], [["rolled"], ["none"]]);
  const dice = await page.evaluate(() => {
    const text = (within, parts) => [...within.querySelectorAll(parts)].map((part) => part.textContent.trim());
    const rolls = text(document, "#log [data-moment]").filter((line) => /\brolls?\b/.test(line)).slice(-2);
    return [...document.querySelectorAll("#stage .dice")].map((side) => ({ faces: text(side, ".grp .vh"), rolls }));
  });
  assert.equal(dice.length, 2);
  for (const { faces, rolls } of dice) {
    assert.ok(faces.length > 0 && rolls.some((line) => faces.every((face) => line.includes(face))), `${faces} in ${rolls.join(" / ")}`);
  }
  // Each card of the hand says what it would come to, and the sums say it while it is pointed at.
  const card = page.locator(CARD).first();
  assert.match(await card.locator("footer").textContent(), /\d.*them.*you/s);
  await card.hover();
  const id = await card.getAttribute("id");
  await page.waitForSelector(`#stage .clash .is-seen[data-for='${id}'] .with`);
  assert.equal(await page.locator("#stage .clash .is-seen .with").count(), 2);
  // A key lays a card; the lane keeps it.
  const decided = await asked(page);
  await page.keyboard.press((await card.locator(".key").textContent()).trim());
  await page.waitForFunction((old) => document.querySelector("#prompt form [name=decision]")?.value !== old, decided);
  // On to the end of a combat of one's own: it stays until somebody goes on.
  for (let n = 0; n < 400 && !(await page.locator("#shown[open][data-waits]").count()); n += 1) {
    await page.evaluate(() => document.querySelector("#prompt form[action$='/act'] button.answer:not(.harsh), #prompt form[action$='/act'] button.answer")?.click());
    await page.waitForFunction(() => document.querySelector("#shown[open][data-waits]") || document.querySelector("#prompt form[action$='/act']:not([aria-busy])"));
  }
  await page.waitForSelector("#shown.beside:not(.on-show)");
  assert.match(await page.locator("#shown .outcome").first().textContent(), /(take|hold)s? .*\.|Nobody is left (on|in)/s, "who won, and why");
  assert.ok((await page.locator("#shown .lane .hit .eq").count()) >= 2, "its rounds can be read");
  for (const [width, height] of [...SIZES, [720, 450]]) {
    await resize(page, { width, height });
    assert.deepEqual(await page.evaluate(faultsBeside), [], `the outcome at ${width}x${height}`);
    assert.deepEqual(await page.evaluate(cut, "#shown .band"), [], `the outcome at ${width}x${height}`);
  }
  await resize(page, { width: 1440, height: 900 });
  assert.deepEqual((await violations(page)).map(({ id: fault, nodes }) => `${fault}: ${nodes[0].html}`), []);
  await page.click("#shown .show-again");
  await page.waitForSelector("#shown.on-show");
  await closed(page);
  // The log opens it again.
  await page.click("#battle-again button");
  await page.waitForSelector("#shown.on-show .lane");
  await page.keyboard.press("Escape");
  await page.waitForSelector("#shown:not([open])", { state: "attached" });
  assert.deepEqual(mistakes, []);
  await close();
}));

test("whoever is asked about an ability reads it, with the sums of both answers, at every size", seeded(async (chance) => {
  const { page, mistakes, close } = await watched(here.browser);
  await newGame(page, `${here.server.address}/?game=forbidden-stars`, "bot-random", { board: "fair" });
  assert.ok(await forward(page, chance, ".with-and-without", WISHES), "a card asks");
  for (const tongue of ["de", "pl", "en"]) {
    await page.context().addCookies([{ name: "language", value: tongue, url: here.server.address }]);
    await arrive(page, page.url());
    for (const [width, height] of [...SIZES, [844, 390], [720, 450]]) {
      await resize(page, { width, height });
      const where = `in ${tongue} at ${width}x${height}`;
      assert.deepEqual(await page.evaluate(cut, "#stage"), [], `the stage ${where}`);
      const seen = await page.evaluate(() => Object.fromEntries(Object.entries({ question: "#prompt h1", words: ".asks .text", sums: ".with-and-without", answer: "#prompt .answer.primary, .combat-offer .do-it" }).map(([what, selector]) => {
        const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
        const box = element?.getBoundingClientRect();
        return [what, Boolean(box) && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth && element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))];
      })));
      assert.deepEqual(seen, { question: true, words: true, sums: true, answer: true }, `in view ${where}`);
    }
  }
  // The card that lies there says what it is.
  assert.ok((await page.locator(".lane.now .told .words").count()) > 0);
  const decided = await asked(page);
  await resize(page, { width: 1440, height: 900 });
  await page.locator(".combat-offer .do-it").last().click();
  await page.waitForFunction((old) => document.querySelector("#prompt form [name=decision]")?.value !== old, decided);
  assert.deepEqual(mistakes, []);
  await close();
}));
