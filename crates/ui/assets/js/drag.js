// Dragging something of one's own, such as an order, onto the board: the same as pointing at both. On the board itself a mouse
// carries what goes on to a place, with Shift everything that stands there; else dragging moves the view, and a finger that drags
// moves the page, but for things that say they are dragged.

import { answers } from "./answers.js";
import { placeAt, size, takes } from "./band.js";
import { back, pointAt, thingAt } from "./choose.js";

/** How far the pointer must go before it is a drag. */
const FAR = 8;

/** What is dragged, from where, and whether it is carried over the board. @type {{thing: Element, x: number, y: number, far: boolean, carried: boolean} | null} */
let held = null;

/** Whether a thing goes on to a place. @param {string} id */
function goesOn(id) {
  return answers().some((answer) => answer.things[0] === id && takes(answer));
}

/** @param {PointerEvent} event */
function pressed(event) {
  const { target, button, pointerType, clientX: x, clientY: y } = event;
  const thing = button === 0 ? thingAt(target) : null;
  const onBoard = Boolean(thing?.closest("#drawing"));
  const carries = thing !== null && onBoard && pointerType === "mouse" && !thing.matches(".chosen") && goesOn(thing.id);
  const own = thing && !onBoard && (pointerType !== "touch" || getComputedStyle(thing).touchAction === "none");
  held = thing && (own || carries) ? { thing, x, y, far: false, carried: carries } : null;
  // The board stays where it is.
  if (carries) event.stopPropagation();
}

/** @param {PointerEvent} event */
function moved({ clientX, clientY, shiftKey }) {
  if (!held || held.far || Math.hypot(clientX - held.x, clientY - held.y) < FAR) return;
  held.far = true;
  document.body.classList.add("dragging");
  // What the part of the tray covers must be seen.
  pointAt(held.thing, false, held.carried && shiftKey);
}

/** @param {PointerEvent} event */
function released({ clientX, clientY }) {
  const { far = false, carried: carries = false } = held ?? {};
  held = null;
  document.body.classList.remove("dragging");
  const under = far ? document.elementFromPoint(clientX, clientY) : null;
  const target = carries ? placeAt(under) : thingAt(under);
  if (target) pointAt(target, false);
  // Let go elsewhere, nothing is picked any more.
  else if (far && carries) while (size() > 0) back();
}

/** Listens on the whole page, before the board does. */
export function start() {
  document.addEventListener("pointerdown", pressed, { capture: true });
  document.addEventListener("pointermove", moved);
  document.addEventListener("pointerup", released);
  // Links and pictures are not dragged out of the page.
  document.addEventListener("dragstart", (event) => held && event.preventDefault());
}
