// Several answers that are given together, such as all cards to be discarded: the things within `[data-together="n"]`
// are picked one by one, and `button.together` sends the n answers at once.

import { decision, form } from "./answers.js";
import { mark, own } from "./morph.js";

/** The answers picked so far, by what they send. @type {Map<string, string>} */
let picked = new Map();
/** The decision they belong to. */
let asked = "";

/** @returns {HTMLElement | null} */
function panel() {
  return document.querySelector("[data-together]");
}

function wanted() {
  return Number(panel()?.dataset.together ?? 0);
}

/**
 * Takes an answer as one of several, or gives it back; says whether it is such a one.
 * @param {HTMLElement | null} button
 */
export function took(button) {
  if (!(button instanceof HTMLButtonElement)) return false;
  const { things = "" } = button.dataset;
  const thing = document.getElementById(things);
  // Where the things are out of sight, as on the phone, each answer of the list is sent by itself.
  if (!thing?.checkVisibility() || !panel()?.contains(thing)) return false;
  if (!picked.delete(button.value) && picked.size < wanted()) picked.set(button.value, things);
  refresh();
  return true;
}

/** After a patch, and after every pick: shows what is picked. */
export function refresh() {
  if (decision() !== asked) {
    asked = decision();
    picked = new Map();
  }
  const things = new Set(picked.values());
  for (const element of document.querySelectorAll(".picked, [data-together] [data-may]")) mark(element, "picked", things.has(element.id));
  const button = document.querySelector("button.together");
  if (!(button instanceof HTMLButtonElement)) return;
  button.hidden = false;
  own(button, "aria-disabled", picked.size === wanted() ? "false" : "true");
}

/** @param {Event} event */
function clicked({ target }) {
  const button = target instanceof Element ? target.closest("button.together") : null;
  const sent = form();
  if (!button || !sent || picked.size === 0 || picked.size !== wanted()) return;
  submit(sent, [...picked.keys()]);
}

/**
 * Gives several answers at once, through the form.
 * @param {HTMLFormElement} sent
 * @param {readonly string[]} actions
 */
export function submit(sent, actions) {
  for (const action of actions) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name: "action", value: action });
    field.dataset.local = "";
    sent.append(field);
  }
  sent.requestSubmit();
  for (const field of sent.querySelectorAll("input[data-local]")) field.remove();
}

/** Listens on the whole page. */
export function start() {
  document.addEventListener("click", clicked);
}
