// The basket: what is put together and sent at once. What fits and what it costs the server says, and draws; here is
// only what is wanted. Nothing is chosen before it is sent.

import { decision } from "./answers.js";
import { mark, patch } from "./morph.js";
import { post, refusal, tell } from "./talk.js";
import { setting } from "./settings.js";
import { counted, spoken, word } from "./words.js";
import * as tray from "./tray.js";

/** The decision for which it was closed by hand. */
let closed = "";
/** The decision it was opened for. */
let opened = "";
/** What is wanted. @type {string[]} */
let wanted = [];
/** What is still wanted when the next question is asked. @type {string[]} */
let carried = [];
/** The last question whether it fits. @type {Promise<void>} */
let asking = Promise.resolve();
/** How many there were. */
let asked = 0;
/** The last one that was answered, or failed. */
let answered = 0;

function panel() {
  return document.getElementById("basket");
}

/** What is in it, as it is shown. */
function shownIn() {
  return [...(panel()?.querySelectorAll("input[name=action]") ?? [])].map((field) => field.getAttribute("value") ?? "");
}

/** Whether it is open. */
export function isOpen() {
  return panel()?.classList.contains("open") ?? false;
}

/** After a patch: opens it where there is one, unless the person would rather buy and pay one by one. */
export function refresh() {
  const shown = panel();
  const open = shown?.dataset.decision !== undefined && decision() !== closed && setting("pay") !== "asked";
  if (shown) mark(shown, "open", open);
  if (!open) return;
  if (opened === decision()) {
    // A page that was sent anew, after the line was cut, knows nothing of what is in it.
    if (answered === asked && wanted.length > 0 && shownIn().length === 0) want(wanted);
    return;
  }
  opened = decision();
  wanted = [];
  if (carried.length > 0) want(carried);
  carried = [];
  tray.close();
}

/**
 * What becomes of the basket when an answer is given beside it: what ends the order sends it, one more thing to buy joins it, and
 * what the order begins with leaves it as it is. Says whether that was all there is to do.
 * @param {HTMLElement | null} button
 */
export function took(button) {
  const value = button?.getAttribute("value") ?? "";
  carried = [];
  if (held() === 0) return false;
  if (value === panel()?.dataset.ends) panel()?.querySelector("form")?.requestSubmit();
  else if (sells(value)) want([...wanted, value]);
  else {
    if (value === panel()?.dataset.begins) carried = wanted;
    return false;
  }
  return true;
}

/**
 * What is asked before an answer that would empty the basket; nothing if it does not.
 * @param {HTMLElement | null} button
 */
export function without(button) {
  return held() > 0 && button?.getAttribute("value") !== panel()?.dataset.begins ? counted("withoutBasket", held()) : "";
}

/** How many things are in it. */
function held() {
  return isOpen() ? wanted.length : 0;
}

/**
 * Whether an answer buys what there is in the basket.
 * @param {string} choice
 */
function sells(choice) {
  const verb = (/** @type {string} */ text) => text.split(" ")[0];
  const wares = panel()?.querySelectorAll("[data-add], [data-take]") ?? [];
  return [...wares].some((ware) => verb(ware.getAttribute("data-add") ?? ware.getAttribute("data-take") ?? "") === verb(choice));
}

/** Steps back: takes the last thing out of it, and closes it once it is empty; says whether it was open. */
export function back() {
  if (held() === 0) return close();
  want(wanted.slice(0, -1));
  return true;
}

/** Closes it; says whether it was open. */
function close() {
  if (!isOpen()) return false;
  closed = decision();
  if (wanted.length > 0) want([]);
  refresh();
  document.dispatchEvent(new CustomEvent("singly"));
  return true;
}

/**
 * Asks whether this fits, and shows how it would stand.
 * @param {string[]} choices
 */
function want(choices) {
  wanted = choices;
  asked += 1;
  asking = tried(asked);
}

/** @param {number} number of the question: a later one makes its answer old */
async function tried(number) {
  const form = panel()?.querySelector("form");
  if (!form) return;
  const body = new URLSearchParams();
  for (const name of ["decision", "seat"]) body.append(name, form.querySelector(`[name=${name}]`)?.getAttribute("value") ?? "");
  for (const choice of wanted) body.append("action", choice);
  try {
    const address = (form.getAttribute("action") ?? "").replace(/act$/, "try");
    const answer = await fetch(spoken(address), { method: "POST", body, headers: { accept: "application/json" } });
    if (number !== asked) return;
    if (answer.ok) patch((await answer.json()).fragments);
    else if (answer.status !== 409) tell(await refusal(answer));
    wanted = shownIn();
  } catch {
    tell(word("unreachable"));
    wanted = shownIn();
  } finally {
    answered = Math.max(answered, number);
  }
  refresh();
}

/** @param {Event} event */
function clicked({ target }) {
  const button = target instanceof Element ? target.closest("#basket button[type=button]") : null;
  if (!(button instanceof HTMLElement)) return;
  const { add, take, swap } = button.dataset;
  if ("close" in button.dataset) close();
  else if ("empty" in button.dataset) want([]);
  else if (add) want([...wanted, add]);
  else if (take) want(but(take));
  else if (swap) {
    const [old = "", next = ""] = swap.split("|");
    want([...but(old), next]);
  }
}

/**
 * What is wanted, but for the last of these choices.
 * @param {string} choice
 */
function but(choice) {
  const at = wanted.lastIndexOf(choice);
  return wanted.filter((_, n) => n !== at);
}

/** @param {SubmitEvent} event */
async function submitted(event) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.closest("#basket")) return;
  event.preventDefault();
  if (form.ariaBusy) return;
  form.ariaBusy = "true";
  await asking;
  tell(await post(form, null, { brief: "ends" }));
  form.ariaBusy = null;
}

/** Listens on the whole page. */
export function start() {
  document.addEventListener("click", clicked);
  document.addEventListener("submit", (event) => void submitted(event));
  document.addEventListener("setting", refresh);
}
