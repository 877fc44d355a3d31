// The board as people see it: what can be read at every size of screen, and that it stands still.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerByPointing, asked, forward } from "./play.mjs";
import { hosted } from "./server.mjs";
import { arrive, LONG, random, resize, SEED } from "./support.mjs";

const here = hosted();

/** What a screen leaves for the board, in pixels. */
const PANES = { "1280x720": [884, 564], "1366x768": [950, 612], "1440x900": [976, 718], "1920x1080": [1384, 870], "2560x1440": [1860, 1164], "390x844": [390, 642] };

/** Opens a page on a screen of a size, with the board as large as that screen has it. */
async function open(address, size, storageState) {
  const [width, height] = size.split("x").map(Number);
  const context = await here.browser.newContext({ viewport: { width, height }, reducedMotion: "reduce", hasTouch: width < 700, storageState });
  const page = await context.newPage();
  await page.addInitScript(([wide, tall]) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`#board { position: fixed !important; z-index: 5; left: 0; bottom: 0; width: ${wide}px; height: ${tall}px; }`);
    document.adoptedStyleSheets = [sheet];
  }, PANES[size]);
  await arrive(page, address);
  return page;
}

/** A game of so many players, at the first order somebody is asked for. */
async function game(players, size = "1440x900") {
  const page = await open(`${here.server.address}/new`, size);
  await page.evaluate((count) => {
    for (let n = 1; n < 6; n += 1) document.querySelector(`[name=seat${n}]`).value = n < count ? "bot-random" : "empty";
  }, players);
  await page.fill("[name=name0]", "Mira");
  await Promise.all([page.waitForURL("**/t/*"), page.click("form[action='/new'] button:not([type=button])")]);
  await forward(page, random(SEED + players), "#drawing .planet .ord-slot");
  return page;
}

/** The sizes of what is seen on the board, in pixels of the screen. */
function sizes(page) {
  return page.evaluate(() => {
    const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
    const size = (element) => element.getBoundingClientRect().width;
    const letters = (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    const least = (all) => Math.min(Infinity, ...all);
    const texts = [...document.querySelectorAll("#drawing text")].filter((text) => seen(text) && text.textContent);
    return {
      far: document.getElementById("drawing").matches(".far"),
      units: least([...document.querySelectorAll("#drawing use[href='#gx-unit'], #drawing use[href='#gx-base']")].filter(seen).map(size)),
      text: least(texts.map(letters)),
      names: least(texts.filter((text) => text.matches(".pname")).map(letters)),
      letters: texts.filter((text) => text.matches(".let")).length,
    };
  });
}

/** With the most players every size; with fewer the boards are larger, and the smallest screens will do. `LONG=1` sees them all. */
const seen = (players) => Object.keys(PANES).filter((size) => LONG || players === 6 || ["1280x720", "390x844"].includes(size));

test("units and text can be read at every size of screen, with two to six players", async () => {
  for (const players of [2, 4, 6]) {
    const page = await game(players);
    const state = await page.context().storageState();
    for (const size of seen(players)) {
      const other = await open(page.url(), size, state);
      await asked(other);
      const { far, units, text, names, letters } = await sizes(other);
      const about = `${players} players at ${size}: units ${units}, text ${text}, names ${names}`;
      assert.ok(!far, `${about}: details are hidden`);
      assert.ok(units >= 24, about);
      assert.ok(text >= 11.99, about);
      assert.ok(names >= 13.9, about);
      assert.ok(letters > 4, `${about}: areas have letters`);
      // Seen as a whole it may be too small for units, but not for words.
      await other.keyboard.press("0");
      await other.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); }));
      const whole = await sizes(other);
      assert.ok(whole.text >= 11.99, `${players} players at ${size}, all of it: text ${whole.text}`);
      await other.context().close();
    }
    await page.context().close();
  }
});

test("rows of a large board that are out of sight have a card for each planet, which leads there", async () => {
  const page = await game(6);
  // As large as the page has it.
  const context = await here.browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce", storageState: await page.context().storageState() });
  const small = await context.newPage();
  await arrive(small, page.url());
  await asked(small);
  /** The planets that are seen whole, and those with a card. */
  const found = () => small.evaluate(() => {
    const [frame, lines] = [document.getElementById("board").getBoundingClientRect(), [...document.querySelectorAll("#rail > :not(:empty)")].map((line) => line.getBoundingClientRect())];
    const top = Math.max(frame.top, ...lines.filter((line) => line.top < frame.top + 5).map((line) => line.bottom));
    const bottom = Math.min(frame.bottom, ...lines.filter((line) => line.bottom > frame.bottom - 5).map((line) => line.top));
    const bodies = [...document.querySelectorAll("#board-parts > [id] > .body")];
    const whole = bodies.filter((body) => {
      const box = body.getBoundingClientRect();
      return box.left >= frame.left && box.right <= frame.right && box.top >= top && box.bottom <= bottom;
    });
    const cards = [...document.querySelectorAll("#rail [data-of]")].filter((card) => card.checkVisibility());
    return { all: bodies.map(({ parentElement }) => parentElement.id).sort(), whole: whole.map(({ parentElement }) => parentElement.id), cards: cards.map((card) => card.dataset.of), cut: cards.filter((card) => [...card.children].some((part) => part.scrollWidth > part.clientWidth + 1)).map((card) => card.textContent) };
  });
  const first = await found();
  assert.ok(first.cards.length > 0 && first.whole.length > 0, JSON.stringify(first));
  assert.deepEqual([...first.whole, ...first.cards].sort(), first.all, "every planet is seen whole or has a card");
  assert.deepEqual(first.cut, []);
  const [wanted] = first.cards;
  await small.click(`#rail [data-of="${wanted}"]`);
  const then = await found();
  assert.ok(then.whole.includes(wanted), `${wanted}: ${then.whole}`);
  assert.deepEqual([...then.whole, ...then.cards].sort(), then.all);
  // Whoever moves the board sees what they want to see.
  await small.keyboard.press("+");
  assert.deepEqual((await found()).cards, []);
  await context.close();
  await page.context().close();
});

/** Where every planet and the view are. */
function places(page) {
  return page.evaluate(() => [...document.querySelectorAll("#board-parts > [id] > .body")]
    .map((body) => [body.parentElement.id, ...["x", "y", "width"].map((name) => Math.round(body.getBoundingClientRect()[name] * 10))].join(" ")));
}

/** Answers some decisions and calls `look` after each. */
async function decide(page, count, look) {
  const chance = random(SEED);
  for (let n = 0; n < count && (await asked(page)) !== null; n += 1) {
    await answerByPointing(page, chance, true);
    await asked(page);
    await look();
  }
}

test("planets stay where they are through every decision, and no light of an older one stays", async () => {
  const page = await game(4);
  const first = await places(page);
  await decide(page, LONG ? 30 : 15, async () => {
    assert.deepEqual(await places(page), first);
    await page.mouse.move(1, 1);
    const stale = await page.evaluate(() => [...document.querySelectorAll(".unlit, #drawing .aimed")].map(({ id }) => id));
    assert.deepEqual(stale, [], "nothing is dimmed or lit that nobody points at");
  });
  const halves = await page.evaluate(() => [...document.querySelectorAll(".seats .estate > *")].filter((line) => {
    const [own, room] = [line.getBoundingClientRect(), line.parentElement.getBoundingClientRect()];
    return own.left < room.right && own.bottom > room.bottom + 0.5;
  }).map((line) => line.textContent));
  assert.deepEqual(halves, [], "a line of a seat is seen whole or not at all");
  await page.context().close();
});

test("a view of one's own is kept through decisions and a reload, until all is shown again", async () => {
  const page = await game(4);
  const first = await places(page);
  const board = await page.locator("#board").boundingBox();
  await page.mouse.move(board.x + 300, board.y + 200);
  await page.mouse.wheel(0, -400);
  await page.waitForFunction((old) => document.querySelector("#board-parts .body").getBoundingClientRect().width * 10 > old, Number(first[0].split(" ")[3]) * 1.3);
  const mine = await places(page);
  await decide(page, 8, async () => assert.deepEqual(await places(page), mine));
  const near = (one, other) => one.every((line, n) => line.split(" ").slice(1).every((at, m) => Math.abs(at - other[n].split(" ")[m + 1]) <= 10));
  await page.reload();
  await asked(page);
  assert.ok(near(await places(page), mine), "the same after a reload");
  await page.keyboard.press("0");
  await page.waitForFunction((old) => Math.abs(document.querySelector("#board-parts .body").getBoundingClientRect().width * 10 - old) < 10, Number(first[0].split(" ")[3]));
  await page.reload();
  await asked(page);
  assert.ok(near(await places(page), first), "all of it again");
  await page.context().close();
});

test("an answer out of sight is told at the edge, beside the planets, and pressing it leads there", async () => {
  const page = await game(6);
  assert.equal(await page.locator("#overview .asked").count() > 0, true, "the small map shows where something is asked");
  // Close to the corner that is farthest from the answers; at the bottom the tray lies over the board of these tests.
  const far = await page.evaluate(() => {
    const [{ left, right, top, bottom }, lit] = [document.getElementById("board").getBoundingClientRect(), [...document.querySelectorAll("#drawing .planet[data-may] .body")].map((body) => body.getBoundingClientRect())];
    const middle = (from, length) => lit.reduce((sum, box) => sum + box[from] + box[length] / 2, 0) / lit.length;
    return [middle("x", "width") > (left + right) / 2 ? left + 5 : right - 5, middle("y", "height") > (top + bottom) / 2 ? top + 5 : top + (bottom - top) * 0.85];
  });
  await page.mouse.move(...far);
  await page.mouse.wheel(0, -400);
  await page.waitForSelector("#edges .edge-chip");
  assert.equal(await page.locator("#overview .sight").count(), 1, "the small map shows what is seen");
  assert.ok(await page.evaluate(() => {
    const [sight, all] = [document.querySelector("#overview .sight").getBBox(), document.querySelector("#overview svg").viewBox.baseVal];
    return sight.x >= all.x && sight.y >= all.y && sight.x + sight.width <= all.x + all.width && sight.y + sight.height <= all.y + all.height;
  }), "and nothing beside the board");
  const over = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll("#board-parts .body")].map((body) => body.getBoundingClientRect());
    const chips = [...document.querySelectorAll(".edge-chip")].map((chip) => chip.getBoundingClientRect());
    const on = (chip, body) => {
      const [x, y] = [body.x + body.width / 2, body.y + body.height / 2];
      const away = Math.hypot(x - Math.max(chip.left, Math.min(x, chip.right)), y - Math.max(chip.top, Math.min(y, chip.bottom)));
      return away < body.width / 2;
    };
    return chips.filter((chip) => boxes.some((body) => on(chip, body))).length;
  });
  assert.equal(over, 0, "no chip lies on a planet");
  // The board of these tests is larger than its place, so the tray may lie over one of them.
  const free = await page.evaluate(() => [...document.querySelectorAll(".edge-chip")].findIndex((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".edge-chip") === one;
  }));
  const chip = page.locator(".edge-chip").nth(free);
  const name = (await chip.innerText()).replace(/^\S\s/, "").trim();
  await chip.click();
  await page.waitForFunction(([wanted]) => {
    const planet = [...document.querySelectorAll("#board-parts > [id]")].find((element) => wanted.endsWith(element.dataset.name));
    const [box, around] = [planet.querySelector(".body").getBoundingClientRect(), document.getElementById("board").getBoundingClientRect()];
    return box.left > around.left && box.right < around.right && box.top > around.top && box.bottom < around.bottom;
  }, [name]);
  await page.context().close();
});

test("six seats stand below each other, however low the window is", async () => {
  const page = await game(6);
  for (const height of [720, 620]) {
    await resize(page, { width: 1280, height });
    const over = await page.evaluate(() => [...document.querySelectorAll(".seats > .seat")].flatMap((seat) => {
      const bottom = seat.getBoundingClientRect().bottom;
      const below = seat.nextElementSibling?.getBoundingClientRect().top ?? bottom;
      const parts = [...seat.children].filter((part) => part.checkVisibility() && !part.matches(".sheet-of") && part.getBoundingClientRect().bottom > bottom + 0.5);
      return bottom > below + 0.5 ? [seat.id] : parts.map((part) => `${seat.id} ${part.className}`);
    }));
    assert.deepEqual(over, [], `at a height of ${height}`);
  }
  await page.context().close();
});
