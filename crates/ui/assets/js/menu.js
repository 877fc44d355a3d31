// A small menu at a thing, for answers that pointing alone cannot tell apart.

import { place } from "./tips.js";

/** @type {HTMLElement | null} */
let menu = null;
/** @type {Element | null} */
let opener = null;

/** The buttons of the open menu. @returns {HTMLElement[]} */
export function items() {
  return [...(menu?.querySelectorAll("button") ?? [])];
}

/**
 * @param {Element} at
 * @param {string} label
 * @param {HTMLButtonElement[]} buttons what it offers
 * @param {(button: HTMLButtonElement) => void} act
 */
export function open(at, label, buttons, act) {
  close();
  opener = at;
  menu = document.createElement("div");
  Object.assign(menu, { id: "menu", className: "menu", popover: "manual" });
  menu.dataset.local = "";
  menu.setAttribute("role", "group");
  menu.setAttribute("aria-label", label);
  for (const button of buttons) {
    const item = /** @type {HTMLButtonElement} */ (button.cloneNode(true));
    item.type = "button";
    item.name = item.value = "";
    item.addEventListener("click", () => act(button));
    menu.append(item);
  }
  document.body.append(menu);
  menu.showPopover();
  place(at.getBoundingClientRect(), menu);
  items()[0]?.focus();
}

/** Closes it; the focus returns to the thing it was at. */
export function close() {
  const within = menu?.contains(document.activeElement);
  menu?.remove();
  menu = null;
  if (within && (opener instanceof SVGElement || opener instanceof HTMLElement)) opener.focus();
}
