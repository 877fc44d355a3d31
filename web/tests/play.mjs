// Playing as a person does: by what glows, by keys, by plain forms; and looking at the page.

import assert from "node:assert/strict";
import { arrive, LONG, POLITE, SOON, until } from "./support.mjs";

const FORM = "#prompt form[action$='/act']";
/** What glows and can be pointed at. */
const GLOWS = "[data-may]:not(.unlit, .in-turn, .chosen, .picked)";

/** Sets up a game of two: this person and a bot, or what `other` says. Ends on the table's page. */
export async function newGame(page, address, other = "bot-random", options = {}) {
  await arrive(page, new URL(`/new${new URL(address).search}`, address).href);
  for (const [n, kind] of [[1, other], [2, "empty"], [3, "empty"]]) await page.selectOption(`[name=seat${n}]`, kind);
  await page.fill("[name=name0]", "Mira");
  for (const [name, value] of Object.entries(options)) await page.check(`[name='rule-${name}'][value='${value}']`);
  await Promise.all([page.waitForURL("**/t/*"), page.click("form[action='/new'] button:not([type=button])")]);
}

/** What would have to change for a press to have had an effect; whether it did, given what it was. */
function situation(old) {
  // Whoever plays on has seen enough of what is shown of the last battle.
  document.querySelector("#shown.on-show .show-skip, #shown[open]:not(.on-show) .show-go")?.click();
  // Whoever plays on means it.
  document.querySelector("#confirm .primary")?.click();
  const form = document.querySelector("#prompt form[action$='/act']");
  // An answer is on its way: the effect is still to come.
  if (old && form?.hasAttribute("aria-busy")) return false;
  const now = JSON.stringify([
    form?.elements.namedItem("decision")?.value,
    document.getElementById("crumb")?.textContent,
    document.querySelectorAll("#menu button").length,
    document.querySelector("#prompt #list")?.open,
    document.querySelectorAll(".picked").length,
    document.querySelector("#ending:not([hidden])") !== null,
    document.querySelector("#basket.open") !== null,
  ]);
  return old ? now !== old : now;
}

/** Closes what is shown, unless it has gone by itself: nobody knows how long a busy machine looks at it. */
export async function closed(page) {
  await page.evaluate(() => document.querySelector("#shown.on-show .show-skip, #shown[open]:not(.on-show) .show-go")?.click());
  await page.waitForSelector("#shown:not([open])", { state: "attached" });
}

/** Waits until something is asked or the game is over; says which decision, or null at the end. */
export async function asked(page) {
  await page.waitForFunction(() => {
    // Who plays fast does not look at battles.
    document.querySelector("#shown.on-show .show-skip, #shown[open]:not(.on-show) .show-go")?.click();
    const alive = document.getElementById("view") && !document.querySelector("#shown[open]");
    // What one can only plan can wait.
    return alive && document.querySelector("#prompt[data-decision]:not([data-decision^='ahead-']) form[action$='/act'], #ending:not([hidden])");
  }, null, SOON);
  return page.evaluate(() => document.querySelector("#prompt form[action$='/act']")?.elements.namedItem("decision")?.value ?? null);
}

/** Does something and waits until it had an effect. */
async function effect(page, doing, what) {
  const before = await page.evaluate(situation);
  await doing();
  await page
    .waitForFunction(situation, before, SOON)
    .catch(async () => {
      const notice = await page.locator("#notice").textContent({ timeout: 100 }).catch(() => "");
      assert.fail(`${what} had no effect in ${before}: ${notice}`);
    });
}

/** The things that glow, shuffled, with a point of each that is its own. */
function glowing(page, numbers) {
  return page.evaluate(([selector, chances]) => {
    const all = [...document.querySelectorAll(selector)].filter((element) => element.id && element.checkVisibility());
    const shuffled = all.map((element, n) => [chances[n % chances.length], element]).sort((a, b) => a[0] - b[0]);
    for (const [, element] of shuffled.slice(0, 6)) {
      if (!element.closest("#drawing")) element.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = element.getBoundingClientRect();
      for (const [u, v] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.8], [0.3, 0.3], [0.7, 0.7], [0.1, 0.1], [0.9, 0.1]]) {
        const [x, y] = [box.x + box.width * u, box.y + box.height * v];
        const hit = document.elementFromPoint(x, y);
        const inner = hit?.closest("a[href], button, input, select, summary");
        if (hit?.closest(selector) === element && (!inner || inner === element)) return { id: element.id, x, y };
      }
    }
    return null;
  }, [GLOWS, numbers]);
}

/** Presses a random answer button, through its group if it stands in one; `press` is what a hand does to it: "click" or "tap". */
async function pressButton(page, chance, press = "click") {
  const menu = page.locator("#menu button");
  const inMenu = await menu.count();
  if (inMenu) {
    return effect(page, () => menu.nth(Math.floor(chance() * inMenu))[press](), "an item of the menu");
  }
  // Whoever destroys their own pieces at every chance is soon out of the game.
  const harsh = chance() < 0.03 || !(await page.locator(`${FORM} button.answer:not(.harsh)`).count());
  const choices = page.locator(`${FORM} button.answer${harsh ? "" : ":not(.harsh)"}:not([hidden])`);
  const count = await choices.count();
  const button = choices.nth(Math.floor(chance() * count));
  const list = page.locator("#list > summary");
  if (!(await button.isVisible())) {
    // On a phone the list gives way to the line with what was pointed at, and to the basket; both lead back to it.
    return effect(page, async () => ((await list.isVisible()) ? list : page.locator("#crumb > .btn:last-child, #basket.open [data-close]").last())[press](), "opening the list");
  }
  return effect(page, () => button[press](), `the answer ${await button.textContent({ timeout: 1000 }).catch(() => "?")} of ${count}`);
}

/** Sends several answers together once all of them are picked; says whether it did. */
async function sentTogether(page) {
  const button = page.locator("button.together[aria-disabled=false]");
  const ready = (await button.count()) > 0;
  if (ready) await effect(page, () => button.click(), "sending several answers");
  return ready;
}

/** Answers the present decision by pointing at what glows, or by a button. */
export async function answerByPointing(page, chance, onlyButtons = false) {
  const decision = await asked(page);
  const used = { things: 0, buttons: 0 };
  for (let step = 0; decision !== null && step < 8; step += 1) {
    const now = await page.evaluate(() => [document.querySelector("#prompt form[action$='/act']")?.elements.namedItem("decision")?.value ?? null, document.querySelectorAll("#menu button").length]);
    if (now[0] !== decision) break;
    if (await sentTogether(page)) continue;
    const thing = !onlyButtons && !now[1] && chance() < 0.75 ? await glowing(page, Array.from({ length: 24 }, chance)) : null;
    if (thing) {
      used.things += 1;
      await effect(page, () => page.mouse.click(thing.x, thing.y), `clicking ${thing.id}`);
    } else {
      used.buttons += 1;
      await pressButton(page, chance);
    }
  }
  return { decision, ...used };
}

/**
 * Answers the present decision by touch alone; says which it was, whether nothing of it was in view when it came, and how often the
 * screen was tapped.
 */
export async function answerByTouch(page, chance) {
  const decision = await asked(page);
  const done = { decision, taps: 0, unseen: "" };
  const glows = () => glowing(page, Array.from({ length: 24 }, chance));
  for (let step = 0; decision !== null && step < 12; step += 1) {
    const now = await page.evaluate(() => [document.querySelector("#prompt form[action$='/act']")?.elements.namedItem("decision")?.value ?? null, document.querySelectorAll("#menu button").length]);
    if (now[0] !== decision) break;
    if (await sentTogether(page)) continue;
    done.taps += 1;
    const thing = now[1] ? null : await glows();
    if (step === 0 && !thing && !(await page.locator(`${FORM} button.answer:visible`).count())) done.unseen = await page.textContent("#prompt h1");
    if (!thing || chance() < 0.25) await pressButton(page, chance, "tap");
    else await effect(page, () => touch(page, thing), `tapping ${thing.id}`);
  }
  return done;
}

/** Taps a place, and once more where a finger looks first. */
async function touch(page, { x, y }) {
  const before = await page.evaluate(situation);
  const told = () => page.evaluate(() => document.querySelector("#tip:popover-open")?.textContent ?? "");
  const old = await told();
  await page.touchscreen.tap(x, y);
  await until(async () => ![old, ""].includes(await told()) || page.evaluate(situation, before), "a tap shows or chooses something");
  if (!(await page.evaluate(situation, before))) await page.touchscreen.tap(x, y);
}

/** Answers the present decision by keys. */
export async function answerByKeys(page, chance) {
  const decision = await asked(page);
  for (let step = 0; decision !== null && step < 8; step += 1) {
    const [now, keys] = await page.evaluate(() => {
      const form = document.querySelector("#prompt form[action$='/act']");
      const menu = [...document.querySelectorAll("#menu [data-key]")];
      const all = [...(form?.querySelectorAll("button[data-key]:not([hidden])") ?? [])];
      const mild = all.filter((element) => !element.matches(".harsh"));
      const list = [menu, mild, all].find((some) => some.length > 0) ?? [];
      const number = form?.elements.namedItem("decision")?.value ?? null;
      // The first of the keys that lead to an answer; things beyond the last key have a dot.
      return [number, list.map((element) => element.dataset.key.split(" ").find((key) => key !== "·")).filter(Boolean)];
    });
    if (now !== decision) break;
    if (await sentTogether(page)) continue;
    const key = keys[Math.floor(chance() * keys.length)];
    if (key) await effect(page, () => page.keyboard.press(key), `the key ${key}`);
    else await walkToAnAnswer(page, chance);
  }
  return decision;
}

/** Goes to an answer with Tab and presses Enter. */
export async function walkToAnAnswer(page, chance) {
  const onAnswer = () => page.evaluate(() => document.activeElement?.matches("#prompt form[action$='/act'] button.answer"));
  if (!(await page.locator(`${FORM} button.answer:visible`).count())) await page.keyboard.press("l");
  await page.focus("#prompt");
  let tries = 0;
  do {
    await page.keyboard.press("Tab");
    tries += 1;
  } while (tries < 60 && !(await onAnswer()));
  while (chance() < 0.6) {
    await page.keyboard.press("Tab");
    if (await onAnswer()) continue;
    await page.keyboard.press("Shift+Tab");
    break;
  }
  const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160));
  await effect(page, () => page.keyboard.press("Enter"), `Enter on ${focused}`);
}

/** Waits until something is asked of somebody without script, or the game is over; says whether it is asked. */
export async function askedPlainly(page) {
  const form = page.locator(FORM);
  if (!(await form.count()) && !(await page.locator("#ending:not([hidden])").count())) {
    // Whether it is worth while to load the page again is asked without showing it.
    const ready = async () => /<form[^>]*\/act"|id="ending"(?! hidden)/.test(await (await page.request.get(page.url())).text());
    await until(ready, "something is asked", POLITE);
    await page.reload({ waitUntil: "domcontentloaded" });
  }
  return (await form.count()) > 0;
}

/**
 * Answers as somebody without script does: loads the page until something is asked, unfolds a group of answers and presses one.
 * Says which decision it was, or null at the end of the game.
 */
export async function answerPlainly(page, chance) {
  if (!(await askedPlainly(page))) return null;
  const form = page.locator(FORM);
  const decision = await form.locator("[name=decision]").inputValue();
  const groups = form.locator("summary:visible");
  const count = await groups.count();
  if (count) await groups.nth(Math.floor(chance() * count)).click();
  const harsh = chance() < 0.03 || !(await form.locator("button.answer:not(.harsh):visible").count());
  const buttons = form.locator(`button.answer${harsh ? "" : ":not(.harsh)"}:visible`);
  await buttons.nth(Math.floor(chance() * (await buttons.count()))).click();
  await page.waitForLoadState("domcontentloaded");
  return decision;
}

/**
 * Plays a game by `answer`, which gives one and says which decision it was, or null at the end; says how many there were. Without
 * the time for a whole one that is its beginning, and the end of another one that is near it: `LONG=1` adds what lies between.
 */
export async function playOut(answer, nearTheEnd) {
  let decisions = 0;
  while ((LONG || decisions < 30) && (await answer()) !== null) decisions += 1;
  if (!LONG) {
    await nearTheEnd();
    while ((await answer()) !== null) decisions += 1;
  }
  return decisions;
}

/** The page as a reader sees it: without what the script keeps for itself. */
export function picture(page) {
  return page.evaluate(() => {
    const LOCAL = new Set(["far", "aimed", "is-pointed", "unlit", "chosen", "spoken"]);
    const SKIP = new Set(["tabindex", "style", "aria-describedby", "aria-busy", "open", "checked"]);
    const lines = [];
    const visit = (node, depth) => {
      if (node.nodeType === Node.TEXT_NODE) {
        if (node.nodeValue.trim()) lines.push(" ".repeat(depth) + node.nodeValue.trim());
        return;
      }
      if (!(node instanceof Element) || node.hasAttribute("data-local")) return;
      const attributes = [...node.attributes]
        .filter(({ name }) => !SKIP.has(name) && !(node === document.body && name.startsWith("data-")))
        .map(({ name, value }) => {
          const text = name === "class" ? value.split(/\s+/).filter((word) => word && !LOCAL.has(word)).sort().join(" ") : value;
          return name === "class" && !text ? "" : `${name}="${text}"`;
        })
        .filter(Boolean).sort();
      lines.push(`${" ".repeat(depth)}<${node.localName} ${attributes.join(" ")}>`);
      for (const child of node.childNodes) visit(child, depth + 1);
    };
    visit(document.body, 0);
    return lines;
  });
}

/** Where two pictures differ first, in a few lines; empty if they do not. */
export function difference(one, other) {
  const at = one.findIndex((line, n) => line !== other[n]);
  if (at < 0 && one.length === other.length) return "";
  const from = Math.max(0, (at < 0 ? other.length : at) - 3);
  return `${one.slice(from, from + 6).join("\n")}\n--- but\n${other.slice(from, from + 6).join("\n")}`;
}

/** Fails unless the page soon equals a fresh load of its address. */
export async function equalsFresh(page) {
  const fresh = await page.context().newPage();
  await arrive(fresh, page.url());
  let differs = "";
  const equal = async () => !(differs = difference(await picture(page), await picture(fresh)));
  await until(equal, "the patched page equals a fresh one").catch((error) => assert.fail(`${error.message}\n${differs}`));
  await fresh.close();
}

/** Waits until a finished game has been looked into: a busy server says that it will be there for whoever asks next. */
export function lookedInto(page) {
  const course = page.locator("#course");
  return until(async () => (await course.count()) > 0 || (await page.reload(), (await course.count()) > 0), "the game has been looked into");
}

/**
 * Answers at random, rather fighting than not, without showing a page, until the page would have something; ends on that page. Says
 * whether it came to that: if it did not, the game is over.
 * @param wanted a selector; none plays to the end
 * @param wishes answers that one of these describes come first, those of the first such wish
 * @param most so many answers at most
 */
export async function forward(page, chance, wanted = "", wishes = [], most = Infinity) {
  const table = page.url();
  await page.goto(new URL("/health", table).href);
  let there = "answered";
  for (let given = 0; there === "answered"; given += 1) {
    const numbers = [chance(), chance() < 0.7];
    await until(async () => {
      there = await page.evaluate(ahead, [table, given < most ? wanted : "*", ...numbers, wishes]);
      return there !== "waits";
    }, "something is asked");
  }
  // Whoever has seen nothing before has missed nothing since.
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("seen ")).forEach((key) => localStorage.removeItem(key)));
  await arrive(page, table);
  return there === "wanted";
}

/** In a page of the same site: looks at a table's page, and gives an answer where one is asked for. */
async function ahead([table, wanted, drawn, brave, wishes]) {
  const shown = new DOMParser().parseFromString(await (await fetch(table)).text(), "text/html");
  // What one can only plan can wait.
  const form = shown.querySelector("#prompt:not([data-decision^='ahead-']) form[action$='/act']");
  const over = shown.querySelector("#ending:not([hidden])");
  if (!form && !over) return "waits";
  if (wanted && shown.querySelector(wanted)) return "wanted";
  if (!form) return "over";
  const every = [...form.querySelectorAll("button.answer[name=action]")];
  const mild = every.filter((button) => !button.matches(".harsh"));
  const all = mild.length ? mild : every;
  const bold = all.filter(({ value }) => /^(execute|order mobilize|reveal|move|to|build) ?/.test(value));
  const fights = all.filter((button) => /attack/i.test(button.getAttribute("aria-description") ?? ""));
  const wished = wishes.map((wish) => all.filter(({ value }) => new RegExp(wish).test(value))).find((some) => some.length > 0);
  const buttons = wished ?? (fights.length ? fights : brave && bold.length ? bold : all);
  const body = new URLSearchParams([...new FormData(form), ["action", buttons[Math.floor(drawn * buttons.length)].value]]);
  const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { accept: "application/json" } });
  // Too soon, or too late: the table is looked at again.
  if (!answer.ok && answer.status !== 429 && answer.status !== 409) throw new Error(`${body}: ${answer.status}`);
  // Bots answer at once: whoever looks a little later sees it.
  await new Promise((done) => { setTimeout(done, 25); });
  return answer.ok ? "answered" : "waits";
}
