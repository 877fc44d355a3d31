// The outcome of what was shown lies beside the place where it happened: the frame of the table stays, the board shows how
// things stand now, and nothing is answered until somebody goes on.
//
// * `#shown[data-outcome]` is the step from which on it does; `data-place` the thing on the board that it is about;
// * `#shown [data-to]` says who went where from there, in the colours of its class.

import { mark, own } from "./morph.js";
import { framing } from "./framing.js";
import { frame, glance, onDrawing } from "./view.js";

const SVG = "http://www.w3.org/2000/svg";
/** What must not answer behind it; the log, the seats and the menu may be used. */
const ASIDE = "#ask, #ask-hint, #ask-odds, #undo, #middle, #tray, #battle-again";
/** Pixels a unit of the drawing: as small as can be read, and as large as is worth while. */
const LEAST = 0.4;
const MOST = 2.2;
/** In so little room the place itself is looked at, not all that it is a part of. */
const NARROW = 220;

/** The dialog, while it lies beside. @type {HTMLElement | null} */
let beside = null;

/** The things on the board that it is about: the place, then where units went. */
function places() {
  const goals = [...(beside?.querySelectorAll("[data-to]") ?? [])].map((goal) => /** @type {HTMLElement} */ (goal).dataset.to);
  const all = [...new Set([beside?.dataset.place, ...goals])].map((id) => document.getElementById(id ?? ""));
  return all.filter((thing) => thing !== null);
}

/** What it leaves free of the board. */
function free() {
  const around = frame()?.getBoundingClientRect() ?? new DOMRect();
  const panel = beside?.querySelector(".band")?.getBoundingClientRect() ?? new DOMRect();
  const { x, y, width, height } = around;
  // Below the board, or at its side.
  return panel.left - x < width / 4 ? new DOMRect(x, y, width, panel.top - y) : new DOMRect(x, y, panel.left - x, height);
}

/** Looks at the places, and draws the ways from the first to the others; says whether there is anything to look at. */
export function look() {
  if (!beside) return false;
  const room = free();
  const parts = places().map((thing) => (room.height < NARROW ? null : thing.closest("#board-parts > [id]")) ?? thing);
  if (parts.length === 0 || room.width <= 0 || room.height <= 0) return true;
  const { x, y, pixels } = framing(parts.map((part) => onDrawing(part.getBoundingClientRect())), [], room, LEAST, MOST);
  glance(room, x, y, pixels);
  ways();
  return true;
}

/** The ways of those who have left. */
function ways() {
  document.getElementById("ways-back")?.remove();
  const drawing = document.getElementById("drawing");
  const [place] = places();
  if (!drawing || !beside || !place) return;
  const middle = (/** @type {Element} */ thing) => {
    const { x, y, width, height } = onDrawing(thing.getBoundingClientRect());
    return { x: x + width / 2, y: y + height / 2 };
  };
  const all = document.createElementNS(SVG, "g");
  all.id = "ways-back";
  all.setAttribute("data-local", "");
  const from = middle(place);
  for (const goal of beside.querySelectorAll("[data-to]")) {
    const thing = document.getElementById(/** @type {HTMLElement} */ (goal).dataset.to ?? "");
    if (!thing) continue;
    const to = middle(thing);
    const [bend, rise] = [(from.y - to.y) / 4, (to.x - from.x) / 4];
    const way = document.createElementNS(SVG, "path");
    way.setAttribute("class", goal.className);
    way.setAttribute("d", `M${from.x} ${from.y}Q${(from.x + to.x) / 2 + bend} ${(from.y + to.y) / 2 + rise} ${to.x} ${to.y}`);
    all.append(way);
  }
  drawing.append(all);
}

/**
 * Lays it beside the board.
 * @param {HTMLDialogElement} shown
 */
export function lay(shown) {
  beside = shown;
  mark(shown, "beside", true);
  if (shown.open) shown.close();
  shown.show();
  for (const part of document.querySelectorAll(ASIDE)) own(part, "inert", "");
  for (const thing of places()) mark(thing, "fought", true);
  look();
}

/** Takes it away, and says whether it was there. */
export function take() {
  if (!beside) return false;
  mark(beside, "beside", false);
  beside = null;
  document.getElementById("ways-back")?.remove();
  for (const part of document.querySelectorAll(ASIDE)) own(part, "inert", null);
  for (const thing of document.querySelectorAll(".fought")) mark(thing, "fought", false);
  return true;
}
