// A hint: asked for by key or without script, lit where it lives, given like any answer.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, askedPlainly, newGame } from "./play.mjs";
import { fixedGame } from "./round.mjs";
import { hosted } from "./server.mjs";
import { seeded, until } from "./support.mjs";

const here = hosted();

const open = async (options = {}) => {
  const context = await here.browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce", ...options });
  return context.newPage();
};

test("a hint lights up on the board and is given like any answer", seeded(async () => {
  const page = await open();
  await newGame(page, here.server.address);
  const first = await asked(page);
  await page.keyboard.press("h");
  await page.waitForSelector("#hint .advised");
  const advised = page.locator("#hint .advised");
  assert.ok((await advised.count()) >= 1, "something is advised");
  assert.match(await advised.first().textContent(), /\d+%/);
  const show = advised.locator(".show-me").first();
  const things = (await show.getAttribute("data-things")).split(" ");
  const lit = () => page.evaluate((ids) => ids.every((id) => document.getElementById(id).matches(".aimed")), things);
  await page.hover("#prompt h1");
  assert.ok(await lit(), "what is advised first is lit at once");
  assert.ok((await advised.first().locator(".reasons li").count()) >= 1, "it says why");
  await show.press("Enter");
  await page.hover("#prompt h1");
  assert.ok(await lit(), "what it is about stays lit");
  assert.equal(await show.getAttribute("aria-pressed"), "true");
  assert.equal(await page.inputValue("#prompt [name=decision]"), first, "nothing is answered by it");
  await show.press("Enter");
  assert.ok(!(await lit()), "until it is pressed again");
  await show.press("Enter");
  await advised.locator(".do-it").first().press("Enter");
  await page.waitForFunction((old) => document.querySelector("#prompt [name=decision]")?.value !== old, first);
  assert.equal(await page.locator("#hint .advised").count(), 0, "the advice goes with its question");
  assert.equal(await page.locator(".aimed").count(), 0, "and its light with it");
  await page.context().close();
}));

test("on a phone a hint is a sheet over the board, and what it shows lies above it", async () => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await fixedGame(page, here.server.address, { lesson: "fs-guided", game: "forbidden-stars" });
  await asked(page);
  await page.tap("#ask-hint");
  await page.waitForSelector("#hint .advised", { state: "visible" });
  const all = page.locator("#hint .show-me");
  for (let n = 0; n < await all.count(); n += 1) {
    await all.nth(n).tap();
    const things = (await all.nth(n).getAttribute("data-things")).split(" ");
    const place = things.find((thing) => thing.startsWith("system-"));
    await page.waitForFunction((id) => {
      const [box, sheet] = [document.getElementById(id), document.getElementById("hint")].map((element) => element.getBoundingClientRect());
      return box.bottom > 0 && (box.top + box.bottom) / 2 < sheet.top;
    }, place);
  }
  await page.tap("#hint .close");
  await page.waitForSelector("#hint .advised", { state: "detached" });
  await page.context().close();
});

test("before an attack its odds can be asked for", seeded(async () => {
  const page = await open();
  await fixedGame(page, here.server.address, { lesson: "three-stars", choices: ["move vulture antiga_prime.c"] });
  await page.waitForSelector("#ask-odds");
  await page.keyboard.press("o");
  await page.waitForSelector("#hint .odds");
  const [told, advised] = [page.locator("#hint .odds"), page.locator("#hint .advised")];
  assert.match(await told.first().textContent(), /^Chance of winning the battle: \d+%; units lost: you \d+\.\d, they \d+\.\d$/);
  assert.equal(await advised.count(), await told.count(), "attacks and nothing else");
  assert.equal(await page.locator("#hint .advised > b").count(), 0, "no advice with them");
  await page.context().close();
}));

test("a hint works without script", seeded(async () => {
  const page = await open({ javaScriptEnabled: false });
  await newGame(page, here.server.address);
  const form = page.locator("#prompt form[action$='/act']");
  await askedPlainly(page);
  const first = await form.locator("[name=decision]").inputValue();
  // If something was answered meanwhile, the page is shown anew and one asks again.
  await until(async () => {
    await Promise.all([page.waitForEvent("load"), page.click("#ask-hint")]);
    return page.locator("#hint .do-it").count();
  }, "a hint");
  await page.click("#hint .do-it");
  await askedPlainly(page);
  assert.notEqual(await form.locator("[name=decision]").inputValue(), first);
  await page.context().close();
}));
