// The page of a contest: who has entered, its tables and its standings are shown as they come to be.

import * as clocks from "./clocks.js";
import { patch } from "./morph.js";
import { spoken } from "./words.js";

/** How often it is looked at: a round lasts an hour at least. */
const PAUSE = 10_000;

/** Shows how it stands now. */
async function look() {
  const answer = await fetch(spoken(location.pathname)).catch(() => null);
  if (answer?.status !== 200) return;
  const now = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("contest");
  if (now) patch([{ id: "contest", within: "", html: now.outerHTML }]);
}

/** Lets the page of a contest live for as long as something can happen. */
export function start() {
  if (!document.getElementById("contest")) return;
  clocks.start();
  setInterval(() => {
    if (!document.hidden && document.querySelector("#contest[data-goes-on]")) void look();
  }, PAUSE);
}
