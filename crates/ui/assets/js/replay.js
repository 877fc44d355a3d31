// Going through a game as through a film: play and pause, speed, keys, links to a moment.

import { own } from "./morph.js";
import * as moments from "./moments.js";
import { tell } from "./talk.js";
import { word } from "./words.js";

/** How long a move is looked at, at the usual speed. */
const LOOK = 900;

let playing = false;
let speed = 100;
let timer = 0;

/** Where the links of the bar lead. @param {string} name */
function step(name) {
  const link = document.querySelector(`#moments a[data-step="${name}"]`);
  return link instanceof HTMLAnchorElement ? link : null;
}

/** After a patch: what is the script's own in the bar. */
export function refresh() {
  const button = document.getElementById("replay-play");
  const speeds = document.getElementById("replay-speed");
  if (!button || !speeds) return;
  own(button, "aria-pressed", String(playing));
  for (const input of speeds.querySelectorAll("input")) input.checked = Number(input.value) === speed;
}

function pause() {
  playing = false;
  clearTimeout(timer);
  refresh();
}

/** Shows one move after the other, each as long as the speed says. */
async function run() {
  const next = step("next");
  if (!playing || !next) return pause();
  const began = performance.now();
  const shown = await moments.go(Number(new URL(next.href).searchParams.get("at")));
  if (!playing) return;
  if (!shown) return pause();
  timer = setTimeout(() => void run(), Math.max(0, (LOOK * 100) / speed - (performance.now() - began)));
}

async function toggle() {
  if (playing) return pause();
  playing = true;
  refresh();
  // From the end it begins anew.
  if (!step("next")) await moments.go(0);
  void run();
}

/**
 * Space plays and pauses, arrows go a move, with Shift a turn. Says whether the key was one of these.
 * @param {string} pressed
 * @param {boolean} shift
 * @param {Element} target
 */
export function key(pressed, shift, target) {
  if (!moments.isPast() || target.matches("input, select, summary, button, a") || target.closest("#drawing [tabindex]")) return false;
  if (pressed === " ") {
    void toggle();
    return true;
  }
  const way = { ArrowLeft: ["prev", "turn-back"], ArrowRight: ["next", "turn-on"] }[pressed]?.[shift ? 1 : 0];
  if (!way) return false;
  pause();
  step(way)?.click();
  return true;
}

/** Listens on the whole page. */
export function start() {
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("#replay-play")) return void toggle();
    if (event.isTrusted && target?.closest("#moments a, #log [data-moment]")) pause();
    const link = target?.closest("a[data-copy-address]");
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    navigator.clipboard.writeText(link.href).then(() => tell(word("copied"), "status"), () => tell(link.href, "status"));
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest("#replay-speed")) speed = Number(target.value);
  });
  document.addEventListener("input", ({ target }) => target instanceof Element && target.id === "moment" && pause());
  refresh();
  // Whoever asked for a replay need not ask again.
  if (location.hash === "#play" && moments.isPast()) void toggle();
}
