// Answers that lie out of sight: a chip at the edge of the board leads to each. Chips lie in the gaps,
// never on a part of the board.

import { picture, shared } from "./motion.js";
import { word } from "./words.js";
import * as rail from "./rail.js";

/** How far chips keep from the edge, and how many there are at most. */
const MARGIN = 8;
const MOST = 6;
/** The distance of the places that are tried, and how far inwards they lie at most. */
const STEP = 8;
const DEEP = 120;

/** What lies somewhere; discs have their box, too. @typedef {{x: number, y: number, width: number, height: number, disc?: boolean}} Box */

/** Takes the chips away, while the view moves. */
export function hide() {
  document.getElementById("edges")?.remove();
}

/**
 * @param {Box} one
 * @param {Box} other
 */
function meet(one, other) {
  if (other.disc) {
    const [x, y] = [other.x + other.width / 2, other.y + other.height / 2];
    const near = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ length) => Math.min(from + length, Math.max(from, at));
    return Math.hypot(x - near(x, one.x, one.width), y - near(y, one.y, one.height)) < other.width / 2;
  }
  return one.x < other.x + other.width && other.x < one.x + one.width
    && one.y < other.y + other.height && other.y < one.y + one.height;
}

/**
 * What can be pointed at next and is out of sight, each with the part of the board it lies on.
 * @param {DOMRect} around
 * @returns {Element[]}
 */
function missing(around) {
  const lit = [...document.querySelectorAll("#drawing [data-may]:not(.unlit, .in-turn, .chosen, .turn:not(.up))")];
  /** @type {Map<Element, boolean>} */
  const seen = new Map();
  for (const element of lit) {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const inside = x > around.left && x < around.right && y > around.top && y < around.bottom;
    const holder = element.closest("#board-parts > [id]") ?? element;
    seen.set(holder, inside || Boolean(seen.get(holder)));
  }
  const told = rail.told();
  return [...seen].filter(([holder, inside]) => !inside && !told.has(holder.id)).map(([holder]) => holder);
}

/**
 * The free place that is nearest to where a line to a point leaves the board: at the edges beyond which the point lies, else somewhat
 * inwards of them; none if everything there is full.
 * @param {Box} room
 * @param {{width: number, height: number}} size
 * @param {{x: number, y: number}} to
 * @param {Box[]} taken
 */
function spot(room, size, to, taken) {
  const [right, bottom] = [room.width - size.width - MARGIN, room.height - size.height - MARGIN];
  const clamp = (/** @type {number} */ at, /** @type {number} */ most) => Math.min(most, Math.max(MARGIN, at));
  const ideal = { x: clamp(to.x - size.width / 2, right), y: clamp(to.y - size.height / 2, bottom) };
  // How far inwards a place lies from the edges that lead there.
  const inwards = (/** @type {{x: number, y: number}} */ { x, y }) => Math.min(
    to.x < 0 ? x : Infinity, to.x > room.width ? right - x : Infinity, to.y < 0 ? y : Infinity, to.y > room.height ? bottom - y : Infinity,
  );
  /** @type {{x: number, y: number}[]} */
  const places = [ideal];
  for (let x = MARGIN; x <= right; x += STEP) for (let y = MARGIN; y <= bottom; y += STEP) places.push({ x, y });
  const away = (/** @type {{x: number, y: number}} */ at) => Math.hypot(at.x - ideal.x, at.y - ideal.y) + 2 * inwards(at);
  const free = places.filter((at) => inwards(at) < DEEP && !taken.some((box) => meet({ ...at, ...size }, box)));
  return free.reduce((/** @type {{x: number, y: number} | undefined} */ best, at) => (best && away(best) <= away(at) ? best : at), undefined);
}

/**
 * @param {Element} element
 * @param {(element: Element) => void} go
 */
function chip(element, go) {
  const button = document.createElement("button");
  const name = element.getAttribute("data-name") ?? element.getAttribute("aria-label") ?? "";
  Object.assign(button, { type: "button", className: "edge-chip", tabIndex: -1, title: word("lookAt", { name }) });
  const key = document.querySelector(`#drawing [data-key="${CSS.escape(element.id)}"]`)?.textContent;
  if (key) button.append(Object.assign(document.createElement("span"), { className: "key", textContent: key }));
  button.append(name, picture(shared("i-next")));
  button.addEventListener("click", () => go(element));
  return button;
}

/**
 * Shows the chips of what is out of sight now.
 * @param {HTMLElement} frame
 * @param {(element: Element) => void} go
 */
export function show(frame, go) {
  hide();
  const around = frame.getBoundingClientRect();
  const elements = around.width > 0 ? missing(around).slice(0, MOST) : [];
  if (elements.length === 0) return;
  const layer = Object.assign(document.createElement("div"), { id: "edges" });
  layer.dataset.local = "";
  const chips = elements.map((element) => chip(element, go));
  layer.append(...chips);
  frame.append(layer);
  // All that matters is measured before the first chip is placed: in turns, each would have the page laid out again.
  const relative = (/** @type {DOMRect} */ { x, y, width, height }) => ({ x: x - around.x, y: y - around.y, width, height });
  /** @type {Box[]} */
  const taken = [...document.querySelectorAll("#board-parts .body, #board-parts .stack, #board-parts .pname")]
    .map((element) => ({ ...relative(element.getBoundingClientRect()), disc: element.matches(".body") }));
  taken.push(...[...document.querySelectorAll("#rail > :not(:empty), #accord:not([hidden]), #ahead:not([hidden])")].map((line) => relative(line.getBoundingClientRect())));
  const measured = chips.map((button, n) => ({
    button,
    size: { width: button.offsetWidth, height: button.offsetHeight },
    box: relative(/** @type {Element} */ (elements[n]).getBoundingClientRect()),
  }));
  for (const { button, size, box } of measured) {
    const at = spot(around, size, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, taken);
    if (!at) {
      // The small map tells of it.
      button.remove();
      continue;
    }
    button.style.translate = `${at.x}px ${at.y}px`;
    const [dx, dy] = [box.x + box.width / 2 - at.x - size.width / 2, box.y + box.height / 2 - at.y - size.height / 2];
    button.style.setProperty("--towards", `${Math.round((Math.atan2(dy, dx) * 8) / Math.PI) * 22.5}deg`);
    taken.push({ ...at, ...size });
  }
}
