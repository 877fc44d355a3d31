// The number this browser adds to the chance of a game: random, sent with the form that makes or joins a
// table, and remembered, so that the result can say whether it was used and the promise was kept.

const KEY = "orderstack-numbers";
/** So many games are remembered. */
const MOST = 200;

/** @typedef {{number: string, promise: string}} Added */

/** @returns {Added[]} */
function remembered() {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(all) ? all : [];
  } catch {
    return [];
  }
}

/** @param {Added} added */
function remember(added) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...remembered(), added].slice(-MOST)));
  } catch {
    // A browser that keeps nothing still adds its number.
  }
}

/** 128 random bits. */
function draw() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {Event} event */
function submitted(event) {
  const field = event.target instanceof HTMLFormElement && event.target.elements.namedItem("number");
  if (!(field instanceof HTMLInputElement) || field.dataset.promise === undefined) return;
  // Also when a page that the browser has kept is sent again.
  field.value = draw();
  remember({ number: field.value, promise: field.dataset.promise });
}

/** After a patch: says of this browser's number that it was used, and of the promise whether it was kept. */
export function refresh() {
  for (const code of document.querySelectorAll("[data-number]")) {
    if (!(code instanceof HTMLElement)) continue;
    const added = remembered().find((it) => it.number === code.dataset.number);
    const kept = !added?.promise || added.promise === code.dataset.promised;
    for (const words of code.parentElement?.querySelectorAll("[data-own]") ?? []) {
      const fits = added && (words.getAttribute("data-own") === "kept") === kept;
      words.toggleAttribute("hidden", !fits);
    }
  }
}

export function start() {
  document.addEventListener("submit", submitted, true);
}
