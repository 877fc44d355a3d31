// Where the coach's note lies: over nothing that can be answered with, where the person puts it, and small on a phone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, changed, choose, note, open, until } from "./learning.mjs";
import { hosted } from "./server.mjs";
import { resize } from "./support.mjs";

const here = hosted();

/** A note of the guided game of Forbidden Stars at which every system of the board can be answered with. */
async function planning(width, height) {
  const page = await open(here, width, height);
  await begin(here, page, "forbidden-stars", "fs-guided");
  const first = await note(page);
  await page.click("#coach [data-lead=on]");
  await changed(page, first);
  return { page, now: await note(page) };
}

/** What lies under the note. */
function under(selector) {
  const over = document.getElementById("coach").getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).filter((element) => {
    const box = element.getBoundingClientRect();
    return box.left < over.right && over.left < box.right && box.top < over.bottom && over.top < box.bottom;
  }).map(({ id }) => id);
}

/** Where the note lies, in whole pixels. */
const place = (page) => page.evaluate(() => {
  const { x, y, width, height } = document.getElementById("coach").getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
});

test("the note covers nothing that the question can be answered with", async () => {
  const { page, now } = await planning(1440, 900);
  for (const size of [{ width: 1280, height: 720 }, { width: 1440, height: 900 }]) {
    await resize(page, size);
    assert.ok(await page.locator("#drawing [data-may]").count() >= 6);
    assert.deepEqual(await page.evaluate(under, "[data-may], #prompt"), [], `${now.title} at ${size.width}`);
  }
  await page.click("#ask-hint");
  await page.waitForSelector("#hint .advised");
  await until(page, `() => (${under})("#hint").length === 0`);
  await choose(page, now.good[0]);
  await changed(page, now);
  await note(page);
  assert.deepEqual(await page.evaluate(under, "[data-may], #prompt"), [], "the next note");
  await page.context().close();
});

test("the note is dragged by its heading, stays there until it says something else or the window changes", async () => {
  const { page, now } = await planning(1440, 900);
  const first = await place(page);
  const drag = async () => {
    const { x, y } = await place(page);
    const heading = await page.locator("#coach .top b").boundingBox();
    await page.mouse.move(heading.x + 4, heading.y + 4);
    await page.mouse.down();
    await page.mouse.move(heading.x + 4 - 300, heading.y + 4 - 60, { steps: 3 });
    await page.mouse.up();
    const there = { ...first, x: x - 300, y: y - 60 };
    assert.deepEqual(await place(page), there);
    return there;
  };
  const put = await drag();
  await page.click("#coach .fold");
  await page.click("#coach .fold");
  assert.deepEqual(await place(page), put, "after it was folded");
  await resize(page, { width: 1441, height: 900 });
  await until(page, (old) => document.getElementById("coach").getBoundingClientRect().x > old, put.x + 100);
  await resize(page, { width: 1440, height: 900 });
  await drag();
  await choose(page, now.good[0]);
  await changed(page, now);
  await note(page);
  assert.notEqual((await place(page)).x, put.x, "another note");
  await page.context().close();
});

test("on a phone the note leaves most of the board free, and folds to a line above the answers", async () => {
  const { page } = await planning(390, 844);
  for (const size of [{ width: 390, height: 844 }, { width: 844, height: 390 }]) {
    await resize(page, size);
    const about = `at ${size.width}x${size.height}`;
    const board = await page.locator("#board").boundingBox();
    const within = ({ x, y, width, height }) => x >= board.x && x + width <= board.x + board.width && y >= board.y && y + height <= board.y + board.height;
    const full = await place(page);
    assert.ok(full.height < board.height * 0.42 && within(full), `${JSON.stringify(full)} ${about}`);
    assert.deepEqual(await page.evaluate(under, "#orders [data-may], #drawing .spoken-of .ord-slot"), [], about);
    await page.click("#coach .fold");
    const line = await place(page);
    assert.ok(line.height <= 56 && within(line) && line.y + line.height > board.y + board.height - 24, `${JSON.stringify(line)} ${about}`);
    await page.click("#coach .fold");
  }
  await page.context().close();
});

for (const [game, lesson] of [["starcraft", "guided"], ["forbidden-stars", "fs-guided"]]) {
  test(`on a phone on its side every note of ${lesson} is read whole, over nothing it asks for, also in long words`, async () => {
    const page = await open(here, 844, 390, { hasTouch: true, isMobile: true });
    await page.context().addCookies([{ name: "language", value: "de", url: here.server.address }]);
    await begin(here, page, game, lesson);
    const found = [];
    const heights = [];
    for (let now = await note(page); !now.ends; now = await note(page)) {
      const { cut, high, over } = await page.evaluate(() => {
        const coach = document.getElementById("coach");
        const { left, right, top, bottom } = coach.getBoundingClientRect();
        const middles = [...document.querySelectorAll("[data-may].spoken-of")].filter((one) => one.checkVisibility()).map((one) => [one.id, one.getBoundingClientRect()]);
        // Where the board has no room for all that is spoken of, what is asked for stands beside it.
        const beside = [...document.querySelectorAll("#prompt button.answer")].filter((one) => one.checkVisibility()).flatMap((one) => one.dataset.things?.split(" ") ?? []);
        const hidden = middles.filter(([, box]) => box.x + box.width / 2 > left && box.x + box.width / 2 < right && box.y + box.height / 2 > top && box.y + box.height / 2 < bottom);
        return { cut: coach.scrollHeight - coach.clientHeight, high: bottom - top, over: hidden.length === middles.length ? hidden.map(([id]) => id).filter((id) => !beside.includes(id)) : [] };
      });
      heights.push(high);
      if (cut > 1) found.push(`${now.count}: ${cut} px are cut of ${high}`);
      if (over.length > 0) found.push(`${now.count} lies over ${over}`);
      await page.evaluate(() => document.querySelector("#coach :is([data-lead=on], [data-lead=skip])").click());
      await changed(page, now);
    }
    assert.ok(heights.length >= 15 && Math.max(...heights) < 390 * 0.59, `${heights}`);
    assert.deepEqual(found, []);
    await page.context().close();
  });
}
