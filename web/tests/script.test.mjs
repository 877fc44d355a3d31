// The script on a made-up table: choosing, tips, keys, the stream.

import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { answer, fixture, prompt } from "./fixture.mjs";
import { launch, until } from "./support.mjs";

let browser, table, page, state;

before(async () => {
  browser = await launch();
});
after(() => browser?.close());
beforeEach(async () => {
  await page?.context().close();
  table?.close();
  table = await fixture();
  state = table.state;
  page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await page.goto(`${table.address}/t/x`);
  await until(() => state.streams.size === 1, "the stream is open");
});
after(async () => {
  table?.close();
});

const visible = () => page.locator("button.answer:visible").allTextContents();
const fragment = (id, html, within = "middle") => ({ id, within, html });

test("pointing narrows, the crumb says so, Escape steps back", async () => {
  await page.click("#order-build");
  assert.deepEqual(await visible(), ["1Build on Torus", "2Build on Braken"], "planets keep their keys");
  assert.match(await page.textContent("#crumb"), /Build ▸ choose a planet/);
  assert.equal(await page.getAttribute("#order-mobilize", "class"), "may unlit");
  await page.keyboard.press("Escape");
  assert.equal((await visible()).length, 4);
  assert.equal(await page.locator("#crumb").count(), 0);
  await page.click("#planet-braken");
  await until(() => state.posts.length === 1, "the answer is sent");
  assert.deepEqual(state.posts[0], { decision: "7", seat: "0", action: "build braken", brief: "on" });
});

test("an answer is sent once, however often it is pressed", async () => {
  await page.evaluate(() => {
    const button = document.querySelector("[value=done]");
    for (let n = 0; n < 5; n += 1) button.click();
  });
  await page.keyboard.press("3");
  await new Promise((done) => { setTimeout(done, 200); });
  assert.equal(state.posts.length, 1);
  table.say({ version: 6, fragments: [fragment("prompt", prompt(8, [answer("done", "Done", "", "")]), "none")] });
  await until(async () => (await visible()).join() === "1Done", "the next decision is shown");
  await page.keyboard.press("1");
  await until(() => state.posts.length === 2, "the next answer is sent");
  assert.equal(state.posts[1].decision, "8");
});

test("a refusal is said in a sentence and the answer can be given again; a stale one is not", async () => {
  state.answer = [422, JSON.stringify({ ok: false, code: "wrong", message: "You cannot do that." })];
  await page.keyboard.press("3");
  await until(() => page.locator("#notice[role=alert]:visible").count(), "the sentence is shown");
  assert.equal(await page.textContent("#notice"), "You cannot do that.");
  state.answer = [409, "{}"];
  await page.keyboard.press("3");
  await until(() => state.posts.length === 2, "it is sent again");
  await until(() => page.isHidden("#notice"), "the sentence is gone");
});

test("answers that share their things open a menu at the thing", async () => {
  table.say({ version: 6, fragments: [fragment("prompt", prompt(8, [
    answer("a", "Move", "order-build", ""), answer("b", "Scrap", "order-build", ""), answer("done", "Done", "", ""),
  ]), "none")] });
  await until(async () => (await visible()).length === 3, "the prompt changes");
  await page.click("#order-build");
  assert.deepEqual(await page.locator("#menu button").allTextContents(), ["3Move", "4Scrap"]);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#menu").count(), 0);
  await page.click("#order-build");
  await page.keyboard.press("4");
  await until(() => state.posts.length === 1, "it is sent");
  assert.equal(state.posts[0].action, "b");
});

test("what comes to lie under a resting pointer says nothing before it moves", async () => {
  await page.mouse.move(20, 20);
  await page.mouse.move(21, 21);
  await page.evaluate(() => {
    globalThis.opened = 0;
    document.addEventListener("toggle", (event) => { globalThis.opened += event.target.id === "tip" && event.newState === "open" ? 1 : 0; }, true);
    const over = document.createElement("div");
    Object.assign(over, { id: "late", style: "" });
    over.setAttribute("data-why", "It came late.");
    over.className = "late";
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".late { position: fixed; inset: 0 auto auto 0; width: 60px; height: 60px; z-index: 9 }");
    document.adoptedStyleSheets = [sheet];
    document.body.append(over);
    globalThis.entered = new Promise((done) => { over.addEventListener("pointerover", done); });
    // The browser notices by itself what lies under the pointer, but where nothing is painted it may take a minute.
    const paint = () => requestAnimationFrame(paint);
    paint();
  });
  // Then there is time to speak.
  await page.evaluate(() => globalThis.entered);
  await new Promise((done) => { setTimeout(done, 700); });
  assert.equal(await page.evaluate(() => globalThis.opened), 0, "nobody has moved");
  await page.mouse.move(24, 24);
  await until(() => page.isVisible("#tip"), "the tip is shown");
  assert.match(await page.textContent("#tip"), /It came late/);
});

test("what cannot be chosen says why, and what can says what it does", async () => {
  await page.hover("#planet-chau");
  await until(() => page.isVisible("#tip"), "the tip is shown");
  const tip = await page.textContent("#tip");
  assert.match(tip, /No unit of yours is near\. Rule PLAN-04/);
  assert.match(tip, /Three areas/);
  await page.hover("#tip");
  await new Promise((done) => { setTimeout(done, 400); });
  assert.ok(await page.isVisible("#tip"), "the pointer may move onto the tip");
  await page.keyboard.press("Escape");
  assert.ok(await page.isHidden("#tip"));
  await page.hover("#planet-braken");
  await until(() => page.isVisible("#tip"), "the tip is shown");
  assert.match(await page.textContent("#tip"), /Does Build on Braken/);
  assert.equal(await page.getAttribute("[value='build braken']", "class"), "answer is-pointed");
  await page.hover("[value='build torus']");
  await until(async () => (await page.getAttribute("#planet-torus", "class")).includes("aimed"), "the things of an answer light up");
});

test("a finger shows first and chooses second", async () => {
  const context = await browser.newContext({ hasTouch: true });
  const phone = await context.newPage();
  await phone.goto(`${table.address}/t/x`);
  await until(() => state.streams.size === 2, "the stream is open");
  await phone.tap("#planet-braken");
  await until(() => phone.isVisible("#tip"), "the first tap shows");
  assert.equal(state.posts.length, 0);
  await phone.tap("#planet-braken");
  await until(() => state.posts.length === 1, "the second chooses");
  await phone.tap("#planet-chau");
  await until(async () => /No unit/.test(await phone.textContent("#tip")), "a tap says why not");
  await context.close();
});

test("the board is one Tab stop, arrows walk along routes, Enter acts", async () => {
  const at = () => page.evaluate(() => document.activeElement.id);
  await page.focus("[value=done]");
  await page.keyboard.press("Tab");
  assert.equal(await at(), "planet-torus");
  await page.keyboard.press("ArrowRight");
  assert.equal(await at(), "planet-braken");
  await page.keyboard.press("ArrowRight");
  assert.equal(await at(), "planet-chau");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Tab");
  assert.ok(!(await page.evaluate(() => document.getElementById("drawing").contains(document.activeElement))));
  await page.keyboard.press("Shift+Tab");
  assert.equal(await at(), "planet-braken");
  await page.keyboard.press("Enter");
  await until(() => state.posts.length === 1, "Enter acts");
  assert.equal(state.posts[0].action, "build braken");
});

test("keys are letters while one types", async () => {
  await page.focus("#say");
  await page.keyboard.type("14u?");
  assert.equal(await page.inputValue("#say"), "14u?");
  assert.equal(state.posts.length, 0);
});

test("the stream finds back, asks for what it missed, and takes nothing twice", async () => {
  const text = () => page.textContent("#order-build");
  const order = (words) => fragment("order-build", `<div id="order-build" tabindex="0" role="button" aria-label="Build">${words}</div>`);
  table.say({ version: 8, fragments: [order("eight")] });
  await until(async () => (await text()) === "eight", "the update is shown");
  table.say({ version: 7, fragments: [order("old")] });
  state.refuse = true;
  table.cut();
  await until(() => page.isVisible("#notice"), "the loss is told");
  assert.match(await page.textContent("#notice"), /Reconnecting/);
  await until(() => state.since.length >= 3, "it tries again after a refusal");
  state.refuse = false;
  await until(() => state.streams.size === 1, "it is back");
  assert.equal(state.since.at(-1), "8");
  await until(() => page.isHidden("#notice"), "the notice is gone");
  table.say({ version: 8, fragments: [order("again")] });
  table.say({ version: 9, fragments: [order("nine")] });
  await until(async () => (await text()) === "nine", "the next update is shown");
  assert.equal(await page.title(), "● Table");
});

test("all there is is taken whatever its number: a server that came back counts anew", async () => {
  const text = () => page.textContent("#order-build");
  const order = (words) => fragment("order-build", `<div id="order-build" tabindex="0" role="button" aria-label="Build">${words}</div>`);
  table.say({ version: 800, fragments: [order("before")] });
  await until(async () => (await text()) === "before", "the update is shown");
  const tries = state.since.length;
  table.cut();
  await until(() => state.since.length > tries && state.streams.size === 1, "it is back");
  const whole = await page.evaluate(() => [...document.querySelectorAll("[data-parts] > [id]")]
    .map((part) => ({ id: part.id, within: part.parentElement.id, html: part.outerHTML })));
  table.say({ version: 3, whole: true, fragments: [...whole.filter(({ id }) => id !== "order-build"), order("after")] });
  await until(async () => (await text()) === "after", "what the new server says is shown");
  table.say({ version: 4, fragments: [order("four")] });
  await until(async () => (await text()) === "four", "and what it says next");
});

test("the board pans and zooms, keeps its view over updates, and a drag is no click", async () => {
  const left = async () => (await page.locator("#planet-torus").boundingBox()).x;
  const first = await left();
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await page.mouse.move(340, 310, { steps: 4 });
  await page.mouse.up();
  assert.equal(Math.round((await left()) - first), 40);
  await page.mouse.wheel(0, -300);
  await until(async () => (await page.locator("#planet-torus").boundingBox()).width > 130, "it is larger");
  const there = await left();
  table.say({ version: 6, fragments: [fragment("drawing", await page.evaluate(() => {
    const copy = document.getElementById("drawing").cloneNode(true);
    copy.removeAttribute("style");
    copy.setAttribute("class", "changed");
    return copy.outerHTML;
  }))] });
  await until(async () => /changed/.test(await page.getAttribute("#drawing", "class")), "the update is taken");
  assert.equal(await left(), there);
  assert.equal(state.posts.length, 0);
  await page.keyboard.press("0");
  await until(async () => Math.abs((await left()) - first) < 1, "it fits again");
});

test("nothing moves for those who asked for less motion, but it is said", async () => {
  const motions = [{ kind: "move", glyph: "/glyphs.svg#u-marine", owner: "f-blue", from: "planet-torus", to: "planet-chau", caption: "A Marine moves." }];
  table.say({ version: 6, fragments: [], motions });
  await until(async () => (await page.textContent("#caption")) === "A Marine moves.", "it is said");
  assert.equal(await page.locator(".moving").count(), 0);
  const lively = await (await browser.newContext({ reducedMotion: "no-preference" })).newPage();
  await lively.goto(`${table.address}/t/x`);
  await until(() => state.streams.size === 2, "the stream is open");
  await lively.evaluate(() => {
    globalThis.ghosts = [];
    new MutationObserver((list) => {
      for (const { addedNodes } of list) ghosts.push(...[...addedNodes].map((node) => node.className));
    }).observe(document.body, { childList: true });
  });
  table.say({ version: 7, fragments: [], motions });
  await until(async () => (await lively.evaluate(() => ghosts)).includes("moving f-blue"), "a ghost appears");
  await until(async () => (await lively.locator(".moving").count()) === 0, "the ghost is gone again");
  await lively.context().close();
});
