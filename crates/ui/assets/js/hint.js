// A hint or odds on request, without leaving the page.

import { advise, aim, pin, unpin } from "./aim.js";
import { decision } from "./answers.js";
import { attend } from "./attend.js";
import { own, patch } from "./morph.js";
import { tell } from "./talk.js";
import { spoken, word } from "./words.js";

/** @type {() => void} */
let redrawn = () => {};

/** @param {HTMLAnchorElement} link */
async function ask(link) {
  if (link.hasAttribute("aria-busy")) return;
  const asked = decision();
  own(link, "aria-busy", "true");
  tell(word("thinking"), "status");
  const answer = await fetch(spoken(link.href), { headers: { accept: "application/json" } }).catch(() => null);
  const said = await answer?.json().catch(() => null);
  own(link, "aria-busy", null);
  tell("");
  // Whoever has answered meanwhile needs no hint.
  if (decision() !== asked) return;
  if (!answer?.ok) return tell(said?.message ?? word("unreachable"));
  patch(said.fragments);
  redrawn();
  // What is advised first is shown on the board at once.
  const first = document.querySelector("#hint .advised .show-me");
  if (link.id === "ask-hint" && first instanceof HTMLButtonElement) advise(first.value);
  attend();
}

/**
 * Asks for help; says whether there is any to be had.
 * @param {string} id
 */
export function key(id) {
  const link = document.getElementById(id);
  if (link instanceof HTMLAnchorElement) void ask(link);
  return link !== null;
}

/** Puts the advice away; says whether there was any. */
export function close() {
  const advice = document.getElementById("hint");
  const some = Boolean(advice?.firstChild);
  advice?.replaceChildren();
  unpin();
  aim(null, null);
  if (some) document.getElementById("ask-hint")?.focus();
  return some;
}

/** @param {HTMLButtonElement} button */
function showMe(button) {
  const lit = pin(button.value);
  for (const other of document.querySelectorAll("#hint .show-me")) own(other, "aria-pressed", String(lit && other === button));
}

/** @param {typeof redrawn} after called after every change of the page */
export function start(after) {
  redrawn = after;
  document.addEventListener("click", (event) => {
    const show = event.target instanceof Element ? event.target.closest("button.show-me") : null;
    if (show instanceof HTMLButtonElement) showMe(show);
    const link = event.target instanceof Element ? event.target.closest("a.aid, #hint a.close") : null;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.matches(".aid")) void ask(link);
    else close();
  });
}
