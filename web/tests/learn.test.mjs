// Learning to play: the guided game by clicks and by keyboard alone, lessons and puzzles, what is said to
// other choices, without script, and axe on the notes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, changed, guided, note, open, play, solve, some, tasks } from "./learning.mjs";
import { hosted } from "./server.mjs";
import { LONG } from "./support.mjs";

const here = hosted();

/** The guided games: how many notes each has, and how many of them at least hear another choice. */
const GUIDED = { guided: [20, 15], "brood-war": [8, 6] };

/** Each of them once, one wide and one on a phone; `LONG=1` plays both in both. */
const PLAYED = [["guided", 1440, 900], ["brood-war", 390, 844], ...LONG ? [["guided", 390, 844], ["brood-war", 1440, 900]] : []];

for (const [id, width, height] of PLAYED) {
  test(`the guided game ${id} by clicks at ${width}x${height}, with another choice in each note`, async () => {
    const page = await open(here, width, height);
    await guided(here, page, "starcraft", id, GUIDED[id]);
    await page.context().close();
  });
}

test("the guided game by keyboard alone", async () => {
  const page = await open(here, 1440, 900);
  await begin(here, page, "starcraft", "guided");
  /** Whether Enter does what the note waits for, at what has the focus. */
  const ready = () => page.evaluate(() => {
    const [coach, focus] = [document.getElementById("coach"), document.activeElement];
    const patterns = (coach.dataset.accepted ?? "").split("|").filter(Boolean);
    if (patterns.length === 0) return focus.matches("#coach .primary");
    const fits = (value) => patterns.some((it) => it === value || (it.endsWith("*") && value.startsWith(it.slice(0, -1))));
    const good = [...document.querySelectorAll("#prompt button.answer[name=action]")].filter((button) => fits(button.value));
    const group = focus.matches("summary") && focus.parentElement;
    if (group && !group.open && good.some((button) => group.contains(button))) return "opens";
    const panel = document.querySelector("[data-together]");
    const together = panel?.querySelector("[data-may]")?.checkVisibility() ? Number(panel.dataset.together) : 1;
    if (together === 1) return good.includes(focus);
    if (document.querySelectorAll("[data-together] .picked").length === together) return focus.matches("button.together");
    return good.includes(focus) && !document.getElementById(focus.dataset.things)?.matches(".picked") && "picks";
  });
  let presses = 0;
  for (let turn = 0; turn < 70; turn += 1) {
    const now = await note(page);
    if (now.ends) break;
    for (let tries = 0, gives = false; !gives; tries += 1) {
      const press = await ready();
      await page.keyboard.press(press ? "Enter" : "Tab");
      gives = press === true;
      presses += 1;
      assert.ok(tries < 160, `${now.title}: no way to ${now.good[0]} by Tab`);
    }
    await changed(page, now);
  }
  assert.ok(presses < 1500, `${presses} presses`);
  await page.keyboard.press("Escape");
  await page.waitForSelector("#coach.folded");
  await page.context().close();
});

test("lessons and puzzles, by a naive line and by its solution", async () => {
  const page = await open(here, 1440, 900);
  const all = tasks("ui-starcraft");
  assert.equal(all.length, 20);
  await solve(here, page, "starcraft", some(all));
  await page.context().close();
});

test("hints of a puzzle are a ladder: a nudge, the place, the answer", async () => {
  const page = await open(here, 1280, 720);
  await begin(here, page, "starcraft", "four-stars");
  await page.waitForSelector("#coach.js");
  const rung = (depth) => page.locator(`#coach ${"details > ".repeat(depth)}summary`).first();
  const lit = () => page.locator("#drawing .spoken-of").count();
  await rung(1).click();
  assert.equal(await lit(), 0, "a nudge shows nothing yet");
  await rung(2).click();
  const things = await page.locator("#coach details[data-things]").getAttribute("data-things");
  await page.waitForFunction((ids) => ids.split(" ").every((id) => document.getElementById(id).matches(".spoken-of")), things);
  await rung(3).click();
  assert.match(await page.locator("#coach details details details").textContent(), /Vyctor V/);
  await rung(1).click();
  await page.waitForFunction(() => !document.querySelector("#drawing .spoken-of"));
  await rung(1).click();
  await play(page, ["reveal vyctor_v"]);
  await page.waitForFunction(() => document.querySelector("#coach details") && !document.querySelector("#coach details[open]"));
  await page.context().close();
});

test("without script a choice that is not accepted is explained, and Back and Skip work", async () => {
  const page = await open(here, 1440, 900, { javaScriptEnabled: false });
  await begin(here, page, "starcraft", "guided");
  await page.click("#coach [data-lead=on]");
  await page.locator("#list > summary").click();
  await page.locator("button[value='order research vyctor_v']").click();
  assert.match(await page.locator("#heard").textContent(), /First, the stars/);
  await page.click("#coach [data-lead=skip]");
  assert.match(await page.locator("#coach .count").textContent(), /3/);
  await page.click("#coach [data-lead=back]");
  assert.match(await page.locator("#coach .count").textContent(), /2/);
  await page.context().close();
});
