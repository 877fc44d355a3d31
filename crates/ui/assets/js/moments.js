// Earlier moments of the game: the board as it was, with live updates held back meanwhile, and what
// happened since one last looked.

import { patch } from "./morph.js";
import { play } from "./motion.js";
import { together } from "./stream.js";
import { tell } from "./talk.js";
import { counted, spoken, word } from "./words.js";

/** @typedef {import("./stream.js").Update} Update */

/** Fewer things than this are seen at a glance. */
const MANY = 3;
/** Long enough to read an offer and to take it, in milliseconds. */
const STAYS = 12_000;

/** Whether the page shows the past. */
let past = false;
/** The ids of the fragments that do. @type {Set<string>} */
let touched = new Set();
/** What came meanwhile. @type {Update[]} */
let held = [];
/** Grows with every wish, so that only the last one is shown. */
let wishes = 0;

/** @type {(update: Update) => void} */
let take = () => {};
/** @type {() => void} */
let redrawn = () => {};

/** Where the table's pages lie, and whose eyes it is seen with. */
export function table() {
  const { table: id = "", seat: drawn = "" } = document.body.dataset;
  // Behind a curtain the page is drawn for nobody, but it was asked for somebody.
  const seat = new URLSearchParams(location.search).get("as") ?? drawn;
  return { id, seat, at: `/t/${id}`, query: seat && `?as=${seat}` };
}

/**
 * Keeps an update for later while the past is shown, but for what is being said; says whether it did.
 * @param {Update} update
 */
export function hold(update) {
  if (!past) return false;
  patch(update.fragments.filter(({ id }) => id === "chat"));
  held = update.whole ? [update] : [...held, update];
  return true;
}

/** Whether the past, or a finished game, is shown now. */
export function isPast() {
  return document.querySelector("#moments:not([hidden])") !== null;
}

/**
 * Shows the board as it was; says whether it came to that.
 * @param {number} moment
 * @returns {Promise<boolean>}
 */
export async function go(moment) {
  const wish = ++wishes;
  const { at, query } = table();
  const answer = await fetch(spoken(`${at}/at/${moment}${query}`), { headers: { accept: "application/json" } }).catch(() => null);
  /** @type {Update | null} */
  const then = answer?.ok ? await answer.json() : null;
  if (wish !== wishes) return false;
  if (!then) {
    tell(word("noMoment"));
    return false;
  }
  past = true;
  for (const { id } of then.fragments) touched.add(id);
  patch(then.fragments);
  // The address follows, so that it can be kept or sent; the language is part of it only if it was.
  const address = `${at}/replay?at=${moment}${query.replace("?", "&")}`;
  history.replaceState(null, "", /[?&]lang=/.test(location.search) ? spoken(address) : address);
  redrawn();
  play(then.motions ?? []);
  return true;
}

/** Returns to the present; says whether there is a way. */
export function back() {
  if (touched.size === 0) return false;
  void present();
  return true;
}

async function present() {
  const wish = ++wishes;
  const { at, query } = table();
  const answer = await fetch(spoken(`${at}${query}`), { headers: { accept: "text/html" } }).catch(() => null);
  const text = answer?.ok ? await answer.text() : null;
  if (wish !== wishes) return;
  if (text === null) return tell(word("stillPast"));
  const now = new DOMParser().parseFromString(text, "text/html");
  patch([...touched].map((id) => {
    const element = now.getElementById(id);
    return { id, within: element?.parentElement?.id ?? "", html: element?.outerHTML ?? "" };
  }));
  touched = new Set();
  past = false;
  history.replaceState(null, "", `${at}${query}`);
  redrawn();
  const version = Number(now.body.dataset.version);
  const later = held.filter((update) => update.version > version);
  held = [];
  together(later).forEach(take);
}

/** @param {Event} event */
function clicked(event) {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest("a");
  if (link?.matches("#moments :is([data-step], .marks a)")) {
    const moment = new URL(link.getAttribute("href") ?? "", location.href).searchParams.get("at");
    if (moment === null && touched.size === 0) return;
    event.preventDefault();
    if (moment === null) void present();
    else void go(Number(moment));
    return;
  }
  const newest = lines().at(-1);
  if (link?.matches("[data-look-back]") && newest !== undefined) {
    event.preventDefault();
    void go(newest);
    return;
  }
  const line = link || target?.closest("[data-tip], button") ? null : target?.closest("#log [data-moment]");
  if (line) void go(Number(line.getAttribute("data-moment")));
}

/** The moments of the log, oldest first. */
function lines() {
  return [...document.querySelectorAll("#log [data-moment]")].map((line) => Number(line.getAttribute("data-moment")));
}

const key = () => `seen ${table().id} ${table().seat}`;

/** Offers to step through what happened since the person last looked. */
function away() {
  const last = Number(localStorage.getItem(key()) ?? NaN);
  const missed = lines().filter((moment) => moment > last);
  if (missed.length < MANY || past) return;
  document.getElementById("away")?.remove();
  const offer = document.createElement("p");
  offer.id = "away";
  offer.dataset.local = "";
  offer.setAttribute("role", "status");
  const button = (/** @type {string} */ label, /** @type {() => void} */ act) => {
    const made = document.createElement("button");
    Object.assign(made, { type: "button", className: "btn small", textContent: label });
    made.addEventListener("click", () => {
      offer.remove();
      act();
    });
    return made;
  };
  const first = /** @type {number} */ (missed[0]);
  offer.append(
    counted("missed", missed.length),
    button(word("stepThrough"), () => void go(first)),
    button(word("later"), () => {}),
  );
  document.body.append(offer);
  const leave = () => (offer.matches(":hover, :focus-within") ? setTimeout(leave, STAYS) : offer.remove());
  setTimeout(leave, STAYS);
}

/** After a change of the page: says whether the past is shown, and remembers what the person has seen. */
export function seen() {
  document.body.classList.toggle("past", isPast());
  const last = lines().at(-1);
  if (last !== undefined && !past && document.visibilityState === "visible") localStorage.setItem(key(), String(last));
}

/**
 * @param {typeof take} live takes the updates that were held back
 * @param {typeof redrawn} after called after every change of the page
 */
export function start(live, after) {
  take = live;
  redrawn = after;
  past = isPast();
  document.addEventListener("click", clicked);
  document.addEventListener("submit", () => document.getElementById("away")?.remove());
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.id === "moment") void go(Number(target.value));
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.id === "moment-as") target.form?.requestSubmit();
  });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && (away(), seen()));
  away();
  seen();
}
