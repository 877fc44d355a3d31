// Looking on at a table where one sees everything later, and talks with the others who look on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { faults } from "./language.mjs";
import { answerByPointing, asked } from "./play.mjs";
import { arrive, random, resize, unveiled } from "./support.mjs";
import { hosted } from "./server.mjs";

const here = hosted();

const SIZES = [[1280, 720], [2560, 1440], [390, 844], [844, 390]].map(([width, height]) => ({ width, height }));

/** Somebody's browser, in a language. */
async function person(tongue) {
  const context = await here.browser.newContext({ bypassCSP: true, reducedMotion: "reduce", viewport: SIZES[0], painted: Boolean(process.env.SHOTS) });
  await context.addCookies([{ name: "language", value: tongue, url: here.server.address }]);
  return context.newPage();
}

test("who looks on follows the table some choices behind, and talks by keyboard with who looks on, in every language", async () => {
  const [mira, eve, adam] = [await person("en"), await person("de"), await person("pl")];
  const form = { game: "starcraft", "rule-galaxy": "auto", "rule-factions": "random", watch: "8", seat0: "here", name0: "Mira", seat1: "bot-random", seat2: "bot-random" };
  const address = (await mira.request.post(`${here.server.address}/new`, { form })).url();
  await arrive(mira, address);
  const chance = random(11);
  const choose = async (page) => { await asked(page); await answerByPointing(page, chance, true); };
  for (let n = 0; n < 8; n += 1) await choose(mira);
  await Promise.all([eve, adam].map((page) => arrive(page, address)));
  const heard = (page) => page.locator("#chat li").allTextContents();
  // What happens comes to them by itself, later.
  const lines = (page) => page.locator("#log li[data-moment]").count();
  const [hers, theirs] = [await lines(mira), await lines(eve)];
  assert.ok(theirs < hers, `${theirs} lines of ${hers}`);
  for (let n = 0; n < 4; n += 1) await choose(mira);
  await eve.waitForFunction((before) => document.querySelectorAll("#log li[data-moment]").length > before, theirs);
  assert.match(await eve.textContent("#prompt"), /8 Entscheidungen später/u);
  // They go back in what they have seen, and no further than they are; meanwhile it goes on.
  const bar = (page) => page.locator("#moments:not([hidden])");
  await eve.click("[data-look-back]");
  await bar(eve).waitFor();
  const place = () => eve.textContent("#moments .place b");
  const newest = await place();
  await eve.click('#moments [data-step="prev"]');
  await eve.waitForFunction((before) => document.querySelector("#moments .place b")?.textContent !== before, newest);
  await choose(mira);
  assert.equal(await bar(eve).count(), 1, "what happens does not end it");
  await eve.click('#moments [data-step="now"]');
  await eve.waitForSelector("[data-look-back]");
  assert.equal(await bar(eve).count(), 0);
  // They talk.
  await eve.focus("#say-text");
  await eve.keyboard.type("Mira baut zu spät");
  await eve.keyboard.press("Enter");
  await adam.waitForSelector("#chat li");
  assert.match((await heard(adam))[0], /Mira baut zu spät/u);
  await mira.fill("#say-text", "hello");
  await mira.keyboard.press("Enter");
  await mira.waitForSelector("#chat li");
  assert.equal((await heard(mira)).length, 1);
  assert.doesNotMatch((await heard(adam)).join(), /hello/u);
  const found = [];
  for (const [page, tongue] of [[eve, "de"], [adam, "pl"]]) {
    assert.deepEqual((await violations(page)).map(({ id }) => id), []);
    for (const size of SIZES) {
      await resize(page, size);
      const seen = await unveiled(page, faults, [".brand, .link", ".seat, .fold, .sub .why, #caption, #clock, .phases li, .round .muted", false]);
      found.push(...seen.map((line) => `in ${tongue} at ${size.width}x${size.height}: ${line}`));
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/onlooker-${tongue}-${size.width}.png` });
    }
  }
  assert.deepEqual(found, []);
  await Promise.all([mira, eve, adam].map((page) => page.context().close()));
});
