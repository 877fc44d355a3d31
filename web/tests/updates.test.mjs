// What an update does to the page: the focus stays, the page equals a fresh one, it is quick and small.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerByPointing, asked, equalsFresh, newGame } from "./play.mjs";
import { hosted } from "./server.mjs";
import { LONG, seeded, started } from "./support.mjs";

const here = hosted();

/** Pages and updates come packed here, as they do to people. */
const open = async (options = {}) => {
  const context = await here.browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", painted: true, extraHTTPHeaders: {}, ...options });
  return context.newPage();
};

/** Measures every update from its arrival to the frame that shows it. */
function stopwatch() {
  globalThis.paints = [];
  const Real = globalThis.EventSource;
  globalThis.EventSource = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", () => {
        const arrived = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => globalThis.paints.push(performance.now() - arrived);
          port2.postMessage(0);
        });
      });
    }
  };
}

test("the page equals a fresh one all along a random game, updates are painted quickly, and the focus survives many of them", seeded(async (chance) => {
  const page = await open();
  await page.addInitScript(stopwatch);
  await newGame(page, here.server.address);
  for (let n = 0; n < (LONG ? 60 : 25); n += 1) {
    const { decision } = await answerByPointing(page, chance, true);
    if (decision === null) break;
    if (n % 15 === 14) await equalsFresh(page);
  }
  const paints = (await page.evaluate(() => globalThis.paints)).sort((a, b) => a - b);
  // Told, not judged: how fast it is depends on what else the machine does.
  const at = (part) => Math.round(paints[Math.floor((paints.length - 1) * part)]);
  console.log(`${paints.length} updates painted: half within ${at(0.5)} ms, 95 % within ${at(0.95)} ms, all within ${at(1)} ms`);

  // A few of the moments there are; more of them are only more of the same.
  const moments = Array.from({ length: LONG ? 1000 : 100 }, chance);
  const result = await page.evaluate(async (numbers) => {
    const script = document.querySelector("script[type=module]").src;
    const { patch } = await import(new URL("morph.js", script));
    const { table, seat } = document.body.dataset;
    const last = Math.max(...[...document.querySelectorAll("#log [data-moment]")].map((row) => Number(row.dataset.moment)));
    const known = new Map();
    const partsAt = async (moment) => {
      if (!known.has(moment)) {
        const answer = await fetch(`/t/${table}/at/${moment}?as=${seat}`, { headers: { accept: "application/json" } });
        if (!answer.ok) throw new Error(`moment ${moment}: ${answer.status}`);
        known.set(moment, (await answer.json()).fragments);
      }
      return known.get(moment);
    };
    const say = document.getElementById("say-text");
    const planet = document.querySelector("#board-parts > [id]");
    const elements = [say, planet, document.getElementById("log-scroll"), document.querySelector("#prompt")];
    say.value = "half a sent";
    let lost = 0;
    for (const [n, number] of numbers.entries()) {
      const focused = elements[Math.floor(n / 10) % elements.length];
      if (n % 10 === 0) {
        focused.focus();
        if (focused === say) say.setSelectionRange(4, 4);
      }
      patch(await partsAt(1 + Math.floor(number * last)));
      if (document.activeElement !== focused || !focused.isConnected) lost += 1;
      if (say.value !== "half a sent" || (focused === say && say.selectionStart !== 4)) lost += 1;
    }
    return { lost, different: known.size };
  }, moments);
  assert.equal(result.lost, 0, "the focused element survives random updates");
  assert.ok(result.different > 20, `${result.different} different moments`);
  await page.context().close();
}));

test("a small change gives few elements their style anew", async () => {
  const page = await open();
  await newGame(page, here.server.address);
  await asked(page);
  await here.browser.startTracing(page, { categories: ["devtools.timeline"] });
  // What an update brings: other answers, another line of the log, a piece on the board.
  await page.evaluate(() => {
    const checked = Object.assign(document.createElement("input"), { type: "checkbox", checked: true, className: "head now curtains" });
    document.querySelector("#prompt").append(checked);
    document.querySelector("#drawing .planet").append(document.createElementNS("http://www.w3.org/2000/svg", "g"));
    document.body.getBoundingClientRect();
  });
  const { traceEvents } = JSON.parse(await here.browser.stopTracing());
  const [all, styled] = [await page.locator("body *").count(), traceEvents.map(({ args }) => args?.elementCount ?? 0)];
  // A rule with `:has(…)` whose last part names nothing, or what is everywhere (`.i`), would have all of that looked at, at every change.
  assert.ok(Math.max(...styled) < all / 40, `${Math.max(...styled)} of ${all} elements`);
  await page.context().close();
});

test("nothing is animated for those who asked for less motion", seeded(async (chance) => {
  const page = await open();
  await page.addInitScript(() => {
    globalThis.moved = [];
    const real = Element.prototype.animate;
    Element.prototype.animate = function animate(...given) {
      globalThis.moved.push(this.className);
      return real.apply(this, given);
    };
  });
  await newGame(page, here.server.address);
  for (let n = 0; n < 12; n += 1) {
    await answerByPointing(page, chance, true);
    const running = await page.evaluate(() => document.getAnimations().filter((a) => a.playState === "running" && a.effect?.getComputedTiming().duration > 0).length);
    assert.equal(running, 0, "no animation runs");
  }
  assert.deepEqual(await page.evaluate(() => globalThis.moved), []);
  await page.context().close();
}));

test("the first load is under 300 KB", async () => {
  for (const where of ["/", "a table"]) {
    const page = await open();
    let path = where;
    if (where === "a table") {
      await newGame(page, here.server.address);
      path = new URL(page.url()).pathname;
    }
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
    let bytes = 0;
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => { bytes += encodedDataLength; });
    await page.goto(here.server.address + path);
    await started(page);
    console.log(`first load of ${where}: ${Math.round(bytes / 1000)} KB`);
    assert.ok(bytes > 5000 && bytes < 300_000, `${where} takes ${bytes} bytes`);
    await page.context().close();
  }
});
