// The lobby: tables for everybody come and go before one's eyes, and whoever looks for a game gets one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { faults } from "./language.mjs";
import { arrive, resize, SOON, unveiled } from "./support.mjs";
import { hosted } from "./server.mjs";

const here = hosted();

const SIZES = [[1280, 720], [1440, 900], [2560, 1440], [390, 844], [844, 390], [720, 450]].map(([width, height]) => ({ width, height }));

/** Somebody's browser, in a language, in the lobby. */
async function visitor(tongue = "en", more = {}) {
  const context = await here.browser.newContext({ bypassCSP: true, reducedMotion: "reduce", viewport: SIZES[0], painted: Boolean(process.env.SHOTS), ...more });
  await context.addCookies([{ name: "language", value: tongue, url: here.server.address }]);
  const page = await context.newPage();
  await (more.javaScriptEnabled === false ? page.goto(`${here.server.address}/lobby`) : arrive(page, `${here.server.address}/lobby`));
  return page;
}

/** Makes a table for everybody, without showing a page; its address. */
async function made(page, title, fields) {
  const form = { game: "starcraft", "rule-galaxy": "auto", "rule-factions": "random", listed: "on", title, seat0: "here", ...fields };
  return (await page.request.post(`${here.server.address}/new`, { form })).url();
}

/** Goes to a thing with Tab alone, and presses Enter there. */
async function enter(page, selector) {
  for (let n = 0; n < 60; n += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
      return Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`${selector} cannot be reached`);
}

test("a table for everybody comes up by itself, and somebody sits down by keyboard", async () => {
  const [mira, tomasz] = [await visitor(), await visitor()];
  const table = await made(mira, "Evening galaxy", { name0: "Mira", seat1: "open", seat2: "open" });
  await tomasz.waitForFunction(() => document.querySelector("#hall")?.textContent.includes("Evening galaxy"), null, SOON);
  await enter(tomasz, "#hall a[href*='/sit/']");
  await tomasz.fill("[name=name]", "Tomasz");
  await enter(tomasz, "form.take button");
  assert.equal(tomasz.url(), table);
  await arrive(mira, table);
  assert.match(await mira.textContent("#lobby"), /Tomasz/);
  // Both wait; he goes again, and she sees it.
  await Promise.all([tomasz.waitForEvent("load"), tomasz.click("form[action$='/stand'] button")]);
  await mira.waitForFunction(() => !document.querySelector("#lobby").textContent.includes("Tomasz"), null, SOON);
  await Promise.all([mira.waitForEvent("load"), mira.click("form[action$='/list'] button")]);
  await tomasz.goto(`${here.server.address}/lobby`);
  assert.ok(!(await tomasz.textContent("#hall")).includes("Evening galaxy"));
  await Promise.all([mira, tomasz].map((page) => page.context().close()));
});

test("two who look for the same play with each other, one of them without script", async () => {
  const [mira, tomasz] = [await visitor(), await visitor("pl", { javaScriptEnabled: false })];
  for (const page of [mira, tomasz]) {
    await page.check("[name=game][value=forbidden-stars]", { force: true });
    await page.check("[name=players][value='2']", { force: true });
    await page.selectOption("[name=wait]", "0");
    await Promise.all([page.waitForEvent("load"), page.click(".seek form button")]);
  }
  assert.equal(mira.url(), tomasz.url());
  await mira.waitForSelector("#prompt");
  await Promise.all([mira, tomasz].map((page) => page.context().close()));
});

test("what fits stands first, as soon as one says what one wants", async () => {
  const mira = await visitor();
  const days = await made(mira, "Slow burn", { name0: "Ines", clock: "days-2", seat1: "open", seat2: "open", seat3: "open" });
  await made(mira, "Quick one", { name0: "Ola", clock: "live-30", seat1: "open" });
  const other = await visitor();
  const first = () => other.textContent("#hall li strong");
  assert.equal(await first(), "Quick one");
  await other.check("[name=speed][value=days]", { force: true });
  await other.waitForFunction(() => document.querySelector("#hall li strong").textContent === "Slow burn", null, SOON);
  const address = new URL(days).pathname;
  assert.equal(await other.getAttribute("#hall li a.primary", "href"), `${address}/sit/1`);
  await Promise.all([mira, other].map((page) => page.context().close()));
});

test("its pages are whole in every language at every size", async () => {
  const found = [];
  const host = await visitor();
  await made(host, "", { name0: "Magdalena Wojciechowska", clock: "days-2", "rule-expansion": "brood_war", ...Object.fromEntries([1, 2, 3, 4, 5].map((seat) => [`seat${seat}`, "open"])) });
  await made(host, "Running", { name0: "Hanna", seat1: "bot-random" });
  for (const tongue of ["qps", "de", "pl"]) {
    const page = await visitor(tongue);
    const inspect = async (name) => {
      for (const size of SIZES) {
        await resize(page, size);
        const lines = await unveiled(page, faults, [".brand, .key, .language, code, h1, .take h2, strong, .there, .who-sits, span[lang], input, .seg span", "h2", tongue === "qps"]);
        found.push(...lines.map((line) => `${name} in ${tongue} at ${size.width}: ${line}`));
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/hall-${name}-${tongue}-${size.width}.png` });
      }
      const all = await violations(page, null, { "html-lang-valid": { enabled: false }, "valid-lang": { enabled: false } });
      found.push(...all.map(({ id, help, nodes }) => `${name} in ${tongue}: ${id}: ${help}: ${nodes[0]?.html.slice(0, 120)}`));
      await resize(page, SIZES[0]);
    };
    await inspect("hall");
    await page.goto(`${here.server.address}${await page.getAttribute("#hall a[href*='/sit/']", "href")}`);
    await inspect("seat");
    await page.goto(await made(page, "", { name0: "Ola", seat1: "open" }));
    await inspect("table");
    await page.context().close();
  }
  await host.context().close();
  assert.deepEqual(found, []);
});
