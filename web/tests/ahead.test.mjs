// Answers in advance: orders planned on the board while another places theirs, and sorts of question answered once in the menu.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { faults } from "./language.mjs";
import { answerByPointing } from "./play.mjs";
import { arrive, random, resize, SOON, unveiled } from "./support.mjs";
import { hosted } from "./server.mjs";

const here = hosted();

const SIZES = [[1280, 720], [2560, 1440], [390, 844], [844, 390]].map(([width, height]) => ({ width, height }));

/** Somebody's browser, in a language. */
async function person(tongue) {
  const context = await here.browser.newContext({ bypassCSP: true, reducedMotion: "reduce", viewport: SIZES[0], painted: Boolean(process.env.SHOTS) });
  await context.addCookies([{ name: "language", value: tongue, url: here.server.address }]);
  return context.newPage();
}

/** Two people at a table, at which so many bots sit, too, up to a moment at which one of them can plan; who can, first. */
async function planning(game, bots, tongue = "en") {
  const [mira, tomasz] = await Promise.all([person(tongue), person(tongue)]);
  const rules = { starcraft: { "rule-galaxy": "auto", "rule-factions": "random" }, "forbidden-stars": { "rule-board": "fair", "rule-factions": "random" } };
  const seats = Object.fromEntries(Array.from({ length: bots }, (_, n) => [`seat${n + 2}`, "bot-random"]));
  const form = { game, ...rules[game], seat0: "here", name0: "Mira", seat1: "open", ...seats };
  const address = (await mira.request.post(`${here.server.address}/new`, { form })).url();
  await arrive(mira, address);
  const invitation = await mira.inputValue("[id^='invitation-']");
  await tomasz.request.post(invitation, { form: { name: "Tomasz" } });
  await Promise.all([mira.waitForSelector("#prompt"), arrive(tomasz, address)]);
  const chance = random(5);
  for (let n = 0; n < 120; n += 1) {
    const planner = await Promise.any([mira, tomasz].map((page) => page.waitForSelector("#prompt[data-decision^='ahead-']", { timeout: 1_000 }).then(() => page))).catch(() => null);
    if (planner) return planner === mira ? [mira, tomasz] : [tomasz, mira];
    const asked = await Promise.any([mira, tomasz].map((page) => page.waitForSelector("#prompt.yours").then(() => page)));
    await answerByPointing(asked, chance, true);
  }
  throw new Error("nobody can plan");
}

/** What somebody else has in front of them. */
const shown = (page) => page.evaluate(() => document.getElementById("frame").innerHTML);

/** Presses the first answer in the list, as a hand or a key would. */
async function plan(page) {
  const before = await page.getAttribute("#prompt", "data-decision");
  await page.evaluate(() => document.querySelector("#answers button.answer").form.requestSubmit(document.querySelector("#answers button.answer")));
  await page.waitForFunction((old) => document.getElementById("prompt").dataset.decision !== old, before, SOON);
}

test("orders are planned while another chooses, who sees nothing of it, and placed in turn", async () => {
  const [early, late] = await planning("starcraft", 0);
  assert.match(await early.textContent("#prompt h1"), /^Plan ahead: /u);
  assert.equal(await early.locator("#prompt.yours").count(), 0, "nobody waits for this");
  const before = await shown(late);
  await plan(early);
  await early.waitForSelector("#ahead:not([hidden]) button[value='drop 0']");
  await plan(early);
  await early.waitForSelector("#ahead button[value='drop 1']");
  assert.deepEqual(await early.locator("#drawing .ord-planned text").allTextContents().then((numbers) => numbers.sort()), ["1", "2"], "they are shown on the board");
  assert.equal(await late.locator(".ord-planned").count(), 0);
  assert.deepEqual((await violations(early)).map(({ id }) => id), []);
  // One of them is withdrawn by keyboard.
  await early.focus("#ahead button[value='drop 1']");
  await early.keyboard.press("Enter");
  await early.waitForSelector("#ahead button[value='drop 1']", { state: "detached" });
  assert.equal(await shown(late), before, "nothing of it reaches the other");
  await answerByPointing(late, random(6), true);
  await early.waitForSelector("#ahead[hidden]", { state: "attached" });
  await Promise.all([early, late].map((page) => page.context().close()));
});

test("what is asked again and again is answered once, in the menu, by keyboard", async () => {
  const [early, late] = await planning("forbidden-stars", 0);
  await early.click(".burger");
  const entry = early.locator("#about details", { has: early.locator("[value='game resolve']") });
  await entry.locator("summary").focus();
  await early.keyboard.press("Enter");
  await entry.locator("[value='game resolve']").focus();
  await early.keyboard.press("Enter");
  await early.waitForSelector("#about [value='game resolve'][aria-pressed=true]");
  assert.deepEqual((await violations(early)).map(({ id }) => id), []);
  assert.equal(await late.locator("#about [value='game resolve'][aria-pressed=true]").count(), 0);
  await early.click("#about [value='ask resolve']");
  await early.waitForSelector("#about [value='ask resolve'][aria-pressed=true]");
  await Promise.all([early, late].map((page) => page.context().close()));
});

test("what is played first where one is attacked is chosen in the menu, and withdrawn", async () => {
  const [early, late] = await planning("starcraft", 0);
  await early.click(".burger");
  const entry = early.locator("#about details", { has: early.locator("[name=place]") });
  await entry.locator("summary").click();
  const card = await entry.locator("[name=first] option").last().getAttribute("value");
  await entry.locator("[name=first]").selectOption(card);
  const words = await entry.locator("[name=first] option").last().textContent();
  await entry.locator("[value=guard]").focus();
  await early.keyboard.press("Enter");
  const kept = early.locator("#about [value^='unguard ']");
  await kept.waitFor();
  assert.ok((await kept.textContent()).includes(`${words} first`));
  assert.deepEqual((await violations(early)).map(({ id }) => id), []);
  assert.equal(await late.locator("#about [value^='unguard ']").count(), 0);
  await kept.click();
  await kept.waitFor({ state: "detached" });
  await Promise.all([early, late].map((page) => page.context().close()));
});

test("what is planned is whole in every language at every size", async () => {
  const lines = [];
  for (const [game, bots, tongue] of [["starcraft", 4, "de"], ["forbidden-stars", 0, "pl"]]) {
    const [early, late] = await planning(game, bots, tongue);
    await plan(early);
    await early.waitForSelector("#ahead:not([hidden])");
    const look = async (name) => {
      for (const size of SIZES) {
        await resize(early, size);
        const found = await unveiled(early, faults, [".brand, .link", ".seat, .fold, .sub .why, #caption, #clock, .phases li, .round .muted", false]);
        lines.push(...found.map((line) => `${game} ${name} in ${tongue} at ${size.width}x${size.height}: ${line}`));
        if (process.env.SHOTS) await early.screenshot({ path: `${process.env.SHOTS}/ahead-${game}-${tongue}-${name}-${size.width}.png` });
      }
      await resize(early, SIZES[0]);
    };
    await look("plan");
    await early.click(".burger");
    await early.click("#about details:has([value^='game ']) > summary");
    await look("menu");
    await Promise.all([early, late].map((page) => page.context().close()));
  }
  assert.deepEqual(lines, []);
});
