// The page that a link to another device leads to: what stands behind the # of its address is what lets one in. It goes into the
// form, and out of the address, where the history of the browser would keep it.

/** Fills in what the address brings along. */
export function start() {
  const field = document.querySelector("input[data-from-address]");
  if (!(field instanceof HTMLInputElement) || location.hash.length < 2) return;
  field.value = location.hash.slice(1);
  history.replaceState(history.state, "", location.pathname);
}
