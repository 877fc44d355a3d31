// Shows what just happened: a ghost of the piece goes from where it was to where it is, an order turns over, what
// is lost fades; and a short line says so. What happened one after the other is shown so, in
// steps; like things go together. Nothing moves for those who asked for less motion, on a hidden page, or once one
// has answered.

/**
 * Something that happened, from one element to another. A glyph stands for what moved, unless it is seen to turn over itself.
 * @typedef {{kind: "move" | "flip" | "fade" | "appear" | "say", glyph: string, owner: string,
 *   from: string, to: string, caption: string, sound?: string | null}} Motion
 */

import { setting } from "./settings.js";
import { sound } from "./sound.js";

/** @type {KeyframeAnimationOptions} */
const STEP = { duration: 220, easing: "cubic-bezier(.2, .8, .2, 1)" };
/** More than this at once would be a film, not a hint. */
const AT_MOST = 8;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move on this page now. */
export function lively() {
  return !still.matches && setting("motion") !== "less" && document.visibilityState === "visible";
}

/** @type {Motion[]} */
let queue = [];
/** What moves now. @type {Animation[]} */
let moving = [];
let running = false;

/**
 * Says and shows what happened. Call it after the page has been patched.
 * @param {readonly Motion[]} motions
 */
export function play(motions) {
  caption(motions.map((motion) => motion.caption).filter(Boolean));
  if (!lively()) return sound(motions.findLast((motion) => motion.sound)?.sound ?? "");
  queue = [...queue, ...motions.filter((motion) => motion.kind !== "say" || motion.sound)].slice(-AT_MOST);
  // With the frame that shows the change: where things are is known then anyway.
  if (!running) requestAnimationFrame(() => running || void run());
}

async function run() {
  running = true;
  while (queue.length > 0) {
    const other = queue.findIndex(({ kind }) => kind !== queue[0]?.kind);
    const together = queue.splice(0, other < 0 ? queue.length : other);
    sound(together.findLast((motion) => motion.sound)?.sound ?? "");
    // All places are measured before anything is put on the page: in turns, each would have it laid out again.
    moving = lively() ? together.map(measured).flatMap((show) => show()) : [];
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
  running = false;
}

/** Whoever answers has seen enough. */
function stop() {
  queue = [];
  for (const animation of moving) animation.cancel();
}

/**
 * What shows something that happened, where things are now.
 * @param {Motion} motion
 * @returns {() => Animation[]}
 */
function measured(motion) {
  const { kind, from, to } = motion;
  const face = kind === "flip" && document.getElementById(to)?.querySelector("g.open");
  if (face instanceof SVGGElement) {
    const { x, width } = face.getBBox();
    return () => turn(face, x + width / 2);
  }
  const goal = centre(to) ?? (kind === "move" ? null : centre(from));
  const source = kind === "move" ? centre(from) : goal;
  return () => (source && goal ? ghost(motion, source, goal) : []);
}

/**
 * A glyph that goes from place to place and away.
 * @param {Motion} motion
 * @param {DOMPoint} source
 * @param {DOMPoint} goal
 */
function ghost({ kind, glyph, owner }, source, goal) {
  const piece = document.createElement("div");
  piece.className = `moving ${owner}`;
  piece.setAttribute("aria-hidden", "true");
  piece.dataset.local = "";
  piece.append(picture(glyph));
  document.body.append(piece);
  const at = (/** @type {DOMPoint} */ p, more = "") => `translate(${p.x}px, ${p.y}px) translate(-50%, -50%) ${more}`;
  const frames = {
    move: [{ transform: at(source), opacity: 0.5 }, { transform: at(goal), opacity: 1 }],
    flip: [{ transform: at(source, "rotateY(90deg)") }, { transform: at(goal, "rotateY(0)") }],
    fade: [{ transform: at(source), opacity: 1 }, { transform: at(goal, "scale(1.6)"), opacity: 0 }],
    appear: [{ transform: at(source, "scale(.3)"), opacity: 0 }, { transform: at(goal), opacity: 1 }],
    say: [],
  };
  const animation = piece.animate(frames[kind], STEP);
  void animation.finished.catch(() => {}).then(() => piece.remove());
  return [animation];
}

/**
 * From the back, which shows nothing, to the face.
 * @param {SVGGElement} token
 * @param {number} middle
 */
function turn(token, middle) {
  const wide = (/** @type {number} */ part) => ({ transform: `translateX(${middle}px) scaleX(${part}) translateX(${-middle}px)` });
  const face = [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1, offset: 0.5 }, { opacity: 1 }];
  return [
    token.animate([wide(1), wide(0), wide(1)], { ...STEP, easing: "linear", composite: "add" }),
    ...[...token.querySelectorAll(".gl")].map((glyph) => glyph.animate(face, { ...STEP, easing: "linear" })),
  ];
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

/**
 * Says the last of it in the strip, where it stays until something else happens; the log has all.
 * @param {string[]} lines
 */
function caption(lines) {
  const said = document.getElementById("caption");
  if (!said || lines.length === 0) return;
  said.textContent = lines.at(-1) ?? "";
  said.title = lines.join(" ");
}

/** What is said has its place from the beginning, so that nothing moves for it. */
export function start() {
  const said = document.createElement("p");
  said.id = "caption";
  said.dataset.local = "";
  said.setAttribute("role", "status");
  document.getElementById("strip")?.append(said);
  document.addEventListener("submit", stop, { capture: true });
}
