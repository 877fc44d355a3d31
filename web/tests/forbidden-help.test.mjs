// Assistance in Forbidden Stars: hints with reasons, odds of a combat, a finished game looked into, things looked up.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, forward, lookedInto, newGame } from "./play.mjs";
import { hosted } from "./server.mjs";
import { seeded } from "./support.mjs";

const here = hosted();
const start = () => `${here.server.address}/?game=forbidden-stars`;

const open = async () => {
  const context = await here.browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
  return context.newPage();
};

test("a hint for an order comes with reasons", seeded(async () => {
  const page = await open();
  await newGame(page, start(), "bot-random", { board: "introductory" });
  await asked(page);
  await page.keyboard.press("h");
  await page.waitForSelector("#hint .advised");
  assert.match(await page.locator("#hint .advised").first().textContent(), /\d+%/);
  assert.ok(await page.locator("#hint .reasons li").count(), "something speaks for it");
  await page.context().close();
}));

test("odds of combats, and the game looked into after its end", seeded(async (chance) => {
  const page = await open();
  // Whoever advances wherever they can comes near somebody sooner or later.
  let near = false;
  for (let game = 0; game < 5 && !near; game += 1) {
    await newGame(page, start(), "bot-easy", { board: "introductory" });
    near = await forward(page, chance, "#ask-odds", ["^order advance ", "^resolve", "^move "]);
  }
  const table = page.url().split("?")[0];
  assert.ok(near, "somebody can be attacked before the game is over");
  await page.keyboard.press("o");
  await page.waitForSelector("#hint .odds");
  const told = page.locator("#hint .odds");
  assert.match(await told.first().textContent(), /^Chance of winning the combat: \d+%; units lost: you \d+\.\d, they \d+\.\d$/);
  assert.equal(await page.locator("#hint .advised").count(), await told.count(), "attacks and nothing else");
  await forward(page, chance);
  await page.goto(`${table}/analysis`);
  await lookedInto(page);
  assert.equal(await page.locator(".chart .line").count(), 2, "a line for each player");
  assert.ok(await page.locator("section[aria-labelledby=luck] li").count(), "combats are judged");
  assert.ok(await page.locator("section[aria-labelledby=whys] li").count(), "and what the bot was after");
  const dead = await page.evaluate(() => [...document.querySelectorAll("main a[href^='#']")].filter((a) => !document.querySelector(a.getAttribute("href"))).map((a) => a.outerHTML));
  assert.deepEqual(dead, [], "no link leads nowhere");
  await page.locator(".swings a.btn").first().click();
  await page.waitForSelector("#moments:not([hidden])");
  assert.ok(await page.locator("#moments .jump").filter({ hasText: "combat" }).count(), "the replay knows combats");
  await page.context().close();
}));

test("things are looked up, and rules are found", seeded(async () => {
  const page = await open();
  await page.goto(`${here.server.address}/reference?game=forbidden-stars`);
  const links = await page.evaluate(() => [...document.querySelectorAll(".ref-group a")].map((a) => a.href));
  assert.ok(links.length > 150, `${links.length} things`);
  await page.goto(links.find((href) => href.endsWith("/system/tile_3a")));
  assert.equal(await page.locator(".tile-side").count(), 2, "both sides are drawn");
  await page.goto(`${here.server.address}/reference/forbidden-stars/combat/we_chaos_united`);
  const rules = await page.locator(".see a.rule").allTextContents();
  assert.ok(rules.includes("FS-CARD-46"), `the ruling on the card: ${rules}`);
  await page.goto(`${here.server.address}/rules?game=forbidden-stars&q=storm`);
  assert.ok(await page.locator("text=FS-WRP-02").count(), "the rule is found");
  await page.goto(`${here.server.address}/rules?q=FS-WRP-02`);
  assert.ok(await page.locator("text=FS-WRP-02").count(), "by its number, whatever game is chosen");
  await page.context().close();
}));

test("an entry of the reference leads to its page, and the navigation stays with the game", seeded(async () => {
  const page = await open();
  await page.goto(`${here.server.address}/reference?game=forbidden-stars`);
  const entry = page.locator(".ref-group a[data-tip]").first();
  const href = await entry.getAttribute("href");
  await entry.click();
  await page.waitForURL(`**${href}`);
  await page.locator("nav a", { hasText: "Learn to play" }).click();
  await page.waitForURL("**/learn?game=forbidden-stars");
  await page.context().close();
}));
