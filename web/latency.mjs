// Measures what a person feels: from a click on an answer to the changed page, and the waits for bots at every pace.
// ORDERSTACK=../target/release/orderstack node latency.mjs [ROUNDS]; on a quiet machine, with a release build.

import { answerByPointing } from "./tests/play.mjs";
import { serve } from "./tests/server.mjs";
import { launch, random, SEED, started } from "./tests/support.mjs";

const ROUNDS = Number(process.argv[2] ?? 2);
/** The pause that `orderstack serve` makes unless told otherwise, in milliseconds. */
const USUAL_DELAY = 700;
/** So long a game is played at a pace, in milliseconds: the slow ones would take for ever. */
const LONG_ENOUGH = 90_000;
/** So long the mouse rests on what is pressed: what pointing lights is painted by then. */
const POINTING = 250;
/** What waits for the page looks at it this often, in milliseconds. */
const SELDOM = 400;
const PACES = (process.env.PACES ?? "slow,normal,fast,instant").split(",");

/** In the page: notes how long it takes from a press until another decision, or none, has been painted. */
function watch() {
  const measured = { clicks: [], waits: [] };
  let pressed = null;
  let waiting = null;
  const decision = () => document.querySelector("#prompt")?.dataset.decision ?? null;
  // A message sent while a frame is made arrives when it has been painted.
  const painted = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  });
  let last = decision();
  document.addEventListener("pointerdown", () => {
    pressed = performance.now();
  }, true);
  new MutationObserver(() => {
    const now = decision();
    if (now === last) return;
    // A battle that is shown holds the page back on purpose.
    const shown = document.querySelector("#shown[open]") !== null;
    const [from, since] = [pressed, waiting];
    pressed = null;
    if (from !== null && !shown) painted(() => measured.clicks.push(performance.now() - from));
    if (now !== null && since !== null && !shown) measured.waits.push(performance.now() - since);
    // The next decision may be there with the answer to this one: a wait of nothing.
    if (last !== null) waiting = performance.now();
    if (now !== null) waiting = null;
    last = now;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-decision"] });
  window.measured = measured;
}

/** Plays a game of four at this pace until so many rounds are over, or long enough. */
async function play(browser, address, pace) {
  const context = await browser.newContext({ painted: true, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const chance = random(SEED);
  await page.goto(address);
  await Promise.all([page.waitForURL("**/t/*"), page.click("form[action='/quick'] button")]);
  await started(page);
  await page.click("#paces summary");
  await page.click(`#paces [value=${pace}]`);
  await page.waitForSelector(`#paces [value=${pace}][aria-pressed=true]`, { state: "attached" });
  // What waits for the page looks at it seldom: looking at every frame would take a third of the script's time.
  const wait = page.waitForFunction.bind(page);
  page.waitForFunction = (check, arg, options) => wait(check, arg, { ...options, polling: SELDOM });
  // Nobody presses the moment the mouse arrives, nor while pieces of the bots still fly over the board.
  const press = page.mouse.click.bind(page.mouse);
  page.mouse.click = async (x, y) => {
    await page.mouse.move(x, y);
    await page.waitForFunction(() => !document.querySelector(".moving"));
    await page.waitForTimeout(POINTING);
    await press(x, y);
    await new Promise((done) => { setTimeout(done, SELDOM); });
  };
  await page.evaluate(watch);
  const round = () => page.evaluate(() => Number(/\d+/.exec(document.querySelector(".round b").textContent)?.[0] ?? 0));
  for (const end = Date.now() + LONG_ENOUGH; Date.now() < end && await round() <= ROUNDS;) {
    const { decision } = await answerByPointing(page, chance);
    if (decision === null) break;
  }
  const measured = await page.evaluate(() => window.measured);
  await context.close();
  return measured;
}

/** The median, the value that 95 of 100 do not exceed, the largest and the count, in a line. */
function figures(name, all) {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  console.log(`${name.padEnd(30)} median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms, ${all.length} measured`);
}

const server = await serve(USUAL_DELAY);
const browser = await launch();
try {
  const measured = {};
  for (const pace of PACES.toReversed()) {
    measured[pace] = await play(browser, server.address, pace);
    figures(`click to changed page, ${pace}`, measured[pace].clicks);
    figures(`wait for bots, ${pace}`, measured[pace].waits);
  }
} finally {
  await browser.close();
  await server.close();
}
