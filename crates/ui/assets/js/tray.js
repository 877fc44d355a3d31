// The tray: one row. The part that holds an answer opens by itself, over the board, and closes when nothing more
// is to be chosen there.

/** The part that was opened for a decision, not by hand. @type {HTMLDetailsElement | null} */
let opened = null;

/** @returns {HTMLDetailsElement[]} */
function folds() {
  return [...document.querySelectorAll("#tray details")].map((fold) => /** @type {HTMLDetailsElement} */ (fold));
}

/**
 * Opens the part that holds things one may point at, unless one can point at them already.
 * @param {Set<string>} lit
 */
export function show(lit) {
  const all = folds();
  const holding = all.filter((fold) => [...lit].some((id) => fold.contains(document.getElementById(id))));
  if (opened && !holding.includes(opened)) opened.open = false;
  const first = holding[0];
  opened = null;
  if (!first) return;
  opened = first;
  first.open = true;
  [...lit].map((id) => document.getElementById(id)).find((thing) => first.contains(thing))?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Closes what is open; says whether something was. */
export function close() {
  const fold = folds().find((some) => some.open);
  if (fold) fold.open = false;
  return Boolean(fold);
}
