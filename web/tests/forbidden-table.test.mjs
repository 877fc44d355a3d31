// The table of Forbidden Stars: units that move together, a Deploy order in the basket, why not.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, forward, newGame } from "./play.mjs";
import { FAR_SHORE, fixedGame, give, Hand } from "./round.mjs";
import { hosted, watched } from "./server.mjs";
import { resize, until } from "./support.mjs";

const here = hosted();

/** The table of a lesson, without its coach: an ordinary one in a certain position. */
async function table(lesson, options = {}) {
  const { page, mistakes, close } = await watched(here.browser, options);
  await fixedGame(page, here.server.address, { lesson, game: "forbidden-stars" });
  return { page, mistakes, close, decision: await asked(page), sent: listen(page) };
}

const answered = (page, decision) => until(async () => (await page.evaluate(() => document.querySelector("#prompt [name=decision]")?.value ?? "")) !== decision, "the answer is taken");

/** What the page has sent, choice by choice. */
function listen(page) {
  const sent = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname.endsWith("/act")) sent.push(new URLSearchParams(request.postData() ?? "").getAll("action"));
  });
  return sent;
}

/** A place of the board that is the thing's own. */
async function at(page, id) {
  const point = await page.evaluate((name) => {
    const element = document.getElementById(name);
    const box = element.getBoundingClientRect();
    for (const [u, v] of [[0.5, 0.5], [0.3, 0.6], [0.7, 0.6], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2]]) {
      const [x, y] = [box.x + box.width * u, box.y + box.height * v];
      if (document.elementFromPoint(x, y)?.closest("[id][data-may], [id][data-why]") === element) return { x, y };
    }
    return null;
  }, id);
  assert.ok(point, `nothing of ${id} can be pointed at`);
  return point;
}

/** Two units that could go to the same area, and that area. */
function pair() {
  const answers = [...document.querySelectorAll("#prompt button.answer[data-onward]")];
  const moves = answers.map((button) => ({ things: button.dataset.things.split(" "), ...JSON.parse(button.dataset.onward) }));
  for (const one of moves) {
    const mates = moves.filter((other) => other.things[1] === one.things[1] && (other.apart === one.apart || !other.apart || !one.apart) && other.places[0].room > 1);
    const units = mates.flatMap(({ things, times }) => Array.from({ length: times }, () => things[0]));
    if (one.places[0].room > 1 && units.length > 1) return { units: units.slice(0, 2), to: one.things[1] };
  }
  return null;
}

test("several units move at once, their way and what is to be expected is drawn before", async () => {
  const { page, mistakes, close, decision, sent } = await table("fs-bridge");
  const found = await page.evaluate(pair);
  assert.ok(found, "two units could go together");
  for (const unit of found.units) {
    const { x, y } = await at(page, unit);
    await page.mouse.click(x, y);
  }
  await page.waitForSelector("#crumb");
  const ways = await page.locator(`#drawing .way.drawn[data-way$=" ${found.to}"]`).count();
  assert.equal(ways, new Set(found.units).size, "the way of each is drawn");
  const { x, y } = await at(page, found.to);
  await page.mouse.click(x, y);
  await answered(page, decision);
  assert.equal(sent.length, 1, "sent at once");
  assert.equal(sent[0].length, 2, sent[0].join(", "));
  assert.ok(sent[0].every((action) => action.startsWith("move ")));
  assert.equal(await page.locator("#drawing .way.drawn").count(), 0);
  assert.deepEqual(mistakes, []);
  await close();
});

test("units are picked by count: one press for each kind, one for all of them to go", async () => {
  for (const [width, height] of [[1280, 720], [390, 844]]) {
    const { page, mistakes, close, decision, sent } = await table("fs-bridge", { viewport: { width, height } });
    const found = await page.evaluate(pair);
    // On a phone the board is free until a place or a unit is pointed at.
    assert.equal(await page.isVisible("#muster"), width > 800, `the rows at ${width}x${height}`);
    if (width < 800) await page.evaluate((id) => document.getElementById(id).dispatchEvent(new MouseEvent("click", { bubbles: true })), found.units[0]);
    const kinds = [...new Set(found.units)];
    for (const kind of kinds) {
      const row = page.locator(`#muster [data-unit='${kind}']`);
      if ((await row.locator("output").textContent()) !== (await row.locator(".count small").textContent()).slice(1)) await row.locator(".kind").click();
    }
    const picked = (await page.locator("#muster output").allTextContents()).reduce((sum, count) => sum + Number(count), 0);
    assert.ok(picked > 1, `${picked} are picked`);
    assert.ok((await page.locator(`#drawing .way.drawn[data-way$=" ${found.to}"]`).count()) > 0, "their way is drawn");
    const go = page.locator(`#muster [data-go='${found.to}']`);
    assert.match(await go.textContent(), new RegExp(`Move ${picked}`));
    // One fewer, and again all of them.
    const row = page.locator(`#muster [data-unit='${kinds[0]}']`);
    await row.locator("[data-pick=less]").click();
    assert.match(await go.textContent(), new RegExp(`Move ${picked - 1}`));
    await row.locator("[data-pick=more]").click();
    await go.click();
    await answered(page, decision);
    assert.equal(sent.length, 1, "sent at once");
    assert.equal(sent[0].length, picked, sent[0].join(", "));
    assert.deepEqual(mistakes, []);
    await close();
  }
});

test("a Deploy order is put together in the basket and sent at once", async () => {
  const { page, mistakes, close, decision, sent } = await table("fs-deploy");
  await page.locator("#basket .sort:first-child [data-add]").first().click();
  await page.waitForSelector("#basket input[name=action]", { state: "attached" });
  assert.ok((await page.locator("#drawing .pc.ghost").count()) > 0, "it stands on the board already, paler");
  for (const [width, height] of [[1280, 720], [1440, 900], [2560, 1440]]) {
    await resize(page, { width, height });
    const [basket, board, send] = await page.evaluate(() => ["#basket", "#board", "#basket .send"].map((selector) => document.querySelector(selector).getBoundingClientRect().toJSON()));
    assert.ok(basket.left >= board.right - 1, `it leaves the board in sight at ${width}x${height}`);
    assert.ok(send.bottom <= height && send.right <= width, `it can be sent at ${width}x${height}`);
    const beyond = await page.evaluate(() => [...document.querySelectorAll("#basket .sort")].filter((sort) => sort.getBoundingClientRect().right > innerWidth + 1).length);
    assert.equal(beyond, 0, `all there is to buy stands one below the other at ${width}x${height}`);
    const cut = await page.evaluate(() => [...document.querySelectorAll(".seat .named")].filter((word) => word.checkVisibility() && word.scrollWidth > word.clientWidth).map((word) => word.textContent));
    assert.deepEqual(cut, [], `no word of a seat is cut at ${width}x${height}`);
  }
  await page.click("#basket .send");
  await answered(page, decision);
  assert.equal(sent.length, 1);
  assert.deepEqual(mistakes, []);
  await close();
});

test("a tile is turned where it is going to lie, by handles and by keys, and laid as it is seen there", async () => {
  const { page, mistakes, close } = await watched(here.browser);
  const sent = listen(page);
  await newGame(page, `${here.server.address}/?game=forbidden-stars`, "bot-random", { board: "manual" });
  assert.ok(await forward(page, () => 0, "#turning .turn"), "a tile is to be laid");
  const decision = await asked(page);
  assert.ok((await page.locator("#tiles .own-tile.now b").count()) === 2, "both its sides are beside the board");
  const up = () => page.evaluate(() => [...document.querySelectorAll("#turning .turn")].filter((way) => way.getClientRects().length > 0).map(({ id }) => id));
  assert.deepEqual(await up(), [], "it lies nowhere yet");
  const cell = await page.locator("#drawing .cell.may").first().getAttribute("id");
  await page.focus(`#${cell}`);
  await page.keyboard.press("Enter");
  const [first] = await up();
  assert.equal((await up()).length, 1, "one way to lay it is shown");
  const ways = new Set([first]);
  for (const turn of [() => page.keyboard.press("e"), () => page.click(".handle[data-turn=on]"), () => page.keyboard.press("s")]) {
    await turn();
    const [now] = await up();
    assert.ok(!ways.has(now), `${now} is another way`);
    ways.add(now);
    assert.match(await page.textContent("#turned"), /turned \d+°/);
  }
  await page.keyboard.press("s");
  await page.keyboard.press("q");
  await page.keyboard.press("q");
  assert.deepEqual(await up(), [first], "and back again");
  for (const press of ["s", "q"]) await page.keyboard.press(press);
  const [last] = await up();
  const meant = await page.evaluate((things) => document.querySelector(`#prompt button.answer[data-things="${things}"]`).value, `${cell} ${last}`);
  await page.keyboard.press("Enter");
  await answered(page, decision);
  assert.deepEqual(sent.at(-1), [meant]);
  assert.deepEqual(mistakes, []);
  await close();
});

test("pointing at what cannot be chosen says why not, with the rule", async () => {
  const { page, close } = await table("fs-bridge");
  const barred = await page.locator("#drawing .pc[data-why]").first().getAttribute("id");
  const { x, y } = await at(page, barred);
  await page.mouse.move(x, y);
  await until(() => page.isVisible("#tip"), "the tip is shown");
  const why = await page.getAttribute(`#${barred}`, "data-why");
  await until(async () => (await page.textContent("#tip")).includes(why), "it says why");
  assert.match(await page.locator("#tip a.rule").getAttribute("href"), /ADV|SHP|GRD/);
  await close();
});

test("an area that is pointed at first waits for the units that go there", async () => {
  const { page, mistakes, close, decision, sent } = await table("fs-bridge");
  const [unit, area] = await page.evaluate(() => document.querySelector("#prompt button.answer[data-onward]").dataset.things.split(" "));
  // One of the two that could go there is picked with the area, the other one by pointing at it.
  for (const thing of [area, unit, area]) {
    const { x, y } = await at(page, thing);
    await page.mouse.click(x, y);
  }
  await answered(page, decision);
  assert.equal(sent.length, 1);
  assert.equal(sent[0].length, 2, sent[0].join(", "));
  assert.deepEqual(mistakes, []);
  await close();
});

/** A place in sight where several orders can be laid. */
const anyPlace = (page) => page.evaluate(() => {
  const board = document.getElementById("board").getBoundingClientRect();
  const inSight = (id) => {
    const slot = document.querySelector(`#${id} .ord-slot`).getBoundingClientRect();
    return slot.left > board.left && slot.right < board.right && slot.top > board.top && slot.bottom < board.bottom;
  };
  const places = [...document.querySelectorAll("#prompt button.answer")].map((button) => button.dataset.things.split(" ").at(-1));
  return places.find((one) => places.filter((other) => other === one).length > 2 && inSight(one));
});

for (const [game, lesson, orders] of [["forbidden-stars", "fs-guided", ["Advance", "Deploy", "Strategize", "Dominate"]], ["starcraft", "guided", ["Build", "Mobilize", "Research"]]]) {
  test(`on a phone the order tokens stand under the board, and an order takes two taps, in ${game}`, async () => {
    const { page, mistakes, close } = await watched(here.browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await fixedGame(page, here.server.address, { lesson, game });
    const sent = listen(page);
    const first = await asked(page);
    const [one, other] = orders.map((order) => `#order-${order.toLowerCase()}`);
    const named = await page.evaluate(() => [...document.querySelectorAll("#orders .okind:not(.locked)")].map((token) => {
      const [box, board] = [token.getBoundingClientRect(), document.getElementById("board").getBoundingClientRect()];
      return box.top >= board.bottom && box.width >= 43 && box.height >= 44 ? token.dataset.name : `${token.id} is too small or over the board`;
    }));
    assert.deepEqual([...named].sort(), [...orders].sort());
    const place = await anyPlace(page);
    // Another token takes the place of the first, and shows where it may lie.
    await page.tap(one);
    await page.tap(other);
    await page.waitForSelector(`${other}.chosen`);
    assert.equal(await page.locator(".okind.chosen").count(), 1);
    assert.ok(await page.locator("#drawing .ord-slot .laid").first().getAttribute("href"));
    await page.tap(`#${place} .ord-slot`);
    await answered(page, first);
    // The other way round.
    const second = await asked(page);
    const there = await anyPlace(page);
    await page.tap(`#${there} .ord-slot`);
    await page.tap(one);
    await answered(page, second);
    const words = (name) => name.replace(/^#?(order|planet|system)-/, "");
    assert.deepEqual(sent, [[`order ${words(other)} ${words(place)}`], [`order ${words(one)} ${words(there)}`]]);
    assert.deepEqual(mistakes, []);
    await close();
  });
}

test("answers that read alike in a menu are called by what they stand under, with a picture", async () => {
  const { page, close } = await watched(here.browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await fixedGame(page, here.server.address, { lesson: "fs-guided", game: "forbidden-stars" });
  await asked(page);
  await page.evaluate(() => { document.getElementById("orders").style.display = "none"; });
  await page.focus(`#${await anyPlace(page)}`);
  await page.keyboard.press("Enter");
  await page.waitForSelector("#menu");
  const items = await page.evaluate(() => [...document.querySelectorAll("#menu button")].map((item) => [item.lastChild.textContent, Boolean(item.querySelector("svg"))]));
  assert.deepEqual(items, ["Advance", "Deploy", "Strategize", "Dominate"].map((order) => [order, true]));
  await close();
});

/** What can be answered. */
const values = (page) => page.$$eval("#prompt form[action$='/act'] button.answer", (buttons) => buttons.map(({ value }) => value));

test("an order is turned up and resolved by one press, unless one would rather have it on the event deck", async () => {
  const { page, mistakes, close, decision, sent } = await table("fs-second-ship");
  await page.evaluate(() => document.querySelector("#prompt button.answer[value^='reveal ']").click());
  await answered(page, decision);
  assert.match(await page.textContent("#prompt h1"), /^Which ships do you send/);
  assert.match(sent.at(-1)[0], /^reveal tile_\d+$/);
  const resolved = await asked(page);
  await page.click("#prompt .otherwise");
  await answered(page, resolved);
  assert.deepEqual(await values(page), ["resolve", "events"]);
  const back = await asked(page);
  await page.click("#prompt button.answer[value=events]");
  await answered(page, back);
  assert.deepEqual(sent.at(-1), ["events"]);
  assert.deepEqual(mistakes, []);
  await close();
});

test("whoever attacks reads what a win brings", async () => {
  const { page, mistakes, close } = await table("fs-far-shore");
  await give(page, FAR_SHORE.choices[0]);
  const { fights, unit } = await page.evaluate(() => {
    const goal = document.querySelector("#muster [data-go][data-fights]")?.getAttribute("data-go");
    const move = [...document.querySelectorAll("#prompt button.answer[data-onward]")].find((button) => button.dataset.things.endsWith(` ${goal}`));
    return { fights: goal, unit: move?.dataset.things.split(" ")[0] };
  });
  await page.evaluate((id) => document.getElementById(id).dispatchEvent(new MouseEvent("click", { bubbles: true })), unit);
  assert.equal(await page.locator(`#muster [data-go='${fights}'] .gain`).textContent(), "If you win: the world, +1 income and factory");
  const pictures = await page.$$eval(`#drawing [data-forecast='${fights}'].drawn :is(use, text)`, (all) => all.map((part) => part.getAttribute("href")?.split("#")[1] ?? part.textContent));
  assert.deepEqual(pictures, ["i-attack", "1 : 0", "r-materiel", "+1", "s-factory"]);
  assert.deepEqual(mistakes, []);
  await close();
});

test("on a phone upgrades of both kinds are chosen and bought in one sheet, by what their cards say", async () => {
  const { page, mistakes, close } = await table("fs-guided", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const order of ["strategize tile_10", "advance tile_5", "dominate tile_5", "deploy tile_7"]) await give(page, `order ${order}`);
  // Where the rival has covered it, what lies on it is turned up first.
  for (let all = await values(page); !all.some((value) => value.startsWith("upgrade-combat")); all = await values(page)) {
    await give(page, ["reveal tile_10", "events", "done"].find((value) => all.includes(value)) ?? all[0]);
  }
  const offers = await page.$$eval("#tray > #hand.wanted .ucard[data-may]", (cards) => cards.map((card) => [card.id.split("-")[0], card.querySelector("p").textContent.length > 10]));
  assert.deepEqual(new Set(offers.map(([sort]) => sort)), new Set(["upgrade", "learn", "forget"]));
  assert.ok(offers.every(([, says]) => says), "every card says what it does");
  const cut = await page.$$eval("#hand .ucard header", (all) => all.filter((header) => header.scrollWidth > header.clientWidth).map((header) => header.textContent));
  assert.deepEqual(cut, []);
  const hand = new Hand(page, true);
  await hand.at("learn-um_glory_and_death");
  const shown = await page.$$eval("#hand .ucard", (cards) => cards.filter((card) => card.checkVisibility()).map((card) => card.id.split("-")[0]));
  assert.deepEqual(new Set(shown), new Set(["learn", "forget"]), "only what it could replace is left");
  assert.equal(shown.filter((sort) => sort === "learn").length, 1);
  const back = await page.evaluate(() => {
    const { x, y, width, height } = document.querySelector("#crumb > .btn").getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("#crumb") !== null;
  });
  assert.ok(back, "one can step back");
  await hand.answering(() => hand.at("forget-um_ambush"));
  assert.deepEqual([hand.presses, hand.sent], [2, ["upgrade-combat um_glory_and_death um_ambush"]]);
  assert.deepEqual(mistakes, []);
  await close();
});
