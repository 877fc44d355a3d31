// Clocks as people see them: agreed on in the form, running at the seats, and a bot that plays for a while.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { arrive, resize, SOON, unveiled } from "./support.mjs";
import { hosted } from "./server.mjs";

const here = hosted();

const SIZES = [[1280, 720], [1440, 900], [2560, 1440], [390, 844], [844, 390], [720, 450]].map(([width, height]) => ({ width, height }));

/** Somebody's browser. */
async function person(more = {}) {
  const context = await here.browser.newContext({ bypassCSP: true, reducedMotion: "reduce", viewport: SIZES[0], painted: Boolean(process.env.SHOTS), ...more });
  return context.newPage();
}

/** Mira's table with a clock, where others sit: so many bots, or Tomasz, who comes by the invitation. */
async function table(game, clock, bots) {
  const mira = await person();
  await arrive(mira, `${here.server.address}/new?game=${game}`);
  await mira.fill("[name=name0]", "Mira");
  await mira.evaluate((count) => {
    for (const seat of document.querySelectorAll("[name^=seat]:not([name=seat0])")) {
      const n = Number(seat.name.slice(4));
      seat.value = n === 1 ? "open" : n <= count ? "bot-random" : "empty";
    }
  }, bots);
  await mira.selectOption("#clock", clock);
  await mira.waitForFunction(() => document.querySelector("#told .agreed")?.textContent.includes("Clock: "), null, SOON);
  await Promise.all([mira.waitForURL("**/t/*"), mira.click("form[action='/new'] button:not([type=button])")]);
  const invitation = await mira.inputValue("[id^='invitation-']");
  const tomasz = await person();
  await arrive(tomasz, invitation);
  await tomasz.fill("[name=name]", "Tomasz");
  await Promise.all([tomasz.waitForURL("**/t/*"), tomasz.click("form.take button")]);
  await mira.waitForSelector("#prompt");
  return [mira, tomasz];
}

/** What the clocks of a page say, in seconds. */
const times = (page) => page.$$eval(".seat .time[data-until] b", (all) => all.map((one) => one.textContent.split(":").reduce((sum, part) => sum * 60 + Number(part), 0)));

test("clocks are agreed on, run for who is asked, and everybody sees the same", async () => {
  const [mira, tomasz] = await table("starcraft", "live-60", 1);
  const [before] = await times(mira);
  assert.ok(before > 3500 && before <= 3600, `${before}`);
  await mira.waitForFunction((old) => {
    const shown = document.querySelector(".time[data-until] b").textContent.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
    return shown <= old - 2;
  }, before, SOON);
  const [one, other] = await Promise.all([times(mira), times(tomasz)]);
  assert.equal(one.length, other.length);
  assert.ok(Math.abs(one[0] - other[0]) <= 1, `${one} ${other}`);
  await Promise.all([mira, tomasz].map((page) => page.context().close()));
});

test("a bot plays for whoever leaves, and they come back", async () => {
  const [mira, tomasz] = await table("starcraft", "days-2", 1);
  const [leaves, stays] = (await mira.locator("#prompt form[action$='/act']").count()) > 0 ? [mira, tomasz] : [tomasz, mira];
  const gone = leaves === mira ? "Mira" : "Tomasz";
  await leaves.click(".burger");
  assert.deepEqual((await violations(leaves, "#about")).map(({ id }) => id), []);
  await leaves.click("#about form[action$='/away'] button");
  await leaves.waitForSelector("#prompt form[action$='/back']");
  assert.equal(await leaves.textContent("#prompt h1"), "A bot plays for you");
  await stays.waitForFunction((name) => document.querySelector("#left").textContent.includes(`A bot for ${name}`), gone, SOON);
  assert.deepEqual((await violations(leaves)).map(({ id }) => id), []);
  await leaves.click("#prompt form[action$='/back'] button");
  await leaves.waitForSelector("#prompt form[action$='/back']", { state: "detached" });
  await stays.waitForFunction((name) => !document.querySelector("#left").textContent.includes(`A bot for ${name}`), gone, SOON);
  await Promise.all([mira, tomasz].map((page) => page.context().close()));
});

test("clocks find room at every seat, at every size and in every language", async () => {
  const lines = [];
  for (const [game, clock, bots] of [["starcraft", "days-2", 5], ["forbidden-stars", "live-90", 3]]) {
    const [mira, tomasz] = await table(game, clock, bots);
    const state = await mira.context().storageState();
    const address = mira.url();
    await mira.context().close();
    for (const tongue of ["en", "de", "pl"]) {
      const page = await person({ storageState: { ...state, cookies: state.cookies.filter(({ name }) => name !== "language") } });
      await page.context().addCookies([{ name: "language", value: tongue, url: here.server.address }]);
      await arrive(page, address);
      assert.equal(await page.locator(".seat .time").count(), 2, "bots have no clock");
      for (const size of SIZES) {
        await resize(page, size);
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/clock-${game}-${tongue}-${size.width}.png` });
        const cut = await unveiled(page, () => [...document.querySelectorAll(".seat .time, .seat .sits")].filter((one) => one.checkVisibility()).filter((one) => {
          const [box, seat] = [one.getBoundingClientRect(), one.closest(".seat").getBoundingClientRect()];
          return box.right > seat.right + 0.5 || box.left < seat.left || box.bottom > seat.bottom + 0.5 || one.scrollWidth > one.clientWidth + 1;
        }).map((one) => one.textContent), []);
        lines.push(...cut.map((text) => `${game} ${tongue} ${size.width}: ${text}`));
      }
      await page.context().close();
    }
    await tomasz.context().close();
  }
  assert.deepEqual(lines, []);
});
