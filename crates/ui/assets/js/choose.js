// The decision: its answers as buttons, and the same answers where they live on the table.

import { answers, decision, form, inLines, lightUp, list, onTable, sentence, showInSlots, showOnly, somethingShines, writeKey, writeKeys } from "./answers.js";
import { aim, unpin } from "./aim.js";
import { attend } from "./attend.js";
import { tellEdges } from "./view.js";
import { left, lit, point } from "./narrow.js";
import { own } from "./morph.js";
import { post, tell } from "./talk.js";
import { setting } from "./settings.js";
import * as band from "./band.js";
import * as basket from "./basket.js";
import * as confirm from "./confirm.js";
import * as coach from "./coach.js";
import * as crumb from "./crumb.js";
import * as menu from "./menu.js";
import * as muster from "./muster.js";
import * as shortcuts from "./shortcuts.js";
import * as several from "./several.js";
import * as tips from "./tips.js";
import * as tray from "./tray.js";
import * as turning from "./turning.js";
import * as wish from "./wish.js";

/** @typedef {import("./answers.js").Answer} Answer */

/** An answer that takes longer, in milliseconds, is seen to be on its way; a shorter one is its own sign. */
const SOON = 60;

/** The things pointed at so far. @type {string[]} */
let picked = [];
/** Those of them that hold again when the answer they lead to is not confirmed. @type {string[]} */
let before = [];
/** The decision they belong to. */
let asked = "";
/** Whether it has been answered. */
let answered = false;
/** The thing a first tap showed: a second one chooses it. */
let armed = "";
/** Whether something waits for an answer of the person here. */
export const isAsked = () => asked !== "";

/** After a patch: forgets what belonged to an older decision and lights what can be chosen. */
export function refresh() {
  const fresh = decision() !== asked;
  if (fresh) {
    const now = form();
    if (now) own(now, "aria-busy", null);
    asked = decision();
    answered = false;
    picked = [];
    band.forget();
    armed = "";
    confirm.close();
    menu.close();
    tips.hide();
    unpin();
    shortcuts.give(answers());
  }
  light();
  if (!fresh) return;
  aim(null, null);
  lookAfter(true);
  const shown = list();
  if (shown) shown.open = "opens" in shown.dataset || !somethingShines();
}

/** Brings what can be chosen now into sight. @param {boolean} [fresh] the question has just come */
export function lookAfter(fresh) {
  if (!basket.isOpen()) tray.show(open());
  attend(fresh);
}

/** Lights what can be pointed at next. Once an answer is on its way, only what it is made at. */
function light() {
  const all = answers();
  const now = open();
  const chosen = new Set([...picked, ...band.things()]);
  lightUp(now, chosen, answered ? new Set() : band.places(), answered);
  showInSlots(picked);
  showOnly(band.size() > 0 ? all.filter(band.takes) : left(all, picked));
  writeKeys((answer) => shortcuts.leadingTo(answer, picked), shortcuts.among(now));
  muster.show(picked, answered, { light, go });
  turning.show(picked, now);
  tellEdges();
  if (band.size() > 0 && !answered) crumb.showBand(band.counts(), shortcuts.among(band.places()), { back, go, along: () => band.takeAlong(answers(), light) });
  else crumb.show(picked.map(crumb.nameOf), now, back);
}

/**
 * What can be pointed at now.
 * @param {readonly string[]} [after] what was pointed at before
 * @returns {Set<string>}
 */
function open(after = picked) {
  if (answered) return new Set();
  const all = answers();
  if (band.size() === 0) return lit(all, after);
  return new Set([...band.places(), ...band.things(), ...all.filter(band.takes).flatMap(({ things }) => things.slice(0, 1))]);
}

/** The things pointed at, but for those of an answer that is not confirmed yet. */
function pointed() {
  return confirm.isOpen() ? before : picked;
}

/** Forgets an answer that was not confirmed; says whether there was one. */
function notYet() {
  if (!confirm.close()) return false;
  picked = before;
  light();
  return true;
}

/** Forgets what was pointed at. */
function forget() {
  menu.close();
  tips.hide();
  picked = [];
  light();
}

/** Steps back: closes what is open or forgets the last thing pointed at. Says whether it did. */
export function back() {
  if (notYet()) return true;
  const shown = list();
  if (menu.items().length === 0 && shown?.open) {
    shown.open = false;
    return true;
  }
  if (band.back()) {
    light();
    return true;
  }
  if (picked.length === 0) return tray.close();
  menu.close();
  picked.pop();
  armed = "";
  light();
  return true;
}

/**
 * What stays picked when a thing takes the place of another of its sort, such as one order of another; nothing if it cannot.
 * @param {string} thing
 */
function instead(thing) {
  const sort = (/** @type {string} */ id) => id.split("-")[0];
  const old = band.size() > 0 ? undefined : picked.find((id) => id !== thing && sort(id) === sort(thing));
  const rest = picked.filter((id) => id !== old);
  return old && !picked.includes(thing) && lit(answers(), rest).has(thing) ? rest : null;
}

/** The thing around a point of the page that can be pointed at. @param {EventTarget | null} target */
export function thingAt(target) {
  const now = open(pointed());
  for (let up = target instanceof Element ? target : null; up; up = up.parentElement) {
    if (now.has(up.id) || (up.hasAttribute("data-may") && !answered && instead(up.id))) return up;
    if (up.matches("a[href], button, input, select, summary")) return null;
  }
  return null;
}

/**
 * What the decision says about an element: what choosing it would do.
 * @param {Element} element
 * @returns {Node[]}
 */
export function note(element) {
  // It stands beside the board already.
  if (turning.isWay(element.id)) return [];
  const all = answers();
  const goes = band.places().has(element.id) ? band.to(element.id).does : [];
  const its = lit(all, picked).has(element.id) ? left(all, [...picked, element.id]).map((answer) => answer.button) : [];
  if (element instanceof HTMLButtonElement && element.matches(".answer, .do-it")) its.push(element);
  return inLines([...goes, ...its.map(sentence).filter(Boolean)]);
}

/**
 * Points at an element: chooses it, narrows to it, or shows its menu.
 * @param {Element} element
 * @param {boolean} touch a finger shows first
 * @param {boolean} [all] with everything that stands there
 */
export function pointAt(element, touch, all = false) {
  if (answered) return;
  notYet();
  const musters = band.size() > 0;
  if (band.pick(element.id, band.toward(answers(), picked), all)) {
    picked = [];
    light();
    return lookAfter();
  }
  if (musters && touch && armed !== element.id) {
    armed = element.id;
    return void tips.show(element);
  }
  if (musters) return go(element.id);
  picked = instead(element.id) ?? picked;
  const step = point(answers(), picked, element.id, (id) => onTable(id) || turning.isWay(id));
  if (step.kind === "nothing") return;
  if (step.kind === "send" && band.musters(step.choice)) return light();
  // Who has pointed at one thing and then at another means it, and so does who has read on a card what it does.
  if (touch && step.kind === "send" && picked.length === 0 && armed !== element.id && !element.querySelector(".words") && !confirm.wanted(step.choice.button)) {
    armed = element.id;
    aim(step.choice, element);
    void tips.show(element);
    return;
  }
  tips.hide();
  if (step.kind === "send") return send(step.choice.button);
  picked = step.picked;
  light();
  lookAfter();
  if (step.kind !== "menu") return;
  menu.open(element, crumb.nameOf(element.id), step.choices.map(({ button }) => button), send);
  for (const [n, item] of menu.items().entries()) writeKey(item, shortcuts.leadingTo(/** @type {Answer} */ (step.choices[n]), picked));
}

/**
 * Sends what is picked to a place, all of it or nothing.
 * @param {string} place
 */
function go(place) {
  const [sent, { sends }] = [form(), band.to(place)];
  if (answered || !sent || sends.length === 0) return;
  tips.hide();
  several.submit(sent, sends);
}

/** Gives an answer, once. @param {HTMLButtonElement} button */
function send(button) {
  menu.close();
  if (!answered) button.form?.requestSubmit(button);
}

/** The form is sent. @param {SubmitEvent} event */
export async function submitted(event) {
  const sent = event.target;
  if (!(sent instanceof HTMLFormElement) || sent !== form()) return;
  event.preventDefault();
  if (answered || several.took(event.submitter)) return;
  if (basket.took(event.submitter)) return forget();
  tips.hide();
  menu.close();
  const given = answers().find(({ button }) => button.value === event.submitter?.getAttribute("value"));
  const earlier = pointed();
  if (confirm.asks(event.submitter, notYet, basket.without(event.submitter))) {
    before = earlier;
    picked = [...(given?.things ?? [])];
    return light();
  }
  const together = band.things();
  answered = true;
  const mine = asked;
  own(sent, "aria-busy", "true");
  // What goes without saying, such as a payment that makes no difference or a last call, is left to the server.
  const brief = together.length > 0 || setting("pay") !== "asked";
  const sending = post(sent, event.submitter, brief ? { brief: wish.isWished() ? "calls" : "on" } : {});
  picked = [...(given?.things ?? together)];
  band.forget();
  setTimeout(() => answered && asked === mine && putOut(), SOON);
  const problem = await sending;
  // A stale answer is no problem: the present view is on its way.
  if (problem && asked === mine) {
    answered = false;
    own(sent, "aria-busy", null);
    forget();
  }
  tell(coach.answer(problem) ? "" : problem);
}

/** Nothing is lit any more but what was chosen, while the server takes its time. */
function putOut() {
  aim(null, null);
  light();
  list()?.removeAttribute("open");
}

/**
 * Gives the answer, or points at the thing, with a key; says whether there is one.
 * @param {string} pressed
 */
export function key(pressed) {
  const all = answers();
  const given = band.size() === 0 && shortcuts.answerWith(left(all, pointed()), pressed);
  if (given) send(given.button);
  const thing = document.getElementById(shortcuts.thingWith(open(pointed()), pressed));
  if (thing) pointAt(thing, false);
  return Boolean(given || thing);
}
