// What is let pass unless somebody wishes to be asked: a link beside the question, which stays pressed as long as there is one.

import { own } from "./morph.js";

let wished = false;

/** Whether the person wishes to be asked. */
export const isWished = () => wished;

/** After a patch, and after every press. */
export function refresh() {
  const link = document.querySelector("#prompt .wish");
  wished &&= link !== null;
  if (link) own(link, "aria-pressed", String(wished));
}

/** Listens on the whole page. */
export function start() {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("#prompt .wish"))) return;
    wished = !wished;
    refresh();
  });
}
