// The ways that what is picked would go, drawn on the board before it is sent: `[data-way="from to"]` is shown once what
// stands at the one end is picked and the other end is open to it. `[data-forecast="to"]` is what is to be expected there;
// its number grows by `data-adds` of each way that leads there.

import { mark, own } from "./morph.js";

/**
 * @param {readonly [string, number][]} counts what is picked, and how many of each
 * @param {Set<string>} places where all of it can go
 * @returns {Map<string, string>} what is to be expected, by place
 */
export function show(counts, places) {
  const picked = new Map(counts);
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const way of /** @type {NodeListOf<SVGElement>} */ (document.querySelectorAll("#drawing [data-way]"))) {
    const [from = "", to = ""] = (way.dataset.way ?? "").split(" ");
    const count = places.has(to) ? (picked.get(from) ?? 0) : 0;
    mark(way, "drawn", count > 0);
    sums.set(to, (sums.get(to) ?? 0) + count * Number(way.dataset.adds ?? 0));
  }
  /** @type {Map<string, string>} */
  const expected = new Map();
  for (const chip of /** @type {NodeListOf<SVGElement>} */ (document.querySelectorAll("#drawing [data-forecast]"))) {
    const { forecast = "", has = "0", most = "0", against = "0" } = chip.dataset;
    mark(chip, "drawn", places.has(forecast));
    const text = chip.querySelector("text");
    const sum = Math.min(Number(has) + (sums.get(forecast) ?? 0), Number(most));
    expected.set(forecast, `${sum} : ${against}`);
    if (text) own(text, "text", `${sum} : ${against}`);
  }
  return expected;
}
