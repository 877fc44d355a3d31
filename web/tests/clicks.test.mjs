// Fewer clicks: payments that make no difference, units that move together, a Build order as a basket.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { faults } from "./language.mjs";
import { answerByTouch, asked, newGame } from "./play.mjs";
import { Hand, estate, fixedGame, give, playOrders, playRound, ROUND, toOrder } from "./round.mjs";
import { hosted, line as lineTo } from "./server.mjs";
import { LONG, resize, seeded, SOON, unveiled } from "./support.mjs";

/** So often a person presses something in the fixed round at most, with a mouse and with a finger; choice by choice it were 40. */
const PRESSES = { mouse: 17, finger: 22 };

/** And so often in a round of Forbidden Stars: it takes a few more or less as the rival plays. */
const ORDERS = { mouse: 20, finger: 30 };

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const here = hosted();

/** A page at the fixed game, where these choices have been made; `settings` is what the person has set. */
async function open(choices, { settings = "", viewport = { width: 1280, height: 720 }, ...device } = {}) {
  const context = await here.browser.newContext({ viewport, ...device, reducedMotion: "reduce", bypassCSP: true });
  if (settings) await context.addCookies([{ name: "settings", value: settings, url: here.server.address }]);
  const page = await context.newPage();
  await fixedGame(page, here.server.address, { choices });
  await asked(page);
  return page;
}

test("a round takes few presses, on a phone, too, and comes to the same", async () => {
  // What a page without script would send, choice by choice.
  const single = await open(ROUND);
  for (const [kind, device] of [["mouse", {}], ["finger", PHONE]]) {
    const quick = await open([], device);
    const presses = await playRound(new Hand(quick, kind === "finger"));
    assert.ok(presses <= PRESSES[kind], `${presses} presses with a ${kind}`);
    assert.deepEqual(await estate(quick), await estate(single));
    await quick.close();
  }
});

test("a round of Forbidden Stars takes few presses, on a phone, too", async () => {
  for (const [kind, device] of [["mouse", { viewport: { width: 1280, height: 720 } }], ["finger", PHONE]]) {
    const context = await here.browser.newContext({ ...device, reducedMotion: "reduce" });
    const page = await context.newPage();
    await fixedGame(page, here.server.address, { lesson: "fs-guided", game: "forbidden-stars" });
    const presses = await playOrders(new Hand(page, kind === "finger"));
    console.log(`a round of Forbidden Stars: ${presses} presses with a ${kind}`);
    assert.ok(presses > 10 && presses <= ORDERS[kind], `${presses} presses with a ${kind}`);
    await context.close();
  }
});

for (const game of ["starcraft", "forbidden-stars"]) {
  // LONG=1 plays to the result.
  test(`on a phone ${game} is played by touch alone, and something to answer with is always in view`, seeded(async (chance) => {
    const context = await here.browser.newContext({ ...PHONE, reducedMotion: "reduce" });
    const page = await context.newPage();
    const mistakes = [];
    page.on("pageerror", (error) => mistakes.push(error.message));
    await newGame(page, `${here.server.address}/?game=${game}`);
    const [unseen, begun] = [new Set(), Date.now()];
    let [decisions, taps] = [0, 0];
    for (let done; LONG || decisions < 10; decisions += 1) {
      done = await answerByTouch(page, chance);
      if (done.decision === null) break;
      taps += done.taps;
      if (done.unseen) unseen.add(done.unseen);
    }
    console.log(`${game} by touch: ${decisions} decisions, ${taps} taps, ${Math.round((Date.now() - begun) / 1000)} s`);
    assert.equal(await page.isVisible("#ending"), LONG);
    assert.deepEqual([...unseen], []);
    assert.deepEqual(mistakes, []);
    await context.close();
  }));
}

test("what is bought is paid by itself, and can be paid otherwise", async () => {
  const page = await open([...toOrder("build"), "execute"]);
  await give(page, "worker");
  assert.equal(await page.textContent("#prompt h1"), "What do you build?");
  await new Hand(page).answering(() => page.click("#prompt .otherwise"));
  assert.match(await page.textContent("#prompt h1"), /How do you pay/);
});

test("who wants to be asked how to pay is asked, and has no basket", async () => {
  const page = await open([...toOrder("build"), "execute"], { settings: "pay=asked" });
  assert.equal(await page.isVisible("#basket"), false);
  await give(page, "worker");
  assert.match(await page.textContent("#prompt h1"), /How do you pay/);
});

test("a unit that is moved carries out the order that was turned over, unless one wants to be asked", async () => {
  for (const [settings, picks] of [["", true], ["pay=asked", false]]) {
    const page = await open(toOrder("mobilize"), { settings });
    const hand = new Hand(page);
    const { x, y } = await hand.point("units-antiga_prime-b-marine");
    await page.mouse.click(x, y);
    assert.equal(await page.isVisible("#crumb .btn"), picks);
    if (picks) await hand.answering(() => hand.at("area-antiga_prime-c"));
    assert.deepEqual(hand.sent, picks ? ["move marine antiga_prime.b", "to antiga_prime.c"] : []);
    assert.equal(await page.textContent("#prompt h1") === "Which unit do you move?", picks);
    await page.context().close();
  }
});

test("the basket tells what it costs and where things go, and sends nothing before it is sent", async () => {
  const page = await open(toOrder("build"));
  await page.waitForSelector("#basket.open");
  const hand = new Hand(page);
  const decision = await asked(page);
  await hand.more("build marine");
  await hand.more("worker");
  assert.match(await page.textContent("#basket .cost"), /2 of 8 minerals/);
  const ghosts = (area) => page.locator(`#area-antiga_prime-${area} .ghost`).count();
  assert.equal(await ghosts("a"), 1);
  await page.click("#basket .to");
  await page.waitForSelector("#area-antiga_prime-c .ghost", { state: "attached" });
  assert.equal(await ghosts("a"), 0);
  assert.deepEqual(hand.sent, []);
  await page.click("#basket [data-take='worker']");
  await page.waitForSelector("#basket input[value='worker']", { state: "detached" });
  await page.click("#basket [data-empty]");
  await page.waitForFunction(() => !document.querySelector(".pc.ghost, #basket input[name=action]"));
  assert.equal(await asked(page), decision);
  await page.keyboard.press("Escape");
  assert.equal(await page.isVisible("#basket"), false);
});

test("nothing in the basket is lost when the line is cut, or the server says no", async () => {
  const wire = await lineTo(here.server.port);
  const page = await (await here.browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce", bypassCSP: true })).newPage();
  await fixedGame(page, wire.address, { choices: toOrder("build") });
  await asked(page);
  const hand = new Hand(page);
  await hand.more("build marine");
  await hand.more("worker");
  const inside = () => page.$$eval("#basket input[name=action]", (all) => all.map(({ value }) => value));
  const before = await inside();
  wire.cut();
  await page.waitForFunction(() => document.querySelector("#notice:not([hidden])"), null, SOON);
  wire.mend();
  await page.waitForFunction(() => document.querySelector("#notice").hidden, null, SOON);
  await page.waitForFunction(() => document.querySelectorAll("#basket input[name=action]").length === 2, null, SOON);
  assert.deepEqual(await inside(), before);
  // One more press, to which the server says no: that is told, and the basket is as it is shown.
  const no = { status: 429, contentType: "application/json", body: JSON.stringify({ message: "Too often." }) };
  await page.route(/\/try(\?|$)/, (route) => route.fulfill(no), { times: 1 });
  await page.click("#basket [data-add='worker']");
  await page.waitForFunction(() => document.querySelector("#notice").textContent === "Too often.", null, SOON);
  assert.deepEqual(await inside(), before);
  await hand.more("worker");
  await hand.answering(() => hand.click("#basket .send"));
  assert.deepEqual(hand.sent.filter((action) => action !== "execute"), [...before, "worker"]);
  wire.close();
  await page.context().close();
});

test("what ends the order sends the basket, and one more thing joins it", async () => {
  const page = await open([...toOrder("build"), "execute"]);
  const [hand, single] = [new Hand(page), await open([...toOrder("build"), "execute", "build marine antiga_prime.a", "pay", "worker", "pay", "done", "done"])];
  await hand.more("build marine");
  await page.evaluate(() => document.querySelector("#prompt button.answer[value=worker]").click());
  await page.waitForFunction(() => document.querySelectorAll("#basket input[name=action]").length === 2);
  assert.deepEqual(hand.sent, []);
  await hand.answering(() => page.click("#prompt button.answer.done"));
  assert.deepEqual(hand.sent, ["build marine antiga_prime.a", "worker"]);
  assert.deepEqual(await estate(page), await estate(single));
});

test("an answer that would empty the basket is asked for once more, and the order begins with it", async () => {
  const page = await open(toOrder("build"));
  const hand = new Hand(page);
  await hand.more("build marine");
  await hand.more("worker");
  await page.click("#prompt button.answer[value=event]");
  assert.equal(await page.textContent("#confirm-what"), "Without the 2 in the basket?");
  await page.click("#confirm button:not(.primary)");
  assert.deepEqual(hand.sent, []);
  await hand.answering(() => page.click("#prompt button.answer[value=execute]"));
  await page.waitForFunction(() => document.querySelectorAll("#basket input[name=action]").length === 2);
  // Stepping back takes out one thing after the other.
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelectorAll("#basket input[name=action]").length === 1);
  assert.equal(await page.isVisible("#basket"), true);
  await page.close();
});

test("a basket that does not fit is refused as a whole, with a reason", async () => {
  const page = await open(toOrder("build"));
  const [decision, held] = [await asked(page), await estate(page)];
  const send = (actions) => page.evaluate(async ([number, all]) => {
    const body = new URLSearchParams({ seat: "0", decision: number, brief: "ends" });
    for (const action of all) body.append("action", action);
    const answer = await fetch(`${location.pathname}/act`, { method: "POST", body, headers: { accept: "application/json" } });
    return [answer.status, (await answer.json()).message ?? ""];
  }, [decision, actions]);
  const [status, message] = await send(["worker", "build battlecruiser antiga_prime.a"]);
  assert.ok(status >= 400 && message.length > 10, `${status} ${message}`);
  await page.reload();
  assert.equal(await asked(page), decision);
  assert.deepEqual(await estate(page), held);
});

test("a mouse carries a unit to its area, and one that is let go elsewhere stays; the board stands still", async () => {
  const page = await open([...toOrder("mobilize"), "execute"]);
  const [hand, marine] = [new Hand(page), "units-antiga_prime-b-marine"];
  const stands = () => page.evaluate(() => JSON.stringify(document.querySelector("#planet-antiga_prime").getBoundingClientRect()));
  const before = await stands();
  const { x, y } = await hand.point(marine);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y, { steps: 4 });
  await page.waitForSelector("#crumb .btn");
  await page.mouse.move(20, y, { steps: 4 });
  await page.mouse.up();
  assert.deepEqual([hand.sent, await page.locator("#crumb .btn").count(), await stands()], [[], 0, before]);
  await hand.answering(() => hand.drag(marine, "area-antiga_prime-c"));
  assert.deepEqual(hand.sent, ["move marine antiga_prime.b", "to antiga_prime.c"]);
  await page.context().close();
});

test("units are picked one by one, given back, and go together by keys alone", async () => {
  const page = await open([...toOrder("mobilize"), "execute"]);
  const key = (id) => page.getAttribute(`#prompt button.answer[data-things="${id}"]`, "data-key");
  const [marine, firebat] = [await key("units-antiga_prime-b-marine"), await key("units-antiga_prime-b-firebat")];
  await page.keyboard.press(marine);
  await page.keyboard.press(firebat);
  assert.match(await page.textContent("#crumb"), /Marine, Firebat/);
  await page.keyboard.press("Escape");
  assert.doesNotMatch(await page.textContent("#crumb"), /Firebat/);
  await page.keyboard.press(firebat);
  const hand = new Hand(page);
  await hand.answering(async () => page.keyboard.press(await page.locator("#crumb .answer").last().getAttribute("data-key")));
  assert.equal(hand.sent.length, 4);
  assert.equal(new Set(hand.sent.filter((action) => action.startsWith("to "))).size, 1);
});

test("a finger picks units, looks at an area first, and sends them there", async () => {
  const page = await open([...toOrder("mobilize"), "execute"], { hasTouch: true });
  const hand = new Hand(page);
  const tap = async (id) => {
    const { x, y } = await hand.point(id);
    await page.touchscreen.tap(x, y);
  };
  await tap("units-antiga_prime-b-marine");
  await page.waitForSelector("#crumb .answer");
  // What a finger presses is large enough for it.
  await resize(page, PHONE.viewport);
  const small = await page.evaluate(() => [...document.querySelectorAll("#crumb button, #prompt .answer, .tools .btn, #tabs label")].filter((one) => one.checkVisibility())
    .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 44).map((one) => one.outerHTML));
  assert.deepEqual(small, []);
  await resize(page, { width: 1280, height: 720 });
  await tap("area-antiga_prime-c");
  await page.waitForSelector("#tip:popover-open, #tip:not([hidden])");
  assert.deepEqual(hand.sent, []);
  await hand.answering(() => tap("area-antiga_prime-c"));
  assert.deepEqual(hand.sent, ["move marine antiga_prime.b", "to antiga_prime.c"]);
});

test("the basket is usable by keyboard, on a phone, and axe finds nothing", async () => {
  for (const viewport of [{ width: 1280, height: 720 }, { width: 390, height: 844 }]) {
    const page = await open(toOrder("build"), { viewport });
    await page.waitForSelector("#basket.open");
    await page.focus("#basket [data-add^='build marine']");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#basket input[name=action]", { state: "attached" });
    assert.equal(await page.evaluate(() => document.activeElement?.matches("#basket .more")), true, "the focus stays");
    const found = await violations(page, "#basket");
    assert.deepEqual(found.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
    const box = await page.locator("#basket").boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= viewport.width && box.y + box.height <= viewport.height);
    await page.focus("#basket .send");
    await new Hand(page).answering(() => page.keyboard.press("Enter"));
  }
});

test("beside an open basket every other answer is in reach on a phone on its side, and at 200 %", async () => {
  for (const viewport of [{ width: 844, height: 390 }, { width: 720, height: 450 }]) {
    const page = await open(toOrder("build"), { viewport });
    await page.waitForSelector("#basket.open");
    const hidden = () => page.evaluate(() => [...document.querySelectorAll("#answers .answer:not([hidden]), #basket .send, .tools .btn")].filter((one) => one.checkVisibility()).filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return [top + 3, bottom - 3].some((y) => !one.contains(document.elementFromPoint((left + right) / 2, y)));
    }).map((one) => one.textContent));
    assert.ok(await page.locator("#answers .answer").count() > 0);
    assert.deepEqual(await hidden(), []);
    await page.context().close();
  }
});

test("longer words fit into the basket and beside the question, at every size", async () => {
  const lines = [];
  for (const kind of ["build", "mobilize"]) {
    const page = await open([...toOrder(kind), ...kind === "build" ? [] : ["execute"]]);
    await page.context().addCookies([{ name: "language", value: "qps", url: here.server.address }]);
    await page.reload();
    await asked(page);
    const hand = new Hand(page);
    if (kind === "build") await hand.more("build marine");
    else await hand.at("units-antiga_prime-b-marine", true);
    // The small cards of the tray have tests of their own.
    await page.evaluate(() => document.getElementById("hand")?.remove());
    for (const [width, height] of [[1280, 720], [1440, 900], [2560, 1440], [390, 844]]) {
      await resize(page, { width, height });
      const found = await unveiled(page, faults, [".key, .rule, .pl-name, #about .title, .link, .language", ".seat, .sub .why, #caption, #clock, .round .muted, .phases li:not(.now), h1.past"]);
      lines.push(...found.map((line) => `${kind} at ${width}x${height}: ${line}`));
    }
  }
  assert.deepEqual(lines, []);
});
