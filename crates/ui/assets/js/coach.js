// The coach's note: near what it speaks of, over nothing that can be answered with, or where the person has put it; help for those
// who hesitate; answers to choices that were not played. Without script the note stands in a corner and its buttons are forms.

import { answers, list } from "./answers.js";
import { attend as look } from "./attend.js";
import { mark, own } from "./morph.js";
import { spot } from "./placing.js";
import { post, tell } from "./talk.js";

/** What the note keeps clear of its anchor, and twice of the edges, in pixels. */
const GAP = 16;
/** What it lies over only where there is nothing else: the log can wait. */
const BESIDES = "#board-parts > [id]:not(:empty), .seat, #goal, #tray .fold";
/** It is no narrower than this, in pixels. */
const LEAST = 220;
/** On such a screen the note is a sheet at the foot of the board. */
const narrow = matchMedia("(max-width: 760px), (max-height: 540px)");
/** Who does nothing for so long gets help, step by step: in milliseconds. */
const HELP = { pulse: 15_000, louder: 30_000, offer: 60_000 };

/** What the note said last: a new one begins anew. */
let shown = "";
/** Whether the person has folded it. */
let folded = false;
/** Where the person has put it, as long as it says the same. @type {{left: number, top: number, width: number} | null} */
let put = null;
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

/** What must not be covered: what can be answered with, the question, a hint, and what the note speaks of. @param {HTMLElement} coach */
function kept(coach) {
  const open = [...document.querySelectorAll("[data-may], #prompt, #hint:not(:empty)")].filter((element) => element.checkVisibility());
  return [...new Set([...open, ...spokenOf(coach)])].map((element) => element.getBoundingClientRect());
}

/** Sets the note where it covers nothing lit, as near to its anchor as can be. @param {HTMLElement} coach */
function place(coach) {
  coach.removeAttribute("style");
  own(coach, "data-side", null);
  if (put) {
    coach.style.width = `${put.width}px`;
    return move(coach, put.left, put.top);
  }
  if (narrow.matches) {
    const [board, form] = ["middle", "answers"].map((id) => document.getElementById(id)?.getBoundingClientRect());
    // Answers may stand at the foot as well: the note lies above them.
    const foot = board && (form && form.left < board.right ? Math.min(form.top, board.bottom) : board.bottom);
    if (foot) coach.style.bottom = `${innerHeight - foot + GAP / 2}px`;
    return;
  }
  const others = [...document.querySelectorAll(BESIDES)].filter((element) => element.checkVisibility());
  // What speaks of nothing in particular lies in the corner.
  const corner = new DOMRect(innerWidth - GAP, innerHeight - GAP, 0, 0);
  const anchor = first(coach.dataset.anchor ?? "")?.getBoundingClientRect() ?? corner;
  const column = (document.getElementById("right")?.offsetWidth ?? 0) - GAP;
  const sizes = [Math.ceil(coach.getBoundingClientRect().width), Math.max(LEAST, column)].map((width) => {
    coach.style.width = `${width}px`;
    return { width, height: coach.offsetHeight };
  });
  const page = { width: innerWidth, height: innerHeight, gap: GAP };
  const { left, top, width, height, side } = spot(sizes, anchor, kept(coach), others.map((element) => element.getBoundingClientRect()), page);
  coach.style.width = `${width}px`;
  move(coach, left, top);
  const beside = side === "left" || side === "right";
  const tip = beside ? anchor.y + anchor.height / 2 - top - 7 : anchor.x + anchor.width / 2 - left - 7;
  coach.style.setProperty("--tip", `${Math.max(12, Math.min(tip, (beside ? height : width) - 26))}px`);
  own(coach, "data-side", side || null);
}

/**
 * Lays the note somewhere on the screen.
 * @param {HTMLElement} coach
 * @param {number} left
 * @param {number} top
 */
function move(coach, left, top) {
  const within = (/** @type {number} */ at, /** @type {number} */ most) => `${Math.max(GAP / 2, Math.min(at, most - GAP / 2))}px`;
  Object.assign(coach.style, { left: within(left, innerWidth - coach.offsetWidth), top: within(top, innerHeight - coach.offsetHeight), right: "auto", bottom: "auto" });
}

/** The note goes with the pointer that holds it by its heading. @param {PointerEvent} event */
function held({ target, button, pointerId, clientX, clientY }) {
  const coach = note();
  const heading = target instanceof Element && !target.closest("button") ? target.closest("#coach .top") : null;
  if (!coach || !heading || button !== 0) return;
  const { left, top, width } = coach.getBoundingClientRect();
  const drag = (/** @type {Event} */ event) => {
    if (!(event instanceof PointerEvent) || event.pointerId !== pointerId) return;
    put = { left: left + event.clientX - clientX, top: top + event.clientY - clientY, width };
    place(coach);
  };
  heading.setPointerCapture(pointerId);
  heading.addEventListener("pointermove", drag);
  heading.addEventListener("lostpointercapture", () => heading.removeEventListener("pointermove", drag), { once: true });
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
    put = null;
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
  document.addEventListener("pointerdown", held);
  for (const sign of ["pointerdown", "keydown"]) {
    document.addEventListener(sign, () => {
      byKeys = sign === "keydown";
      const coach = note();
      if (coach) wait(coach);
    });
  }
  // Twice: the board takes its new size a frame later, and what the note stands beside with it.
  addEventListener("resize", () => {
    put = null;
    refresh();
    requestAnimationFrame(() => requestAnimationFrame(refresh));
  });
}
