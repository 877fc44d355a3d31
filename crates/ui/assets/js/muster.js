// What goes on together, by count: `#muster` has a row for everything that can be picked (`[data-unit]`) and a button for each place
// it can go to (`[data-go]`). The ways there are drawn on the board.

import { answers } from "./answers.js";
import { mark, own } from "./morph.js";
import { word } from "./words.js";
import * as band from "./band.js";
import * as ways from "./ways.js";

/** The places that were pointed at before. @type {readonly string[]} */
let toward = [];
/** What is done after every press, and to send it all to a place. @type {{light: () => void, go: (place: string) => void}} */
let does = { light() {}, go() {} };

/**
 * Shows how many are picked, how many more could be, and where all of them can go.
 * @param {readonly string[]} pointed
 * @param {boolean} answered
 * @param {typeof does} acts
 */
export function show(pointed, answered, acts) {
  [toward, does] = [pointed, acts];
  const places = answered ? new Set() : band.places();
  const dice = ways.show(band.counts(), places);
  const panel = document.getElementById("muster");
  if (!panel) return;
  const [counts, open] = [new Map(band.counts()), answered ? [] : band.toward(answers(), toward).filter(band.takes)];
  mark(panel, "on", open.length > 0 || (band.size() > 0 && !answered));
  mark(panel, "begun", band.size() > 0 || (toward.length > 0 && open.length > 0));
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (panel.querySelectorAll("[data-unit]"))) {
    const { unit = "" } = row.dataset;
    const [count, more] = [counts.get(unit) ?? 0, open.some(({ things }) => things[0] === unit)];
    mark(row, "held", count > 0);
    mark(row, "out", count === 0 && !more);
    for (const [what, can] of /** @type {const} */ ([["less", count > 0], ["more", more], ["all", more || count > 0]])) {
      const button = row.querySelector(`[data-pick=${what}]`);
      if (button) own(button, "disabled", can ? null : "");
    }
    const shown = row.querySelector("output");
    if (shown) own(shown, "text", String(count));
  }
  for (const goal of /** @type {NodeListOf<HTMLElement>} */ (panel.querySelectorAll("[data-go]"))) {
    const { go = "" } = goal.dataset;
    mark(goal, "open", places.has(go) && (toward.length === 0 || toward.includes(go)));
    const words = { ".sends": word("fights" in goal.dataset ? "fights" : "moves", { count: band.size() }), ".rolls": dice.get(go) ?? "" };
    for (const [part, text] of Object.entries(words)) {
      const element = goal.querySelector(part);
      if (element) own(element, "text", text);
    }
  }
}

/** @param {Event} event */
function clicked({ target }) {
  const button = target instanceof Element ? target.closest("#muster button") : null;
  if (!(button instanceof HTMLButtonElement) || button.disabled) return;
  const { go, pick } = button.dataset;
  if (go) return does.go(go);
  const unit = button.closest("[data-unit]")?.getAttribute("data-unit") ?? "";
  const open = band.toward(answers(), toward);
  const full = !open.some((answer) => answer.things[0] === unit && band.takes(answer));
  if (pick === "less" || (pick === "all" && full)) band.drop(unit, pick === "all");
  else band.add(unit, open, pick === "all");
  does.light();
}

/** Listens on the whole page. */
export function start() {
  document.addEventListener("click", clicked);
}
