// Rows of the board that are out of sight, along the edge where they lie: a card for each part, with who stands there. The cards
// are the server's, beside the small map; here is only where they stand.

/** How much of the board a rail takes, in pixels. */
export const HEIGHT = 72;
/** Narrower screens show a part or two of the board, and have no room for it. */
const wide = matchMedia("(min-width: 1000px)");

/** The row the view began with when the rail was last shown. */
let first = -1;

const cards = () => document.querySelectorAll("#overview .cards > [data-of]");

/** Whether a board can have a rail. */
export const isPossible = () => wide.matches && cards().length > 0;
/** The row that is seen first beside the rail; -1 if there is no rail. */
export const before = () => first;

/** The parts of the board that have a card. */
export function told() {
  return new Set([...document.querySelectorAll("#rail [data-of]")].map((card) => /** @type {HTMLElement} */ (card).dataset.of));
}

/** Takes the rail away. */
export function hide() {
  first = -1;
  document.getElementById("rail")?.remove();
}

/**
 * Shows the cards of what lies above and below what is seen.
 * @param {Element} frame
 * @param {number} row that is seen first
 * @param {readonly string[]} above the ids of parts of the board, from left to right
 * @param {readonly string[]} below
 * @param {(id: string) => void} go
 */
export function show(frame, row, above, below, go) {
  hide();
  first = row;
  const rail = Object.assign(document.createElement("div"), { id: "rail" });
  rail.dataset.local = "";
  for (const ids of [above, below]) {
    const line = document.createElement("div");
    for (const id of ids) {
      const card = [...cards()].find((one) => one instanceof HTMLElement && one.dataset.of === id)?.cloneNode(true);
      if (!(card instanceof HTMLElement)) continue;
      card.addEventListener("click", () => go(id));
      line.append(card);
    }
    rail.append(line);
  }
  frame.append(rail);
  tell();
}

/** Lights the cards of what can be chosen, and writes the keys. */
export function tell() {
  for (const card of document.querySelectorAll("#rail [data-of]")) {
    const part = document.getElementById(/** @type {HTMLElement} */ (card).dataset.of ?? "");
    const may = "[data-may]:not(.unlit, .in-turn)";
    card.classList.toggle("lit", Boolean(part?.matches(may) || part?.querySelector(may)));
    const key = part && document.querySelector(`#drawing [data-key="${CSS.escape(part.id)}"]`)?.textContent;
    const chip = card.querySelector(".key");
    if (chip) chip.textContent = key ?? "";
  }
}
