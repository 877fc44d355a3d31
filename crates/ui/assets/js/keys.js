// The keyboard: keys of the answers, hint, undo, help, and arrows along the board, which is one Tab stop.
// Tab itself is never taken.

import { own } from "./morph.js";
import { toggleList } from "./answers.js";
import * as basket from "./basket.js";
import * as board from "./board.js";
import { centre } from "./view.js";
import * as choose from "./choose.js";
import * as pointing from "./pointing.js";
import * as confirm from "./confirm.js";
import * as coach from "./coach.js";
import * as hint from "./hint.js";
import * as moments from "./moments.js";
import * as pace from "./pace.js";
import * as replay from "./replay.js";
import * as stage from "./stage.js";
import * as tips from "./tips.js";
import * as turning from "./turning.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The element of the board that Tab leads to. @type {Element | null} */
let stop = null;

/** Everything on the board that can have the focus. */
function stops() {
  return [...document.querySelectorAll("#drawing [data-near], #drawing .may:not(.turn:not(.up))")].filter((e) => e.checkVisibility());
}

/** Whether the Tab stop will be chosen anew. */
let waiting = false;

/**
 * After a patch: one of the things on the board is the Tab stop; which one is found out when the change has been
 * painted, since asking what can be seen takes as long as drawing it.
 */
export function refresh() {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => setTimeout(() => {
    waiting = false;
    settle();
  }));
}

/** Makes one of the things on the board the Tab stop. */
function settle() {
  const all = stops();
  if (!stop || !all.includes(stop)) stop = all.find((element) => element.matches(".may")) ?? all[0] ?? null;
  for (const element of all) own(element, "tabindex", element === stop ? "0" : "-1");
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * The nearest neighbour of an element in a direction: along its own list, or anything there.
 * @param {Element} from
 * @param {[number, number]} direction
 */
function neighbour(from, [dx, dy]) {
  const here = middle(from);
  const best = (/** @type {Element[]} */ among) => {
    let found = null;
    let least = Infinity;
    for (const element of among) {
      const there = middle(element);
      const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      const far = ahead + 2 * aside;
      if (element !== from && ahead > 1 && aside <= ahead * 1.5 && far < least) {
        found = element;
        least = far;
      }
    }
    return found;
  };
  const near = from.getAttribute("data-near")?.split(" ") ?? [];
  const all = stops();
  return best(all.filter((element) => near.includes(element.id))) ?? best(all);
}

/**
 * @param {Element} element
 */
function moveTo(element) {
  stop = element;
  settle();
  centre(element);
  /** @type {SVGElement} */ (element).focus({ preventScroll: true });
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = /** @type {Element} */ (event.target);
  const typing = target.matches("input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]");
  if (typing) {
    if (event.key === "Escape") /** @type {HTMLElement} */ (target).blur();
    return;
  }
  if (document.querySelector("dialog[open]")) return;
  if (done(event, target)) event.preventDefault();
}

/**
 * @param {KeyboardEvent} event
 * @param {Element} target
 */
function done({ key, shiftKey }, target) {
  if (replay.key(key, shiftKey, target)) return true;
  if (key === "Escape") return tips.hide() || pace.close() || hint.close() || basket.back() || choose.back() || coach.back() || moments.back();
  if (key === "Enter" && !target.matches("a, button, summary") && confirm.yes()) return true;
  if (key === "Enter" || key === " ") return !target.matches("a, button, summary") && pointing.act();
  const arrow = ARROWS[key];
  if (arrow) {
    const from = target.closest("#drawing [tabindex]");
    const next = from && neighbour(from, arrow);
    if (next) moveTo(next);
    return Boolean(from);
  }
  if (key === "?") return help();
  if (board.key(key) || turning.key(key)) return true;
  if (key.toLowerCase() === "l") return toggleList();
  if (key === ".") return press("#skip button");
  if (key.toLowerCase() === "g" && stage.toggle()) return true;
  if (key.toLowerCase() === "u") return press("form#undo button");
  if (key.toLowerCase() === "h") return hint.key("ask-hint");
  if (key.toLowerCase() === "o") return hint.key("ask-odds");
  return choose.key(key);
}

/** @param {string} selector */
function press(selector) {
  const button = document.querySelector(selector);
  if (!(button instanceof HTMLButtonElement) || button.disabled) return false;
  button.click();
  return true;
}

function help() {
  const about = document.getElementById("about");
  about?.togglePopover();
  return Boolean(about);
}

/** Listens on the whole page. */
export function start() {
  document.addEventListener("keydown", pressed);
  document.addEventListener("focusin", (event) => {
    const element = event.target instanceof Element ? event.target.closest("#drawing [tabindex]") : null;
    if (element && element !== stop && stops().includes(element)) {
      stop = element;
      refresh();
    }
  });
  refresh();
}
