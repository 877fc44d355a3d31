// The script on a made-up table: choosing, tips, keys, the stream.

import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { answer, fixture, orders, prompt } from "./fixture.mjs";
import { launch, pure, until } from "./support.mjs";

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

test("what comes at once is drawn once, in its last form, but every show of it is seen", async () => {
  const order = (words) => fragment("order-build", `<div id="order-build" tabindex="0" role="button" aria-label="Build">${words}</div>`);
  await page.evaluate(() => {
    globalThis.written = [];
    const element = document.getElementById("order-build");
    new MutationObserver(() => globalThis.written.push(element.textContent)).observe(element, { characterData: true, childList: true, subtree: true });
  });
  const mobilize = fragment("order-mobilize", '<div id="order-mobilize" role="button" aria-label="Mobilize">both</div>');
  table.say({ version: 6, fragments: [order("six")] }, { version: 7, fragments: [order("seven"), mobilize] }, { version: 8, fragments: [order("eight")] });
  await until(async () => (await page.textContent("#order-build")) === "eight", "the last of them is shown");
  assert.equal(await page.textContent("#order-mobilize"), "both");
  assert.deepEqual(await page.evaluate(() => globalThis.written), ["eight"]);

  const { together } = await pure("stream.js");
  const [show, other] = [(version) => ({ version, fragments: [{ id: "shown", within: "x", html: `${version}` }] }), { version: 2, fragments: [order("two")], motions: [{ kind: "fade" }] }];
  assert.deepEqual(together([show(1), other, show(3), { version: 4, whole: true, fragments: [] }]).map(({ version, fragments, motions = [] }) => [version, fragments.length, motions.length]), [[2, 2, 1], [3, 1, 0], [4, 0, 0]]);
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

test("what others did is seen in steps, but for those who asked for less motion; it is said to all", async () => {
  const motion = (kind, to, caption, from = to) => ({ kind, glyph: "/glyphs.svg#u-marine", owner: "f-blue", from, to, caption });
  const order = (look) => fragment("stack-torus", `<g id="stack-torus" transform="translate(200 100)"><g class="${look}" transform="translate(-24 0)">
    <rect width="48" height="30"></rect><use class="gl"></use></g></g>`, "drawing");
  const motions = [motion("flip", "stack-torus", "An order is turned up."), motion("move", "planet-chau", "A Marine moves.", "planet-torus"),
    motion("move", "planet-chau", "Another follows.", "planet-torus"), motion("fade", "planet-chau", "It is lost.")];
  const lively = await (await browser.newContext({ reducedMotion: "no-preference" })).newPage();
  await lively.goto(`${table.address}/t/x`);
  await until(() => state.streams.size === 2, "the stream is open");
  for (const each of [page, lively]) {
    await each.evaluate(() => {
      globalThis.moved = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function keep(frames, times) {
        const what = this.id || this.getAttribute("class") || this.localName;
        moved.push({ what, with: moved.filter(({ done }) => !done).length, done: false, lasts: times.duration });
        const [note, animation] = [moved.at(-1), animate.call(this, frames, times)];
        const ended = () => { note.done = true; };
        animation.finished.then(ended, ended);
        return animation;
      };
    });
  }
  table.say({ version: 6, fragments: [order("order")] });
  table.say({ version: 7, fragments: [order("order open")], motions });
  await until(async () => (await page.textContent("#caption")) === "It is lost.", "the last of it is said");
  assert.match(await page.getAttribute("#caption", "title"), /turned up.*follows/);
  await until(() => lively.evaluate(() => moved.length === 5 && moved.every(({ done }) => done)), "all has been shown");
  const shown = await lively.evaluate(() => moved);
  assert.deepEqual(shown.map(({ what, with: others }) => [what, others]), [
    ["order open", 0], ["gl", 1],   // the token itself turns, its face with it
    ["moving f-blue", 0], ["moving f-blue", 1],   // then both go together
    ["moving f-blue", 0],
  ]);
  assert.ok(shown.every(({ lasts }) => lasts >= 150 && lasts <= 250), "none delays another for long");
  assert.equal(await lively.locator(".moving").count(), 0, "the ghosts are gone");

  // Whoever answers need not watch the rest.
  await lively.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function answered(...given) {
      const animation = animate.apply(this, given);
      document.querySelector("#prompt button.answer").click();
      return animation;
    };
  });
  table.say({ version: 8, fragments: [], motions });
  await until(() => state.posts.length === 1, "it is answered");
  await until(async () => (await lively.locator(".moving").count()) === 0, "the ghosts are gone");
  assert.ok(!(await lively.evaluate(() => moved.slice(5).some(({ what }) => what === "moving f-blue"))), "the rest is not shown");
  assert.deepEqual(await page.evaluate(() => moved), []);
  await lively.context().close();
});

test("one hears a battle, the end and that it is one's turn, moving or not", async () => {
  await page.context().close();
  page = await (await browser.newContext({ reducedMotion: "no-preference" })).newPage();
  await page.addInitScript(() => {
    globalThis.heard = 0;
    const begin = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function note(...given) {
      globalThis.heard += 1;
      return begin.apply(this, given);
    };
  });
  await page.goto(`${table.address}/t/x`);
  await until(() => state.streams.size === 1, "the stream is open");
  const hears = (tones, what) => until(async () => await page.evaluate(() => globalThis.heard) === tones, what);
  const said = (sound) => ({ kind: "say", glyph: "#", owner: "f-none", from: "", to: "", caption: sound, sound });
  await page.evaluate(() => { document.documentElement.dataset.sound = "soft"; });
  await page.keyboard.press("Shift");   // browsers are silent until then
  table.say({ version: 6, fragments: [], motions: [said("battle")] });
  await hears(1, "the drum of a battle");
  table.say({ version: 7, fragments: [fragment("prompt", "<section id='prompt'></section>", "")], motions: [said("end")] });
  await hears(6, "the five notes of the end");
  table.say({ version: 8, fragments: [fragment("prompt", orders, "")] });
  await hears(8, "the two of one's turn");
});

test("what one missed is offered, and the offer goes by itself, or with an answer", async () => {
  const lines = [1, 2, 3, 4].map((moment) => `<li data-moment="${moment}">Line</li>`).join("");
  await page.clock.install();
  const away = () => page.locator("#away").count();
  const back = async () => {
    await page.evaluate((html) => {
      document.querySelector("#log")?.remove();
      document.body.insertAdjacentHTML("beforeend", `<ol id="log">${html}</ol>`);
      localStorage.setItem("seen x 0", "0");
      document.dispatchEvent(new Event("visibilitychange"));
    }, lines);
    assert.equal(await away(), 1);
  };
  await back();
  await page.clock.fastForward(15_000);
  assert.equal(await away(), 0, "nobody must close it");
  await back();
  await page.focus("#away button");
  await page.clock.fastForward(15_000);
  assert.equal(await away(), 1, "not from under the hand");
  await page.click("#planet-braken");
  await page.evaluate(() => document.querySelector("#prompt form").requestSubmit(document.querySelector("[value=done]")));
  assert.equal(await away(), 0);
});
