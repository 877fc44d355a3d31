// The coach's note: beside what it speaks of, never over it; help for those who hesitate; answers to
// choices that were not played. Without script the note stands in a corner and its buttons are forms.

import { answers, list } from "./answers.js";
import { attend as look } from "./attend.js";
import { mark, own } from "./morph.js";
import { post, tell } from "./talk.js";

/** What the note keeps clear of its anchor and of the edges, in pixels. */
const GAP = 16;
/** On such a screen the note is a sheet at the foot of the board. */
const narrow = matchMedia("(max-width: 760px), (max-height: 540px)");
/** Who does nothing for so long gets help, step by step: in milliseconds. */
const HELP = { pulse: 15_000, louder: 30_000, offer: 60_000 };

/** What the note said last: a new one begins anew. */
let shown = "";
/** Whether the person has folded it. */
let folded = false;
/** Whether the person uses the keyboard. */
let byKeys = false;
/** Whether it says why a choice was not played. */
let spoke = false;
/** @type {number[]} */
let timers = [];

/** @returns {HTMLElement | null} */
function note() {
  return document.getElementById("coach");
}

/**
 * The first of some elements that can be seen.
 * @param {string} ids with spaces between them
 */
function first(ids) {
  for (const id of ids.split(" ")) {
    const element = id ? document.getElementById(id) : null;
    if (element?.checkVisibility()) return element;
  }
  return null;
}

/** @param {string} pattern in which `*` stands for anything @param {string} choice */
function fits(pattern, choice) {
  const [begin = "", end] = pattern.split("*");
  return end === undefined ? choice === pattern : choice.startsWith(begin) && choice.endsWith(end);
}

/** The answers that the note waits for. @param {HTMLElement} coach */
function accepted(coach) {
  const patterns = (coach.dataset.accepted ?? "").split("|").filter(Boolean);
  return answers().filter(({ button }) => patterns.some((pattern) => fits(pattern, button.value)));
}

/** The open rungs of the ladder of hints that say where. @param {HTMLElement} coach @returns {NodeListOf<HTMLElement>} */
function rungs(coach) {
  return coach.querySelectorAll("details[open] > details[open][data-things]");
}

/** Everything the note speaks of. @param {HTMLElement} coach */
function spokenOf(coach) {
  const { anchor = "", also = "" } = coach.dataset;
  const named = [anchor, ...also.split("|")].map(first);
  const hinted = [...rungs(coach)].flatMap((rung) => rung.dataset.things?.split(" ") ?? []);
  const chosen = accepted(coach).flatMap(({ things }) => things);
  const pointed = [...chosen, ...hinted].map((id) => document.getElementById(id));
  return new Set([...named, ...pointed].filter((element) => element !== null));
}

/**
 * Sets the note beside its anchor: where it covers least of what it speaks of.
 * @param {HTMLElement} coach
 */
function place(coach) {
  coach.removeAttribute("style");
  const anchor = first(coach.dataset.anchor ?? "");
  if (!anchor || narrow.matches) {
    own(coach, "data-side", null);
    const [board, form] = ["middle", "answers"].map((id) => document.getElementById(id)?.getBoundingClientRect());
    if (!narrow.matches || !board) return;
    // Answers may stand at the foot as well: the note lies above them, and folded it goes up.
    const foot = form && form.left < board.right ? Math.min(form.top, board.bottom) : board.bottom;
    Object.assign(coach.style, folded ? { top: `${board.top + GAP / 2}px`, bottom: "auto" } : { bottom: `${innerHeight - foot + GAP / 2}px` });
    return;
  }
  const box = anchor.getBoundingClientRect();
  const [width, height] = [coach.offsetWidth, coach.offsetHeight];
  const keep = [...spokenOf(coach)].map((element) => element.getBoundingClientRect());
  const prompt = document.getElementById("prompt")?.getBoundingClientRect();
  if (prompt) keep.push(prompt);
  const within = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ most) => Math.max(GAP / 2, Math.min(at, most - size - GAP / 2));
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const places = [
    { side: "right", left: box.right + GAP, top: within(y - 40, height, innerHeight) },
    { side: "left", left: box.left - GAP - width, top: within(y - 40, height, innerHeight) },
    { side: "above", left: within(x - width / 2, width, innerWidth), top: box.top - GAP - height },
    { side: "below", left: within(x - width / 2, width, innerWidth), top: box.bottom + GAP },
    // Where nothing is left beside it: over the log.
    { side: "", left: innerWidth - width - GAP / 2, top: within(innerHeight, height, innerHeight) },
  ];
  const cost = (/** @type {{left: number, top: number}} */ { left, top }) => {
    const out = Math.max(0, -left) + Math.max(0, -top) + Math.max(0, left + width - innerWidth) + Math.max(0, top + height - innerHeight);
    const over = keep.reduce((sum, it) => {
      const across = Math.min(left + width, it.right) - Math.max(left, it.left);
      const down = Math.min(top + height, it.bottom) - Math.max(top, it.top);
      return sum + (across > 0 && down > 0 ? across * down : 0);
    }, 0);
    return out * 1000 + over;
  };
  const costs = places.map(cost);
  const best = places[costs.indexOf(Math.min(...costs))];
  if (!best) return;
  const left = within(best.left, width, innerWidth);
  const top = within(best.top, height, innerHeight);
  coach.style.left = `${left}px`;
  coach.style.top = `${top}px`;
  coach.style.right = coach.style.bottom = "auto";
  const beside = best.side === "left" || best.side === "right";
  const tip = beside ? y - top - 7 : x - left - 7;
  coach.style.setProperty("--tip", `${Math.max(12, Math.min(tip, (beside ? height : width) - 26))}px`);
  own(coach, "data-side", best.side || null);
}

/** Help for those who hesitate. @param {HTMLElement} coach */
function wait(coach) {
  timers.forEach(clearTimeout);
  mark(coach, "urged", false);
  const later = (/** @type {number} */ time, /** @type {() => void} */ help) => setTimeout(help, time);
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  timers = [
    later(HELP.pulse, () => {
      if (!calm) for (const element of spokenOf(coach)) mark(element, "pulses", true);
    }),
    later(HELP.louder, () => mark(coach, "urged", true)),
    later(HELP.offer, () => {
      const show = coach.querySelector("[data-lead=show]");
      if (show) mark(show, "offered", true);
      place(coach);
    }),
  ];
}

/** On the phone, brings what the note stands for into sight above it. @param {HTMLElement} coach */
function uncover(coach) {
  const anchor = first(coach.dataset.anchor ?? "");
  look(true);
  if (anchor && !anchor.closest("#drawing")) anchor.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** After every change of the page. */
export function refresh() {
  const coach = note();
  const points = coach && (coach.dataset.anchor !== undefined || rungs(coach).length > 0);
  mark(document.body, "coaching", Boolean(points) && !folded);
  for (const element of document.querySelectorAll(".spoken-of, .pulses")) {
    mark(element, "spoken-of", false);
    mark(element, "pulses", false);
  }
  if (!coach) {
    timers.forEach(clearTimeout);
    return;
  }
  mark(coach, "js", true);
  const button = coach.querySelector(".fold");
  const says = `${coach.querySelector("#coach-title")?.textContent} ${coach.dataset.accepted}`;
  const fresh = says !== shown;
  if (fresh) {
    shown = says;
    folded = false;
    if (spoke) answer("");
    wait(coach);
  }
  mark(coach, "folded", folded);
  if (button) own(button, "aria-expanded", String(!folded));
  if (!folded) for (const element of spokenOf(coach)) mark(element, "spoken-of", true);
  place(coach);
  if (fresh && narrow.matches) uncover(coach);
  if (fresh) attend(coach);
}

/**
 * For who uses the keyboard, the focus goes to the first choice that is lit, or to the list it stands in.
 * @param {HTMLElement} coach
 */
function attend(coach) {
  const here = document.activeElement;
  if (!byKeys || (here && here !== document.body && !here.closest("#prompt, #coach, #drawing"))) return;
  const lit = accepted(coach).map(({ button }) => button);
  /** @type {HTMLElement | null | undefined} */
  const closed = lit.length > 0 ? list()?.querySelector("summary") : coach.querySelector(".asks .primary");
  const target = lit.find((button) => button.checkVisibility()) ?? closed;
  target?.focus({ preventScroll: true });
}

/**
 * Says in the note why a choice was not played; says whether there is a note to say it in.
 * @param {string} sentence
 */
export function answer(sentence) {
  const line = note()?.querySelector("#heard");
  if (!line) return false;
  spoke = sentence !== "";
  own(line, "text", sentence);
  if (!spoke) own(line, "text", null);
  const coach = note();
  if (sentence && folded) fold(false);
  else if (coach) place(coach);
  return true;
}

/** @param {boolean} away */
function fold(away) {
  folded = away;
  refresh();
}

/** Folds the note away; says whether there was one to fold. */
export function back() {
  if (!note() || folded) return false;
  fold(true);
  return true;
}

/** @param {SubmitEvent} event */
async function led(event) {
  const sent = event.target;
  if (!(sent instanceof HTMLFormElement) || !sent.matches("form.lead")) return;
  event.preventDefault();
  if (sent.hasAttribute("aria-busy")) return;
  own(sent, "aria-busy", "true");
  const problem = await post(sent, event.submitter);
  own(sent, "aria-busy", null);
  tell(problem);
}

/** Listens on the whole page. */
export function start() {
  document.addEventListener("submit", (event) => void led(event));
  document.addEventListener("click", ({ target }) => {
    const element = target instanceof Element ? target : null;
    if (element?.closest("#coach .fold")) fold(!folded);
    else if (narrow.matches && !element?.closest("#coach, #shown")) back();
  });
  // What a hint points at is lit while it is open. The event does not rise by itself.
  document.addEventListener("toggle", ({ target }) => {
    if (target instanceof Element && target.closest("#coach")) refresh();
  }, true);
  for (const sign of ["pointerdown", "keydown"]) {
    document.addEventListener(sign, () => {
      byKeys = sign === "keydown";
      const coach = note();
      if (coach) wait(coach);
    });
  }
  // Twice: the board takes its new size a frame later, and what the note stands beside with it.
  addEventListener("resize", () => {
    refresh();
    requestAnimationFrame(() => requestAnimationFrame(refresh));
  });
}
