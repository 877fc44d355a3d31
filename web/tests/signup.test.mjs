// Making an account where the browser does a sum first: by keyboard, beside the page, and by a code where there is no script.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { faults } from "./language.mjs";
import { resize, unveiled, until } from "./support.mjs";
import { hosted } from "./server.mjs";

const here = hosted(["--signup", "work"]);

const SIZES = [[1280, 720], [1440, 900], [2560, 1440], [390, 844], [844, 390], [720, 450]].map(([width, height]) => ({ width, height }));
const PASSWORD = "correct horse";

/** Somebody's browser at the page of accounts, in a language. */
async function visitor(tongue = "en", more = {}) {
  const context = await here.browser.newContext({ bypassCSP: true, reducedMotion: "reduce", viewport: SIZES[0], painted: Boolean(process.env.SHOTS), ...more });
  await context.addCookies([{ name: "language", value: tongue, url: here.server.address }]);
  const page = await context.newPage();
  await page.goto(`${here.server.address}/account`);
  return page;
}

test("the browser does the sum while the form is filled in, and an account is made by keyboard", async () => {
  const page = await visitor();
  assert.equal(await page.isVisible(".by-code"), false);
  assert.equal(await page.inputValue("[name=work]"), "");
  await page.locator("#make-name").focus();
  await page.keyboard.type("Mira");
  // Where there are passkeys the field for a password is behind a button.
  const other = page.locator("[data-instead]");
  if (await other.isVisible()) await other.click();
  await page.locator("#make-password").focus();
  await page.keyboard.type(PASSWORD);
  await until(async () => (await page.inputValue("[name=work]")) !== "", "the sum is done");
  assert.equal(await page.isVisible(".sum-done"), true);
  const sum = await page.inputValue("[name=work]");
  const hash = createHash("sha256").update(sum).digest();
  assert.equal(hash.readUInt32BE() >>> 12, 0, "twenty zeros, by the hash of others");
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  assert.equal(await page.locator("h1").first().textContent(), "Mira");
  await page.context().close();
});

test("without a script there is a code alone, and it is said what is missing", async () => {
  const page = await visitor("en", { javaScriptEnabled: false });
  assert.equal(await page.isVisible(".by-code"), true);
  assert.equal(await page.isVisible(".sum"), false);
  await page.fill("#make-name", "Toto");
  await page.fill("#make-password", PASSWORD);
  await page.fill("#invitation", "abcd-efgh");
  await Promise.all([page.waitForEvent("load"), page.click("form[action='/account'] button:not([type=button])")]);
  assert.match(await page.textContent("#trouble"), /never was one/);
  assert.equal(await page.inputValue("#make-name"), "Toto", "nothing is lost");
  await page.context().close();
});

test("the page is whole in every language at every size", async () => {
  const found = [];
  for (const [tongue, script] of [["qps", true], ["de", true], ["pl", true], ["de", false]]) {
    const page = await visitor(tongue);
    if (!script) {
      // As it is without ours: what looks at the page is a script, too.
      await page.route("**/main.js", (route) => route.abort());
      await page.reload();
      assert.equal(await page.isVisible(".by-code"), true);
    }
    await page.locator("#make-name").focus();
    for (const size of SIZES) {
      await resize(page, size);
      const lines = await unveiled(page, faults, [".brand, .key, .language, code, input", "h2", tongue === "qps"]);
      found.push(...lines.map((line) => `${tongue} at ${size.width}: ${line}`));
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/signup-${tongue}-${script}-${size.width}.png` });
    }
    const all = await violations(page, null, { "html-lang-valid": { enabled: false }, "valid-lang": { enabled: false } });
    found.push(...all.map(({ id, help, nodes }) => `${tongue}: ${id}: ${help}: ${nodes[0]?.html.slice(0, 120)}`));
    await page.context().close();
  }
  assert.deepEqual(found, []);
});
