// Being told by e-mail: giving an address, the link in the letter, ending it with one press; and days off.

import assert from "node:assert/strict";
import { createServer } from "node:net";
import { after, before, test } from "node:test";
import { violations } from "./axe.mjs";
import { faults } from "./language.mjs";
import { arrive, launch, resize, unveiled, until } from "./support.mjs";
import { serve } from "./server.mjs";

const SIZES = [[1440, 900], [1280, 720], [390, 844], [844, 390], [720, 450]].map(([width, height]) => ({ width, height }));

const here = { letters: [] };

/** What a letter says in plain text, however that is written. */
function plain(letter) {
  const [, border] = /boundary="(.*?)"/.exec(letter);
  const part = letter.split(`--${border}`).find((each) => each.includes("Content-Type: text/plain"));
  const [about, text] = [part.slice(0, part.indexOf("\r\n\r\n")), part.slice(part.indexOf("\r\n\r\n"))];
  if (about.includes("base64")) return Buffer.from(text, "base64").toString();
  return text.replaceAll("=\r\n", "").replaceAll("=3D", "=");
}

/** A mail server that takes everything. */
async function office() {
  const server = createServer((line) => {
    let [said, letter] = ["", false];
    line.write("220 here\r\n");
    line.on("error", () => {});
    line.on("data", (bytes) => {
      said += bytes;
      if (letter && said.endsWith("\r\n.\r\n")) {
        here.letters.push(plain(said));
        [said, letter] = ["", false];
        line.write("250 taken\r\n");
      } else if (!letter && said.endsWith("\r\n")) {
        letter = said.startsWith("DATA");
        said = "";
        line.write(letter ? "354 go on\r\n" : "250 well\r\n");
      }
    });
  });
  await new Promise((done) => { server.listen(0, "127.0.0.1", done); });
  return server;
}

/** A port that nobody listens at. */
async function free() {
  const server = createServer();
  await new Promise((done) => { server.listen(0, "127.0.0.1", done); });
  const { port } = server.address();
  await new Promise((done) => { server.close(done); });
  return port;
}

before(async () => {
  [here.office, here.browser] = await Promise.all([office(), launch()]);
  const site = `127.0.0.1:${await free()}`;
  const relay = ["--smtp", `smtp://127.0.0.1:${here.office.address().port}`, "--mail-from", "orderstack@example.org"];
  here.server = await serve(0, site, [...relay, "--origin", `http://${site}`]);
});

after(async () => {
  await here.browser?.close();
  await here.server?.close();
  here.office?.close();
});

/** Somebody's browser, in a language. */
async function opened(tongue = "en", more = {}) {
  const context = await here.browser.newContext({ bypassCSP: true, reducedMotion: "reduce", viewport: SIZES[0], painted: Boolean(process.env.SHOTS), ...more });
  await context.addCookies([{ name: "language", value: tongue, url: here.server.address }]);
  return context.newPage();
}

/** Somebody with an account. */
async function somebody(name, tongue) {
  const page = await opened(tongue);
  await arrive(page, `${here.server.address}/account`);
  await page.fill("#make-name", name);
  await page.fill("#make-password", "correct horse");
  await Promise.all([page.waitForEvent("load"), page.locator("form[action='/account'] .instead button").click()]);
  return page;
}

/** Goes to a control by the keyboard, and presses it. */
async function press(page, selector) {
  await page.locator(selector).focus();
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
}

const shot = async (page, name) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

test("an address is given by keyboard, confirmed by its link, and ended with one press", async () => {
  const page = await somebody("Mira");
  await arrive(page, `${here.server.address}/notices`);
  await page.locator("#mail-address").focus();
  await page.keyboard.type("mira@example.org");
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  assert.match(await page.textContent("[role=status]"), /mira@example\.org/);
  await until(() => here.letters.length > 0, "a letter");
  const link = /http:\S+\/notices\/mail#\S+/.exec(here.letters[0])[0];
  // Opened elsewhere; looking at it uses nothing up.
  const phone = await opened("en", { viewport: SIZES[2] });
  for (let times = 0; times < 2; times += 1) await arrive(phone, link);
  assert.notEqual(await phone.inputValue("#secret"), "");
  assert.deepEqual(await violations(phone), []);
  await shot(phone, "mail-confirm");
  await press(phone, "form[action='/notices/mail/confirm'] button");
  assert.match(await phone.textContent("main"), /mira@example\.org/);
  await arrive(page, `${here.server.address}/notices`);
  assert.match(await page.textContent(".devices"), /mira@example\.org/);
  // What is told by letters is chosen by itself, and when.
  await page.uncheck("[name=mail][value=over]", { force: true });
  await press(page, "form[action='/notices/kinds'] button");
  assert.equal(await page.isChecked("[name=mail][value=over]"), false);
  await page.selectOption("#hour", "7");
  await press(page, "form[action='/notices/mail/when'] button");
  assert.equal(await page.inputValue("#hour"), "7");
  await press(page, "form[action='/notices/test'] button");
  await until(() => here.letters.length > 1, "a letter to try it");
  const off = /http:\S+\/notices\/off\/[\w-]+/.exec(here.letters[1])[0];
  await arrive(phone, off);
  await shot(phone, "mail-off");
  assert.deepEqual(await violations(phone), []);
  await press(phone, "main button.primary");
  await arrive(page, `${here.server.address}/notices`);
  assert.equal(await page.locator(".devices li").count(), 0);
  for (const one of [page, phone]) await one.context().close();
});

test("days off are taken and ended by keyboard, and seen at the table, as are its notices", async () => {
  const page = await somebody("Ines");
  await arrive(page, `${here.server.address}/new`);
  await page.fill("[name=name0]", "Ines");
  await page.selectOption("[name=seat1]", "open");
  const held = page.locator("#holidays");
  await page.selectOption("#clock", "live-30");
  assert.equal(await held.isVisible(), false);
  await page.selectOption("#clock", "days-2");
  assert.equal(await held.isVisible(), true);
  await Promise.all([page.waitForEvent("load"), page.locator("form[action='/new'] button.primary").last().click()]);
  const table = page.url();
  const join = await page.locator("input[value*='/join/'], a[href*='/join/']").first().evaluate((it) => it.value ?? it.href);
  const other = await opened("en");
  await arrive(other, join);
  await other.fill("[name=name]", "Tomasz");
  await Promise.all([other.waitForEvent("load"), other.locator("form[action*='/join/'] button.primary").click()]);
  // The lobby leads to the table by itself.
  await page.waitForSelector("#frame");
  await arrive(page, `${here.server.address}/account`);
  await page.locator("#days").focus();
  await page.keyboard.type("3");
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  assert.match(await page.textContent("section[aria-labelledby=holiday-head]"), /You are off until/);
  for (const one of [page, other]) {
    for (const size of SIZES) {
      await resize(one, size);
      await arrive(one, table);
      await until(() => one.locator(".time.holiday").count(), "a holiday at the table");
      await shot(one, `holiday-table-${one === page ? "own" : "other"}-${size.width}`);
    }
    assert.match(await one.locator(".time.holiday").first().textContent(), /on holiday until/);
  }
  // No notices of this table, from its menu, and again.
  await resize(page, SIZES[0]);
  await arrive(page, table);
  await page.locator("button[popovertarget=about]").first().click();
  await shot(page, "table-menu");
  await press(page, "#about form[action='/notices/table'] button");
  assert.match(await page.textContent("section[aria-labelledby=unheard]"), /Ines/);
  await press(page, "section[aria-labelledby=unheard] button");
  assert.equal(await page.locator("section[aria-labelledby=unheard]").count(), 0);
  await arrive(page, `${here.server.address}/account`);
  await press(page, "form[action='/account/holiday/end'] button");
  await until(async () => (await other.locator(".time.holiday").count()) === 0, "they are back");
  for (const one of [page, other]) await one.context().close();
});

test("the pages are whole in every language at every size", async () => {
  const found = [];
  for (const tongue of ["qps", "de", "pl"]) {
    const page = await somebody(`Player ${tongue}`, tongue);
    await arrive(page, `${here.server.address}/notices`);
    await page.fill("#mail-address", `${tongue}@example.org`);
    const sent = here.letters.length;
    await press(page, "form[action='/notices/mail/give'] button");
    await until(() => here.letters.length > sent, "a letter");
    const link = /http:\S+\/notices\/mail#\S+/.exec(here.letters.at(-1))[0];
    await arrive(page, link);
    await press(page, "form[action='/notices/mail/confirm'] button");
    await arrive(page, `${here.server.address}/notices`);
    await page.fill("#to", "https://discord.com/api/webhooks/0123456789abcdef");
    await press(page, "form[action='/notices'] button");
    for (const path of ["/notices", "/account"]) {
      await arrive(page, `${here.server.address}${path}`);
      for (const size of SIZES) {
        await resize(page, size);
        const lines = await unveiled(page, faults, [".brand, .key, .language, code, strong, input, h1, .device", "summary", tongue === "qps"]);
        found.push(...lines.map((line) => `${tongue} at ${size.width}${path}: ${line}`));
        await shot(page, `mail${path.replace("/", "-")}-${tongue}-${size.width}`);
      }
      const all = await violations(page, null, { "html-lang-valid": { enabled: false } });
      found.push(...all.map(({ id, help, nodes }) => `${tongue}${path}: ${id}: ${help}: ${nodes[0]?.html.slice(0, 120)}`));
    }
    await page.context().close();
  }
  assert.deepEqual(found, []);
});
