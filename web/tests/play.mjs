// Playing as a person does: by what glows, by keys, by plain forms; and looking at the page.

import assert from "node:assert/strict";
import { started, until } from "./support.mjs";

const FORM = "#prompt form[action$='/act']";
/** What glows and can be pointed at. */
const GLOWS = "[data-may]:not(.unlit, .in-turn, .chosen, .picked)";

/** Sets up a game of two: this person and a bot, or what `other` says. Ends on the table's page. */
export async function newGame(page, address, other = "bot-random", options = {}) {
  await page.goto(address);
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
  ]);
  return old ? now !== old : now;
}

/** Waits until something is asked or the game is over; says which decision, or null at the end. */
export async function asked(page) {
  await page.waitForFunction(() => {
    // Who plays fast does not look at battles.
    document.querySelector("#shown.on-show .show-skip, #shown[open]:not(.on-show) .show-go")?.click();
    const alive = document.getElementById("view") && !document.querySelector("#shown[open]");
    return alive && document.querySelector("#prompt form[action$='/act'], #ending:not([hidden])");
  }, null, { polling: "raf" });
  return page.evaluate(() => document.querySelector("#prompt form[action$='/act']")?.elements.namedItem("decision")?.value ?? null);
}

/** Does something and waits until it had an effect. */
async function effect(page, doing, what) {
  const before = await page.evaluate(situation);
  await doing();
  await page
    .waitForFunction(situation, before, { polling: "raf" })
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

/** Presses a random answer button, through its group if it stands in one. */
async function pressButton(page, chance) {
  const menu = page.locator("#menu button");
  const inMenu = await menu.count();
  if (inMenu) {
    return effect(page, () => menu.nth(Math.floor(chance() * inMenu)).click(), "an item of the menu");
  }
  // Who destroys his own pieces whenever he can is soon out of the game.
  const harsh = chance() < 0.03 || !(await page.locator(`${FORM} button.answer:not(.harsh)`).count());
  const choices = page.locator(`${FORM} button.answer${harsh ? "" : ":not(.harsh)"}:not([hidden])`);
  const count = await choices.count();
  const button = choices.nth(Math.floor(chance() * count));
  if (!(await button.isVisible())) return effect(page, () => page.click("#list > summary"), "opening the list");
  return effect(page, () => button.click(), `the answer ${await button.textContent({ timeout: 1000 }).catch(() => "?")} of ${count}`);
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

/**
 * Answers as somebody without script does: loads the page until something is asked, unfolds a group of answers and presses one.
 * Says which decision it was, or null at the end of the game.
 */
export async function answerPlainly(page, chance) {
  const form = page.locator(FORM);
  const over = page.locator("#ending:not([hidden])");
  await until(async () => {
    if ((await form.count()) || (await over.count())) return true;
    await page.reload({ waitUntil: "domcontentloaded" });
    return false;
  }, "something is asked");
  if (!(await form.count())) return null;
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
  await fresh.goto(page.url());
  await started(fresh);
  let differs = "";
  const equal = async () => !(differs = difference(await picture(page), await picture(fresh)));
  await until(equal, "the patched page equals a fresh one").catch((error) => assert.fail(`${error.message}\n${differs}`));
  await fresh.close();
}

/**
 * Answers at random, rather fighting than not, as fast as the page allows, until `test` of it holds; says whether it came to that.
 * Answers that one of the `wishes` describes come first, those of the first such wish.
 */
export async function forward(page, chance, test, wishes = []) {
  for (;;) {
    const decision = await asked(page);
    if (await test(page)) return true;
    if (decision === null) return false;
    const before = await page.evaluate(([drawn, brave, wanted]) => {
      const every = [...document.querySelectorAll("#prompt form[action$='/act'] button.answer[name=action]")];
      const mild = every.filter((button) => !button.matches(".harsh"));
      const all = mild.length ? mild : every;
      const bold = all.filter(({ value }) => /^(execute|order mobilize|reveal|move|to|build) ?/.test(value));
      const fights = all.filter((button) => /attack/i.test(button.getAttribute("aria-description") ?? ""));
      const wished = wanted.map((wish) => all.filter(({ value }) => new RegExp(wish).test(value))).find((some) => some.length > 0);
      const buttons = wished ?? (fights.length ? fights : brave && bold.length ? bold : all);
      const button = buttons[Math.floor(drawn * buttons.length)];
      const { form } = button;
      const number = form.elements.namedItem("decision").value;
      form.requestSubmit(button);
      // Where several are given together, more of them are picked until they can be sent.
      const together = document.querySelector("[data-together] button.together, button.together:not([hidden])");
      if (together && document.querySelector(".picked")) {
        for (const other of all) {
          if (other !== button && together.getAttribute("aria-disabled") !== "false") form.requestSubmit(other);
        }
        together.click();
      }
      return number;
    }, [chance(), chance() < 0.7, wishes]);
    await page.waitForFunction((old) => {
      document.querySelector("#confirm .primary")?.click();
      document.querySelector("#shown.on-show .show-skip, #shown[open]:not(.on-show) .show-go")?.click();
      const form = document.querySelector("#prompt form[action$='/act']");
      return form?.elements.namedItem("decision")?.value !== old;
    }, before, { polling: "raf" });
    // Nobody chooses faster than the server lets people choose.
    await page.waitForTimeout(25);
  }
}
