// Dragging something of one's own, such as an order, onto the board: the same as pointing at both. On the board itself
// dragging moves the view, and a finger that drags moves the page, but for things that say they are dragged.

import { pointAt, thingAt } from "./choose.js";

/** How far the pointer must go before it is a drag. */
const FAR = 8;

/** What is dragged, and from where. @type {{thing: Element, x: number, y: number, far: boolean} | null} */
let held = null;

/** @param {PointerEvent} event */
function pressed({ target, button, pointerType, clientX: x, clientY: y }) {
  const thing = button === 0 ? thingAt(target) : null;
  const own = thing && !thing.closest("#drawing") && (pointerType !== "touch" || getComputedStyle(thing).touchAction === "none");
  held = own ? { thing, x, y, far: false } : null;
}

/** @param {PointerEvent} event */
function moved({ clientX, clientY }) {
  if (!held || held.far || Math.hypot(clientX - held.x, clientY - held.y) < FAR) return;
  held.far = true;
  document.body.classList.add("dragging");
  // What the part of the tray covers must be seen.
  pointAt(held.thing, false);
}

/** @param {PointerEvent} event */
function released({ clientX, clientY }) {
  const { far = false } = held ?? {};
  held = null;
  document.body.classList.remove("dragging");
  const target = far ? thingAt(document.elementFromPoint(clientX, clientY)) : null;
  if (target) pointAt(target, false);
}

/** Listens on the whole page. */
export function start() {
  document.addEventListener("pointerdown", pressed);
  document.addEventListener("pointermove", moved);
  document.addEventListener("pointerup", released);
  // Links and pictures are not dragged out of the page.
  document.addEventListener("dragstart", (event) => held && event.preventDefault());
}
