// The decision: its answers as buttons, and the same answers where they live on the table.

import { answers, decision, form, groups, keysOnBoard, reachable, sentence, showOnly } from "./answers.js";
import { attend } from "./board.js";
import { left, lit, point } from "./narrow.js";
import { mark, own } from "./morph.js";
import { post, tell } from "./talk.js";
import { counted, pick, word } from "./words.js";
import * as menu from "./menu.js";
import * as tips from "./tips.js";

/** @typedef {import("./answers.js").Answer} Answer */

/** The things pointed at so far. @type {string[]} */
let picked = [];
/** The decision they belong to. */
let asked = "";
/** Whether it has been answered. */
let answered = false;
/** The thing a first tap showed: a second one chooses it. */
let armed = "";

/** Whether something waits for an answer of the person here. */
export function isAsked() {
  return asked !== "";
}

/** After a patch: forgets what belonged to an older decision and lights what can be chosen. */
export function refresh() {
  const fresh = decision() !== asked;
  if (fresh) {
    asked = decision();
    answered = false;
    picked = [];
    armed = "";
    menu.close();
    for (const group of groups()) group.open = answers().every((answer) => answer.group === group);
  }
  light();
  if (fresh) attend([...document.querySelectorAll("#galaxy [data-may]")]);
}

function light() {
  const all = answers();
  const open = lit(all, picked);
  for (const element of document.querySelectorAll("[data-may]")) {
    mark(element, "chosen", picked.includes(element.id));
    mark(element, "unlit", picked.length > 0 && !open.has(element.id) && !picked.includes(element.id));
  }
  showOnly(left(all, picked), picked);
  keysOnBoard(picked);
  crumb(open);
}

/** Steps back: forgets the last thing pointed at or closes what is open. Says whether it did. */
export function back() {
  const open = [...groups()].find((group) => group.matches(".group[open]"));
  if (picked.length === 0 && !open) return false;
  menu.close();
  picked.pop();
  if (open && !open.dataset.thing) open.open = false;
  armed = "";
  light();
  return true;
}

/**
 * What was pointed at so far and what comes next, with a way back.
 * @param {Set<string>} open
 */
function crumb(open) {
  const words = picked.length === 0 ? "" : `${picked.map(nameOf).join(" ▸ ")} ▸ ${pick(([...open][0] ?? "").split("-")[0] ?? "")}`;
  const old = document.getElementById("crumb");
  if ((old?.firstChild?.nodeValue ?? "") === words) return;
  old?.remove();
  if (!words) return;
  const line = document.createElement("p");
  line.id = "crumb";
  line.dataset.local = "";
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "btn small", textContent: "✕" });
  button.setAttribute("aria-label", word("stepBack"));
  button.addEventListener("click", back);
  line.append(words, button);
  form()?.prepend(line);
}

/** @param {string} id */
function nameOf(id) {
  const thing = document.getElementById(id);
  const name = thing?.dataset.name ?? thing?.querySelector(".what")?.textContent ?? thing?.getAttribute("aria-label");
  return name ?? id.slice(id.indexOf("-") + 1).replaceAll(/[-_]/g, " ");
}

/**
 * The lit thing around a point of the page.
 * @param {EventTarget | null} target
 */
function thingAt(target) {
  const open = lit(answers(), picked);
  for (let up = target instanceof Element ? target : null; up; up = up.parentElement) {
    if (open.has(up.id)) return up;
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
  const all = answers();
  const its = lit(all, picked).has(element.id) ? left(all, [...picked, element.id]).map((answer) => answer.button) : [];
  if (element instanceof HTMLButtonElement && element.matches(".answer, .advised")) its.push(element);
  const sentences = its.map(sentence).filter(Boolean);
  return sentences.slice(0, 4).map((text, n) => {
    const line = document.createElement("p");
    line.className = "does";
    line.textContent = n === 3 && sentences.length > 4 ? counted("others", sentences.length - 3) : text;
    return line;
  });
}

/**
 * Points at an element: chooses it, narrows to it, or shows its menu.
 * @param {Element} element
 * @param {boolean} touch a finger shows first
 */
function pointAt(element, touch) {
  const step = point(answers(), picked, element.id, (id) => document.getElementById(id)?.checkVisibility() ?? false);
  if (step.kind === "nothing") return;
  if (touch && step.kind === "send" && armed !== element.id) {
    armed = element.id;
    aim(step.choice, element);
    void tips.show(element);
    return;
  }
  tips.hide();
  if (step.kind === "send") return send(step.choice.button);
  picked = step.picked;
  light();
  attend([...document.querySelectorAll("#galaxy [data-may]:not(.unlit)")]);
  if (step.kind === "menu") menu.open(element, nameOf(element.id), step.choices.map(({ button }) => button), send);
}

/**
 * Gives an answer, once.
 * @param {HTMLButtonElement} button
 */
function send(button) {
  menu.close();
  if (!answered) button.form?.requestSubmit(button);
}

/** @param {SubmitEvent} event */
async function submitted(event) {
  const sent = event.target;
  if (!(sent instanceof HTMLFormElement) || sent !== form()) return;
  event.preventDefault();
  if (answered) return;
  answered = true;
  tips.hide();
  const mine = asked;
  own(sent, "aria-busy", "true");
  const problem = await post(sent, event.submitter);
  own(sent, "aria-busy", null);
  // A stale answer is no problem: the present view is on its way.
  if (problem && asked === mine) answered = false;
  tell(problem);
}

/**
 * Lights the things of an answer and the answers of a thing.
 * @param {Answer | null} answer
 * @param {Element | null} thing
 */
function aim(answer, thing) {
  const aimed = new Set(answer?.things);
  for (const element of document.querySelectorAll(".aimed, [data-may]")) mark(element, "aimed", aimed.has(element.id));
  for (const { button, things } of answers()) {
    mark(button, "is-pointed", button === answer?.button || (thing !== null && things.includes(thing.id)));
  }
}

/** @param {Event} event */
function looked(event) {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest("button.answer, button.advised");
  aim((button && answers().find((answer) => answer.button.value === button.getAttribute("value"))) ?? null, thingAt(target));
}

/**
 * Gives the answer with a key; says whether there is one.
 * @param {string} pressed
 */
export function key(pressed) {
  const inMenu = menu.items();
  const button = (inMenu.length > 0 ? inMenu : reachable()).find((element) => element.dataset.key === pressed);
  button?.click();
  return Boolean(button);
}

/** Points at the focused thing; says whether it was one. */
export function act() {
  const element = thingAt(document.activeElement);
  if (element) pointAt(element, false);
  return Boolean(element);
}

/** @param {MouseEvent} event */
function clicked(event) {
  const target = event.target instanceof Element ? event.target : null;
  const touch = event instanceof PointerEvent && event.pointerType === "touch";
  const element = thingAt(target);
  const barred = target?.closest("[data-why]");
  const group = target?.closest("summary")?.parentElement;
  const inside = group ? left(answers(), picked).filter((answer) => answer.group === group) : [];
  if (element) {
    event.preventDefault();
    pointAt(element, touch);
  } else if (picked.length > 0 && inside[0] && inside.length === 1) {
    event.preventDefault();
    send(inside[0].button);
  } else if (menu.items().length > 0 && !target?.closest("#menu")) {
    back();
  } else if (touch && barred) {
    void tips.show(barred);
  }
}

/**
 * Opening a group by hand is pointing at its thing.
 * @param {Event} event
 */
function toggled({ target }) {
  if (!(target instanceof HTMLDetailsElement) || ![...groups()].includes(target)) return;
  const { thing } = target.dataset;
  if (thing && target.open !== picked.includes(thing)) {
    const within = target.contains(document.activeElement);
    picked = target.open ? [...picked, thing] : picked.filter((other) => other !== thing);
    light();
    if (within && target.open) target.querySelector("button")?.focus();
  } else {
    keysOnBoard(picked);
  }
}

/** Listens on the whole page. */
export function start() {
  document.addEventListener("submit", (event) => void submitted(event));
  document.addEventListener("pointerover", looked);
  document.addEventListener("focusin", looked);
  document.addEventListener("click", clicked);
  document.addEventListener("toggle", toggled, { capture: true });
}
