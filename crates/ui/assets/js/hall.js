// The hall: tables come and go while the page is open, and those that fit what is sought stand first.

import { patch } from "./morph.js";
import { spoken } from "./words.js";

/** How often it is asked whether something is new: an answer that nothing is costs next to nothing. */
const PAUSE = 5_000;

/**
 * Shows the tables there are now.
 * @param {HTMLFormElement} form what is sought
 * @param {string} since the version that is shown, or nothing where it is wanted whatever is new
 */
async function look(form, since) {
  const address = new URL(location.pathname, location.href);
  for (const [name, value] of new FormData(form)) {
    if (["game", "players", "speed"].includes(name)) address.searchParams.set(name, String(value));
  }
  if (since) address.searchParams.set("since", since);
  const answer = await fetch(spoken(address.href)).catch(() => null);
  if (answer?.status !== 200) return;
  const now = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("hall");
  if (now) patch([{ id: "hall", within: "", html: now.outerHTML }]);
}

/** Lets the hall live. */
export function start() {
  /** @type {HTMLFormElement | null} */
  const form = document.querySelector(".seek form");
  if (!form) return;
  form.addEventListener("change", () => void look(form, ""));
  setInterval(() => {
    if (!document.hidden) void look(form, document.getElementById("hall")?.dataset.version ?? "");
  }, PAUSE);
}
