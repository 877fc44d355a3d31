// The pages around the tables: navigation on a phone, a form that tells what it asks for, an invitation that is shared,
// things that are looked up.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { newGame } from "./play.mjs";
import { hosted, watched } from "./server.mjs";
import { arrive } from "./support.mjs";

const here = hosted();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("on a phone the header is one row with the name, and its button opens the navigation", async () => {
  const { page, mistakes, close } = await watched(here.browser, { ...PHONE, bypassCSP: true });
  await arrive(page, here.server.address);
  const box = await page.locator(".site-top").boundingBox();
  assert.ok(box.height < 64, `${box.height} pixels tall`);
  assert.ok(await page.isVisible(".brand span"), "the name is there");
  assert.ok(!(await page.isVisible("#site-nav a")));
  await page.click(".nav-open");
  assert.deepEqual(await violations(page), []);
  await Promise.all([page.waitForURL("**/rules"), page.click("#site-nav a[href^='/rules']")]);
  assert.deepEqual(mistakes, []);
  await close();
});

test("pages are written in the letters of the house, whatever the language", async () => {
  const { page, mistakes, close } = await watched(here.browser);
  const fetched = page.waitForResponse(/inter\.woff2$/);
  await page.goto(`${here.server.address}/?lang=pl`);
  const letters = await fetched;
  const { "content-type": type, "cache-control": keep } = letters.headers();
  assert.deepEqual([type, keep], ["font/woff2", "public, max-age=31536000, immutable"]);
  assert.ok((await letters.body()).length < 120_000);
  await page.evaluate(async () => {
    const signs = "ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ äöüß ÄÖÜ „a” „b“ ‚c‘ ’ – — … · × − ≥ 0123456789";
    document.body.replaceChildren(...[400, 500, 700, 800].map((fontWeight) => {
      const line = Object.assign(document.createElement("p"), { textContent: signs });
      line.style.fontWeight = fontWeight;
      return line;
    }));
    await document.fonts.ready;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "p" });
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    assert.deepEqual(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont]), [["Inter Variable", true]], JSON.stringify(fonts));
  }
  assert.deepEqual(mistakes, []);
  await close();
});

test("beside the form stands in words what it asks for", async () => {
  const { page, mistakes, close } = await watched(here.browser);
  await arrive(page, `${here.server.address}/new`);
  const told = (words) => page.waitForFunction((wanted) => document.querySelector("#told")?.textContent.includes(wanted), words);
  await told("You and 3 bots (easy)");
  await page.selectOption("[name=seat1]", "open");
  await told("You, one open seat and 2 bots (easy)");
  await page.check("[name='rule-galaxy'][value=manual]");
  await told("The players build the galaxy");
  for (const seat of [1, 2, 3]) await page.selectOption(`[name=seat${seat}]`, "empty");
  await told("fill at least 2 seats");
  assert.deepEqual(mistakes, []);
  await close();
});

test("a phone shares an invitation, and copies it where it cannot", async () => {
  const { page, mistakes, close } = await watched(here.browser, PHONE);
  await page.addInitScript(() => {
    navigator.share = ({ url }) => {
      globalThis.shared = url;
      return globalThis.broken ? Promise.reject(new TypeError("no")) : Promise.resolve();
    };
  });
  await newGame(page, here.server.address, "open");
  await page.waitForSelector("[data-share]");
  assert.ok(!(await page.isVisible("[data-copy]")), "one button is enough");
  await page.click("[data-share]");
  assert.equal(await page.evaluate(() => globalThis.shared), await page.inputValue("[id^='invitation-']"));
  await page.evaluate(() => { globalThis.broken = true; });
  await page.click("[data-share]");
  await page.waitForSelector("#notice:not([hidden])");
  assert.deepEqual(mistakes, []);
  await close();
});

test("the reference is searched as one types, and its table sorted and cut down to what is ticked", async () => {
  const { page, mistakes, close } = await watched(here.browser, { bypassCSP: true });
  await arrive(page, `${here.server.address}/reference`);
  assert.deepEqual(await violations(page), []);
  await page.keyboard.press("/");
  await page.keyboard.type("flying Zerg");
  const names = () => page.locator(".compared tbody th:visible").allTextContents();
  await page.waitForFunction(() => document.querySelector(".look-up [role=status]").textContent !== "");
  assert.ok((await names()).includes("Mutalisk") && !(await names()).includes("Zergling"), `${await names()}`);
  assert.ok(!(await page.isVisible("#planets")), "no heading over nothing");
  await page.fill("#look-for", "");
  const all = (await names()).length;
  await page.click(".compared thead th:nth-child(6) button");
  const support = (await page.locator(".compared tbody td:nth-child(6)").allTextContents()).map(Number);
  assert.deepEqual(support, [...support].sort((one, other) => one - other));
  for (const name of ["Marine", "Zealot"]) await page.check(`.row-tick[aria-label*='${name}']`);
  await page.check(".only input");
  assert.equal((await names()).length, 2, `of ${all}`);
  await arrive(page, `${here.server.address}/rules`);
  await page.fill("#q", "splash");
  await page.waitForFunction(() => [...document.querySelectorAll(".rule-list > li")].filter((rule) => rule.checkVisibility()).length < 100);
  assert.deepEqual(mistakes, []);
  await close();
});

test("without script the reference and its table are there to be read", async () => {
  const { page, close } = await watched(here.browser, { javaScriptEnabled: false });
  for (const game of ["starcraft", "forbidden-stars"]) {
    await page.goto(`${here.server.address}/reference?game=${game}`);
    assert.ok((await page.locator(".compared tbody tr:visible").count()) > 20);
    assert.ok(!(await page.isVisible("#look-for")), "nothing that does nothing");
  }
  await close();
});
