// What an answer is about, lit on the table: while somebody points at it, or as long as "show me" is pressed.

import { answers } from "./answers.js";
import { mark } from "./morph.js";
import { centre } from "./view.js";
import * as tray from "./tray.js";

/** @typedef {import("./answers.js").Answer} Answer */

/** What the answer sends whose things stay lit. */
let pinned = "";
/** What the answer sends that is advised first: lit as long as nothing else is. */
let advised = "";

/** @param {string} value */
function answerOf(value) {
  return answers().find(({ button }) => button.value === value) ?? null;
}

/**
 * Lights the things of an answer, or of the one that is shown, and the answers of a thing.
 * @param {Answer | null} answer
 * @param {Element | null} thing
 */
export function aim(answer, thing) {
  const aimed = new Set((answer ?? answerOf(pinned) ?? answerOf(advised))?.things);
  for (const element of document.querySelectorAll(".aimed, [data-may]")) mark(element, "aimed", aimed.has(element.id));
  for (const element of document.querySelectorAll(".is-pointed")) mark(element, "is-pointed", false);
  for (const { button, things } of answers()) {
    mark(button, "is-pointed", button === answer?.button || (thing !== null && things.includes(thing.id)));
  }
}

/**
 * Somebody points at a part of the page.
 * @param {Element} part
 * @param {Element | null} thing the lit thing around it
 */
export function aimAt(part, thing) {
  aim(answerOf(part.closest("button.answer, #hint button[value]")?.getAttribute("value") ?? ""), thing);
}

/**
 * Keeps the things of an answer lit and brings them into sight; says whether it does: a second time it does no more.
 * @param {string} value
 */
export function pin(value) {
  pinned = pinned === value ? "" : value;
  advised = "";
  const things = answerOf(pinned)?.things ?? [];
  aim(null, null);
  tray.show(new Set(things));
  // On the phone the board lies under another panel.
  const board = document.getElementById("show-board");
  if (pinned && board instanceof HTMLInputElement) board.checked = true;
  for (const place of things.map((id) => document.getElementById(id))) if (place) centre(place);
  return pinned !== "";
}

/** Lights the things of an answer that is advised, where they are. @param {string} value */
export function advise(value) {
  advised = value;
  aim(null, null);
}

export function unpin() {
  pinned = advised = "";
}
