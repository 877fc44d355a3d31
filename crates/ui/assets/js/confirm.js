// Asks once more before an answer that others go on from ("Place it?"), or that would throw something away, in the place of the
// answers. Which answers the former are the page says: `button[data-confirm]`, at tables of several people.

import { form, sentence } from "./answers.js";
import { mark } from "./morph.js";
import { setting } from "./settings.js";
import { word } from "./words.js";

/** The answer that waits for a yes. @type {HTMLButtonElement | null} */
let held = null;
/** The answer that has it. @type {HTMLButtonElement | null} */
let sure = null;
/** What had the focus before. @type {Element | null} */
let focused = null;

/**
 * Whether an answer is asked for once more.
 * @param {HTMLElement | null} button
 */
export function wanted(button) {
  return Boolean(button?.dataset.confirm) && setting("confirm") !== "off";
}

export function isOpen() {
  return held !== null;
}

/**
 * Asks about an answer unless that is not wanted or it was said yes to; says whether it asks.
 * @param {HTMLElement | null} button
 * @param {() => void} notYet called when somebody says no here
 * @param {string} [loses] what is asked because of what would be lost
 */
export function asks(button, notYet, loses = "") {
  if (!(button instanceof HTMLButtonElement) || !(loses || wanted(button)) || button === sure) {
    sure = null;
    return false;
  }
  if (!held) focused = document.activeElement;
  forget();
  held = button;
  draw(button, loses || (button.dataset.confirm ?? ""), notYet);
  return true;
}

/** Says yes; says whether something was asked. */
export function yes() {
  const button = held;
  close();
  sure = button;
  button?.form?.requestSubmit(button);
  return button !== null;
}

/** Says no; says whether something was asked. */
export function close() {
  const [open, inside] = [isOpen(), document.getElementById("confirm")?.contains(document.activeElement)];
  forget();
  if (inside && (focused instanceof HTMLElement || focused instanceof SVGElement)) focused.focus({ preventScroll: true });
  return open;
}

function forget() {
  held = null;
  document.getElementById("confirm")?.remove();
  const shown = form();
  if (shown) mark(shown, "confirming", false);
}

/**
 * @param {HTMLButtonElement} button the answer
 * @param {string} question
 * @param {() => void} notYet
 */
function draw(button, question, notYet) {
  const shown = form();
  if (!shown) return;
  const row = document.createElement("div");
  row.id = "confirm";
  row.dataset.local = "";
  row.setAttribute("role", "group");
  row.setAttribute("aria-labelledby", "confirm-what");
  const what = document.createElement("b");
  Object.assign(what, { id: "confirm-what", textContent: question });
  const does = document.createElement("span");
  Object.assign(does, { className: "why", textContent: sentence(button), title: sentence(button) });
  row.append(what, choice("yes", "Enter", yes), choice("notYet", "Esc", notYet), does);
  mark(shown, "confirming", true);
  shown.prepend(row);
  row.querySelector("button")?.focus({ preventScroll: true });
}

/**
 * @param {string} name of its words
 * @param {string} key
 * @param {() => void} act
 */
function choice(name, key, act) {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: name === "yes" ? "answer primary" : "answer", textContent: word(name) });
  const chip = document.createElement("span");
  Object.assign(chip, { className: "key", textContent: key, ariaHidden: "true" });
  button.prepend(chip);
  button.addEventListener("click", act);
  return button;
}
