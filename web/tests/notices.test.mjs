// Being told what happens while no page is open: the page to choose that, and what shows a notice in the browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { faults } from "./language.mjs";
import { arrive, resize, unveiled, until } from "./support.mjs";
import { hosted } from "./server.mjs";

const here = hosted();

const SIZES = [[1280, 720], [1440, 900], [2560, 1440], [390, 844], [844, 390], [720, 450]].map(([width, height]) => ({ width, height }));

/** What a browser would say of itself; there is no service of its own here. */
const SUBSCRIPTION = {
  endpoint: "https://updates.push.services.mozilla.com/wpush/v2/made-up",
  keys: { p256dh: "BLn9b-VR0ca83knDNZ32dCHGyjJp-1riX9ZTN40MqV8K_LpQmLqxC_DoHvqvFXO_nGdAB4W9dogZb_sM-uV4JbY", auth: "_ordMnz7uTCmrpBTeUV4Bw" },
};

/** Somebody's browser, in a language, at the page of notices. */
async function visitor(tongue = "en", more = {}) {
  const context = await here.browser.newContext({ bypassCSP: true, reducedMotion: "reduce", viewport: SIZES[0], permissions: ["notifications"], painted: Boolean(process.env.SHOTS), ...more });
  await context.addCookies([{ name: "language", value: tongue, url: here.server.address }]);
  await context.addInitScript((known) => {
    const subscription = { toJSON: () => known };
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      window.asked = applicationServerKey;
      return subscription;
    };
  }, SUBSCRIPTION);
  const page = await context.newPage();
  await arrive(page, `${here.server.address}/notices`);
  return page;
}

test("a browser is told what happens, from one press on, and shows it where no page is open", async () => {
  const page = await visitor();
  await page.locator(".in-browser button").focus();
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  assert.match(await page.textContent(".devices"), /browser/);
  // What the service sends is shown, in the words that were sent, and leads to its table.
  const [worker] = page.context().serviceWorkers();
  assert.equal(worker.url(), `${here.server.address}/worker.js`);
  // A browser without windows has no place to show anything: what would be shown is written down.
  await worker.evaluate(() => {
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) => { self.shown.push({ title, body, tag, data }); };
  });
  const session = await page.context().newCDPSession(page);
  const registered = new Promise((found) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && found(registrations[0].registrationId));
  });
  await session.send("ServiceWorker.enable");
  const said = { title: "Friday", words: "It is your turn.", path: "/t/abc" };
  const data = JSON.stringify(said).padEnd(600);
  await session.send("ServiceWorker.deliverPushMessage", { origin: here.server.address, registrationId: await registered, data });
  await until(() => worker.evaluate(() => self.shown.length > 0), "something is shown");
  // Of one table the last counts: its address tells it from others.
  assert.deepEqual(await worker.evaluate(() => self.shown), [{ title: "Friday", body: "It is your turn.", tag: "/t/abc", data: "/t/abc" }]);
  await page.context().close();
});

test("what one wants to know is chosen without script, and kept", async () => {
  const page = await visitor("en", { javaScriptEnabled: false });
  assert.equal(await page.isVisible(".in-browser"), false);
  assert.equal(await page.isChecked("[value=said]"), false);
  await page.check("[value=said]", { force: true });
  await page.uncheck("[value=over]", { force: true });
  await Promise.all([page.waitForEvent("load"), page.click("form[action='/notices/kinds'] button")]);
  assert.deepEqual(await Promise.all(["turn", "said", "over"].map((kind) => page.isChecked(`[value=${kind}]`))), [true, true, false]);
  await page.fill("#to", "https://127.0.0.1/inside");
  await Promise.all([page.waitForEvent("load"), page.click("form[action='/notices'] button")]);
  assert.match(await page.textContent("#trouble"), /no address that can be called/);
  await page.context().close();
});

test("the page is whole in every language at every size", async () => {
  const found = [];
  for (const tongue of ["qps", "de", "pl"]) {
    const page = await visitor(tongue);
    await page.fill("#to", `https://discord.com/api/webhooks/${tongue}/0123456789abcdef`);
    await Promise.all([page.waitForEvent("load"), page.click("form[action='/notices'] button")]);
    await page.fill("#to", `https://example.org/${tongue}/0123456789abcdef`);
    await Promise.all([page.waitForEvent("load"), page.click("form[action='/notices'] button")]);
    for (const size of SIZES) {
      await resize(page, size);
      const lines = await unveiled(page, faults, [".brand, .key, .language, code, strong, input", "summary", tongue === "qps"]);
      found.push(...lines.map((line) => `${tongue} at ${size.width}: ${line}`));
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/notices-${tongue}-${size.width}.png`, fullPage: true });
    }
    const all = await violations(page, null, { "html-lang-valid": { enabled: false } });
    found.push(...all.map(({ id, help, nodes }) => `${tongue}: ${id}: ${help}: ${nodes[0]?.html.slice(0, 120)}`));
    await page.context().close();
  }
  assert.deepEqual(found, []);
});
