// A finished game looked into: the chart, the turning points, and the way into the replay.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forward, lookedInto } from "./play.mjs";
import { fixedGame } from "./round.mjs";
import { hosted } from "./server.mjs";
import { seeded } from "./support.mjs";

const here = hosted();

test("the analysis is there after the game, and leads into the replay", seeded(async (chance) => {
  const context = await here.browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await fixedGame(page, here.server.address, { lesson: "six-mines" });
  const table = page.url().split("?")[0];
  assert.equal((await page.request.get(`${table}/analysis`)).status(), 404, "not before the end");
  await forward(page, chance);
  await page.click("#ending a[href$='/analysis']");
  await lookedInto(page);
  assert.equal(await page.locator(".chart .line").count(), 2, "a line for each player");
  const dead = await page.evaluate(() => [...document.querySelectorAll("main a[href^='#']")].filter((a) => !document.querySelector(a.getAttribute("href"))).map((a) => a.outerHTML));
  assert.deepEqual(dead, [], "no link leads nowhere");
  const link = page.locator(".swings a").first();
  const moment = new URL(await link.getAttribute("href"), table).searchParams.get("at");
  await link.click();
  await page.waitForSelector("#moments:not([hidden])");
  assert.equal(await page.inputValue("#moment"), moment);
  await context.close();
}));
