// Small things around the board: places the log speaks of, chat, undo, names beside figures, links to copy.

import { list } from "./answers.js";
import { centre } from "./view.js";
import { mark, own, patch } from "./morph.js";
import { post, tell } from "./talk.js";
import { spoken, word } from "./words.js";

/** After a patch: behind a curtain nothing can be reached but the way through it. */
export function refresh() {
  const curtain = document.querySelector("#curtain:not([hidden])");
  const frame = document.getElementById("frame");
  if (frame) own(frame, "inert", curtain ? "" : null);
  if (curtain && !curtain.contains(document.activeElement)) curtain.querySelector("a")?.focus();
  offerLabels();
}

const LABELS = "labels";

/** Names stand beside figures until somebody does without; see `data-labels`. */
function recallLabels() {
  document.body.classList.toggle("labels", localStorage.getItem(LABELS) !== "off");
  offerLabels();
}

/** Doing without them needs a script, so it is offered only here. */
function offerLabels() {
  for (const button of document.querySelectorAll("[data-labels], #labels-note")) own(button, "hidden", null);
}

/** Shows the names beside figures, or hides them, for good. */
function toggleLabels() {
  localStorage.setItem(LABELS, document.body.classList.contains("labels") ? "off" : "on");
  recallLabels();
}

/** While seats are open: shows who has come, and leads to the table when all have. */
export async function lookAgain() {
  const answer = await fetch(spoken(location.href)).catch(() => null);
  if (!answer?.ok) return;
  const now = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("lobby");
  if (!now) return location.reload();
  patch([{ id: "lobby", within: "", html: now.outerHTML }]);
  offerCopies();
}

/** Copying needs a script, so the buttons for it are hidden without; sharing is what phones have in its place. */
function offerCopies() {
  const shares = "share" in navigator && matchMedia("(pointer: coarse)").matches;
  for (const button of document.querySelectorAll("button[data-copy]")) button.toggleAttribute("hidden", shares);
  for (const button of document.querySelectorAll("button[data-share]")) button.toggleAttribute("hidden", !shares);
}

/**
 * Hands what stands in a field to another program; copies it where that fails, unless the person has changed their mind.
 * @param {HTMLElement} button
 */
async function share(button) {
  const field = document.getElementById(button.dataset.share ?? "");
  if (!(field instanceof HTMLInputElement)) return;
  try {
    await navigator.share({ title: document.title, url: field.value });
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === "AbortError")) await copy(field);
  }
}

/**
 * Copies what stands in a field.
 * @param {HTMLInputElement} field
 */
async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    tell(word("copied"), "status");
  } catch {
    tell(word("selected"), "status");
  }
}

/**
 * Undo, chat, who may chat and answers in advance go without leaving the page.
 * @param {SubmitEvent} event
 */
async function submitted(event) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("#undo, #say, #mute form, form[action$='/ahead']")) return;
  event.preventDefault();
  if (form.ariaBusy) return;
  form.ariaBusy = "true";
  const problem = await post(form, event.submitter);
  form.ariaBusy = null;
  if (!problem) form.reset();
  tell(problem);
}

/**
 * The place a word of the log speaks of.
 * @param {EventTarget | null} target
 */
function placeOf(target) {
  const link = target instanceof Element ? target.closest("[data-at]") : null;
  return document.getElementById(link?.getAttribute("data-at")?.split(" ")[0] ?? "");
}

/** @param {Event} event */
function looked({ target }) {
  const place = placeOf(target);
  for (const element of document.querySelectorAll(".spoken")) mark(element, "spoken", element === place);
  if (place) mark(place, "spoken", true);
}

/** @param {Event} event */
function clicked(event) {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest("[data-copy], [data-share]");
  const field = button instanceof HTMLElement && document.getElementById(button.dataset.copy ?? "");
  if (field instanceof HTMLInputElement) void copy(field);
  else if (button instanceof HTMLElement) void share(button);
  if (target?.closest("[data-labels]")) toggleLabels();
  const place = placeOf(target);
  if (place) {
    event.preventDefault();
    centre(place);
  }
}

/**
 * Whoever chooses a language comes back to this very page, in that language.
 * @param {SubmitEvent} event
 */
function chosen({ target }) {
  const back = target instanceof HTMLFormElement && target.matches(".language") && target.elements.namedItem("back");
  if (!(back instanceof HTMLInputElement)) return;
  const here = new URL(location.href);
  here.searchParams.delete("lang");
  back.value = here.pathname + here.search + here.hash;
}

/**
 * On the phone a panel takes the place of the open list.
 * @param {Event} event
 */
function opened({ target }) {
  const [panel, shown] = [target instanceof HTMLInputElement && target.name === "panel", list()];
  if (panel && shown) shown.open = false;
}

/** Listens on the whole page. */
export function start() {
  document.addEventListener("change", opened);
  offerCopies();
  recallLabels();
  document.addEventListener("submit", chosen);
  document.addEventListener("submit", (event) => void submitted(event));
  document.addEventListener("click", clicked);
  document.addEventListener("pointerover", looked);
  document.addEventListener("focusin", looked);
}
