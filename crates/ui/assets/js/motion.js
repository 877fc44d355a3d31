// Shows what an opponent just did: a ghost of the piece goes from where it was to where it is, and a
// short line says so. Nothing moves for those who asked for less motion, or on a hidden page.

/**
 * Something that moved from one element to another.
 * @typedef {{kind?: string, glyph: string, owner: string, from: string, to: string, caption?: string}} Motion
 */

const LASTS = 220;
/** More than this at once would be a film, not a hint. */
const AT_MOST = 8;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move on this page now. */
export function lively() {
  return !still.matches && document.visibilityState === "visible";
}

/** @type {Motion[]} */
let queue = [];
let running = false;

/**
 * Says and shows what moved. Call it after the page has been patched.
 * @param {readonly Motion[]} motions
 */
export function play(motions) {
  if (motions.length === 0) return;
  caption(motions.map((motion) => motion.caption ?? "").filter(Boolean));
  if (!lively()) return;
  queue = [...queue, ...motions].slice(-AT_MOST);
  if (!running) run();
}

async function run() {
  running = true;
  for (let next = queue.shift(); next; next = queue.shift()) await show(next);
  running = false;
}

/** @param {Motion} motion */
async function show({ glyph, owner, from, to }) {
  const [start, end] = [centre(from), centre(to)];
  if (!start || !end || !lively()) return;
  const ghost = document.createElement("div");
  ghost.className = `moving ${owner}`;
  ghost.setAttribute("aria-hidden", "true");
  ghost.dataset.local = "";
  ghost.append(picture(glyph));
  document.body.append(ghost);
  const at = (/** @type {DOMPoint} */ p) => `translate(${p.x}px, ${p.y}px) translate(-50%, -50%)`;
  const frames = [
    { transform: at(start), opacity: 0.4 },
    { transform: at(end), opacity: 1 },
  ];
  const animation = ghost.animate(frames, { duration: LASTS, easing: "cubic-bezier(.2, .8, .2, 1)" });
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
 * A glyph out of the same file the page takes its own from.
 * @param {string} id
 */
export function picture(id) {
  const some = document.querySelector("use[href*='#']")?.getAttribute("href") ?? "#";
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("class", "i");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `${some.slice(0, some.indexOf("#"))}#${id}`);
  svg.append(use);
  return svg;
}

/** @param {string[]} lines */
function caption(lines) {
  const place = document.getElementById("caption");
  if (place && lines.length > 0) place.textContent = lines.slice(-3).join(" ");
}
