// What people make of each other, and what moderators make of what is reported: the whole way by keyboard, and how it looks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { faults } from "./language.mjs";
import { resize, unveiled } from "./support.mjs";
import { hosted } from "./server.mjs";

/** Those who moderate, whom whoever runs the server has appointed. */
const MODERATORS = ["Hanna", "Hanna the Moderator"];

const here = hosted([], async () => {
  for (const name of MODERATORS) await (await somebody(name)).context().close();
  here.server = await here.server.between(...MODERATORS.map((name) => ["account", "grant", name, "moderator"]));
});

const SIZES = [[1280, 720], [1440, 900], [2560, 1440], [390, 844], [844, 390], [720, 450]].map(([width, height]) => ({ width, height }));
const PASSWORD = "correct horse";

/** Somebody's browser, in a language. */
async function opened(tongue = "en", more = {}) {
  const context = await here.browser.newContext({ bypassCSP: true, reducedMotion: "reduce", viewport: SIZES[0], painted: Boolean(process.env.SHOTS), ...more });
  await context.addCookies([{ name: "language", value: tongue, url: here.server.address }]);
  return context.newPage();
}

/** Somebody with an account. */
async function somebody(name, tongue = "en") {
  const page = await opened(tongue);
  await page.goto(`${here.server.address}/account`);
  const form = page.locator("form[action='/account']");
  await form.locator("[name=name]").fill(name);
  await form.locator("[name=new]").fill(PASSWORD);
  await Promise.all([page.waitForEvent("load"), form.locator("button:not([type=button])").click()]);
  assert.equal(await page.locator("h1").first().textContent(), name);
  return page;
}

/** Somebody who has an account already. */
async function entered(name) {
  const page = await opened();
  await page.goto(`${here.server.address}/account`);
  const form = page.locator("form[action='/account/enter']");
  await form.locator("[name=name]").fill(name);
  await form.locator("[name=password]").fill(PASSWORD);
  await Promise.all([page.waitForEvent("load"), form.locator("button:not([type=button])").click()]);
  return page;
}

/** Presses a key that leads to another page. */
async function leads(page, key = "Enter") {
  await Promise.all([page.waitForEvent("load"), page.keyboard.press(key)]);
}

/** Makes a table; its address. */
async function made(host, more) {
  await host.goto(`${here.server.address}/new`);
  return host.evaluate(async (fields) => {
    const all = new URLSearchParams({ seat0: "here", name0: "Mira", seat1: "open", "rule-galaxy": "auto", "rule-factions": "random", ...fields });
    return (await fetch("/new", { method: "POST", body: all })).url;
  }, more);
}

/** A table of two people, of whom the second has said something; its address. */
async function table(host, guest, words) {
  const sent = await made(host, {});
  await host.goto(sent);
  const link = await host.locator(".invitation input").inputValue();
  await guest.goto(link);
  await guest.locator("#name").fill("Toto");
  await Promise.all([guest.waitForEvent("load"), guest.locator("form.take button").click()]);
  await guest.waitForSelector("body[data-table]");
  for (const text of words) await guest.evaluate((said) => fetch(`${location.pathname}/say`, { method: "POST", body: new URLSearchParams({ text: said }) }), text);
  return sent;
}

test("one follows, mutes, reports and moderates by keyboard alone", async () => {
  const [mira, toto, hanna] = [await somebody("Mira"), await somebody("Toto"), await entered("Hanna")];
  const address = await table(mira, toto, ["good luck", "you play like a fool"]);
  // By name, in the account.
  await mira.goto(`${here.server.address}/account/people`);
  await mira.locator("#name").focus();
  await mira.keyboard.type("toto");
  await mira.keyboard.press("Tab");
  await leads(mira);
  assert.match(await mira.textContent("section[aria-labelledby=follow]"), /Toto/);
  // At the table: the menu leads to who is there.
  await mira.goto(address);
  assert.equal(await mira.locator(".said").count(), 2);
  await mira.goto(`${address}/people`);
  await mira.locator("button[value=mute]").focus();
  await leads(mira);
  assert.equal(await mira.locator("button[name=untie][value=mute]").count(), 1);
  await mira.goto(address);
  assert.equal(await mira.locator(".said").count(), 0, "nothing of it is shown");
  await mira.goto(`${address}/people`);
  await mira.locator("button[name=untie][value=mute]").focus();
  await leads(mira);
  // What was said is reported where it stands.
  await mira.goto(address);
  await mira.locator(".said .report").last().focus();
  await leads(mira);
  assert.match(await mira.textContent("blockquote"), /like a fool/);
  await mira.locator("input[name=reason]").first().focus();
  await mira.keyboard.press("ArrowDown");
  await mira.keyboard.press("ArrowUp");
  await mira.keyboard.press("Tab");
  await mira.keyboard.type("in the first round");
  await mira.keyboard.press("Tab");
  await leads(mira);
  assert.match(await mira.textContent("[role=status]"), /Thank you/);
  // A moderator sees it with what was said, and warns.
  assert.equal((await toto.goto(`${here.server.address}/moderators`)).status(), 404);
  await hanna.goto(`${here.server.address}/moderators`);
  await hanna.locator(".queue a").focus();
  await leads(hanna);
  assert.equal(await hanna.locator(".said-then .meant").count(), 1);
  await hanna.locator("#reason").focus();
  await hanna.keyboard.type("Nobody is called a fool here.");
  await hanna.keyboard.press("Tab");
  await leads(hanna);
  assert.match(await hanna.textContent(".deeds"), /Warning · Toto/);
  // It is read before anything else, and then play goes on.
  await toto.goto(address);
  assert.match(await toto.textContent("blockquote"), /Nobody is called a fool/);
  await toto.locator("main button").focus();
  await leads(toto);
  assert.equal(toto.url().split("?")[0], address);
  assert.equal(await toto.locator("body[data-table]").count(), 1);
  await Promise.all([mira, toto, hanna].map((page) => page.context().close()));
});

test("their pages are whole in every language at every size", async () => {
  const found = [];
  const [mira, toto, hanna] = [await somebody("Magdalena Wojciecho"), await somebody("Bartholomew Overbilt"), await entered("Hanna the Moderator")];
  const said = ["good luck and have fun", "you play like a fool ".repeat(12), "sorry"];
  const address = await table(mira, toto, said);
  for (const [name, tie] of [["Bartholomew Overbilt", "follow"], ["Hanna the Moderator", "block"], ["Bartholomew Overbilt", "mute"]]) {
    await mira.goto(`${here.server.address}/account/people`);
    await mira.fill("#name", name);
    await Promise.all([mira.waitForEvent("load"), mira.locator(`.people .ways button[value=${tie}]`).click()]);
  }
  await mira.goto(`${address}/people`);
  await mira.locator("button[name=untie][value=mute]").click();
  const report = async () => {
    await mira.goto(address);
    await mira.locator(".said .report").nth(1).click();
    await mira.fill("[name=words]", "It has been like this since the first round, and it goes on and on.");
    await Promise.all([mira.waitForEvent("load"), mira.locator("main .btn.primary").click()]);
  };
  const act = async (measure) => {
    await hanna.goto(`${here.server.address}/moderators`);
    await hanna.locator(".queue a").first().click();
    await hanna.locator(`[name=measure][value=${measure}]`).check({ force: true });
    await hanna.fill("#reason", "Insulting people at the table is against the manners here. Your games go on.");
    await Promise.all([hanna.waitForEvent("load"), hanna.locator("[name=do][value=act]").click()]);
  };
  const open = await made(toto, { name0: "Toto", listed: "on", seat2: "open" });
  await toto.goto(open);
  await toto.fill("#invite", "Magdalena Wojciecho");
  await Promise.all([toto.waitForEvent("load"), toto.click(".by-name button")]);
  assert.match(await toto.textContent(".by-name [role=status]"), /Magdalena Wojciecho/);
  await report();
  await act("mute");
  await report();
  const people = { mira, toto, hanna };
  for (const tongue of ["qps", "de", "pl"]) {
    const look = async (name, who, path) => {
      const page = people[who];
      await page.context().addCookies([{ name: "language", value: tongue, url: here.server.address }]);
      await page.goto(path.startsWith("http") ? path : `${here.server.address}${path}`);
      for (const closed of await page.locator(".moderate details, .manners-menu").all()) await closed.evaluate((details) => { details.open = true; });
      for (const size of SIZES) {
        await resize(page, size);
        const lines = await unveiled(page, faults, [".brand, .key, .language, code, strong, blockquote, .said-then, .report, .manners [aria-label], .who-sits, summary, .intro a, h1, .case h2, .about-them h2, .moderate .why, .moderate .seen, .deeds p, .about-them p, .moderate label, input, textarea, .case .say", "h2", tongue === "qps"]);
        found.push(...lines.map((line) => `${name} in ${tongue} at ${size.width}: ${line}`));
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/people-${name}-${tongue}-${size.width}.png`, fullPage: true });
      }
      const all = await violations(page, null, { "html-lang-valid": { enabled: false }, "valid-lang": { enabled: false } });
      found.push(...all.map(({ id, help, nodes }) => `${name} in ${tongue}: ${id}: ${help}: ${nodes[0]?.html.slice(0, 160)}`));
      await resize(page, SIZES[0]);
    };
    await look("account", "mira", "/account/people");
    await look("open", "mira", open);
    await look("table", "mira", `${address}/people`);
    await look("report", "mira", `/report?table=${address.split("/").at(-1)}&seat=1`);
    await look("word", "toto", "/account");
    await hanna.goto(`${here.server.address}/moderators`);
    await look("moderators", "hanna", await hanna.locator(".queue a").first().getAttribute("href"));
  }
  await Promise.all([mira, toto, hanna].map((page) => page.context().close()));
  assert.deepEqual(found, []);
});
