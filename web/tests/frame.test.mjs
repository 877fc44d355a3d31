// The frame stands still: along random play every region keeps its place, nothing in tray, hand or seats is cut
// or overlaps, and keys keep their meaning.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerByPointing, asked } from "./play.mjs";
import { hosted } from "./server.mjs";
import { arrive, LONG, resize, seeded } from "./support.mjs";

const here = hosted();

/** A new game of so many, all others bots. */
async function play(page, players) {
  await arrive(page, `${here.server.address}/new`);
  for (let n = 1; n < 6; n += 1) {
    const seat = page.locator(`[name=seat${n}]`);
    // The last seats show when those before them are taken.
    if (n < players || (await seat.isVisible())) await seat.selectOption(n < players ? "bot-random" : "empty");
  }
  await Promise.all([page.waitForURL("**/t/*"), page.click("form[action='/new'] button:not([type=button])")]);
}

/** Where the regions are; on a narrow screen some of them are sheets that open over the board. */
function boxes() {
  const ids = ["prompt", "ask", "strip", "board", "tray", "left", "right", "tabs"];
  return ids.map((id) => {
    const element = document.getElementById(id);
    if (!element?.checkVisibility()) return `${id}: hidden`;
    const { x, y, width: across, height } = element.getBoundingClientRect();
    // More buttons at its right leave less room for the question.
    const width = id === "ask" && innerWidth > 800 ? 0 : across;
    return `${id}: ${[x, y, width, height].map(Math.round).join(" ")}`;
  }).join(", ");
}

/** What is cut by its box, reaches beyond its region, or lies over its neighbour. */
function faults() {
  const found = [];
  const name = (element) => `${element.localName}#${element.id}.${[...element.classList].join(".")} "${element.textContent.trim().slice(0, 30)}"`;
  const shown = (selector, within = document) => [...within.querySelectorAll(selector)].filter((element) => element.checkVisibility() && !element.closest(".vh, [popover]"));
  const inside = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  for (const element of shown("#tray .fold, #tray summary, .hand .card, .mc, .seat, .seat h3, .seat .goal, .seat .glance, .ask h1, #clock .deck")) {
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== "visible") found.push(`cut: ${name(element)}`);
  }
  const wide = innerWidth > 800;
  for (const row of wide ? shown("#tray") : []) {
    for (const part of shown("summary > *, .otok, .mc", row)) {
      if (!inside(part.getBoundingClientRect(), row.getBoundingClientRect()) && !part.matches(".otok")) found.push(`beyond the tray: ${name(part)}`);
    }
    const folds = shown(".fold", row);
    for (const [n, fold] of folds.entries()) {
      const parts = shown("summary > *, .okind", fold).map((part) => part.getBoundingClientRect().right);
      if (Math.max(...parts) > fold.getBoundingClientRect().right + 1) found.push(`beyond its part: ${name(fold)}`);
      const next = folds[n + 1];
      if (next && next.getBoundingClientRect().left < fold.getBoundingClientRect().right - 1) found.push(`overlap: ${name(fold)}`);
    }
  }
  for (const seat of wide ? shown(".seat") : []) {
    const room = seat.getBoundingClientRect();
    const parts = shown(":scope > *", seat);
    for (const [n, part] of parts.entries()) {
      const box = part.getBoundingClientRect();
      if (!inside(box, { ...room.toJSON(), left: room.left, right: room.right + 4 })) found.push(`beyond the seat: ${name(part)}`);
      const next = parts[n + 1]?.getBoundingClientRect();
      if (next && next.top < box.bottom - 1) found.push(`overlap in a seat: ${name(part)}`);
    }
    for (const words of shown("h3, .goal span, .goal b, .cp, .glance > span", seat)) {
      const texts = [...words.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE || !node.matches(".vh"));
      for (const text of texts) {
        const range = document.createRange();
        range.selectNodeContents(text);
        if (range.getBoundingClientRect().right > room.right) found.push(`cut in a seat: ${name(words)}`);
      }
    }
  }
  const left = document.getElementById("left");
  if (wide && left.scrollHeight > left.clientHeight + 1) found.push("the seats must be scrolled");
  for (const full of shown("#tray .full")) if (full.scrollWidth > full.clientWidth + 1) found.push(`wider than its panel: ${name(full)}`);
  const heading = document.querySelector(".ask h1");
  if (wide && heading.scrollWidth > heading.clientWidth + 1) found.push(`cut: ${name(heading)}`);
  return found;
}

/** The tightest, the widest and the phone, with the fewest and the most; what lies between comes with `LONG=1`. */
const SIZES = [[390, 844], [2560, 1440], ...LONG ? [[1440, 900], [1366, 768]] : [], [1280, 720]];
const DECISIONS = LONG ? 16 : 10;

for (const players of LONG ? [2, 4, 6] : [2, 6]) {
  test(`with ${players} players no decision moves a region, and nothing is cut`, seeded(async (chance) => {
    const context = await here.browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
    const page = await context.newPage();
    await play(page, players);
    const first = new Map();
    const found = new Set();
    for (let decisions = 0; decisions < DECISIONS && (await asked(page)) !== null; decisions += 1) {
      for (const [width, height] of SIZES) {
        await resize(page, { width, height });
        const size = `${width}x${height}`;
        const now = await page.evaluate(boxes);
        if (!first.has(size)) first.set(size, now);
        assert.equal(now, first.get(size), `the regions stay where they are at ${size}`);
        for (const fault of await page.evaluate(faults)) found.add(`${size}: ${fault}`);
      }
      await answerByPointing(page, chance, true);
    }
    assert.deepEqual([...found], []);
    await context.close();
  }));
}
