// The form with the legal answers, as the page holds it: buttons beside the question, and the list.

import { lit } from "./narrow.js";
import { mark, own } from "./morph.js";
import { setting } from "./settings.js";
import { counted } from "./words.js";

/**
 * A legal answer and the things it is made at.
 * @typedef {{button: HTMLButtonElement, things: string[], inTurn: boolean}} Answer
 */

/** @returns {HTMLFormElement | null} */
export function form() {
  return document.querySelector("#prompt form[action$='/act']");
}

/** The number of the decision; empty if nothing is asked. */
export function decision() {
  const field = form()?.elements.namedItem("decision");
  return field instanceof HTMLInputElement ? field.value : "";
}

/**
 * The answers, and, unless the person wants to be asked about everything, what goes on from one that goes without saying.
 * @returns {Answer[]}
 */
export function answers() {
  const early = setting("pay") === "asked" ? "" : ", #answers > .early";
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = document.querySelectorAll(`#prompt form[action$='/act'] button.answer[name='action']${early}`);
  return [...buttons].map((button) => ({ button, things: button.dataset.things?.split(" ") ?? [], inTurn: "inTurn" in button.dataset }));
}

/**
 * What an answer will do.
 * @param {HTMLElement} button
 */
export function sentence(button) {
  return button.getAttribute("aria-description") ?? "";
}

/** The list of the answers that do not stand beside the question. @returns {HTMLDetailsElement | null} */
export function list() {
  return document.querySelector("#prompt details#list");
}

/**
 * Shows the answers that are left.
 * @param {readonly Answer[]} left
 */
export function showOnly(left) {
  const stay = new Set(left.map((answer) => answer.button));
  for (const { button } of answers()) own(button, "hidden", stay.has(button) ? null : "");
  for (const row of document.querySelectorAll("#list .picks")) {
    own(row, "hidden", row.querySelector("button:not([hidden])") ? null : "");
  }
}

/**
 * Writes the keys onto the answers, and onto the table where pointing does what the key does.
 * @param {(answer: Answer) => string} keyOf
 * @param {Map<string, string>} things the keys of the things that are lit
 */
export function writeKeys(keyOf, things) {
  for (const answer of answers()) writeKey(answer.button, keyOf(answer));
  for (const place of document.querySelectorAll("#frame [data-key]:not(button)")) {
    own(place, "text", things.get(place.getAttribute("data-key") ?? "") ?? "");
  }
}

/**
 * @param {HTMLElement} button
 * @param {string} key
 */
export function writeKey(button, key) {
  own(button, "data-key", key || null);
  const chip = button.querySelector(".key");
  if (chip) own(chip, "text", key);
}

/**
 * Lights a place that what is picked can go to.
 * @param {Element | null} element
 * @param {boolean} on
 */
function asGoal(element, on) {
  if (!element || (on && element.hasAttribute("data-may"))) return;
  mark(element, "onward", on);
  mark(element, "may", on);
  own(element, "data-may", on ? "" : null);
}

/**
 * Sentences as lines: three, and how many more there are.
 * @param {readonly string[]} sentences
 */
export function inLines(sentences) {
  return sentences.slice(0, 4).map((text, n) => {
    const line = document.createElement("p");
    line.className = "does";
    line.textContent = n === 3 && sentences.length > 4 ? counted("others", sentences.length - 3) : text;
    return line;
  });
}

/** Whether one can point at an answer, or press one beside the question. */
export function somethingShines() {
  const all = answers();
  const beside = all.some(({ button }) => !button.closest("#list"));
  return beside || [...lit(all, [])].some(onTable);
}

/**
 * Whether a thing can be seen.
 * @param {string} id
 */
export function onTable(id) {
  return document.getElementById(id)?.checkVisibility() ?? false;
}

/** Opens or closes the list of all answers; says whether there is one. */
export function toggleList() {
  const shown = list();
  if (!shown) return false;
  shown.open = !shown.open;
  if (shown.open) /** @type {HTMLElement | null} */ (shown.querySelector("button:not([hidden])"))?.focus();
  return true;
}

/**
 * Lights what can be pointed at, and takes the light from what cannot be any more.
 * @param {Set<string>} now what can be pointed at
 * @param {Set<string>} chosen what was pointed at
 * @param {Set<string>} goals places that what is picked can go to
 * @param {boolean} answered
 */
export function lightUp(now, chosen, goals, answered) {
  for (const element of document.querySelectorAll(".onward")) if (!goals.has(element.id)) asGoal(element, false);
  for (const id of goals) asGoal(document.getElementById(id), true);
  // Also what cannot be chosen any more: the light goes with the decision.
  for (const element of document.querySelectorAll("[data-may], .chosen, .unlit, .in-turn")) {
    const asks = element.hasAttribute("data-may");
    mark(element, "chosen", asks && chosen.has(element.id));
    mark(element, "in-turn", asks && chosen.size === 0 && !answered && !now.has(element.id));
    mark(element, "unlit", asks && (chosen.size > 0 || answered) && !now.has(element.id) && !chosen.has(element.id));
  }
}

/**
 * An order that is picked shows where it may lie.
 * @param {readonly string[]} picked
 */
export function showInSlots(picked) {
  const order = picked.find((id) => id.startsWith("order-"));
  const glyph = order ? document.getElementById(order)?.querySelector("use")?.getAttribute("href") : null;
  for (const slot of document.querySelectorAll("#drawing .ord-slot .laid")) own(slot, "href", glyph ?? null);
}
