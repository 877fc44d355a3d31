// From guest to somebody: by keyboard alone, on a second device, with a code where the password is lost, and out again everywhere.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { faults } from "./language.mjs";
import { resize, unveiled, until } from "./support.mjs";
import { hosted } from "./server.mjs";

const here = hosted();

const SIZES = [[1280, 720], [1440, 900], [2560, 1440], [390, 844], [720, 450]].map(([width, height]) => ({ width, height }));
const PASSWORD = "correct horse";

/** Somebody's browser, in a language. */
async function opened(tongue = "en", more = {}) {
  const context = await here.browser.newContext({ bypassCSP: true, reducedMotion: "reduce", viewport: SIZES[0], painted: Boolean(process.env.SHOTS), ...more });
  await context.addCookies([{ name: "language", value: tongue, url: here.server.address }]);
  return context.newPage();
}

const heading = (page) => page.locator("h1").first().textContent();

/** Fills in one of the forms, and sends it. */
async function send(page, action, fields) {
  const form = page.locator(`form[action='${action}']`);
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value);
  await Promise.all([page.waitForEvent("load"), form.locator("button:not([type=button])").click()]);
}

/** Makes an account; its codes. */
async function joined(page, name) {
  await page.goto(`${here.server.address}/account`);
  await send(page, "/account", { name, new: PASSWORD });
  return page.locator(".codes code").allTextContents();
}

test("a guest makes an account by keyboard, and keeps the game", async () => {
  const page = await opened();
  await page.goto(`${here.server.address}/new`);
  await Promise.all([page.waitForURL("**/t/*"), page.click("form[action='/new'] button:not([type=button])")]);
  const table = page.url();
  await page.goto(`${here.server.address}/account`);
  await page.locator("#make-name").focus();
  // What the guest was called stands there already.
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Mira");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  assert.equal(await heading(page), "Mira");
  assert.equal(await page.locator(".codes code").count(), 10);
  await page.goto(table);
  assert.ok(await page.locator("body[data-seat]").count(), "the seat is kept");
  await page.context().close();
});

test("a second device comes in by a link, and is sent out again", async () => {
  const [home, phone] = [await opened(), await opened("en", { viewport: SIZES[3] })];
  await joined(home, "Tomasz");
  await Promise.all([home.waitForEvent("load"), home.locator("form[action='/account/link'] button").click()]);
  const link = await home.locator("#link").inputValue();
  assert.ok(await home.locator("svg.qr").isVisible());
  await phone.goto(link);
  const secret = phone.locator("#secret");
  await until(async () => (await secret.inputValue()) === link.split("#")[1], "the link is in the form");
  assert.ok(!phone.url().includes("#"), "and out of the address");
  await Promise.all([phone.waitForEvent("load"), phone.locator("main form button").click()]);
  await phone.goto(`${here.server.address}/account`);
  assert.equal(await heading(phone), "Tomasz");
  assert.equal(await phone.locator(".devices li").count(), 2);
  await home.goto(`${here.server.address}/account`);
  await Promise.all([home.waitForEvent("load"), home.locator("[name=which][value=others] + button").click()]);
  assert.equal(await home.locator(".devices li").count(), 1);
  await phone.reload();
  assert.notEqual(await heading(phone), "Tomasz");
  for (const page of [home, phone]) await page.context().close();
});

test("what is wrong is said where it is, and a code helps who has lost the password", async () => {
  const page = await opened();
  const [code] = await joined(page, "Jadwiga");
  await page.goto(`${here.server.address}/account`);
  await Promise.all([page.waitForEvent("load"), page.locator(".devices li form button").click()]);
  await send(page, "/account/enter", { name: "jadwiga", password: "forgotten" });
  assert.ok(await page.locator("form[action='/account/enter'] #trouble").isVisible());
  assert.equal(await page.evaluate(() => document.activeElement?.id), "trouble", "it is heard");
  await page.locator("summary").click();
  await send(page, "/account/code", { name: "jadwiga", code: code.toUpperCase(), new: "battery staple" });
  assert.equal(await heading(page), "Jadwiga");
  await page.context().close();
});

/** What keeps passkeys in this browser; with one it is as if a finger were laid on it. */
async function keeper(page) {
  const line = await page.context().newCDPSession(page);
  await line.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId } = await line.send("WebAuthn.addVirtualAuthenticator", { options });
  return { line, authenticatorId, keys: async () => (await line.send("WebAuthn.getCredentials", { authenticatorId })).credentials };
}

/** The server by the name that browsers have passkeys for. */
const named = () => here.server.address.replace("127.0.0.1", "localhost");

/** Somebody's browser with a phone in it, on the page of the account. */
async function keyed(tongue = "en") {
  const page = await opened(tongue);
  await page.context().addCookies([{ name: "language", value: tongue, url: named() }]);
  const device = await keeper(page);
  await page.goto(`${named()}/account`);
  return { page, ...device };
}

test("by passkey and keyboard alone: from guest to account, in again, everything along, and gone", async () => {
  const { page, keys, line, authenticatorId } = await keyed();
  const pressed = (key) => Promise.all([page.waitForEvent("load"), page.keyboard.press(key)]);
  assert.ok(!(await page.locator("#make-password").isVisible()), "a password is another way");
  await page.locator("#make-name").focus();
  await page.keyboard.type("Mirabel");
  await pressed("Enter");
  assert.equal(await heading(page), "Mirabel");
  assert.equal(await page.locator(".codes code").count(), 10);
  assert.equal((await keys()).length, 1);
  assert.equal(await page.locator("input[name=password]").count(), 0, "there is no password to be asked for");
  await page.goto(`${named()}/account`);
  // The only key stays.
  await page.locator("form[action='/account/passkey/remove'] button").focus();
  await pressed("Enter");
  assert.ok(await page.locator("form[action='/account/passkey'] #trouble").isVisible());
  // A device has one for an account.
  await page.locator("form[action='/account/passkey'] button").focus();
  await page.keyboard.press("Enter");
  await page.locator("#notice", { hasText: "already" }).waitFor();
  await page.locator(".devices summary").focus();
  await page.keyboard.press("Enter");
  await page.locator("[name=label]").focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("My phone");
  await pressed("Enter");
  assert.equal(await page.locator(".devices summary").textContent(), "My phone");
  // Out, and in again without a name.
  await page.locator("form[action='/account/leave'] button").first().focus();
  await pressed("Enter");
  assert.notEqual(await heading(page), "Mirabel");
  await page.locator("form[action='/account/enter'] [data-passkey]").focus();
  await pressed("Enter");
  await page.goto(`${named()}/account`);
  assert.equal(await heading(page), "Mirabel");
  const [archive] = await Promise.all([page.waitForEvent("download"), page.locator("form[action='/account/export'] [data-passkey]").press("Enter")]);
  assert.equal(archive.suggestedFilename(), "orderstack.zip");
  // Whoever does not lay a finger on it is told, and nothing has changed.
  await page.goto(`${named()}/account/delete`);
  await page.locator("[name=sure]").focus();
  await page.keyboard.press("Space");
  await line.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await page.locator("form [data-passkey]").press("Enter");
  await page.locator("#notice", { hasText: "No passkey was used" }).waitFor();
  await line.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await page.locator("form [data-passkey]").focus();
  await pressed("Enter");
  assert.equal(await heading(page), "Your account is gone");
  await page.goto(`${named()}/account`);
  await page.locator("form[action='/account/enter'] [data-passkey]").focus();
  await pressed("Enter");
  assert.ok(await page.locator("form[action='/account/enter'] #trouble").isVisible(), "the key opens nothing any more");
  await page.context().close();
});

test("by password an account is deleted, asked twice", async () => {
  const page = await opened();
  await joined(page, "Zbigniew");
  await page.goto(`${here.server.address}/account`);
  await Promise.all([page.waitForEvent("load"), page.locator("a[href='/account/delete']").click()]);
  await page.locator("[name=password]").fill(PASSWORD);
  await page.locator("form[action='/account/delete'] .grave").click();
  assert.ok(!(await page.locator("[name=sure]").evaluate((box) => box.validity.valid)), "the browser asks for the tick");
  await page.locator("label.opt").click();
  await Promise.all([page.waitForEvent("load"), page.locator("form[action='/account/delete'] .grave").click()]);
  assert.equal(await heading(page), "Your account is gone");
  await page.goto(`${here.server.address}/account`);
  await send(page, "/account/enter", { name: "Zbigniew", password: PASSWORD });
  assert.ok(await page.locator("form[action='/account/enter'] #trouble").isVisible());
  await page.context().close();
});

test("without script an account is made and left", async () => {
  const page = await opened("en", { javaScriptEnabled: false });
  await joined(page, "Ola Nowak");
  assert.equal(await heading(page), "Ola Nowak");
  await page.goto(`${here.server.address}/account`);
  await Promise.all([page.waitForEvent("load"), page.locator(".devices li form button").click()]);
  assert.notEqual(await heading(page), "Ola Nowak");
  await page.context().close();
});

test("its pages are whole in every language at every size", async () => {
  const found = [];
  for (const [place, tongue] of ["qps", "de", "pl"].entries()) {
    const page = await opened(tongue);
    const inspect = async (name, of = page) => {
      for (const size of SIZES) {
        await resize(of, size);
        const lines = await unveiled(of, faults, [".brand, .key, .language, code, .device, h1, #link, #token", "summary", tongue === "qps"]);
        found.push(...lines.map((line) => `${name} in ${tongue} at ${size.width}: ${line}`));
      }
      const all = await violations(of, null, { "html-lang-valid": { enabled: false } });
      found.push(...all.map(({ id, help, nodes }) => `${name} in ${tongue}: ${id}: ${help}: ${nodes[0]?.html.slice(0, 120)}`));
      if (process.env.SHOTS) await of.screenshot({ path: `${process.env.SHOTS}/account-${name}-${tongue}.png`, fullPage: true });
      await resize(of, SIZES[0]);
    };
    await page.goto(`${here.server.address}/account`);
    await send(page, "/account/enter", { name: "Nobody", password: "knows" });
    await page.locator("summary").click();
    await inspect("outside");
    await joined(page, `Somebody ${place}`);
    await inspect("codes");
    await Promise.all([page.waitForEvent("load"), page.locator("form[action='/account/link'] button").click()]);
    await inspect("link");
    await page.goto(`${here.server.address}/account/link`);
    await inspect("here");
    await page.goto(`${here.server.address}/account/tokens`);
    await send(page, "/account/tokens", { name: "my bot" });
    assert.match(await page.inputValue("#token"), /^os_[0-9a-f]{70}$/);
    await inspect("tokens");
    await page.goto(`${here.server.address}/api`);
    await inspect("programs");
    await page.goto(`${here.server.address}/account/delete`);
    await Promise.all([page.waitForEvent("load"), page.locator("form[action='/account/delete']").evaluate((form) => form.submit())]);
    await inspect("delete");
    await page.context().close();
    const key = await keyed(tongue);
    await inspect("with-keys", key.page);
    await key.page.locator("#make-name").fill(`Key ${place}`);
    await Promise.all([key.page.waitForEvent("load"), key.page.locator("form[action='/account'] [data-passkey]").click()]);
    await key.page.goto(`${named()}/account`);
    await key.page.locator(".devices summary").click();
    await inspect("keys", key.page);
    await key.page.context().close();
  }
  assert.deepEqual(found, []);
});
