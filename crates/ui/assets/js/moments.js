// Earlier moments of the game: the board as it was, with live updates held back meanwhile, and what
// happened since one last looked.

import { patch } from "./morph.js";
import { tell } from "./talk.js";

/** @typedef {import("./stream.js").Update} Update */

/** The moment shown, if it is not the present one. @type {number | null} */
let shown = null;
/** The ids of the fragments that show the past. @type {Set<string>} */
let touched = new Set();
/** What came meanwhile. @type {Update[]} */
let held = [];
let asked = 0;

/** @type {(update: Update) => void} */
let take = () => {};
/** @type {() => void} */
let redrawn = () => {};

/**
 * Keeps an update for later while the past is shown; says whether it did.
 * @param {Update} update
 */
export function hold(update) {
  if (shown !== null) held.push(update);
  return shown !== null;
}

/** Where the table's pages lie, e.g. `/t/k3v9x2`, and whose eyes it is seen with. */
export function table() {
  const { table: id = "", as = "" } = document.body.dataset;
  return { id, as, at: `/t/${id}`, query: as === "" ? "" : `?as=${as}` };
}

/**
 * Shows the board as it was.
 * @param {number} moment
 */
export async function go(moment) {
  const ticket = ++asked;
  const { at, query } = table();
  const answer = await fetch(`${at}/at/${moment}${query}`, { headers: { accept: "application/json" } }).catch(() => null);
  if (ticket !== asked) return;
  if (!answer?.ok) return tell("That moment cannot be shown now.");
  /** @type {Update} */
  const past = await answer.json();
  if (ticket !== asked) return;
  shown = moment;
  patch(past.fragments);
  for (const { id } of past.fragments) touched.add(id);
  document.body.classList.add("past");
  redrawn();
}

/** Returns to the present; says whether it was elsewhere. */
export function back() {
  if (shown === null) return false;
  void present();
  return true;
}

async function present() {
  const ticket = ++asked;
  const answer = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => null);
  const text = answer?.ok ? await answer.text() : null;
  if (ticket !== asked) return;
  if (text === null) return tell("The server cannot be reached; the board still shows the past.");
  const now = new DOMParser().parseFromString(text, "text/html");
  patch([...touched].map((id) => {
    const element = now.getElementById(id);
    return { id, within: element?.parentElement?.id ?? "", html: element?.outerHTML ?? "" };
  }));
  touched = new Set();
  shown = null;
  document.body.classList.remove("past");
  redrawn();
  const version = Number(now.body.dataset.version ?? 0);
  const later = held.filter((update) => update.version > version);
  held = [];
  later.forEach(take);
}

/**
 * @param {typeof take} live takes the updates that were held back
 * @param {typeof redrawn} after called after every change of the page
 */
export function start(live, after) {
  take = live;
  redrawn = after;
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("[data-moment]") : null;
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void go(Number(link.getAttribute("data-moment")));
  });
}
