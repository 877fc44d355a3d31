// The form with the legal answers, as the page holds it: buttons, groups of buttons, keys.

import { own } from "./morph.js";

/**
 * A legal answer, the things it is made at, and the group it stands in.
 * @typedef {{button: HTMLButtonElement, things: string[], group: HTMLDetailsElement | null}} Answer
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

/** @returns {Answer[]} */
export function answers() {
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = document.querySelectorAll("#prompt form[action$='/act'] button.answer[name='action']");
  return [...buttons].map((button) => ({
    button,
    things: button.dataset.things?.split(" ") ?? [],
    group: button.closest("details"),
  }));
}

/**
 * What an answer will do.
 * @param {HTMLElement} button
 */
export function sentence(button) {
  return button.getAttribute("aria-description") ?? "";
}

/** @returns {NodeListOf<HTMLDetailsElement>} */
export function groups() {
  return document.querySelectorAll("#prompt form[action$='/act'] details");
}

/**
 * Shows the answers that are left and the groups they stand in; opens the group of what was
 * pointed at.
 * @param {readonly Answer[]} left
 * @param {readonly string[]} picked
 */
export function showOnly(left, picked) {
  const stay = new Set(left.map((answer) => answer.button));
  for (const { button } of answers()) own(button, "hidden", stay.has(button) ? null : "");
  for (const group of groups()) {
    const holds = left.some((answer) => answer.group === group);
    own(group, "hidden", holds ? null : "");
    const { thing } = group.dataset;
    if (thing) group.open = picked.includes(thing);
    else if (picked.length > 0) group.open = holds;
  }
}

/** What keys can press now: within an open group its answers come first. @returns {HTMLElement[]} */
export function reachable() {
  /** @type {HTMLElement[]} */
  const all = [...(form()?.querySelectorAll(":is(button, summary)[data-key]") ?? [])].map((e) => /** @type {HTMLElement} */ (e));
  const seen = all.filter((element) => element.checkVisibility());
  const inside = (/** @type {HTMLElement} */ element) => element.matches("details.group[open] .picks *");
  return [...seen.filter(inside), ...seen.filter((element) => !inside(element))];
}

/**
 * Writes the keys onto the board, where pointing at a thing alone does what the key does.
 * @param {readonly string[]} picked
 */
export function keysOnBoard(picked) {
  /** @type {Map<string, string>} */
  const keys = new Map();
  const taken = new Set();
  for (const element of reachable()) {
    const { key = "", things = "" } = element.dataset;
    const thing = element.parentElement?.dataset.thing ?? only(things.split(" "), picked);
    if (thing && !keys.has(thing) && !taken.has(key)) keys.set(thing, key);
    taken.add(key);
  }
  for (const place of document.querySelectorAll("#galaxy [data-key]")) {
    own(place, "text", keys.get(place.getAttribute("data-key") ?? "") ?? "");
  }
}

/**
 * The one thing that is not picked yet, if it is one.
 * @param {string[]} things
 * @param {readonly string[]} picked
 */
function only(things, picked) {
  const open = things.filter((thing) => !picked.includes(thing));
  return open.length === 1 ? open[0] : undefined;
}
