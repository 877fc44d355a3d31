// Clocks that run: each second what is left of somebody's time. When it is over, the server says.

import { mark } from "./morph.js";
import { word } from "./words.js";

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];
/** With less than this left, time is short. */
const SHORT = { live: MINUTE, days: 3 * HOUR };

/** By how much the clock here is behind the server's. */
/** @type {HTMLElement | null} */
const page = document.querySelector("[data-now]");
const behind = Number(page?.dataset.now ?? Date.now()) - Date.now();

/**
 * A time as it is told: exactly where every second counts, else by the hour. The server tells it alike.
 * @param {number} time
 */
function told(time) {
  const left = Math.max(0, time);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [seconds, minutes, hours] = [Math.floor(left / SECOND) % 60, Math.floor(left / MINUTE) % 60, Math.floor(left / HOUR)];
  if (left >= DAY) return word("clockDays", { days: Math.floor(left / DAY), hours: hours % 24 });
  if (left < HOUR) return `${minutes}:${two(seconds)}`;
  if (left < 4 * HOUR) return `${hours}:${two(minutes)}:${two(seconds)}`;
  return word("clockHours", { hours, minutes });
}

/** Shows what is left now. */
export function refresh() {
  /** @type {NodeListOf<HTMLElement>} */
  const running = document.querySelectorAll(".time[data-until]");
  const short = document.body.dataset.clock?.startsWith("live") ? SHORT.live : SHORT.days;
  for (const place of running) {
    const left = Number(place.dataset.until) - Date.now() - behind;
    const shown = place.querySelector("b");
    // What the server writes is as good, and the last word once the clock stands.
    if (shown) shown.textContent = told(left);
    mark(place, "short", left < short);
  }
  for (const place of document.querySelectorAll(".time.short:not([data-until])")) mark(place, "short", false);
}

/** Lets the clocks of this page run. */
export function start() {
  if (page) setInterval(refresh, SECOND);
}
