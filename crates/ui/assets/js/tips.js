// Tips: what a thing is (from the reference), what choosing it would do, or why it cannot be chosen.
// On hover, focus, tap or a long press; Escape closes them, the pointer may move onto them, and they
// stay until one looks elsewhere.

import { own as keep } from "./morph.js";
import { spot } from "./placing.js";
import { spoken, word } from "./words.js";

const SOON = 120;
const LATER = 400;
const GRACE = 250;
const LONG_PRESS = 500;

/** What a tip never covers: the question, and what a battle adds up to. */
const KEPT = "#ask, #stage .lane.now :is(.clash, .terms, .hits)";
/** How wide it may be, and what it keeps clear of its element. */
const WIDTHS = ["", "min(440px, 92vw)"];
const GAP = 8;
/** So far away it may lie, in parts of the page, so as to cover nothing that could be chosen as well. */
const REACH = 0.5;

/** @type {Map<string, Promise<string>>} */
const cache = new Map();

/** @type {HTMLElement | null} */
let box = null;
/** @type {Element | null} */
let shown = null;
/** @type {Element | null} */
let awaited = null;
let timer = 0;

/**
 * What the decision has to say about an element, if anything; see `choose.js`.
 * @type {(element: Element) => Node[]}
 */
let note = () => [];

/** @param {Element} element */
function words(element) {
  const why = element.getAttribute("data-why");
  const said = note(element);
  if (said.length > 0 || !why) return said;
  const line = document.createElement("p");
  line.className = "whynot";
  line.append(why);
  const rule = element.getAttribute("data-rule");
  if (rule) {
    const link = document.createElement("a");
    link.className = "rule";
    link.href = `/rules/${rule}`;
    link.textContent = word("rule", { rule: rule.replace(/^[^-]*-/, "") });
    line.append(" ", link);
  }
  return [line];
}

/**
 * The text of the reference about a thing.
 * @param {string} name `KIND/ID`
 */
function entry(name) {
  const known = cache.get(name);
  if (known) return known;
  const text = fetch(spoken(`/reference/${name}?tip`)).then((answer) => (answer.ok ? answer.text() : ""), () => "");
  cache.set(name, text);
  text.then((found) => found || cache.delete(name));
  return text;
}

/**
 * The element around a point of the page that has something to say.
 * @param {EventTarget | null} target
 */
function speaker(target) {
  for (let up = target instanceof Element ? target : null; up; up = up.parentElement) {
    if (up.hasAttribute("data-tip") || words(up).length > 0) return up;
  }
  return null;
}

/**
 * Shows the tip of an element.
 * @param {Element} element
 */
export async function show(element) {
  clearTimeout(timer);
  awaited = element;
  const said = words(element);
  const name = element.getAttribute("data-tip") ?? element.closest("[data-tip]")?.getAttribute("data-tip");
  const template = document.createElement("template");
  template.innerHTML = name ? await entry(name) : "";
  if (awaited !== element || !element.isConnected) return;
  const all = [...said, template.content];
  if (said.length === 0 && !template.content.firstChild) {
    hide();
    return;
  }
  if (!box) {
    box = document.createElement("div");
    Object.assign(box, { id: "tip", className: "tip", popover: "manual" });
    box.setAttribute("role", "tooltip");
    box.dataset.local = "";
    box.addEventListener("pointerenter", () => clearTimeout(timer));
    box.addEventListener("pointerleave", () => later(hide, GRACE));
    document.body.append(box);
  }
  if (shown && shown !== element) keep(shown, "aria-describedby", null);
  shown = element;
  keep(element, "aria-describedby", "tip");
  box.replaceChildren(...all);
  box.showPopover();
  // The tip of an answer must not lie on the other answers.
  const own = element.getBoundingClientRect();
  const list = element.closest("#list .list, #menu")?.getBoundingClientRect() ?? own;
  clear(element, new DOMRect(own.x, list.y, own.width, list.height), box);
}

/**
 * Lays a tip beside its element: over nothing that must be seen, nor over what could be chosen as well, unless it would be far away.
 * @param {Element} element
 * @param {DOMRect} at
 * @param {HTMLElement} tip
 */
function clear(element, at, tip) {
  const boxes = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)]
    .filter((other) => !other.contains(element) && !element.contains(other) && other.checkVisibility()).map((other) => other.getBoundingClientRect());
  // Wider it is not as high. Near the edge it would be measured narrower.
  tip.style.left = "0";
  const sizes = WIDTHS.map((most) => {
    tip.style.maxWidth = most;
    return { most, ...size(tip) };
  });
  const page = { width: innerWidth, height: innerHeight, gap: GAP };
  const [kept, others] = [[at, ...boxes(KEPT)], boxes("[data-may]")];
  const best = spot(sizes, at, [...kept, ...others], [], page);
  const chosen = best.over === 0 && best.away <= REACH * innerWidth ? best : spot(sizes, at, kept, others, page);
  tip.style.maxWidth = sizes.find(({ width }) => width === chosen.width)?.most ?? "";
  put(tip, chosen);
}

/** @param {HTMLElement} tip */
function size(tip) {
  const { width, height } = tip.getBoundingClientRect();
  return { width, height };
}

/**
 * @param {HTMLElement} tip
 * @param {{left: number, top: number}} at on the page
 */
function put(tip, { left, top }) {
  // What is drawn larger measures itself in larger pixels.
  const scale = tip.offsetWidth > 0 ? tip.getBoundingClientRect().width / tip.offsetWidth : 1;
  tip.style.left = `${left / scale}px`;
  tip.style.top = `${top / scale}px`;
}

/** Hides it; says whether there was one. */
export function hide() {
  clearTimeout(timer);
  awaited = null;
  if (!shown) return false;
  keep(shown, "aria-describedby", null);
  shown = null;
  box?.hidePopover();
  return true;
}

/** After a patch: the tip goes with its element, and says what holds now. */
export function refresh() {
  if (shown && (!shown.isConnected || (!shown.hasAttribute("data-tip") && words(shown).length === 0))) hide();
}

/**
 * Lays a menu above the element if there is room, else below it, else beside it; always on the screen.
 * @param {DOMRect} at
 * @param {HTMLElement} tip
 */
export function place(at, tip) {
  const { width, height } = size(tip);
  const clamp = (/** @type {number} */ value, /** @type {number} */ most) => Math.max(GAP, Math.min(value, most - GAP));
  let left = at.left + at.width / 2 - width / 2;
  let top = at.top - height - GAP;
  if (top < GAP) top = at.bottom + GAP;
  if (top + height > innerHeight - GAP) {
    top = at.top + at.height / 2 - height / 2;
    left = at.left > innerWidth - at.right ? at.left - width - GAP : at.right + GAP;
  }
  put(tip, { left: clamp(left, innerWidth - width), top: clamp(top, innerHeight - height) });
}

/**
 * @param {() => void} act
 * @param {number} wait
 */
function later(act, wait) {
  clearTimeout(timer);
  timer = setTimeout(act, wait);
}

/**
 * Listens on the whole page.
 * @param {typeof note} say
 */
export function start(say) {
  note = say;
  let [x, y] = [NaN, NaN];
  /** @type {Element | null} What has come to lie under a pointer that rests: it speaks when the pointer moves. */
  let beneath = null;
  /** @param {Element | null} element */
  const offer = (element) => {
    if (element === shown && shown) clearTimeout(timer);
    else if (element) later(() => show(element), words(element).length > 0 && !element.matches(".answer, .do-it") ? SOON : LATER);
    else later(hide, GRACE);
  };
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || box?.contains(/** @type {Node} */ (event.target))) return;
    const element = speaker(event.target);
    const rests = event.clientX === x && event.clientY === y;
    beneath = rests ? element : null;
    offer(rests && element !== shown ? null : element);
  });
  document.addEventListener("pointermove", (event) => {
    if (beneath && (event.clientX !== x || event.clientY !== y)) {
      offer(beneath);
      beneath = null;
    }
    [x, y] = [event.clientX, event.clientY];
  });
  document.addEventListener("focusin", (event) => {
    const element = event.target instanceof Element && event.target.matches(":focus-visible") && speaker(event.target);
    if (element) show(element);
    else if (!box?.contains(/** @type {Node} */ (event.target))) hide();
  });
  document.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch") return;
    const element = speaker(event.target);
    if (element) later(() => show(element), LONG_PRESS);
    else if (!box?.contains(/** @type {Node} */ (event.target))) hide();
  });
  document.addEventListener("pointercancel", () => clearTimeout(timer));
  document.addEventListener("pointerup", (event) => event.pointerType === "touch" && clearTimeout(timer));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[data-tip]");
    // At a table nobody wants to leave it; elsewhere a link leads where it says.
    if (!link || !document.body.dataset.table || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(link);
  });
}
