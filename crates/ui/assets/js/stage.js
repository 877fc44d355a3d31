// The show of what was decided elsewhere on the page in one go, such as a battle: scene by scene, step by step.
// The page holds it as a closed dialog, `#shown`; it opens when it has scenes that were not there before. What comes
// from the server meanwhile waits, so that nothing is asked behind it.
//
// * `#shown[data-battle]` tells one show from the next; `data-scenes` has how long each step lasts, "400 250 90;400 …";
// * what has `data-step` appears then, what has `data-until` goes; `[data-scene]` is the part that a scene is about;
// * `data-waits`: at the end somebody must go on; otherwise it closes by itself;
// * `data-outcome`: from this step on it lies beside the board (`beside.js`);
// * `.show-go`, `.show-again`, `.show-skip`, `.show-onward`: buttons in it;
// * `[data-for]` shows what pointing at the thing of this id would do; `#stage-switch` (G) lets the board be seen.

import { attend } from "./attend.js";
import * as beside from "./beside.js";
import { lively } from "./motion.js";
import { mark, patch } from "./morph.js";
import { together } from "./stream.js";
import { open } from "./view.js";

/** @typedef {import("./stream.js").Update} Update */

/** What has been shown: of which battle, how many scenes. */
let seen = { battle: "", scenes: 0 };
/** The step that is shown; none while the show is closed. @type {number | null} */
let at = null;
let timer = 0;
/** What came meanwhile. @type {Update[]} */
let held = [];
/** What the show is about comes to the page while it goes on. */
let letting = false;
/** Nothing is shown until something is asked. */
let skipping = false;
/** @type {(update: Update) => void} */
let take = () => {};

/** @returns {HTMLDialogElement | null} */
function dialog() {
  const shown = document.getElementById("shown");
  return shown instanceof HTMLDialogElement ? shown : null;
}

/** How long the steps of each scene last. @returns {number[][]} */
function scenes() {
  const written = dialog()?.dataset.scenes;
  return written ? written.split(";").map((scene) => scene.split(" ").map(Number)) : [];
}

/** The first step of a scene, counted through all of them. @param {number} scene */
function first(scene) {
  return scenes().slice(0, scene).flat().length;
}

/** The scene that a step belongs to. @param {number} place */
function sceneOf(place) {
  return scenes().findIndex((_, scene) => place < first(scene + 1));
}

function now() {
  return { battle: dialog()?.dataset.battle ?? "", scenes: scenes().length };
}

/** Whether nothing is to move and nobody is to wait: the pace that was chosen for the table. */
function instant() {
  return document.querySelector("#paces [name=pace][value=instant][aria-pressed=true]") !== null;
}

/**
 * Keeps an update for later while something is shown, or begins to show what it brings; says whether it did.
 * @param {Update} update
 */
export function hold(update) {
  if (letting) return false;
  const part = update.fragments.find(({ id }) => id === "shown");
  if (at === null && part) {
    patch([part]);
    const fresh = now();
    const from = fresh.battle === seen.battle ? seen.scenes : 0;
    seen = fresh;
    if (fresh.scenes > from && !skipping) play(from);
  }
  if (at === null) return false;
  held = update.whole ? [update] : [...held, update];
  return true;
}

/** After a patch: what is asked ends skipping. @param {boolean} asked */
export function refresh(asked) {
  if (asked) skipping = false;
  point(document.activeElement);
}

/**
 * Shows the scenes from this one on.
 * @param {number} scene
 */
function play(scene) {
  const shown = dialog();
  const steps = scenes().flat().length;
  if (!shown || steps === 0) return;
  const waits = "waits" in shown.dataset;
  if (instant() && !waits) return;
  if (beside.take()) shown.close();
  if (!shown.open) shown.showModal();
  mark(shown, "on-show", true);
  step(instant() ? steps - 1 : first(scene));
  /** @type {HTMLElement | null} */ (shown.querySelector(".show-go"))?.focus();
}

/** Shows a step, and after its time the next. @param {number} next */
function step(next) {
  clearTimeout(timer);
  const lasts = scenes().flat();
  if (next >= lasts.length) return ended();
  at = next;
  draw(next);
  settle(next);
  const last = next === lasts.length - 1;
  if (last && dialog()?.dataset.waits !== undefined) return ended();
  timer = setTimeout(() => step(next + 1), lasts[next]);
}

/**
 * The outcome lies beside the board as it is now: with the update that brought it.
 * @param {number} place the step
 */
function settle(place) {
  const shown = dialog();
  const from = shown?.dataset.outcome;
  if (!shown || from === undefined || place < Number(from)) return;
  const brought = held.shift();
  letting = true;
  if (brought) take(brought);
  letting = false;
  beside.lay(shown);
  /** @type {HTMLElement | null} */ (shown.querySelector(".show-go"))?.focus();
}

/** @param {number} place the step */
function draw(place) {
  const shown = dialog();
  if (!shown) return;
  const scene = sceneOf(place);
  for (const part of shown.querySelectorAll("[data-step], [data-until]")) {
    const { step: from, until } = /** @type {HTMLElement} */ (part).dataset;
    mark(part, "yet", place < Number(from ?? 0) || (until !== undefined && place >= Number(until)));
  }
  for (const part of shown.querySelectorAll("[data-scene]")) {
    const its = Number(/** @type {HTMLElement} */ (part).dataset.scene);
    const last = shown.querySelectorAll("[data-scene]").length - 1;
    const present = its === Math.min(scene, last);
    if (present && !part.matches(".now")) part.scrollIntoView({ block: "nearest", inline: "center", behavior: lively() ? "smooth" : "auto" });
    mark(part, "now", present);
    mark(part, "later", its > scene);
  }
}

/** All has been shown: it waits for somebody, or closes. */
function ended() {
  const shown = dialog();
  if (!shown) return;
  if (shown.dataset.waits === undefined) return close();
  mark(shown, "on-show", false);
}

/** Goes on: to the end of the scene, to the next one, or away. */
function goOn() {
  const shown = dialog();
  if (!shown || at === null || !shown.matches(".on-show")) return close();
  const scene = sceneOf(at);
  step(at < first(scene + 1) - 1 ? first(scene + 1) - 1 : first(scene + 1));
}

function close() {
  clearTimeout(timer);
  at = null;
  const shown = dialog();
  if (shown) {
    mark(shown, "on-show", false);
    for (const part of shown.querySelectorAll(".yet, .now, .later")) for (const name of ["yet", "now", "later"]) mark(part, name, false);
    if (shown.open) shown.close();
  }
  const lay = beside.take();
  const waiting = held;
  held = [];
  together(waiting).forEach(take);
  if (!lay || at !== null) return;
  open();
  attend(true);
}

/** @param {MouseEvent} event */
function clicked(event) {
  const target = event.target instanceof Element ? event.target : null;
  const opener = target?.closest("[popovertarget='shown']");
  const shown = dialog();
  if (opener && !opener.closest("#shown")) {
    event.preventDefault();
    // Whoever wants to see it again decides when it is enough.
    if (shown && !shown.matches(":popover-open")) play(0);
    return;
  }
  if (!target?.closest("#shown") || at === null || target.closest("a")) return;
  event.preventDefault();
  if (target.closest(".show-again")) play(0);
  else if (target.closest(".show-skip")) close();
  else if (target.closest(".show-onward")) onward();
  else if (target.closest(".show-go") || shown?.matches(".on-show")) goOn();
}

/** Closes, and shows nothing before something is asked. */
function onward() {
  skipping = true;
  close();
  /** @type {HTMLElement | null} */ (document.querySelector("#skip button"))?.click();
}

/**
 * Shows what pointing at a thing would do.
 * @param {EventTarget | null} target
 */
function point(target) {
  const foreseen = document.querySelectorAll("[data-for]");
  if (foreseen.length === 0) return;
  let thing = target instanceof Element ? target.closest("[id]")?.id : "";
  if (thing && ![...foreseen].some((part) => part.getAttribute("data-for") === thing)) thing = "";
  for (const part of foreseen) mark(part, "is-seen", part.getAttribute("data-for") === thing);
}

/** Lets the board be seen, or the stage again; says whether there is a stage. */
export function toggle() {
  const box = document.getElementById("stage-switch");
  box?.click();
  return Boolean(box);
}

/** @param {typeof take} live takes the updates that were held back */
export function start(live) {
  take = live;
  seen = now();
  document.addEventListener("click", clicked, { capture: true });
  document.addEventListener("pointerover", ({ target }) => point(target));
  document.addEventListener("focusin", ({ target }) => point(target));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && dialog()?.matches(".beside") && !document.querySelector(":popover-open")) close();
  });
  document.addEventListener("cancel", (event) => {
    if (event.target !== dialog()) return;
    event.preventDefault();
    close();
  }, { capture: true });
}
