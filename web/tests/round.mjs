// One round of a fixed game, played as a person plays it, and how often that person presses something.

import assert from "node:assert/strict";
import { asked } from "./play.mjs";
import { arrive, POLITE, SOON, until } from "./support.mjs";

/** What is chosen in the round, choice by choice, as the rules take it. */
export const ROUND = [
  "order build antiga_prime", "order mobilize antiga_prime", "order research antiga_prime", "order build antiga_prime",
  "execute", "build marine antiga_prime.a", "pay", "build marine antiga_prime.a", "pay", "worker", "pay", "done", "building factory", "pay", "done",
  "execute", "draw", "tech terran_stim_packs", "pay",
  "execute", "move marine antiga_prime.b", "to antiga_prime.c", "move firebat antiga_prime.b", "to antiga_prime.c",
  "move vulture antiga_prime.b", "to antiga_prime.c", "move marine antiga_prime.a", "done",
  "execute", "build marine antiga_prime.b", "pay", "done",
];

/** A game of Forbidden Stars before its last choice. */
export const FAR_SHORE = { game: "forbidden-stars", lesson: "fs-far-shore", choices: ["move strike_cruiser tile_7.nw tile_12.nw"], winning: "move scout tile_7.sw tile_12.ne" };

/** The choices that lead to the first cards of a battle, in the lesson "two-pairs". */
export const PAIRED = ["pair siege_tank hydralisk", "pair vulture zergling", "support 1"];

/**
 * Sits down at the table of the guided game or of a lesson, whose deal is always the same, without its coach, and makes some choices
 * before the page is opened.
 */
export async function fixedGame(page, address, { lesson = "guided", game = "starcraft", choices = [] } = {}) {
  const table = (await page.request.post(`${address}/learn/${game}/${lesson}`)).url();
  // What leads to the task of a lesson is played by the lesson itself, as long as the coach is there.
  const begun = async () => (await (await page.request.get(table)).text()).includes('id="rung-place-');
  if (!lesson.endsWith("guided")) await until(begun, `${lesson} has begun`, POLITE);
  await page.request.post(`${table}/coach`, { form: { lead: "leave" } });
  for (const action of choices) await choose(page, table, action);
  await arrive(page, table);
}

/** Makes a choice as soon as one is asked for, without showing a page. */
async function choose(page, table, action) {
  let decision = null;
  await until(async () => {
    const shown = await (await page.request.get(table)).text();
    decision = shown.includes(`value="${action}"`) ? /name="decision" value="(\d+)"/.exec(shown)?.[1] : null;
    return decision;
  }, `${action} can be chosen`, POLITE);
  const answer = await page.request.post(`${table}/act`, { form: { seat: "0", decision, action }, headers: { accept: "application/json" } });
  assert.equal(answer.status(), 200, action);
}

/** Counts what a person presses: every click, tap, drag and key once. */
export class Hand {
  /** @param touch it has no mouse */
  constructor(page, touch = false) {
    this.page = page;
    this.touch = touch;
    this.presses = 0;
    this.sent = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && new URL(request.url()).pathname.endsWith("/act")) this.sent.push(...new URLSearchParams(request.postData()).getAll("action"));
    });
  }

  /** A point of a thing that is its own; none if it cannot be seen. */
  async point(id) {
    return this.page.evaluate((wanted) => {
      const element = document.getElementById(wanted);
      if (!element?.checkVisibility()) return null;
      if (!element.closest("#drawing")) element.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = element.getBoundingClientRect();
      for (const [u, v] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.8], [0.3, 0.3], [0.7, 0.7], [0.1, 0.1], [0.9, 0.1]]) {
        const [x, y] = [box.x + box.width * u, box.y + box.height * v];
        const hit = document.elementFromPoint(x, y);
        const inner = hit?.closest("a[href], button, input, select, summary");
        // A part of something else that can be pointed at, such as a unit in an area, is not it.
        if (hit?.closest("[id][data-may]") === element && (!inner || inner === element || inner.contains(element))) return { x, y };
      }
      return null;
    }, id);
  }

  async press(x, y) {
    this.presses += 1;
    await (this.touch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  /** Presses something that is found by a selector. */
  async click(selector, options) {
    this.presses += 1;
    await this.page[this.touch ? "tap" : "click"](selector, options);
  }

  /** From one thing to another with the button, or a finger, held down; `all` is with everything that stands there. */
  async drag(from, to, all = false) {
    const start = await this.point(from);
    assert.ok(start, `${from} can be seen`);
    this.presses += 1;
    if (this.touch) {
      const [end, screen] = [await this.point(to), await this.page.context().newCDPSession(this.page)];
      assert.ok(end, `${to} can be seen`);
      const move = (type, ...touchPoints) => screen.send("Input.dispatchTouchEvent", { type, touchPoints });
      await move("touchStart", start);
      await move("touchMove", { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
      await move("touchMove", end);
      await move("touchEnd");
      return screen.detach();
    }
    if (all) await this.page.keyboard.down("Shift");
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(start.x + 12, start.y + 12, { steps: 4 });
    // Where it may go lights up once it is held.
    const end = await this.point(to);
    if (end) await this.page.mouse.move(end.x, end.y, { steps: 4 });
    await this.page.mouse.up();
    if (all) await this.page.keyboard.up("Shift");
    return assert.ok(end, `${to} can be seen`);
  }

  /** Points at a thing; `all` is with everything that stands there. */
  async at(id, all = false) {
    const spot = await this.point(id);
    assert.ok(spot, `${id} can be seen`);
    if (all && !this.touch) await this.page.keyboard.down("Shift");
    await this.press(spot.x, spot.y);
    if (all && !this.touch) await this.page.keyboard.up("Shift");
    if (all && this.touch) await this.click("#crumb .btn:nth-last-child(2)");
  }

  /** Sends what is picked to a place: the finger, which looks at a place first, presses its button. */
  async to(id, letter) {
    if (this.touch) await this.click(`#crumb .answer:has-text("${letter}")`);
    else await this.at(id);
  }

  /** Points at a thing; a finger that points at it first looks, and presses once more. */
  async twice(id) {
    await this.at(id);
    if (this.touch && await this.page.locator("#tip:popover-open").count()) await this.at(id);
  }

  /** A token first, then its place: where that is out of sight, the chip at the edge leads there. */
  async lay(token, id) {
    await this.at(token);
    if (!(await this.point(id))) {
      const name = await this.page.getAttribute(`#${id}`, "data-name");
      await this.click(`#edges .edge-chip:has-text("${name}")`);
    }
    await until(() => this.point(id), `${id} is in sight`);
    await this.at(id);
  }

  /** Does something that answers the question, and waits for the next one. */
  async answering(doing) {
    const decision = await asked(this.page);
    await doing();
    await this.page.waitForFunction((old) => {
      const form = document.querySelector("#prompt form[action$='/act']");
      return form?.elements.namedItem("decision")?.value !== old;
    }, decision, SOON);
    await asked(this.page);
  }

  /** Puts one more of something into the basket. */
  async more(choice) {
    const held = (count) => document.querySelectorAll("#basket input[name=action]").length === count;
    const before = await this.page.locator("#basket input[name=action]").count();
    const wish = `#basket [data-add^="${choice}"]`;
    if (!(await this.page.isVisible(wish))) await this.click(`#basket .sort:has([data-add^="${choice}"]) .tab`);
    await this.click(wish);
    await this.page.waitForFunction(held, before + 1, SOON);
  }
}

/** Gives one answer, and waits for the next question. */
export async function give(page, action) {
  await new Hand(page).answering(() => page.evaluate((value) => {
    const button = document.querySelector(`#prompt button.answer[value="${value}"]`);
    button.form.requestSubmit(button);
  }, action));
}

/** The choices that lead to the question whether to carry out the first order of the fixed game, which is one of this kind. */
export const toOrder = (kind) => ["build", "mobilize", "research", kind].map((order) => `order ${order} antiga_prime`);

/** Plays the round as quickly as the page allows; says how many presses it took. */
export async function playRound(hand) {
  const { page } = hand;
  const button = (value) => hand.answering(() => hand.click(`#prompt button.answer[value="${value}"]`));
  /** A mouse carries units where they go; a finger picks them and then the place, since it moves the board. */
  const move = (unit, letter, all = false) => hand.answering(async () => {
    const place = `area-antiga_prime-${letter.toLowerCase()}`;
    if (!hand.touch) return hand.drag(unit, place, all);
    await hand.at(unit, all);
    return hand.to(place, letter);
  });
  await asked(page);
  for (const order of ["build", "mobilize", "research", "build"]) {
    await hand.answering(() => hand.drag(`order-${order}`, "planet-antiga_prime"));
  }
  for (const wish of ["build marine", "build marine", "worker", "building factory"]) await hand.more(wish);
  await hand.answering(() => hand.click("#basket .send"));
  await button("execute");
  await button("draw");
  await hand.answering(() => hand.at("tech-terran_stim_packs"));
  // Whoever moves something carries out the order that was turned over.
  await move("units-antiga_prime-b-marine", "C", true);
  await move("units-antiga_prime-a-marine", "B");
  await button("done");
  await hand.more("build marine");
  await hand.answering(() => hand.click("#basket .send"));
  return hand.presses;
}

/** The orders of a round of Forbidden Stars, one of each kind. */
const ORDERS = [["deploy", "tile_10"], ["dominate", "tile_5"], ["strategize", "tile_10"], ["advance", "tile_5"]];

/** What is answered in that round, the first that is asked: units move once, and an upgrade is bought. */
const ANSWERS = [/^reveal /, /^resolve$/, /^upgrade-order /, /^move /, /^move-storm /, /^ability$/, /^done$/];

/**
 * Plays the first round of the guided game of Forbidden Stars, with whatever the rival leaves open: a Deploy order buys something,
 * an Advance order moves somebody, a Strategize order learns something. Says how many presses it took.
 */
export async function playOrders(hand) {
  const { page } = hand;
  const left = [...ORDERS];
  let moved = false;
  for (;;) {
    await asked(page);
    const all = await page.$$eval("#prompt form[action$='/act'] button.answer", (buttons) => buttons.map(({ value, dataset }) => ({ value, things: dataset.things?.split(" ").filter(Boolean) ?? [] })));
    if (all.some(({ value }) => value.startsWith("order "))) {
      const [order, system] = left.shift() ?? [];
      if (!order) return hand.presses;
      const { things } = all.find(({ value }) => value === `order ${order} ${system}`);
      if (hand.touch) await hand.answering(() => hand.lay(`order-${order}`, things.at(-1)));
      else await hand.answering(() => hand.drag(`order-${order}`, things.at(-1)));
    } else if (await page.isVisible("#basket.open [data-add]")) {
      await hand.click("#basket [data-add]");
      await page.waitForSelector("#basket input[name=action]", { state: "attached" });
      await hand.answering(() => hand.click("#basket .send"));
    } else {
      const open = ANSWERS.filter((answer) => !moved || answer.source !== "^move ");
      const { value, things } = open.map((answer) => all.find((one) => answer.test(one.value))).find(Boolean) ?? all[0];
      moved ||= value.startsWith("move ");
      const button = `#prompt button.answer[value="${value}"]`;
      // On a phone the answers stand as buttons under the board.
      if (things.length === 0 || (hand.touch && await page.isVisible(button))) await hand.answering(() => hand.click(button));
      else {
        for (const thing of things.slice(0, -1)) await hand.at(thing);
        await hand.answering(() => hand.twice(things.at(-1)));
      }
    }
  }
}

/** What everybody can see of one's own pieces and means. */
export function estate(page) {
  return page.evaluate(() => {
    const pieces = [...document.querySelectorAll("#planet-antiga_prime .pc")].map((piece) => piece.getAttribute("aria-label")).sort();
    return { pieces, sheet: document.querySelector("#sheet .full")?.textContent };
  });
}
