// Shows what others just did: a ghost of the piece goes from where it was to where it is, turns over,
// fades or appears, and a short line says so. Nothing moves for those who asked for less motion, or
// on a hidden page.

/**
 * Something that happened, from one element to another.
 * @typedef {{kind: "move" | "flip" | "fade" | "appear" | "say", glyph: string, owner: string,
 *   from: string, to: string, caption: string, sound?: string | null}} Motion
 */

import { setting } from "./settings.js";
import { sound } from "./sound.js";

const LASTS = 220;
/** More than this at once would be a film, not a hint. */
const AT_MOST = 8;
/** As many lines fit. */
const LINES = 3;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move on this page now. */
export function lively() {
  return !still.matches && setting("motion") !== "less" && document.visibilityState === "visible";
}

/** @type {Motion[]} */
let queue = [];
let running = false;

/**
 * Says and shows what happened. Call it after the page has been patched.
 * @param {readonly Motion[]} motions
 */
export function play(motions) {
  caption(motions.map((motion) => motion.caption).filter(Boolean));
  if (!lively()) return sound(motions.findLast((motion) => motion.sound)?.sound ?? "");
  queue = [...queue, ...motions.filter((motion) => motion.kind !== "say")].slice(-AT_MOST);
  // With the frame that shows the change: where things are is known then anyway.
  if (!running) requestAnimationFrame(() => running || void run());
}

async function run() {
  running = true;
  for (let next = queue.shift(); next; next = queue.shift()) await show(next);
  running = false;
}

/** @param {Motion} motion */
async function show({ kind, glyph, owner, from, to, sound: heard }) {
  if (heard) sound(heard);
  const [start, end] = kind === "move" ? [centre(from), centre(to)] : [centre(to) ?? centre(from), centre(to) ?? centre(from)];
  if (!start || !end || !lively()) return;
  const ghost = document.createElement("div");
  ghost.className = `moving ${owner}`;
  ghost.setAttribute("aria-hidden", "true");
  ghost.dataset.local = "";
  ghost.append(picture(glyph));
  document.body.append(ghost);
  const at = (/** @type {DOMPoint} */ p, more = "") => `translate(${p.x}px, ${p.y}px) translate(-50%, -50%) ${more}`;
  const frames = {
    move: [{ transform: at(start), opacity: 0.5 }, { transform: at(end), opacity: 1 }],
    flip: [{ transform: at(start, "rotateY(90deg)") }, { transform: at(end, "rotateY(0)") }],
    fade: [{ transform: at(start), opacity: 1 }, { transform: at(end, "scale(1.6)"), opacity: 0 }],
    appear: [{ transform: at(start, "scale(.3)"), opacity: 0 }, { transform: at(end), opacity: 1 }],
    say: [],
  };
  const animation = ghost.animate(frames[kind], { duration: LASTS, easing: "cubic-bezier(.2, .8, .2, 1)" });
  await animation.finished.catch(() => {});
  ghost.remove();
}

/**
 * The middle of an element on the screen; none if it is not to be seen.
 * @param {string} id
 */
function centre(id) {
  const box = document.getElementById(id)?.getBoundingClientRect();
  if (!box || (box.width === 0 && box.height === 0)) return null;
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * The address of a glyph that all pages share.
 * @param {string} id
 */
export function shared(id) {
  const some = document.querySelector("use[href*='/glyphs.svg#']")?.getAttribute("href") ?? "#";
  return `${some.slice(0, some.indexOf("#"))}#${id}`;
}

/**
 * A glyph by its address.
 * @param {string} address
 */
export function picture(address) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("class", "i");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", address);
  svg.append(use);
  return svg;
}

/** @type {HTMLElement | null} */
let said = null;

/**
 * Says it in the strip, where it stays until something else happens.
 * @param {string[]} lines
 */
function caption(lines) {
  if (lines.length === 0) return;
  if (!said) {
    said = document.createElement("p");
    said.id = "caption";
    said.dataset.local = "";
    said.setAttribute("role", "status");
    (document.getElementById("strip") ?? document.body).append(said);
  }
  const text = lines.slice(-LINES).join(" ");
  said.textContent = lines.length > LINES ? `… ${text}` : text;
  said.title = lines.join(" ");
}
