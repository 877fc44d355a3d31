// The view of the board. The drawing itself stays as the server sent it; the view is one CSS
// transform of the whole SVG, which the browser moves without drawing it again.
//
// It belongs to the person: what happens at the table does not move it, and it is kept over a
// reload. Answers out of sight are told at the edge (`edges.js`).

import * as edges from "./edges.js";
import * as map from "./map.js";
import { lively } from "./motion.js";

const CLOSEST = 6;
/** With so many screen pixels a unit of the drawing, everything on it can be read; with less, owners and resources. */
const NEAR = 0.78;
/** A frame narrower than this shows a part or two of the board: there the view may go where something is asked. */
const NARROW = 700;
/** With its columns beside it, a frame is wider than that on any such screen. */
const roomy = matchMedia("(min-width: 1200px)");
const TOUCHED = 1;
const REST = 300;
let resting = 0;

/** The view: where the corner of the drawing lies, and how much larger than fitted it is. */
const view = { x: 0, y: 0, zoom: 1 };
/** Whether the person chose it. */
let own = false;
/** The point of the drawing in the middle of the frame; none before the board is shown. @type {{x: number, y: number} | null} */
let middle = null;
/** Whether something that was asked has been looked at since the page was opened. */
let attended = false;

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
 * Looks at a point of the drawing with so many pixels a unit.
 * @param {number} x
 * @param {number} y
 * @param {number} pixels
 * @param {boolean} [glide]
 */
function look(x, y, pixels, glide = false) {
  const all = fitted();
  view.zoom = Math.min(CLOSEST, Math.max(1, pixels / all.scale));
  view.x = all.wide / 2 - (x * all.scale + all.x) * view.zoom;
  view.y = all.tall / 2 - (y * all.scale + all.y) * view.zoom;
  show(glide);
}

/** @param {boolean} [glide] */
function show(glide = false) {
  const svg = drawing();
  if (!svg || !frame()) return;
  const { scale, wide, tall } = fitted();
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
  svg.style.setProperty("--px", String(1 / (scale * view.zoom)));
  svg.classList.toggle("far", scale * view.zoom < NEAR - 0.005);
  const { x, y, width, height } = sight();
  middle = { x: x + width / 2, y: y + height / 2 };
  edges.hide();
  told();
}

/** Whether a part of the board is seen, not all. */
function isClose() {
  return view.zoom > 1.01;
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
  if (middle) sessionStorage.setItem(place(), JSON.stringify([middle.x, middle.y, fitted().scale * view.zoom]));
}

/** Opens the view as the person left it; else all of the board, or as much as can be read. */
export function open() {
  const kept = JSON.parse(sessionStorage.getItem(place()) ?? "null");
  own = Array.isArray(kept);
  if (own) return look(kept[0], kept[1], kept[2]);
  const { scale } = fitted();
  if (scale >= NEAR) return whole();
  const { x = 0, y = 0, width = 0, height = 0 } = drawing()?.viewBox.baseVal ?? {};
  const at = middle ?? { x: x + width / 2, y: y + height / 2 };
  look(at.x, at.y, readable());
}

/** @param {boolean} [glide] */
function whole(glide = false) {
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
 * Where an element on the board lies in the drawing.
 * @param {Element} element
 */
function whereIs(element) {
  const around = frame()?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const { x, y, width, height } = sight();
  if (!around || around.width === 0) return { x: x + width / 2, y: y + height / 2, inSight: true };
  const [u, v] = [(box.x + box.width / 2 - around.x) / around.width, (box.y + box.height / 2 - around.y) / around.height];
  return { x: x + u * width, y: y + v * height, inSight: Math.min(u, v) > 0.04 && Math.max(u, v) < 0.96 };
}

/**
 * Moves the board so that an element on it is well in sight, if it is not.
 * @param {Element} element
 */
export function centre(element) {
  if (!drawing()?.contains(element)) return;
  const { x, y, inSight } = whereIs(element);
  if (!inSight) lookAt(x, y, true);
}

/**
 * Moves the board so that an element on it lies in the part of its frame above a line of the page, and says whether the
 * element is on the board. The view stays the person's own.
 * @param {Element} element
 * @param {number} line in pixels
 */
export function lift(element, line) {
  const around = frame()?.getBoundingClientRect();
  if (!around || !drawing()?.contains(element)) return false;
  const box = element.getBoundingClientRect();
  const free = Math.min(line, around.bottom) - around.top;
  if (box.top >= around.top && box.bottom <= around.top + free && box.left >= around.left && box.right <= around.right) return true;
  view.x += around.x + around.width / 2 - (box.x + box.width / 2);
  view.y += around.y + free / 2 - (box.y + box.height / 2);
  show();
  return true;
}

/**
 * Something is asked at these elements. When the page is opened, and on a small screen if none of them
 * is in sight, the view goes there; otherwise the view is the person's own, and the edge tells.
 * @param {Element[]} elements
 */
export function attend(elements) {
  // Asking where things are has the page laid out: not where it would make no difference.
  if (elements.length === 0 || own || (attended && roomy.matches)) return;
  const around = frame();
  if (!around?.checkVisibility()) return;
  const all = elements.map(whereIs);
  const first = !attended;
  attended = true;
  const small = around.clientWidth < NARROW && !all.some(({ inSight }) => inSight);
  if (fitted().scale >= NEAR || !(first || small)) return;
  const amid = (/** @type {number[]} */ at) => (Math.min(...at) + Math.max(...at)) / 2;
  const [x, y] = [amid(all.map((at) => at.x)), amid(all.map((at) => at.y))];
  // What lies nearest to the middle of them is in sight for sure.
  const away = (/** @type {{x: number, y: number}} */ at) => Math.hypot(at.x - x, at.y - y);
  const near = all.reduce((best, at) => (away(at) < away(best) ? at : best));
  const { width, height } = sight();
  const fits = away(near) < Math.min(width, height) / 3;
  look(fits ? x : near.x, fits ? y : near.y, readable(), !first);
}
