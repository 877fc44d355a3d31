// The forms of a new game and of a contest: seats follow what is chosen, since some of it is for so many players and for some
// sides only, and beside the form stands in words what it asks for.

import { patch } from "./morph.js";
import { spoken } from "./words.js";

/** @param {HTMLFormElement} form */
function follow(form) {
  const chosen = form.querySelector("input[data-sides]:checked");
  // What is folded away means nothing.
  const meant = chosen instanceof HTMLInputElement && chosen.parentElement?.checkVisibility() ? chosen : null;
  const sides = meant?.dataset.sides?.split(" ");
  for (const select of form.querySelectorAll("select.seat-faction")) {
    if (!(select instanceof HTMLSelectElement)) continue;
    for (const option of select.options) option.disabled = Boolean(sides && option.value) && !sides?.includes(option.value);
    if (select.selectedOptions[0]?.disabled) select.value = "";
  }
  if (!meant) return;
  const [least, most] = [Number(meant.dataset.least), Number(meant.dataset.most)];
  const seats = [...form.querySelectorAll("select.seat-kind")].filter((seat) => seat instanceof HTMLSelectElement);
  const taken = () => seats.filter(({ value }) => value !== "empty");
  for (const seat of taken().slice(most)) seat.value = "empty";
  // Whoever is missing is a bot like the others.
  const bot = taken().find(({ value }) => value.startsWith("bot-"))?.value ?? "open";
  for (const seat of seats) if (seat.value === "empty" && taken().length < least) seat.value = bot;
}

/** Counts what was asked, so that an answer that comes late is not shown. */
let asked = 0;

/**
 * What the form asks for so far, in the words of the server.
 * @param {HTMLFormElement} form
 */
async function retell(form) {
  const mine = (asked += 1);
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  const answer = await fetch(spoken(form.dataset.told ?? ""), { method: "POST", body }).catch(() => null);
  const html = answer?.ok ? await answer.text() : "";
  if (html && mine === asked) patch([{ id: "told", within: "", html }]);
}

export function start() {
  const form = document.querySelector("form[data-told]");
  if (!(form instanceof HTMLFormElement)) return;
  const sided = form.querySelector("[data-sides]") !== null;
  form.addEventListener("change", ({ target }) => {
    if (sided && target instanceof HTMLInputElement) follow(form);
    void retell(form);
  });
  if (sided) follow(form);
  // A browser that comes back fills in what was chosen.
  void retell(form);
}
