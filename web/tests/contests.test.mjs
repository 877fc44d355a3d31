// Contests: organised, entered and begun by keyboard, with and without script; and how their pages look.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { faults } from "./language.mjs";
import { arrive, resize, SOON, unveiled } from "./support.mjs";
import { hosted } from "./server.mjs";

const here = hosted();

const SIZES = [[1280, 720], [1440, 900], [2560, 1440], [390, 844], [844, 390], [720, 450], [960, 720]].map(([width, height]) => ({ width, height }));

/** Somebody's browser, in a language, with an account of this name or none. */
async function visitor(name, tongue = "en", more = {}) {
  const context = await here.browser.newContext({ bypassCSP: true, reducedMotion: "reduce", viewport: SIZES[0], painted: Boolean(process.env.SHOTS), ...more });
  await context.addCookies([{ name: "language", value: tongue, url: here.server.address }]);
  const page = await context.newPage();
  if (name) await page.request.post(`${here.server.address}/account`, { form: { name, new: "correct horse" } });
  return page;
}

/** Goes to a thing with Tab alone, and presses a key there that leads elsewhere. */
async function enter(page, selector) {
  for (let n = 0; n < 90; n += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
      return Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`${selector} cannot be reached`);
}

/** Organises a contest without showing a page; its address. */
async function organised(page, fields) {
  const form = { title: "Autumn cup", game: "starcraft", way: "swiss", rounds: 3, seats: 2, "rule-galaxy": "auto", "rule-factions": "random", clock: "days-1", least: 3, most: 16, starts: 168, ...fields };
  const made = await page.request.post(`${here.server.address}/contests/new`, { form });
  assert.match(made.url(), /\/contests\/[a-z0-9]+$/);
  return made.url();
}

/** Somebody does something about a contest. */
async function does(page, address, what) {
  const done = await page.request.post(`${address}/${what}`);
  assert.equal(done.status(), 200, `${what}: ${done.status()}`);
}

/** Looks at a page until it has something. */
async function until(page, address, selector) {
  const end = Date.now() + 20_000;
  for (;;) {
    await arrive(page, address);
    if (await page.locator(selector).count()) return;
    if (Date.now() > end) throw new Error(`there is no ${selector}`);
    await page.waitForTimeout(50);
  }
}

/** The second at each table of the present round gives up. */
async function beaten(people, address) {
  const page = Object.values(people)[0];
  await arrive(page, address);
  const tables = await page.locator(".round-tables details[open] li a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const table of tables) {
    for (const person of Object.values(people)) {
      const said = await person.request.post(`${here.server.address}${table}/voice`, { form: { seat: 1, voice: "resign" }, headers: { accept: "application/json" } });
      if (said.ok()) break;
    }
  }
}

test("a contest is organised, entered and begun by keyboard, one of them without script", async () => {
  const mira = await visitor("Mira");
  const [toto, guest] = [await visitor("Toto", "pl", { javaScriptEnabled: false }), await visitor()];
  const ines = await visitor("Ines", "de");
  await arrive(mira, `${here.server.address}/contests`);
  await enter(mira, "a[href='/contests/new']");
  // What comes of it is told as one fills it in.
  await mira.fill("#title", "Autumn cup");
  await mira.check("[name=seats][value='2']", { force: true });
  await mira.fill("#least", "3");
  await mira.fill("#most", "5");
  await mira.press("#most", "Tab");
  await mira.waitForFunction(() => document.querySelector("#told").textContent.includes("With 5 people"), null, SOON);
  await mira.focus("[name=way]:checked");
  await mira.keyboard.press("ArrowDown");
  await mira.waitForFunction(() => document.querySelector("[name=way]:checked").value === "groups");
  assert.ok(await mira.locator("#group").isVisible());
  assert.ok(!(await mira.locator("#rounds").isVisible()));
  await mira.keyboard.press("ArrowUp");
  await mira.selectOption("#rounds", "2");
  await enter(mira, "form.organise .btn.primary");
  const address = mira.url();
  assert.match(await mira.textContent("h1"), /Autumn cup/);
  await enter(mira, "form[action$='/enter'] button");
  // A guest sees it and is told what it takes.
  await arrive(guest, address);
  assert.equal(await guest.getAttribute(".entering .btn.primary", "href"), "/account");
  // From the list to the contest, without script.
  await toto.goto(`${here.server.address}/contests`);
  await enter(toto, `a[href='${new URL(address).pathname}']`);
  await enter(toto, "form[action$='/enter'] button");
  assert.match(await toto.textContent(".entering"), /Bierzesz udział/);
  await does(ines, address, "enter");
  // Whoever has the page open sees who comes.
  await guest.waitForFunction(() => document.querySelectorAll(".entered li").length === 3, null, SOON);
  await arrive(mira, address);
  assert.equal(await mira.locator(".entered li").count(), 3);
  await enter(mira, "form[action$='/begin'] button");
  await arrive(mira, address);
  assert.match(await mira.textContent(".own-game"), /Your game, table 1/);
  assert.equal(await mira.locator(".standing tbody tr").count(), 3);
  await guest.waitForSelector(".round-tables li");
  await enter(mira, ".own-game a.btn");
  await mira.waitForSelector("body[data-table]");
  assert.equal(await mira.locator(`#about a[href='${new URL(address).pathname}']`).count(), 1);
  // Somebody withdraws, which asks once more.
  await toto.goto(address);
  await toto.focus(".asks summary");
  await toto.keyboard.press("Enter");
  await toto.keyboard.press("Tab");
  await Promise.all([toto.waitForEvent("load"), toto.keyboard.press("Enter")]);
  assert.match(await toto.textContent(".standing .out"), /Toto/);
  await Promise.all([mira, toto, guest, ines].map((page) => page.context().close()));
});

test("the pages of contests are whole in every language at every size", async () => {
  const found = [];
  const people = {};
  for (const name of ["Magdalena Wojciecho", "Bartholomew Overbilt", "Lotte", "Ola"]) people[name] = await visitor(name);
  const [first, second] = Object.values(people);
  const open = await organised(first, { title: "The long evening of the old masters in winter", way: "groups", group: 5, seats: 4, rated: "on", clock: "days-half", link: "on" });
  for (const person of [first, second]) await does(person, open, "enter");
  const running = await organised(first, { title: "Swiss", rounds: 3 });
  for (const person of Object.values(people)) await does(person, running, "enter");
  await does(first, running, "begin");
  await beaten(people, running);
  await until(first, running, ".round-tables details:nth-of-type(2)");
  await does(second, running, "leave");
  const over = await organised(second, { title: "Knock-out", way: "knockout" });
  for (const person of Object.values(people)) await does(person, over, "enter");
  await does(second, over, "begin");
  await beaten(people, over);
  await until(first, over, ".round-tables details:nth-of-type(2)");
  await beaten(people, over);
  await until(first, over, ".winner");
  for (const tongue of ["en", "qps", "de", "pl"]) {
    const page = first;
    await page.context().addCookies([{ name: "language", value: tongue, url: here.server.address }]);
    const inspect = async (name, address) => {
      await arrive(page, address);
      for (const size of SIZES) {
        await resize(page, size);
        if (tongue !== "en") {
          const lines = await unveiled(page, faults, [".brand, .key, .language, h1, .letters, .number, .rank, svg, input, .standing th a, .what a, .entered a, .contest-head a, .on-list span a, .round-tables a, .round-tables small, .own-game .say, .winner .say, .stands, .which, .on-list .what > span", "h2", tongue === "qps"]);
          found.push(...lines.map((line) => `${name} in ${tongue} at ${size.width}: ${line}`));
        }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) found.push(`${name} in ${tongue} at ${size.width}: ${wide} px too wide`);
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/contest-${name}-${tongue}-${size.width}.png`, fullPage: true });
      }
      const all = await violations(page, null, { "html-lang-valid": { enabled: false }, "valid-lang": { enabled: false } });
      found.push(...all.map(({ id, help, nodes }) => `${name} in ${tongue}: ${id}: ${help}: ${nodes[0]?.html.slice(0, 120)}`));
      await resize(page, SIZES[0]);
    };
    await inspect("list", `${here.server.address}/contests`);
    await inspect("form", `${here.server.address}/contests/new`);
    await inspect("open", open);
    await inspect("running", running);
    await inspect("over", over);
  }
  assert.deepEqual(found, []);
  await Promise.all(Object.values(people).map((page) => page.context().close()));
});
