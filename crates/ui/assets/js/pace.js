// The pace of the bots, skipping their pauses, and going back to an earlier choice, without leaving the page.

import * as moments from "./moments.js";
import { post, tell } from "./talk.js";

/** @param {Element | null} target */
function paces(target) {
  const open = document.getElementById("paces");
  return open instanceof HTMLDetailsElement && open.open && !open.contains(target) ? open : null;
}

/** @param {SubmitEvent} event */
async function submitted(event) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("#undo-to, #skip, #paces form")) return;
  event.preventDefault();
  if (form.ariaBusy) return;
  form.ariaBusy = "true";
  const problem = await post(form, event.submitter);
  form.ariaBusy = null;
  const menu = form.closest("details");
  if (menu) {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
  // Whoever went back from an earlier moment plays on from there.
  if (form.id === "undo-to" && !problem) moments.back();
  tell(problem);
}

/** Closes the choice of paces; says whether it was open. */
export function close() {
  const open = paces(null);
  if (!open) return false;
  open.open = false;
  open.querySelector("summary")?.focus();
  return true;
}

/** Listens on the whole page. */
export function start() {
  document.addEventListener("submit", (event) => void submitted(event));
  document.addEventListener("click", ({ target }) => {
    const open = target instanceof Element && paces(target);
    if (open) open.open = false;
  });
}
