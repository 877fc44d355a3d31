// What a person has set: at once, on every page, and as long as the browser keeps it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { arrive, started, until } from "./support.mjs";
import { hosted } from "./server.mjs";

const here = hosted();

const ground = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const size = (page) => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
const choose = (page, name, value) => page.locator(`input[name=${name}][value="${value}"] + span`).click();

test("a setting holds at once, on other pages, and is taken back", async () => {
  const context = await here.browser.newContext();
  const page = await context.newPage();
  await arrive(page, `${here.server.address}/settings`);
  const [dark, usual] = [await ground(page), await size(page)];
  assert.equal(await page.locator("form.settings button").isVisible(), false, "nothing must be sent");
  await choose(page, "theme", "light");
  await choose(page, "text", "130");
  assert.notEqual(await ground(page), dark);
  assert.ok(Math.abs(await size(page) / usual - 1.3) < 0.01);
  await page.goto(`${here.server.address}/rules`);
  assert.notEqual(await ground(page), dark);
  await page.goBack();
  await started(page);
  assert.ok(await page.locator("input[name=theme][value=light]").isChecked());
  await choose(page, "theme", "dark");
  await choose(page, "text", "100");
  assert.equal(await ground(page), dark);
  assert.equal(await size(page), usual);
  await context.close();
});

test("the system's look is followed where that is chosen", async () => {
  const context = await here.browser.newContext({ colorScheme: "light" });
  const page = await context.newPage();
  await arrive(page, `${here.server.address}/settings`);
  const dark = await ground(page);
  await choose(page, "theme", "system");
  const light = await ground(page);
  assert.notEqual(light, dark);
  await page.emulateMedia({ colorScheme: "dark" });
  await until(async () => (await ground(page)) === dark, "the page is dark again");
  await context.close();
});

test("without script they are kept by the form", async () => {
  const context = await here.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await arrive(page, `${here.server.address}/settings`);
  await choose(page, "sound", "off");
  await page.locator("form.settings button").click();
  assert.ok(await page.locator("input[name=sound][value=off]").isChecked());
  await context.close();
});

test("a cookie of nonsense hurts nobody", async () => {
  const context = await here.browser.newContext();
  const page = await context.newPage();
  const failed = [];
  page.on("pageerror", (error) => failed.push(String(error)));
  await context.addCookies([{ name: "settings", value: "theme=pink&text=9e9&=&look=x&__proto__=1&%zz", url: here.server.address }]);
  await arrive(page, `${here.server.address}/settings`);
  assert.ok(await page.locator("input[name=theme][value=dark]").isChecked());
  assert.deepEqual(failed, []);
  await context.close();
});
