// The basket: what is put together and sent at once. What fits and what it costs the server says, and draws; here is
// only what is wanted. Nothing is chosen before it is sent.

import { decision } from "./answers.js";
import { mark, patch } from "./morph.js";
import { post, tell } from "./talk.js";
import { setting } from "./settings.js";
import { spoken, word } from "./words.js";
import * as tray from "./tray.js";

/** The decision for which it was closed by hand. */
let closed = "";
/** The decision it was opened for. */
let opened = "";
/** What is wanted. @type {string[]} */
let wanted = [];
/** The last question whether it fits. @type {Promise<void>} */
let asking = Promise.resolve();
/** How many there were. */
let asked = 0;

function panel() {
  return document.getElementById("basket");
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
  if (!open || opened === decision()) return;
  opened = decision();
  wanted = [];
  tray.close();
}

/** Closes it; says whether it was open. */
export function close() {
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
    if (!answer.ok || number !== asked) return;
    const { fragments } = await answer.json();
    patch(fragments);
    wanted = [...(panel()?.querySelectorAll("input[name=action]") ?? [])].map((field) => field.getAttribute("value") ?? "");
    refresh();
  } catch {
    tell(word("unreachable"));
  }
}

/** @param {Event} event */
function clicked({ target }) {
  const button = target instanceof Element ? target.closest("#basket button[type=button]") : null;
  if (!(button instanceof HTMLElement)) return;
  const { add, take, swap } = button.dataset;
  if ("close" in button.dataset) close();
  else if ("empty" in button.dataset) want([]);
  else if (add) want([...wanted, add]);
  else if (take) want(without(take));
  else if (swap) {
    const [old = "", next = ""] = swap.split("|");
    want([...without(old), next]);
  }
}

/**
 * What is wanted, but for the last of these choices.
 * @param {string} choice
 */
function without(choice) {
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
