// Battles: the stage with its hand, the show of what happened, and discarding several cards at once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { faultsBeside, toOutcome } from "./beside.mjs";
import { asked, closed } from "./play.mjs";
import { fixedGame, PAIRED } from "./round.mjs";
import { hosted } from "./server.mjs";
import { arrive, resize } from "./support.mjs";

const here = hosted();

/** A card of the hand that may be laid; the top of the deck is no such. */
const CARD = "#stage .fit.may[id^=card-]";

const SIZES = [[1280, 720], [1440, 900], [2560, 1440], [390, 844], [844, 390]];

/** A page that stands in a battle of two skirmishes where a card is chosen: the one of a puzzle, without the coach. */
async function inBattle() {
  const page = await here.browser.newPage({ viewport: { width: 1280, height: 720 }, bypassCSP: true });
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  await fixedGame(page, here.server.address, { lesson: "two-pairs", choices: PAIRED });
  await page.waitForSelector(CARD);
  return { page, wrong };
}

/** What is cut or sticks out, within an element. */
function cut(root) {
  const faults = [];
  const bounds = document.querySelector(root).getBoundingClientRect();
  for (const element of document.querySelectorAll(`${root} :is(.lane, .squad, .card, .clash, .cmp, .fit, .gives, .verdict, .terms, .means div, .tale li, .eq, .on)`)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    const swiped = element.closest(".lanes, .groups, .upshot");
    const style = getComputedStyle(swiped ?? element);
    const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
    if (!scrolls && (box.right > bounds.right + 1 || box.bottom > bounds.bottom + 1 || box.left < bounds.left - 1)) faults.push(`${element.className} sticks out`);
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) faults.push(`${element.className} is ${element.scrollWidth} wide in ${element.clientWidth}`);
  }
  return faults;
}

/** Answers with the first button until something fits. */
async function playUntil(page, selector) {
  for (let n = 0; n < 200; n += 1) {
    if (await page.locator(selector).count()) return;
    await page.evaluate(() => document.querySelector("#prompt form[action$='/act'] button.answer:not(.harsh)")?.click());
    await page.waitForFunction(([wanted]) => document.querySelector(wanted) || document.querySelector("#prompt form[action$='/act']:not([aria-busy])"), [selector]);
  }
  throw new Error(`Nothing came to ${selector}.`);
}

test("cards are chosen in the hand, by click and by key, and say what they give", async () => {
  const { page, wrong } = await inBattle();
  const decided = await asked(page);
  const first = page.locator(CARD).first();
  await first.hover();
  const id = await first.getAttribute("id");
  await page.waitForSelector(`#stage .half .is-seen[data-for='${id}'] .terms`);
  assert.equal(await page.locator("#stage .clash .is-seen .cmp").count(), 2);
  const key = await first.locator(".key").textContent();
  assert.equal(key, "1", "what fits best has the first key");
  await page.keyboard.press(key);
  await page.waitForFunction((old) => document.querySelector("#prompt form [name=decision]")?.value !== old, decided);
  await page.close();
  const other = await inBattle();
  const old = await asked(other.page);
  await other.page.locator(CARD).last().click();
  await other.page.waitForFunction((was) => document.querySelector("#prompt form [name=decision]")?.value !== was, old);
  await other.page.close();
  assert.deepEqual([...wrong, ...other.wrong], []);
});

test("nothing of the stage is cut, with one to five lanes, on any screen", async () => {
  const { page } = await inBattle();
  for (const lanes of [1, 3, 4, 5]) {
    await page.evaluate((count) => {
      const all = document.querySelectorAll("#stage .lane:not(.waiting)");
      const other = document.querySelector("#stage .lane:not(.now, .waiting)") ?? all[0];
      for (let n = all.length; n < count; n += 1) {
        const copy = /** @type {HTMLElement} */ (other.cloneNode(true));
        copy.classList.remove("now", "may");
        other.after(copy);
      }
    }, lanes);
    for (const [width, height] of SIZES) {
      await resize(page, { width, height });
      assert.deepEqual(await page.evaluate(cut, "#stage"), [], `${lanes} lanes at ${width}x${height}`);
    }
  }
  // The last of the sizes is a phone: an opened list lies above the battle.
  assert.equal(await page.evaluate(() => {
    const list = document.getElementById("list");
    list.open = true;
    const { x, y, width, height } = list.querySelector(".answer").getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("#list") === list;
  }), true);
  await page.close();
});

test("the outcome lies beside the place until somebody goes on, in the frame of the table, and can be seen again", async () => {
  const { page, wrong } = await inBattle();
  await playUntil(page, "#shown[open][data-waits]");
  await page.waitForSelector("#shown.beside:not(.on-show)");
  for (const [width, height] of [...SIZES, [720, 450]]) {
    await resize(page, { width, height });
    assert.deepEqual(await page.evaluate(faultsBeside), [], `the outcome at ${width}x${height}`);
    assert.deepEqual(await page.evaluate(cut, "#shown .band"), [], `the outcome at ${width}x${height}`);
  }
  await resize(page, { width: 1280, height: 720 });
  assert.ok(await page.locator("#shown .tale .eq").first().isVisible());
  // Nothing can be answered behind it.
  const decision = await page.evaluate(() => document.querySelector("#prompt form [name=decision]")?.value);
  await page.keyboard.press("1");
  assert.equal(await page.evaluate(() => document.querySelector("#prompt form [name=decision]")?.value), decision);
  await page.click("#shown .show-again");
  await page.waitForSelector("#shown.on-show .lane.now");
  assert.equal(await page.locator("[inert]").count(), 0, "over the whole page it needs nothing to be inert");
  await closed(page);
  assert.ok(await page.locator("#prompt h1").isVisible(), "the question is there again");
  await page.click("#battle-again button");
  await page.waitForSelector("#shown.on-show");
  await page.keyboard.press("Escape");
  await page.waitForSelector("#shown:not([open])", { state: "attached" });
  // Everybody can read and use what lies there, in every language.
  for (const tongue of ["en", "de", "pl"]) {
    await page.context().addCookies([{ name: "language", value: tongue, url: here.server.address }]);
    await arrive(page, page.url());
    await toOutcome(page);
    assert.deepEqual((await violations(page)).map(({ id, nodes }) => `${id}: ${nodes[0].html}`), [], tongue);
  }
  assert.deepEqual(wrong, []);
  await page.close();
});

test("what is told of a card covers neither the question, nor what the skirmish adds up to, nor another card", async () => {
  const { page, wrong } = await inBattle();
  for (const [width, height] of [[1280, 720], [1440, 900]]) {
    await resize(page, { width, height });
    for (const nth of [0, 4]) {
      const card = page.locator(CARD).nth(nth);
      await page.mouse.move(1, 1);
      await card.hover();
      const id = await card.getAttribute("id");
      await page.waitForSelector(`#${id}[aria-describedby=tip]`);
      const over = await page.evaluate((own) => {
        const tip = document.querySelector("#tip:popover-open").getBoundingClientRect();
        const kept = [...document.querySelectorAll("#ask, #stage .lane.now :is(.clash, .terms), [data-may]")].filter((element) => element.checkVisibility() && element.id !== own);
        return kept.filter((element) => {
          const box = element.getBoundingClientRect();
          return box.left < tip.right && tip.left < box.right && box.top < tip.bottom && tip.top < box.bottom;
        }).map((element) => element.id || element.className);
      }, id);
      assert.deepEqual(over, [], `${id} at ${width}x${height}`);
    }
  }
  assert.deepEqual(wrong, []);
  await page.close();
});
