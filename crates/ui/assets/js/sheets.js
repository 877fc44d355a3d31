// Sheets: what opens over the board, and what it leaves free.

/** What lies over the board while it is open. */
const SHEETS = "#answers, #hint, #coach.js, #basket.open, #tray details[open] .full, #tray .fold.wanted, [data-sheet], #rail > :not(:empty)";
/** So much of the board is always looked at, in pixels. */
const LEAST = 160;

/**
 * What sheets leave free of the frame of the board, on the page.
 * @param {Element | null} frame
 */
export function free(frame) {
  const { x, width, top, bottom } = frame?.getBoundingClientRect() ?? new DOMRect();
  let [upper, lower] = [top, bottom];
  for (const sheet of document.querySelectorAll(SHEETS)) {
    const box = sheet.getBoundingClientRect();
    const over = Math.min(box.right, x + width) - Math.max(box.left, x) > width / 2 && box.top < bottom && box.bottom > top;
    if (!over) continue;
    if (box.top + box.bottom > top + bottom) lower = Math.min(lower, box.top);
    else upper = Math.max(upper, box.bottom);
  }
  return lower - upper < LEAST ? new DOMRect(x, top, width, LEAST) : new DOMRect(x, upper, width, lower - upper);
}

/** Whether a sheet is open; asking where it lies would have the page laid out. */
export function isCovered() {
  return document.querySelector("#basket.open, #tray details[open], #hint > *, #coach.js:not(.folded), [data-sheet]") !== null;
}
