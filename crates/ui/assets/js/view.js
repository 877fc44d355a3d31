// The view of the board. The drawing itself stays as the server sent it; the view is one CSS
// transform of the whole SVG, which the browser moves without drawing it again.
//
// It belongs to the person: it is kept over a reload, and goes elsewhere only where something is asked that they would not see
// (`attend.js`). Answers out of sight are told at the edge (`edges.js`).

import * as edges from "./edges.js";
import * as map from "./map.js";
import { isPast } from "./moments.js";
import { lively } from "./motion.js";
import { free } from "./sheets.js";
import * as rail from "./rail.js";

const CLOSEST = 6;
/** With so many screen pixels a unit of the drawing, everything on it can be read; with less, owners and resources. */
export const NEAR = 0.78;
/** A frame narrower than this shows a part or two of the board. */
const NARROW = 700;
const TOUCHED = 1;
const REST = 300;
let resting = 0;

/** The view: where the corner of the drawing lies, and how much larger than fitted it is. */
const view = { x: 0, y: 0, zoom: 1 };
/** Whether the person chose it. */
let own = false;
/** Whether all of the board can be read at once. */
let readably = false;
/** The point of the drawing in the middle of the frame; none before the board is shown. @type {{x: number, y: number} | null} */
let middle = null;

/** @returns {SVGSVGElement | null} */
export function drawing() {
  const svg = document.getElementById("drawing");
  return svg instanceof SVGSVGElement ? svg : null;
}

/** The place the board is seen through. */
export function frame() {
  return drawing()?.parentElement ?? null;
}

/** How the drawing lies in the frame when all of it is shown: pixels a unit, and its corner. */
function fitted() {
  const [svg, around] = [drawing(), frame()];
  const { x = 0, y = 0, width = 1, height = 1 } = svg?.viewBox.baseVal ?? {};
  const [wide, tall] = [around?.clientWidth || 1, around?.clientHeight || 1];
  const scale = Math.min(wide / width, tall / height);
  return { scale, x: (wide - width * scale) / 2 - x * scale, y: (tall - height * scale) / 2 - y * scale, wide, tall };
}

/** Pixels a unit of a view that opens by itself: on a small screen things are made for fingers. */
function readable() {
  return (frame()?.clientWidth ?? 0) < NARROW ? TOUCHED : NEAR;
}

/** The part of the drawing that is in sight, in its own units. */
function sight() {
  const { scale, x, y, wide, tall } = fitted();
  return {
    x: (-view.x / view.zoom - x) / scale,
    y: (-view.y / view.zoom - y) / scale,
    width: wide / view.zoom / scale,
    height: tall / view.zoom / scale,
  };
}

/**
 * How large the drawing is with so many pixels a unit: not much smaller than fitted, which only what lies over the board asks for.
 * @param {number} pixels
 */
function zoomTo(pixels) {
  const { scale } = fitted();
  return Math.min(CLOSEST, Math.max(Math.min(1, NEAR / scale), pixels / scale));
}

/**
 * Looks at a point of the drawing with so many pixels a unit.
 * @param {number} x
 * @param {number} y
 * @param {number} pixels
 * @param {boolean} [glide]
 */
function look(x, y, pixels, glide = false) {
  const all = fitted();
  view.zoom = zoomTo(pixels);
  view.x = all.wide / 2 - (x * all.scale + all.x) * view.zoom;
  view.y = all.tall / 2 - (y * all.scale + all.y) * view.zoom;
  show(glide);
}

/** @param {boolean} [glide] */
function show(glide = false) {
  const svg = drawing();
  if (!svg || !frame()) return;
  const { scale, wide, tall } = fitted();
  readably = scale >= NEAR;
  // A third of the board always stays in sight.
  const within = (/** @type {number} */ at, /** @type {number} */ room) =>
    Math.min(room * 0.67, Math.max(room * 0.33 - room * view.zoom, at));
  view.x = within(view.x, wide);
  view.y = within(view.y, tall);
  // A layer of its own while it moves: 60 frames a second. Drawn sharp again when it rests.
  svg.style.willChange = "transform";
  clearTimeout(resting);
  resting = setTimeout(rest, glide && lively() ? REST : 0);
  svg.style.transformOrigin = "0 0";
  svg.style.transition = glide && lively() ? "transform 300ms ease-in-out" : "none";
  svg.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`;
  // Letters have their own size once they can be read: a change of what is inherited has all of the drawing looked at.
  svg.style.setProperty("--px", String(1 / Math.min(NEAR, scale * view.zoom)));
  svg.classList.toggle("far", scale * view.zoom < NEAR - 0.005);
  const { x, y, width, height } = sight();
  middle = { x: x + width / 2, y: y + height / 2 };
  edges.hide();
  told();
}

/** Whether a part of the board may be seen, not all. */
function isClose() {
  return view.zoom !== 1 || view.x !== 0 || view.y !== 0;
}

/** The small picture tells which part is seen. */
function told() {
  map.frame(isClose() ? sight() : null);
}

function rest() {
  const svg = drawing();
  if (svg) svg.style.willChange = "auto";
  tellEdges();
}

/** Tells at the edge what can be chosen out of sight. */
export function tellEdges() {
  const around = frame();
  rail.tell();
  if (around && isClose()) edges.show(around, centre);
  else edges.hide();
}

/** Where the view is kept, for this table and this tab. */
function place() {
  return `view ${location.pathname}`;
}

/** The person has moved the view: from now on it is theirs. */
function keep() {
  own = true;
  rail.hide();
  if (middle) sessionStorage.setItem(place(), JSON.stringify([middle.x, middle.y, fitted().scale * view.zoom]));
}

/** Opens the view as the person left it; else all of the board, or as much as can be read. */
export function open() {
  rail.hide();
  const kept = JSON.parse(sessionStorage.getItem(place()) ?? "null");
  own = Array.isArray(kept);
  if (own) return look(kept[0], kept[1], kept[2]);
  const { scale } = fitted();
  // Whoever looks back wants to see how it went everywhere.
  if (scale >= NEAR || isPast()) return whole();
  const { x = 0, y = 0, width = 0, height = 0 } = drawing()?.viewBox.baseVal ?? {};
  const at = middle ?? { x: x + width / 2, y: y + height / 2 };
  look(at.x, at.y, readable());
}

/** @param {boolean} [glide] */
export function whole(glide = false) {
  rail.hide();
  Object.assign(view, { x: 0, y: 0, zoom: 1 });
  show(glide);
}

/** After a patch: the board may have grown, and answers may be elsewhere. */
export function refresh() {
  const svg = drawing();
  const box = document.getElementById("board-space")?.getAttribute("data-box");
  if (svg && box && svg.getAttribute("viewBox") !== box) {
    svg.setAttribute("viewBox", box);
    middle = null;
    open();
  }
  told();
}

/** The whole board, as large as it fits. */
export function fit() {
  whole(true);
  // Where that is too small to read, it is a view like any other.
  if (fitted().scale < NEAR) return keep();
  own = false;
  sessionStorage.removeItem(place());
}

/**
 * Zooms around a point of the frame.
 * @param {number} factor
 * @param {number} x
 * @param {number} y
 * @param {boolean} [glide]
 */
export function zoomAt(factor, x, y, glide = false) {
  const zoom = Math.min(CLOSEST, Math.max(1, view.zoom * factor));
  view.x = x - ((x - view.x) * zoom) / view.zoom;
  view.y = y - ((y - view.y) * zoom) / view.zoom;
  view.zoom = zoom;
  show(glide);
  keep();
}

/**
 * Moves the board by so many pixels.
 * @param {number} dx
 * @param {number} dy
 */
export function pan(dx, dy) {
  view.x += dx;
  view.y += dy;
  show();
  keep();
}

/**
 * Looks at a point of the drawing, close enough to read.
 * @param {number} x
 * @param {number} y
 * @param {boolean} [glide]
 */
export function lookAt(x, y, glide = false) {
  look(x, y, Math.max(NEAR, fitted().scale * view.zoom), glide);
  keep();
}

/**
 * A box of the page in units of the drawing.
 * @param {DOMRect} box
 */
export function onDrawing(box) {
  const around = frame()?.getBoundingClientRect() ?? new DOMRect();
  const { x, y, width } = sight();
  const unit = width / (around.width || 1);
  return { x: x + (box.x - around.x) * unit, y: y + (box.y - around.y) * unit, width: box.width * unit, height: box.height * unit };
}

/**
 * Looks at a point of the drawing from the middle of a part of the page, with so many pixels a unit. The view is nobody's own.
 * @param {DOMRect} room
 * @param {number} x
 * @param {number} y
 * @param {number} pixels
 */
export function lookInto(room, x, y, pixels) {
  own = false;
  sessionStorage.removeItem(place());
  glance(room, x, y, pixels);
}

/**
 * The same for a while: a view of the person's own is there again after `open`.
 * @param {DOMRect} room
 * @param {number} x
 * @param {number} y
 * @param {number} pixels
 */
export function glance(room, x, y, pixels) {
  const around = frame()?.getBoundingClientRect();
  if (!around) return;
  const drawn = zoomTo(pixels) * fitted().scale;
  const aside = (/** @type {number} */ from, /** @type {number} */ length, /** @type {number} */ start, /** @type {number} */ all) => (start + all / 2 - from - length / 2) / drawn;
  look(x + aside(room.x, room.width, around.x, around.width), y + aside(room.y, room.height, around.y, around.height), pixels, middle !== null);
}

/** Whether all of the board is seen, large enough to read. */
export function isWhole() {
  return view.zoom === 1 && view.x === 0 && view.y === 0 && readably;
}

/** Whether the view is the person's own. */
export const isOwn = () => own;

/** Pixels a unit when all of the board is shown. */
export const scaleOfAll = () => fitted().scale;

/**
 * Moves the board so that an element on it is well in sight, if it is not.
 * @param {Element} element
 */
export function centre(element) {
  if (!drawing()?.contains(element)) return;
  const [room, box] = [free(frame()), element.getBoundingClientRect()];
  const [u, v] = [(box.x + box.width / 2 - room.x) / room.width, (box.y + box.height / 2 - room.y) / room.height];
  if (room.width === 0 || (Math.min(u, v) > 0.04 && Math.max(u, v) < 0.96)) return;
  const at = onDrawing(box);
  lookInto(room, at.x + at.width / 2, at.y + at.height / 2, Math.max(NEAR, fitted().scale * view.zoom));
  keep();
}
