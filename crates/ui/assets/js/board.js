// The galaxy: pan, zoom, fit, centre, find. The drawing itself stays as the server sent it; the
// view is one CSS transform of the whole SVG, which the browser moves without drawing it again.

import { mark } from "./morph.js";
import { lively, picture } from "./motion.js";
import { word } from "./words.js";

const CLOSEST = 6;
/** Below this many screen pixels a unit of the drawing, only owners and resources can be read. */
const FAR = 0.6;
/** A press that moves less than this is a click. */
const SLOP = 5;

/** On a small screen, what can be chosen is at least so far from the edge. */
const EDGE = 24;
const REST = 300;
let resting = 0;

/** The view: where the corner of the drawing lies, and how much larger than fitted it is. */
const view = { x: 0, y: 0, zoom: 1 };

/** @returns {SVGSVGElement | null} */
function galaxy() {
  const svg = document.getElementById("galaxy");
  return svg instanceof SVGSVGElement ? svg : null;
}

/** The place the galaxy is seen through. */
function frame() {
  return galaxy()?.parentElement ?? null;
}

/** @param {boolean} [glide] */
function show(glide = false) {
  const svg = galaxy();
  const around = frame();
  if (!svg || !around) return;
  const { clientWidth: width, clientHeight: height } = around;
  // A third of the galaxy always stays in sight.
  const within = (/** @type {number} */ at, /** @type {number} */ room) =>
    Math.min(room * 0.67, Math.max(room * 0.33 - room * view.zoom, at));
  view.x = within(view.x, width);
  view.y = within(view.y, height);
  // A layer of its own while it moves: 60 frames a second. Drawn sharp again when it rests.
  svg.style.willChange = "transform";
  clearTimeout(resting);
  resting = setTimeout(() => (svg.style.willChange = "auto"), REST);
  svg.style.transformOrigin = "0 0";
  svg.style.transition = glide && lively() ? "transform 220ms" : "none";
  svg.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`;
  mark(svg, "far", fitted(svg, around) * view.zoom < FAR);
}

/**
 * Screen pixels a unit of the drawing, when all of it is shown.
 * @param {SVGSVGElement} svg
 * @param {Element} around
 */
function fitted(svg, around) {
  const { width = 1, height = 1 } = svg.viewBox.baseVal ?? {};
  return Math.min(around.clientWidth / width, around.clientHeight / height);
}

/** After a patch: the galaxy may have grown. */
export function refresh() {
  const svg = galaxy();
  const box = document.getElementById("galaxy-space")?.getAttribute("data-box");
  if (!svg || !box || svg.getAttribute("viewBox") === box) return;
  svg.setAttribute("viewBox", box);
  show();
}

/** The whole galaxy, as large as it fits. */
export function fit() {
  Object.assign(view, { x: 0, y: 0, zoom: 1 });
  show(true);
}

/**
 * Zooms while the point of the galaxy at (x, y) of the frame stays there.
 * @param {number} factor
 * @param {number} x
 * @param {number} y
 * @param {boolean} [glide]
 */
function zoomAt(factor, x, y, glide = false) {
  const zoom = Math.min(CLOSEST, Math.max(0.5, view.zoom * factor));
  view.x = x - ((x - view.x) * zoom) / view.zoom;
  view.y = y - ((y - view.y) * zoom) / view.zoom;
  view.zoom = zoom;
  show(glide);
}

/** @param {number} factor */
function zoomMiddle(factor) {
  const around = frame();
  if (around) zoomAt(factor, around.clientWidth / 2, around.clientHeight / 2, true);
}

/**
 * Moves the galaxy so that an element on it is well in sight.
 * @param {Element} element
 * @param {boolean} [always] even if it is in sight already
 */
export function centre(element, always = true) {
  const around = frame()?.getBoundingClientRect();
  if (!around || !galaxy()?.contains(element)) return;
  const box = element.getBoundingClientRect();
  const [dx, dy] = [
    around.x + around.width / 2 - (box.x + box.width / 2),
    around.y + around.height / 2 - (box.y + box.height / 2),
  ];
  const inSight = Math.abs(dx) < around.width * 0.42 && Math.abs(dy) < around.height * 0.42;
  if (inSight && !always) return;
  view.x += dx;
  view.y += dy;
  show(true);
}

/**
 * Brings what can be chosen into sight; on a small screen also close enough to be read and hit.
 * @param {Element[]} elements
 */
export function attend(elements) {
  const [svg, around] = [galaxy(), frame()];
  if (!svg || !around || !around.checkVisibility() || elements.length === 0) return;
  const { x, y, width, height } = around.getBoundingClientRect();
  // With their planets: seen from afar, pieces are not drawn.
  const boxes = elements.flatMap((element) => [element, element.closest(".planet") ?? element])
    .map((element) => element.getBoundingClientRect()).filter((box) => box.width > 0);
  const left = Math.min(...boxes.map((box) => box.left)) - x;
  const right = Math.max(...boxes.map((box) => box.right)) - x;
  const top = Math.min(...boxes.map((box) => box.top)) - y;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) - y;
  const readable = FAR / fitted(svg, around);
  if (readable <= 1) {
    // Everything can be read when all is shown: the view is the person's own, unless it misses all.
    if (right < 0 || bottom < 0 || left > width || top > height) fit();
    return;
  }
  const inSight = left >= EDGE && top >= EDGE && right <= width - EDGE && bottom <= height - EDGE;
  if (inSight && view.zoom >= readable) return;
  const room = Math.min(width / (right - left), height / (bottom - top)) * 0.9;
  const zoom = Math.min(view.zoom * room, readable * 1.1);
  if (zoom <= 1) return fit();
  view.x = width / 2 - (((left + right) / 2 - view.x) * zoom) / view.zoom;
  view.y = height / 2 - (((top + bottom) / 2 - view.y) * zoom) / view.zoom;
  view.zoom = zoom;
  show(true);
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
    if (event.button !== 0 || !galaxy()?.contains(/** @type {Node} */ (event.target))) return;
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
    view.x += (event.clientX - before.x) / down.size;
    view.y += (event.clientY - before.y) / down.size;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const box = around.getBoundingClientRect();
    const points = [...down.values()];
    const middle = (/** @type {"x" | "y"} */ axis) =>
      points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    if (apart) zoomAt(spread() / apart, middle("x") - box.x, middle("y") - box.y);
    else show();
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

/** Asks for a planet by name. */
function find() {
  const field = document.getElementById("find");
  if (field instanceof HTMLInputElement) field.select();
}

/** @param {Event} event */
function found({ target }) {
  const wish = /** @type {HTMLInputElement} */ (target).value.trim().toLowerCase();
  const planets = [...document.querySelectorAll("#galaxy-planets > [id]")];
  const planet = planets.find((element) => element.getAttribute("aria-label")?.toLowerCase().startsWith(wish));
  if (wish && planet) centre(planet);
  for (const element of planets) mark(element, "spoken", wish !== "" && element === planet);
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
    button.append(picture(glyph));
    button.addEventListener("click", moves[name]);
    line.append(button);
  }
  const field = document.createElement("input");
  Object.assign(field, { id: "find", type: "search", placeholder: word("find"), ariaLabel: word("findHelp"), autocomplete: "off" });
  field.addEventListener("input", found);
  line.append(field);
  return line;
}

/** Makes the galaxy of this page movable. */
export function start() {
  const around = frame();
  if (!around) return;
  pointers(around);
  around.addEventListener("wheel", (event) => {
    if (!galaxy()?.contains(/** @type {Node} */ (event.target))) return;
    event.preventDefault();
    const box = around.getBoundingClientRect();
    const step = event.ctrlKey ? 0.01 : 0.0015;
    zoomAt(Math.exp(-event.deltaY * step), event.clientX - box.x, event.clientY - box.y);
  }, { passive: false });
  around.append(bar());
  new ResizeObserver(() => show()).observe(around);
  show();
}
