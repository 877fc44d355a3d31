// What the tests of learning share: opening a lesson, reading the coach's note, answering at the table.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { violations } from "./axe.mjs";
import { LONG, ROOT, SOON } from "./support.mjs";

/** Looks at every n-th of the pages it is given: notes differ in their words. */
function seldom(n) {
  let looked = 0;
  return (page) => (LONG || looked++ % n === 0 ? findings(page) : []);
}

/** A page of this size that fails on errors of the script. */
export async function open({ browser }, width, height, more = {}) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce", bypassCSP: true, ...more });
  const page = await context.newPage();
  page.on("pageerror", (error) => assert.fail(error.message));
  return page;
}

/** What axe has to say about a page but the tray, which other tests look at; one line a finding. */
export async function findings(page) {
  return (await violations(page, { exclude: ["#tray"] })).flatMap(({ id, nodes }) => nodes.slice(0, 2).map((node) => `${id}: ${node.target.join(" ")}`));
}

/**
 * Waits until something is so in the page, and goes on where a battle is shown meanwhile: within the page, since a key
 * pressed from here may come after the show has ended, and mean something else. In vain it says what is asked instead.
 */
export async function until(page, predicate, arg = null) {
  const goOn = "#shown.on-show .show-skip, #shown[open]:not(.on-show) .show-go";
  const asked = `document.querySelector("${goOn}")?.click(), !document.querySelector("#shown[open]") && (${predicate})(${JSON.stringify(arg)})`;
  await page.waitForFunction(asked, null, SOON).catch(async (error) => {
    const offered = await page.evaluate(() => [...document.querySelectorAll("#prompt h1, #coach-title, #prompt button.answer")].map((one) => one.value || one.textContent));
    assert.fail(`${error.message} for ${JSON.stringify(arg)}; the page says ${offered.join(" | ")}`);
  });
}

/** Begins a lesson of a game from the page that lists them. */
export async function begin({ server }, page, game, id) {
  await page.goto(`${server.address}/learn?game=${game}`);
  await Promise.all([page.waitForURL("**/t/*"), page.click(`form[action$='/${id}'] button`)]);
}

/** Waits until the coach waits for the person; what the note says then. */
export async function note(page) {
  await until(page, () => {
    const coach = document.querySelector("#coach.js");
    const asked = document.querySelector("#prompt form[action$='/act']:not([aria-busy])");
    return coach && (coach.querySelector(".asks .primary") || (coach.dataset.accepted && asked));
  });
  return page.evaluate(() => {
    const coach = document.getElementById("coach");
    const form = document.querySelector("#prompt form[action$='/act']");
    const patterns = (coach.dataset.accepted ?? "").split("|").filter(Boolean);
    const fits = (value) => patterns.map((it) => it.split("*")).some(([head, tail]) => (tail === undefined ? value === head : value.startsWith(head) && value.endsWith(tail)));
    const values = [...(form?.querySelectorAll("button.answer[name=action]") ?? [])].map((button) => button.value);
    return {
      title: coach.querySelector("#coach-title").textContent,
      count: coach.querySelector(".count")?.textContent ?? "",
      good: patterns.length ? values.filter(fits) : [],
      others: patterns.length ? values.filter((value) => !fits(value)) : [],
      together: document.querySelector("[data-together] [data-may]")?.checkVisibility() ? Number(document.querySelector("[data-together]").dataset.together) : 1,
      ends: coach.querySelector("[data-lead=leave].primary") !== null,
      looks: coach.querySelector("[data-lead=on]") !== null,
      state: [form?.elements.namedItem("decision")?.value, coach.querySelector("#coach-title").textContent].join(),
    };
  });
}

/** Waits until the note or the question is another one. */
export function changed(page, { state }) {
  return until(page, (old) => {
    const form = document.querySelector("#prompt form[action$='/act']");
    return [form?.elements.namedItem("decision")?.value, document.getElementById("coach-title")?.textContent].join() !== old;
  }, state);
}

/** Gives an answer: at its things where they can be clicked, otherwise by its button. Says whether by things. */
export async function choose(page, value) {
  const things = await page.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll("#prompt button.answer[name=action]")];
    return buttons.find((button) => button.value === wanted)?.dataset.things?.split(" ") ?? [];
  }, value);
  const situation = () => [document.querySelector("#prompt [name=decision]")?.value, document.getElementById("heard")?.textContent].join();
  const before = await page.evaluate(situation);
  for (const [at, id] of things.entries()) {
    // Found and clicked in one go: from here a click may come after the note has moved over the thing.
    const clicked = await page.evaluate((thing) => {
      const element = document.getElementById(thing);
      // Parts of the tray open at the first click.
      if (!element?.closest("#drawing, #orders") || !element.checkVisibility() || !element.matches("[data-may]:not(.unlit):not(.chosen)")) return false;
      const box = element.getBoundingClientRect();
      for (const [u, v] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.8], [0.3, 0.3], [0.7, 0.7]]) {
        const [x, y] = [box.x + box.width * u, box.y + box.height * v];
        const hit = document.elementFromPoint(x, y);
        if (hit?.closest("[data-may]:not(.unlit):not(.chosen)") !== element) continue;
        hit.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX: x, clientY: y }));
        return true;
      }
      return false;
    }, id);
    if (!clicked) break;
    if (at < things.length - 1) continue;
    // Where a thing stands for several answers a menu asks which; then the button is the way.
    await page.waitForFunction((old) => {
      const now = [document.querySelector("#prompt [name=decision]")?.value, document.getElementById("heard")?.textContent].join();
      return now !== old || document.querySelector("#menu button, #prompt form[aria-busy]");
    }, before, SOON);
    if (!(await page.locator("#menu button").count())) return true;
  }
  if ((await page.evaluate(situation)) === before) {
    await page.evaluate((wanted) => {
      [...document.querySelectorAll("#prompt button.answer[name=action]")].find((button) => button.value === wanted)?.click();
    }, value);
  }
  return false;
}

/**
 * Plays a guided game by clicks, with another choice in each note; how many notes there are, and how many of them at least hear another choice.
 * @param inspect finds faults of a page: for screens that are measured elsewhere, none
 */
export async function guided(here, page, game, id, [notes, hearing], inspect = seldom(4)) {
  const { width } = page.viewportSize();
  await begin(here, page, game, id);
  const [found, said, titles] = [[], [], []];
  let byThings = 0;
  for (let turn = 0; turn < 70; turn += 1) {
    const now = await note(page);
    if (now.title !== titles.at(-1)) {
      titles.push(now.title);
      for (const line of await inspect(page)) found.push(`${now.title}: ${line}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${now.title}: ${wide} px wider than the screen`);
      if (now.others.length > 0) {
        const rest = now.together > 1 ? now.good.slice(0, now.together - 1) : [];
        for (const choice of [now.others[0], ...rest]) await choose(page, choice);
        if (rest.length > 0) await page.click("button.together");
        await until(page, () => document.getElementById("heard")?.textContent !== "");
        // What was picked can be given back.
        if (rest.length > 0) for (const choice of [now.others[0], ...rest]) await choose(page, choice);
        said.push(await page.locator("#heard").textContent());
      }
    }
    if (now.ends) break;
    if (now.looks) await page.click("#coach [data-lead=on]");
    else if (now.together > 1) {
      for (const choice of now.good.slice(0, now.together)) await choose(page, choice);
      await page.click("button.together");
    } else if (await choose(page, now.good[0])) byThings += 1;
    await changed(page, now);
  }
  assert.deepEqual(found, []);
  assert.equal(titles.length, notes);
  assert.ok(said.length >= hearing && said.every((sentence) => sentence.length > 20), `heard ${said.length}`);
  assert.ok(width < 700 || byThings >= hearing, `only ${byThings} choices were made on the table`);
  // Finished alone, it goes on at the same table, and it is remembered.
  await page.click("#coach [data-lead=leave]");
  await page.waitForSelector("#coach", { state: "detached" });
  assert.equal(await page.locator("#goal").count(), 0);
  const table = new URL(page.url()).pathname;
  await page.goto(`${here.server.address}/learn?game=${game}`);
  assert.equal(await page.locator(".guided .mark").count(), 1);
  assert.equal(await page.getAttribute(".guided a.btn", "href"), table, "one can go on with it");
  assert.deepEqual(await findings(page), []);
  await page.goto(here.server.address);
  assert.equal(await page.locator(".games .g").count(), 0, "lessons do not stand among the games");
}

/** The lessons and puzzles of the files: id, the person's choices of the first solution and of the first naive line. */
export function tasks(folder) {
  const text = ["lessons", "puzzles"].map((name) => readFileSync(join(ROOT, `crates/${folder}/learn/${name}.toml`), "utf8")).join("\n");
  return text.split(/^\[\[(?:lesson|puzzle)\]\]$/m).slice(1).map((part) => {
    const line = (name) => JSON.parse(new RegExp(`^${name} = \\[\\n\\s+(\\[.*\\]),$`, "m").exec(part)[1]);
    const own = (name) => line(name).filter((entry) => entry.startsWith("me ")).map((entry) => entry.slice(3));
    return { id: /^id = "(.*)"$/m.exec(part)[1], solution: own("solutions"), naive: own("naive") };
  });
}

/** Plays the person's choices, as far as the verdict leaves them to be made; a `*` in one stands for anything. */
export async function play(page, choices) {
  const decided = () => page.evaluate(() => document.querySelector("#coach.reached, #coach.missed") !== null);
  for (let at = 0; at < choices.length; at += 1) {
    const [head, tail = null] = choices[at].split("*");
    await until(page, ([first, last]) => {
      const values = [...document.querySelectorAll("#prompt form[action$='/act']:not([aria-busy]) button.answer[name=action]")].map((button) => button.value);
      return document.querySelector("#coach.reached, #coach.missed") || values.some((value) => (last === null ? value === first : value.startsWith(first) && value.endsWith(last)));
    }, [head, tail]);
    if (await decided()) return;
    const [before, values] = await page.evaluate(() => [document.querySelector("#prompt [name=decision]")?.value, [...document.querySelectorAll("#prompt button.answer[name=action]")].map((button) => button.value)]);
    const choice = values.find((value) => (tail === null ? value === head : value.startsWith(head) && value.endsWith(tail)));
    // The page may have gone on between the two looks at it.
    if (choice === undefined) {
      at -= 1;
      continue;
    }
    const [answer] = await Promise.all([page.waitForResponse((response) => /\/act\b/.test(response.url())), choose(page, choice)]);
    await until(page, (old) => document.querySelector("#prompt [name=decision]")?.value !== old || document.querySelector("#coach.reached, #coach.missed"), before);
    // What the page does by itself may have come first: then the answer was too late, and is given again.
    if (!answer.ok()) at -= 1;
  }
}

/** Some of the tasks, some of each kind: the tests of the rules solve them all, and here it is the page that is tried. `LONG=1` takes all. */
export function some(all) {
  return all.filter((_, n) => LONG || n % 4 === 0);
}

/** Plays lessons and puzzles of a game by a naive line and by its solution. */
export async function solve(here, page, game, all) {
  const inspect = seldom(6);
  const found = [];
  for (const { id, solution, naive } of all) {
    await begin(here, page, game, id);
    await page.waitForSelector("#coach.js");
    for (const line of await inspect(page)) found.push(`${id}: ${line}`);
    await play(page, naive);
    await until(page, () => document.querySelector("#coach.missed"));
    assert.ok((await page.locator("#coach-text").textContent()).length > 20, `${id} explains nothing`);
    await page.click("#coach [data-lead=again]");
    await page.waitForSelector("#coach:not(.missed)");
    await play(page, solution);
    await until(page, () => document.querySelector("#coach.reached")).catch(() => assert.fail(`${id} was not reached`));
    assert.ok((await page.locator("#coach .numbers li").count()) >= 1, `${id}: no numbers that won`);
    for (const line of await inspect(page)) found.push(`${id}, reached: ${line}`);
  }
  assert.deepEqual(found, []);
  await page.goto(`${here.server.address}/learn?game=${game}`);
  assert.equal(await page.locator(".lessons .mark").count(), all.length);
}
