// What people say about their game besides playing it: a pause, an end, giving up.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { faults } from "./language.mjs";
import { arrive, resize, SOON, unveiled } from "./support.mjs";
import { hosted } from "./server.mjs";

const here = hosted();

const SIZES = [[1280, 720], [390, 844], [844, 390], [720, 450]].map(([width, height]) => ({ width, height }));

/** Somebody's browser, in a language. */
async function person(tongue = "en") {
  const context = await here.browser.newContext({ bypassCSP: true, reducedMotion: "reduce", viewport: SIZES[0], painted: Boolean(process.env.SHOTS) });
  await context.addCookies([{ name: "language", value: tongue, url: here.server.address }]);
  return context.newPage();
}

/** Mira's table with a clock, and Tomasz, who comes by the invitation; so many bots sit there, too. */
async function table(game, bots, tongue = "en") {
  const [mira, tomasz] = await Promise.all([person(tongue), person(tongue)]);
  const rules = { starcraft: { "rule-galaxy": "auto", "rule-factions": "random" }, "forbidden-stars": { "rule-board": "fair", "rule-factions": "random" } };
  const seats = Object.fromEntries(Array.from({ length: bots }, (_, n) => [`seat${n + 2}`, "bot-random"]));
  const form = { game, ...rules[game], clock: "days-2", seat0: "here", name0: "Mira", seat1: "open", ...seats };
  const address = (await mira.request.post(`${here.server.address}/new`, { form })).url();
  await arrive(mira, address);
  const invitation = await mira.inputValue("[id^='invitation-']");
  await tomasz.request.post(invitation, { form: { name: "Tomasz" } });
  await Promise.all([mira.waitForSelector("#prompt"), arrive(tomasz, address)]);
  return [mira, tomasz];
}

/** Opens the menu of the table and one of its entries there by keyboard, and says yes to what it asks. */
async function propose(page, voice) {
  await page.click(".burger");
  const entry = page.locator("#about details", { has: page.locator(`[value='${voice}']`) });
  await entry.locator("summary").focus();
  await page.keyboard.press("Enter");
  await entry.locator(`button[value='${voice}']`).focus();
  await page.keyboard.press("Enter");
}

test("a pause is asked for by keyboard, agreed to, and over when all want it", async () => {
  const [mira, tomasz] = await table("starcraft", 0);
  await propose(mira, "pause 3600000");
  await tomasz.waitForSelector("#accord button[value^='pause']");
  assert.match(await tomasz.textContent("#accord p"), /asks for a pause of an hour\./u);
  // Whoever asks can take it back.
  await mira.click("#accord button[value=against]");
  await tomasz.waitForSelector("#accord[hidden]", { state: "attached" });
  await propose(mira, "pause 3600000");
  assert.deepEqual((await violations(tomasz)).map(({ id }) => id), []);
  await tomasz.click("#accord button[value^='pause']");
  await Promise.all([mira, tomasz].map((page) => page.waitForFunction(() => document.querySelector("#prompt h1")?.textContent.includes("Paused for"), null, SOON)));
  assert.equal(await mira.locator("#prompt.yours #answers").count() + await tomasz.locator("#prompt.yours #answers").count(), 0, "nobody is asked anything");
  await mira.click("#prompt button[value=go-on]");
  await tomasz.click("#accord button[value=go-on]");
  await Promise.all([mira, tomasz].map((page) => page.waitForFunction(() => !document.querySelector("#prompt h1")?.textContent.includes("Paused for"), null, SOON)));
  assert.equal(await mira.locator("#prompt.yours #answers").count() + await tomasz.locator("#prompt.yours #answers").count(), 1, "the same question again");
  await Promise.all([mira, tomasz].map((page) => page.context().close()));
});

test("who gives up between two has lost, and both see the result; among several a bot plays on", async () => {
  const [mira, tomasz] = await table("forbidden-stars", 0);
  await propose(tomasz, "resign");
  await Promise.all([mira, tomasz].map((page) => page.waitForSelector("#ending:not([hidden])")));
  assert.match(await mira.textContent("#ending-title"), /has won/u);
  assert.match(await mira.textContent(".ending-why"), /given up/u);
  assert.deepEqual((await violations(mira)).map(({ id }) => id), []);
  await Promise.all([mira, tomasz].map((page) => page.context().close()));
  const [ines, oskar] = await table("starcraft", 1);
  await propose(oskar, "resign");
  await oskar.waitForFunction(() => document.querySelector("#prompt h1")?.textContent === "You have given up", null, SOON);
  assert.equal(await oskar.locator("#about form[action$='/voice'], #prompt form[action$='/back']").count(), 0, "that is for good");
  assert.equal(await ines.locator("#ending:not([hidden])").count(), 0);
  await Promise.all([ines, oskar].map((page) => page.context().close()));
});

test("all of it is whole in every language at every size", async () => {
  const lines = [];
  for (const [game, bots, tongues] of [["starcraft", 4, ["de"]], ["forbidden-stars", 0, ["pl"]]]) {
    for (const tongue of tongues) {
      const [mira, tomasz] = await table(game, bots, tongue);
      const look = async (name, page) => {
        for (const size of SIZES) {
          await resize(page, size);
          const found = await unveiled(page, faults, [".brand, .link", ".seat, .fold, .sub .why, #caption, #clock, .phases li, .round .muted", false]);
          lines.push(...found.map((line) => `${game} ${name} in ${tongue} at ${size.width}x${size.height}: ${line}`));
          if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/voice-${game}-${tongue}-${name}-${size.width}.png` });
        }
        await resize(page, SIZES[0]);
      };
      await mira.click(".burger");
      await mira.evaluate(() => {
        for (const entry of document.querySelectorAll("#about details")) {
          entry.name = "";
          entry.open = true;
        }
      });
      await look("menu", mira);
      assert.deepEqual((await violations(mira, "#about")).map(({ id }) => id), []);
      await mira.reload();
      await propose(mira, "pause 259200000");
      await tomasz.waitForSelector("#accord button[value^='pause']");
      await look("proposed", tomasz);
      await tomasz.click("#accord button[value^='pause']");
      await tomasz.waitForSelector("#prompt button[value=go-on]");
      await look("paused", tomasz);
      await propose(mira, "end");
      await tomasz.click("#accord button[value=end]");
      await tomasz.waitForSelector("#ending:not([hidden])");
      await look("ended", tomasz);
      await Promise.all([mira, tomasz].map((page) => page.context().close()));
    }
  }
  assert.deepEqual(lines, []);
});
