// The board under the hand: dragging, wheel, keys, the buttons of the view, finding a place.

import { attend } from "./attend.js";
import * as map from "./map.js";
import { mark } from "./morph.js";
import { picture, shared } from "./motion.js";
import { centre, drawing, fit, frame, lookAt, open, pan, zoomAt } from "./view.js";
import { word } from "./words.js";

/** A press that moves less than this is a click. */
const SLOP = 5;

/** @param {number} factor */
function zoomMiddle(factor) {
  const around = frame();
  if (around) zoomAt(factor, around.clientWidth / 2, around.clientHeight / 2, true);
}

/**
 * Dragging with one pointer pans, with two it also zooms.
 * @param {HTMLElement} around
 */
function pointers(around) {
  /** @type {Map<number, {x: number, y: number}>} */
  const down = new Map();
  let dragged = false;
  /** @type {{x: number, y: number} | null} */
  let pressed = null;

  const spread = () => {
    const [a, b] = [...down.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  around.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !drawing()?.contains(/** @type {Node} */ (event.target))) return;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    pressed ??= { x: event.clientX, y: event.clientY };
    dragged = down.size > 1;
  });
  around.addEventListener("pointermove", (event) => {
    const before = down.get(event.pointerId);
    if (!before || !pressed) return;
    if (!dragged && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < SLOP) return;
    if (!around.hasPointerCapture(event.pointerId)) around.setPointerCapture(event.pointerId);
    dragged = true;
    const apart = spread();
    pan((event.clientX - before.x) / down.size, (event.clientY - before.y) / down.size);
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const box = around.getBoundingClientRect();
    const points = [...down.values()];
    const amid = (/** @type {"x" | "y"} */ axis) =>
      points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    if (apart) zoomAt(spread() / apart, amid("x") - box.x, amid("y") - box.y);
  });
  const up = (/** @type {PointerEvent} */ event) => {
    down.delete(event.pointerId);
    if (down.size === 0) pressed = null;
  };
  around.addEventListener("pointerup", up);
  around.addEventListener("pointercancel", up);
  // The click that ends a drag chooses nothing.
  around.addEventListener("click", (event) => {
    if (dragged) event.stopPropagation();
    dragged = false;
  }, { capture: true });
}

/** The buttons and keys of the view, by name. */
const moves = {
  in: () => zoomMiddle(1.4),
  out: () => zoomMiddle(1 / 1.4),
  fit,
  find,
};

/** @type {Record<string, keyof typeof moves>} */
const keys = { "+": "in", "=": "in", "-": "out", 0: "fit", "/": "find" };

/**
 * Acts on a key of the view; says whether it was one.
 * @param {string} pressed
 */
export function key(pressed) {
  const move = keys[pressed];
  if (move) moves[move]();
  return Boolean(move);
}

/** Asks for a place by name. */
function find() {
  const field = document.getElementById("find");
  if (field instanceof HTMLInputElement) field.select();
}

/** @param {Event} event */
function found({ target }) {
  const wish = /** @type {HTMLInputElement} */ (target).value.trim().toLowerCase();
  const parts = [...document.querySelectorAll("#board-parts > [id]:not(:empty)")];
  const part = parts.find((element) => element.getAttribute("aria-label")?.toLowerCase().startsWith(wish));
  if (wish && part) centre(part);
  for (const element of parts) mark(element, "spoken", wish !== "" && element === part);
}

/** The buttons of the view. They are of no use without script, so the script makes them. */
function bar() {
  const line = document.createElement("div");
  line.id = "view";
  line.dataset.local = "";
  line.setAttribute("role", "group");
  line.setAttribute("aria-label", word("view"));
  const buttons = /** @type {const} */ ([["out", "zoomOut", "i-minus"], ["in", "zoomIn", "i-plus"], ["fit", "showAll", "i-fit"]]);
  for (const [name, said, glyph] of buttons) {
    const label = word(said);
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "btn ghost", title: label, ariaLabel: label });
    button.append(picture(shared(glyph)));
    button.addEventListener("click", moves[name]);
    line.append(button);
  }
  const field = document.createElement("input");
  Object.assign(field, { id: "find", type: "search", placeholder: word("find"), ariaLabel: word("findHelp"), autocomplete: "off" });
  field.addEventListener("input", found);
  line.append(field);
  return line;
}

/** Makes the board of this page movable. */
export function start() {
  const around = frame();
  if (!around) return;
  pointers(around);
  around.addEventListener("wheel", (event) => {
    const over = /** @type {Element} */ (event.target);
    if (!drawing()?.contains(over) && !over.closest("#rail")) return;
    event.preventDefault();
    const box = around.getBoundingClientRect();
    const step = event.ctrlKey ? 0.01 : 0.0015;
    zoomAt(Math.exp(-event.deltaY * step), event.clientX - box.x, event.clientY - box.y);
  }, { passive: false });
  // In the strip, unless the game has a place for them.
  (document.querySelector("[data-view]") ?? document.getElementById("strip") ?? around).append(bar());
  map.start(lookAt);
  new ResizeObserver(() => {
    open();
    attend();
  }).observe(around);
  open();
}
