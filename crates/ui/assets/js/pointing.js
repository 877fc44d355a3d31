// What mouse, finger and Enter do to the decision.

import { aimAt } from "./aim.js";
import { back, lookAfter, pointAt, submitted, thingAt } from "./choose.js";
import * as menu from "./menu.js";
import * as tips from "./tips.js";

/** @param {Event} event */
function looked({ target }) {
  if (target instanceof Element) aimAt(target, thingAt(target));
}

/** Points at the focused thing; says whether it was one. */
export function act() {
  const element = thingAt(document.activeElement);
  if (element) pointAt(element, false);
  return Boolean(element);
}

/** @param {MouseEvent} event */
function clicked(event) {
  const target = event.target instanceof Element ? event.target : null;
  const touch = event instanceof PointerEvent && event.pointerType === "touch";
  const element = thingAt(target);
  const barred = target?.closest("[data-why]");
  if (element) {
    event.preventDefault();
    pointAt(element, touch, event.shiftKey);
  } else if (menu.items().length > 0 && !target?.closest("#menu")) {
    back();
  } else if (touch && barred) {
    void tips.show(barred);
  }
}

/** Listens on the whole page. */
export function start() {
  document.addEventListener("submit", (event) => void submitted(event));
  document.addEventListener("pointerover", looked);
  document.addEventListener("focusin", looked);
  document.addEventListener("click", clicked);
  document.addEventListener("singly", () => lookAfter());
}
