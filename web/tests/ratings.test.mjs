// Rated tables, the list of players, and profiles.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { faults } from "./language.mjs";
import { arrive, resize, unveiled } from "./support.mjs";
import { hosted } from "./server.mjs";

const here = hosted();

const SIZES = [[1440, 900], [1280, 720], [390, 844], [844, 390], [720, 450]].map(([width, height]) => ({ width, height }));

/** Somebody's browser, in a language, with an account of this name or none. */
async function visitor(name, tongue = "en") {
  const context = await here.browser.newContext({ bypassCSP: true, reducedMotion: "reduce", viewport: SIZES[0], painted: Boolean(process.env.SHOTS) });
  await context.addCookies([{ name: "language", value: tongue, url: here.server.address }]);
  const page = await context.newPage();
  if (name) await page.request.post(`${here.server.address}/account`, { form: { name, new: "correct horse" } });
  return page;
}

/** Two play a rated game, in which the second gives up at once; its address. */
async function beaten(winner, loser) {
  const form = { game: "starcraft", "rule-galaxy": "auto", "rule-factions": "random", listed: "on", rated: "on", clock: "live-60", seat0: "here", seat1: "open" };
  const table = (await winner.request.post(`${here.server.address}/new`, { form })).url();
  assert.match(table, /\/t\//);
  await loser.request.post(`${table}/sit/1`, { form: { name: "" } });
  const said = await loser.request.post(`${table}/voice`, { form: { seat: "1", voice: "resign" } });
  assert.equal(said.status(), 200);
  return table;
}

test("a rated table is set up, taken and over by keyboard, and the profile tells of it", async () => {
  const [mira, tomasz] = [await visitor("Mira"), await visitor("Tomasz")];
  const guest = await visitor();
  await arrive(mira, `${here.server.address}/new?game=starcraft`);
  await mira.selectOption("#clock", "live-60");
  for (const [seat, kind] of [[1, "open"], [2, "empty"], [3, "empty"]]) await mira.selectOption(`[name=seat${seat}]`, kind);
  for (const name of ["rated", "listed"]) {
    await mira.focus(`[name=${name}]`);
    await mira.keyboard.press("Space");
  }
  await Promise.all([mira.waitForEvent("load"), mira.press("form.new button.primary", "Enter")]);
  const table = mira.url();
  assert.match(await mira.textContent("#lobby"), /Rated: the game counts/);
  // A guest reads what it takes; whoever has an account sits down.
  await arrive(guest, `${table}/sit/1`);
  assert.equal(await guest.locator("form.take").count(), 0);
  assert.equal(await guest.getAttribute("main .btn.primary", "href"), "/account");
  await arrive(tomasz, `${here.server.address}/lobby`);
  assert.match(await tomasz.textContent("#hall"), /Rated\s+1500/);
  await Promise.all([tomasz.waitForEvent("load"), tomasz.press("#hall a[href*='/sit/']", "Enter")]);
  await Promise.all([tomasz.waitForEvent("load"), tomasz.press("form.take button", "Enter")]);
  assert.equal((await tomasz.request.post(`${table}/voice`, { form: { seat: "1", voice: "resign" } })).status(), 200);
  await arrive(mira, table);
  assert.match(await mira.textContent(".rank-changes"), /\+\d+/);
  // The profile, and what is shown of it.
  await arrive(mira, `${here.server.address}/people/mira`);
  assert.equal(await mira.textContent("h1"), "Mira");
  assert.match(await mira.textContent(".recent"), /1st of 2/);
  await arrive(guest, mira.url());
  assert.equal(await guest.locator(".shows").count(), 0, "only its owner chooses what is shown");
  assert.equal(await guest.locator(".recent li").count(), 1);
  await mira.focus(".shows [value=games]");
  await mira.keyboard.press("Space");
  await Promise.all([mira.waitForEvent("load"), mira.press(".shows button", "Enter")]);
  await arrive(guest, mira.url());
  assert.equal(await guest.locator(".recent").count(), 0);
  assert.equal(await guest.locator(".course").count(), 1);
  await Promise.all([mira, tomasz, guest].map((page) => page.context().close()));
});

test("players and profiles are whole in every language at every size", async () => {
  const found = [];
  const [anna, boris] = [await visitor("Anna Wojciechowska"), await visitor("Boris")];
  for (const [one, other] of [[anna, boris], [anna, boris], [boris, anna], [anna, boris], [anna, boris], [boris, anna], [anna, boris]]) await beaten(one, other);
  await beaten(await visitor("Cleo"), boris);
  for (const tongue of ["en", "qps", "de", "pl"]) {
    const page = anna;
    await page.context().addCookies([{ name: "language", value: tongue, url: here.server.address }]);
    const inspect = async (name, path) => {
      await arrive(page, `${here.server.address}${path}`);
      for (const size of SIZES) {
        await resize(page, size);
        if (tongue !== "en") {
          const lines = await unveiled(page, faults, [".brand, .key, .language, h1, .letters, th a, .what a, .what small, .number, .rank, .change, .date, svg, dd", "h2", tongue === "qps"]);
          found.push(...lines.map((line) => `${name} in ${tongue} at ${size.width}: ${line}`));
        }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) found.push(`${name} in ${tongue} at ${size.width}: ${wide} px too wide`);
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${tongue}-${size.width}.png`, fullPage: true });
      }
      const all = await violations(page, null, { "html-lang-valid": { enabled: false }, "valid-lang": { enabled: false } });
      found.push(...all.map(({ id, help, nodes }) => `${name} in ${tongue}: ${id}: ${help}: ${nodes[0]?.html.slice(0, 120)}`));
      await resize(page, SIZES[0]);
    };
    await inspect("players", "/players?game=starcraft&players=2");
    await inspect("profile", "/people/Anna%20Wojciechowska");
    await inspect("nobody", "/players?game=forbidden-stars&players=3-4");
  }
  assert.deepEqual(found, []);
  await Promise.all([anna, boris].map((page) => page.context().close()));
});
