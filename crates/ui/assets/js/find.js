// Long pages to look something up in: what does not hold every word that is typed is hidden, and tables are sorted by
// the column whose name is pressed.

import { counted } from "./words.js";

/**
 * Words as they are compared: whatever their letters are like.
 * @param {string | null | undefined} text
 */
function plain(text) {
  return (text ?? "").toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** @type {Map<Element, string>} What is compared of a thing: its words, and the heading it stands under. */
const texts = new Map();

/** @param {Element} thing */
function textOf(thing) {
  const known = texts.get(thing) ?? plain(`${thing.textContent} ${thing.closest("section")?.querySelector("h2")?.textContent}`);
  texts.set(thing, known);
  return known;
}

/**
 * Shows what holds every word, and no heading over nothing.
 * @param {HTMLInputElement} input
 */
function find(input) {
  const words = plain(input.value).split(/\s+/).filter(Boolean);
  const things = [...document.querySelectorAll(input.dataset.find ?? "")];
  let found = 0;
  for (const thing of things) {
    const hit = words.every((word) => textOf(thing).includes(word));
    thing.toggleAttribute("hidden", !hit);
    found += Number(hit);
  }
  for (const section of new Set(things.map((thing) => thing.closest("section")))) {
    section?.toggleAttribute("hidden", things.every((thing) => thing.hasAttribute("hidden") || !section.contains(thing)));
  }
  const status = input.parentElement?.querySelector("[role=status]");
  if (status) status.textContent = words.length > 0 ? counted("found", found) : "";
}

/**
 * By the column of this heading, and the other way round if it was by it already.
 * @param {HTMLTableCellElement} head
 */
function sort(head) {
  const down = head.ariaSort === "ascending";
  const body = head.closest("table")?.tBodies[0];
  for (const other of head.parentElement?.children ?? []) other.removeAttribute("aria-sort");
  head.ariaSort = down ? "descending" : "ascending";
  const { compare } = new Intl.Collator(document.documentElement.lang, { numeric: true });
  const value = (/** @type {HTMLTableRowElement} */ row) => row.cells[head.cellIndex]?.textContent?.trim() ?? "";
  const rows = [...(body?.rows ?? [])].sort((one, other) => compare(value(one), value(other)));
  body?.append(...(down ? rows.reverse() : rows));
}

/** Makes the names of columns buttons. */
function sortable() {
  for (const head of document.querySelectorAll(".compared thead th")) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    button.addEventListener("click", () => sort(/** @type {HTMLTableCellElement} */ (head)));
    head.append(button);
  }
}

export function start() {
  sortable();
  const input = document.querySelector("input[data-find]");
  if (!(input instanceof HTMLInputElement)) return;
  input.closest(".look-up")?.removeAttribute("hidden");
  input.addEventListener("input", () => find(input));
  document.addEventListener("keydown", (event) => {
    const typing = event.target instanceof Element && event.target.matches("input, select, textarea");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
  // A browser that comes back fills in what was typed.
  if (input.value) find(input);
}
