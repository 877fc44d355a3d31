// Two people at one table who read different languages.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerByPointing, asked, newGame } from "./play.mjs";
import { hosted } from "./server.mjs";
import { arrive, seeded, until } from "./support.mjs";

/** The languages of the two: any that there are, also the made-up one. */
const [HERS, HIS] = ["pl", "de"];

const here = hosted();

/** Somebody who has chosen a language, or nobody in particular. */
async function person(language) {
  const context = await here.browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
  if (language) await context.addCookies([{ name: "language", value: language, url: here.server.address }]);
  return context.newPage();
}

/** What is read on a page: as it stands, or as the server tells it in a language. */
function reading(page, language) {
  return page.evaluate(async (code) => {
    let root = document;
    if (code) {
      const address = new URL(location.href);
      address.searchParams.set("lang", code);
      root = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
    }
    const plain = (text) => text.replace(/\s+/g, " ").trim();
    const all = (selector, read) => [...root.querySelectorAll(selector)].map(read);
    return {
      language: root.documentElement.lang,
      // The script marks the title of a table that waits for its reader.
      title: root.title.replace(/^● /u, ""),
      moments: all("#log li[data-moment]", (line) => line.dataset.moment),
      log: all("#log li[data-moment]", (line) => plain(line.textContent)),
      labels: all("header [aria-label], nav[aria-label], #log-scroll", (element) => element.ariaLabel).filter(Boolean),
    };
  }, language);
}

/** How many lines of two lists, of the same length, differ. */
const differing = (one, other) => one.filter((line, n) => line !== other[n]).length;

test("each reads the same events in their own language", seeded(async (chance) => {
  const [mira, tomasz] = [await person(HERS), await person(HIS)];
  await newGame(mira, here.server.address, "open");
  const invitation = new URL(await mira.inputValue("[id^='invitation-']"));
  await arrive(tomasz, here.server.address + invitation.pathname + invitation.search);
  assert.equal(await tomasz.evaluate(() => document.documentElement.lang), HIS);
  await tomasz.fill("[name=name]", "Tomasz");
  await Promise.all([tomasz.waitForURL("**/t/*"), tomasz.click("form.take button")]);
  await mira.waitForSelector("#prompt");
  for (let n = 0; n < 100; n += 1) {
    const first = await Promise.any([mira, tomasz].map(async (page) => {
      await asked(page);
      return page;
    }));
    // She ends with things to point at before her.
    if (n >= 14 && first === mira && (await reading(mira)).labels.length > 3) break;
    await answerByPointing(first, chance, true);
  }
  const last = async (page) => (await reading(page)).moments.at(-1);
  await until(async () => (await last(mira)) === (await last(tomasz)), "both have heard of everything");

  const [hers, his] = [await reading(mira), await reading(tomasz)];
  assert.deepEqual([hers.language, his.language], [HERS, HIS]);
  assert.deepEqual(hers.moments, his.moments);
  assert.ok(hers.log.length > 5, `${hers.log.length} lines`);
  // What came through the stream is what the server tells who asks anew, and not in the language of the other.
  assert.deepEqual(hers, await reading(mira, HERS));
  assert.deepEqual(his, await reading(tomasz, HIS));
  const other = await reading(mira, HIS);
  assert.equal(differing(hers.log, other.log), hers.log.length, `told alike: ${hers.log.filter((line, n) => line === other.log[n])}`);
  assert.ok(hers.labels.length > 3 && differing(hers.labels, other.labels) >= hers.labels.length / 2, hers.labels.join(", "));
  assert.notEqual((await mira.goto(here.server.address), await mira.title()), (await tomasz.goto(here.server.address), await tomasz.title()));

  // Whoever is sent a replay with its language reads it in that one, also further on.
  const stranger = await person(null);
  const replay = `${here.server.address}${invitation.pathname.replace(/\/join.*/, "")}/replay`;
  await arrive(stranger, `${replay}?at=4&lang=${HERS}`);
  const shown = () => stranger.evaluate(() => document.querySelector("#prompt h1").textContent.trim());
  /** What the server says of a moment in a language. */
  const told = (moment, language) => stranger.evaluate(async (address) => {
    const text = await (await fetch(address)).text();
    return new DOMParser().parseFromString(text, "text/html").querySelector("#prompt h1").textContent.trim();
  }, `${replay}?at=${moment}&lang=${language}`);
  assert.equal(await stranger.evaluate(() => document.documentElement.lang), HERS);
  assert.equal(await shown(), await told(4, HERS));
  await stranger.keyboard.press("ArrowRight");
  const next = await told(5, HERS);
  await until(async () => (await shown()) === next, "the next move is told in the same language");
  assert.notEqual(next, await told(5, HIS));
  await stranger.reload();
  assert.deepEqual([await stranger.evaluate(() => document.documentElement.lang), await shown()], [HERS, next], "the address has followed");
  await Promise.all([mira, tomasz, stranger].map((page) => page.context().close()));
}));

test("a language that is chosen at the top of a page stays chosen", async () => {
  const page = await person(HERS);
  const language = () => page.evaluate(() => document.documentElement.lang);
  await arrive(page, `${here.server.address}/settings`);
  const title = await page.title();
  assert.equal(await language(), HERS);
  // Where only English is offered, that is what there is to choose.
  const choice = page.locator("header form.language button").locator(`:scope:not([value='${HERS}'])`).last();
  const chosen = await choice.getAttribute("value");
  await Promise.all([page.waitForNavigation(), choice.click()]);
  assert.ok(page.url().endsWith("/settings"), page.url());
  assert.equal(await language(), chosen);
  assert.notEqual(await page.title(), title);
  await page.goto(`${here.server.address}/rules`);
  assert.equal(await language(), chosen, "on other pages, too");
  // An address of another language changes nothing for good.
  await page.goto(`${here.server.address}/rules?lang=${HERS}`);
  assert.equal(await language(), HERS);
  await page.goto(here.server.address);
  assert.equal(await language(), chosen);
  await page.context().close();
});
