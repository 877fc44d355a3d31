// The pace of the bots, skipping their pauses, and going back to an earlier choice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, equalsFresh, forward } from "./play.mjs";
import { hosted, serve } from "./server.mjs";
import { arrive, random, SEED, seeded, started, until } from "./support.mjs";

const here = hosted();

const open = async () => (await here.browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" })).newPage();

/** The table of the one big button. */
async function playNow(page, address) {
  await arrive(page, address);
  await Promise.all([page.waitForURL("**/t/*"), page.click("form[action='/quick'] button")]);
  await started(page);
}

/** Answers so many questions. */
const onward = (page, chance, count) => forward(page, chance, "", [], count);

const pressed = (page) => page.getAttribute("#paces [aria-pressed=true]", "value");

test("the pace is chosen on the page, seen by all, and kept for the next table", async () => {
  const page = await open();
  await playNow(page, here.server.address);
  assert.equal(await pressed(page), "normal");
  const other = await page.context().newPage();
  await arrive(other, page.url());
  await page.click("#paces summary");
  await page.click("#paces [value=fast]");
  await until(async () => await pressed(page) === "fast" && await pressed(other) === "fast", "both pages show it");
  assert.ok(await page.isHidden("#paces form"), "it closes");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  assert.ok(await page.isHidden("#paces form"), "the keyboard opens and closes it");
  await playNow(other, here.server.address);
  assert.equal(await pressed(other), "fast");
  await page.context().close();
});

/** The number of what is asked; null while nothing is. */
const decision = (page) => page.evaluate(() => document.querySelector("#prompt form[action$='/act']")?.elements.namedItem("decision")?.value ?? null);

test("a key skips the pauses of the bots", async () => {
  // Long enough that nobody is too late for it.
  const slow = await serve(20_000);
  try {
    const page = await open();
    await playNow(page, slow.address);
    for (let now = await decision(page); now !== null; now = await decision(page)) {
      const button = page.locator("#prompt form[action$='/act'] button.answer:not(.harsh)").first();
      await button.evaluate((element) => element.form.requestSubmit(element));
      await until(async () => await decision(page) !== now, "the answer counts");
    }
    await page.waitForSelector("#skip");
    const [answer] = await Promise.all([page.waitForResponse((response) => new URL(response.url()).pathname.endsWith("/skip")), page.keyboard.press(".")]);
    assert.equal(answer.status(), 200);
    await asked(page);
    assert.equal(await page.locator("#skip").count(), 0, "only while bots choose");
    await page.context().close();
  } finally {
    await slow.close();
  }
});

test("nothing is heard until one asks for it, once", async () => {
  const page = await open();
  await page.addInitScript(() => {
    globalThis.heard = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function note(...given) {
      globalThis.heard += 1;
      return start.apply(this, given);
    };
  });
  await playNow(page, here.server.address);
  const heard = () => page.evaluate(() => globalThis.heard);
  const words = () => page.evaluate(() => document.querySelector("#sounds span").getBoundingClientRect().width > 1);
  const on = () => page.getAttribute("#sounds", "aria-pressed");
  await onward(page, random(SEED), 3);
  assert.deepEqual([await on(), await words(), await heard()], ["false", true, 0]);
  await page.focus("#sounds");
  await page.keyboard.press("Enter");
  assert.deepEqual([await on(), await words()], ["true", false], "it is not asked again");
  assert.ok(await heard() > 0, "one hears what was chosen");
  await page.reload();
  await started(page);
  assert.equal(await on(), "true");
  await page.click("#sounds");
  assert.deepEqual([await on(), await words(), await heard()], ["false", false, 0]);
  await page.context().close();
});

test("the log and an earlier moment lead back to a choice", seeded(async (chance) => {
  const page = await open();
  await playNow(page, here.server.address);
  await onward(page, chance, 12);
  const lines = () => page.locator("#log .back").count();
  const many = await lines();
  assert.ok(many > 3, `${many} choices can be made anew`);
  const target = page.locator("#log .back").nth(2);
  const to = await target.getAttribute("value");
  await target.focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector(`#log .back[value="${to}"]`, { state: "detached" });
  assert.equal(await lines(), 2);
  assert.notEqual(await asked(page), null, "it is asked again");
  await equalsFresh(page);

  await onward(page, chance, 6);
  // The stage of a battle lies over the log.
  while (await page.isVisible("#stage")) await onward(page, chance, 1);
  const moments = page.locator("#log [data-moment]");
  await moments.nth(Math.floor(await moments.count() / 2)).click({ position: { x: 4, y: 4 } });
  const button = page.locator("#moments [form=undo-to]");
  const from = await button.getAttribute("value");
  await button.click();
  await page.waitForSelector("#moments[hidden]", { state: "attached" });
  await page.waitForSelector(`#log .back[value="${from}"]`, { state: "detached" });
  await asked(page);
  await equalsFresh(page);
  await page.context().close();
}));
