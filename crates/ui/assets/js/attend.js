// The view follows what is asked: it goes where the answers are, in the part of the board that sheets leave free. It does so once a
// question, and never against the person who has moved it since.

import { look } from "./beside.js";
import { framing, inRows, within } from "./framing.js";
import { isPast } from "./moments.js";
import { free, isCovered } from "./sheets.js";
import * as rail from "./rail.js";
import { frame, isOwn, isWhole, lookInto, NEAR, onDrawing, scaleOfAll, whole } from "./view.js";

/** With so many pixels a unit of the drawing, things are made for fingers: a view goes no closer by itself. */
const CLEAR = 1;
/** On such a screen so much is in sight that a view of one's own stays: the edge tells the rest. */
const roomy = matchMedia("(min-width: 1200px)");

/** Where an order is being carried out weighs as much as so many answers elsewhere. */
const ACTIVE = 4;

/** The parts of the board with what is advised or spoken of, as long as it is; else those with answers, and where an order is being carried out. */
function asking() {
  const advised = document.querySelectorAll("#frame:has(#hint > *) #drawing .aimed, #drawing .spoken-of");
  const lit = advised.length > 0 ? advised : document.querySelectorAll("#drawing [data-may]:not(.unlit, .in-turn, .turn:not(.up)), #board-parts > .active");
  return new Set([...lit].map((element) => element.closest("#board-parts > [id]") ?? element));
}

/**
 * Looks at whole rows of a large board, and tells of the others along the edge; says whether it can be done.
 * @param {Element} around
 * @param {Set<Element>} asked the parts that matter
 */
function lookAtRows(around, asked) {
  if (!rail.isPossible()) return false;
  const row = rail.before();
  rail.hide();
  const parts = [...document.querySelectorAll("#board-parts > [id]:not(:empty)")].map((part) => {
    const weight = asked.has(part) ? (part.matches(".active") ? ACTIVE : 1) : 0;
    return { id: part.id, ...onDrawing(part.getBoundingClientRect()), weight };
  });
  const seen = inRows(parts, free(around), NEAR, Math.max(CLEAR, scaleOfAll()), rail.HEIGHT, row);
  if (!seen) return false;
  const { room: { x, y, width, height } } = seen;
  lookInto(new DOMRect(x, y, width, height), seen.x, seen.y, seen.pixels);
  const [above, below] = [seen.above, seen.below].map((some) => some.sort((one, other) => one.x - other.x).map(({ id }) => id));
  rail.show(around, seen.first, above ?? [], below ?? [], (id) => {
    const part = document.getElementById(id);
    if (part) lookAtRows(around, new Set([part]));
  });
  return true;
}

/**
 * Looks where something is asked.
 * @param {boolean} [fresh] a question that has just come
 */
export function attend(fresh = false) {
  // What was just decided is looked at first.
  if (look()) return;
  const around = frame();
  // Nothing is asked in the past; and where all of it is in sight, there is nothing to measure.
  if (!around || isPast() || (isWhole() && !isCovered())) return;
  const parts = asking();
  if (!around.checkVisibility()) return;
  if (parts.size === 0) {
    if (!isOwn() && rail.before() < 0 && scaleOfAll() < NEAR) lookAtRows(around, parts);
    return;
  }
  if (!isOwn() && scaleOfAll() >= NEAR && !isCovered()) return whole(true);
  if (!isOwn() && lookAtRows(around, parts)) return;
  const room = free(around);
  const places = [...parts].map((part) => part.getBoundingClientRect());
  if (places.every((box) => within(box, room))) return;
  const inSight = (/** @type {DOMRect} */ { x, y, width, height }) => within(new DOMRect(x + width / 2, y + height / 2, 0, 0), room);
  if (isOwn() && (!fresh || roomy.matches || places.some(inSight))) return;
  const others = [...document.querySelectorAll("#board-parts > [id]:not(:empty)")].filter((part) => !parts.has(part));
  const most = Math.max(CLEAR, scaleOfAll());
  const asked = [...parts].map((part) => ({ ...onDrawing(part.getBoundingClientRect()), weight: part.matches(".active") ? ACTIVE : 1 }));
  const { x, y, pixels } = framing(asked, others.map((part) => onDrawing(part.getBoundingClientRect())), room, NEAR, most);
  lookInto(room, x, y, pixels);
}
