// A tile is turned where it is going to lie: of the ways to lay it (`#turning .turn`) one at a time is shown, on the `.cell` that was
// pointed at. Handles (`[data-turn]`) and keys show another; pressing the tile lays it. `#turned` says what that would mean.

import { answers, sentence } from "./answers.js";
import { left } from "./narrow.js";
import { mark, own } from "./morph.js";

/** @type {Record<string, string>} */
const KEYS = { q: "back", e: "on", s: "over" };

/** The way that is shown; empty if none is. */
let shown = "";
/** The ways there are where it lies. @type {SVGElement[]} */
let ways = [];
/** What was pointed at before. @type {readonly string[]} */
let pointed = [];

/**
 * Shows the tile in the cell that was pointed at.
 * @param {readonly string[]} picked
 * @param {Set<string>} open what can be pointed at next
 */
export function show(picked, open) {
  const layer = document.getElementById("turning");
  const cell = picked.map((id) => document.getElementById(id)).find((thing) => thing?.matches(".cell"));
  const all = /** @type {NodeListOf<SVGElement>} */ (document.querySelectorAll("#turning .turn"));
  pointed = picked;
  ways = [...all].filter(({ id }) => cell && (open.has(id) || picked.includes(id)));
  const up = ways.find(({ id }) => id === shown) ?? ways[0];
  const fresh = up !== undefined && shown === "";
  if (layer) {
    mark(layer, "on", up !== undefined);
    own(layer, "transform", cell?.getAttribute("transform") ?? null);
  }
  turnUp(up, all);
  // Whoever has pointed at a place goes on with the tile there: the keys turn it, Enter lays it.
  if (fresh) up.focus({ preventScroll: true });
}

/**
 * @param {SVGElement | undefined} up
 * @param {Iterable<SVGElement>} all
 */
function turnUp(up, all) {
  shown = up?.id ?? "";
  for (const way of all) mark(way, "up", way === up);
  const says = document.getElementById("turned");
  const [answer] = up ? left(answers(), [...pointed, up.id]) : [];
  if (says) own(says, "text", answer ? sentence(answer.button) : null);
}

/**
 * Shows another way; says whether there is a tile to turn.
 * @param {string} how
 */
function turn(how) {
  const up = ways.find(({ id }) => id === shown);
  if (!up) return false;
  const alike = ways.filter(({ dataset }) => dataset.side === up.dataset.side);
  const others = ways.filter(({ dataset }) => dataset.side !== up.dataset.side);
  const at = alike.indexOf(up);
  const next = how === "over" ? others[at % others.length] : alike[(at + (how === "on" ? 1 : alike.length - 1)) % alike.length];
  if (next) {
    turnUp(next, ways);
    next.focus({ preventScroll: true });
  }
  return true;
}

/** Turns the tile with a key; says whether it was one of these. @param {string} pressed */
export function key(pressed) {
  const how = KEYS[pressed.toLowerCase()];
  return how !== undefined && turn(how);
}

/** Whether something is a way to lay a tile. @param {string} id */
export function isWay(id) {
  return Boolean(document.getElementById(id)?.closest("#turning"));
}

/** Listens on the whole page. */
export function start() {
  document.addEventListener("click", ({ target }) => {
    const handle = target instanceof Element ? target.closest("[data-turn]") : null;
    if (handle) turn(handle.getAttribute("data-turn") ?? "");
  });
}
