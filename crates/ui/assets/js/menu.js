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
  const alike = new Set(buttons.map(said)).size < buttons.length;
  for (const button of buttons) {
    const item = /** @type {HTMLButtonElement} */ (button.cloneNode(true));
    item.type = "button";
    item.name = item.value = "";
    if (alike) name(item, button);
    item.addEventListener("click", () => act(button));
    menu.append(item);
  }
  document.body.append(menu);
  menu.showPopover();
  place(at.getBoundingClientRect(), menu);
  items()[0]?.focus();
}

/** What stands on a button. @param {HTMLButtonElement} button */
function said(button) {
  return button.lastChild?.textContent ?? "";
}

/**
 * Answers that read alike here differ in what they stand under in the list, such as orders for one place: each is called by that, with
 * the picture of what else it is made at.
 * @param {HTMLButtonElement} item
 * @param {HTMLButtonElement} button the answer
 */
function name(item, button) {
  const heading = button.closest(".picks")?.querySelector("h2")?.textContent;
  if (!heading || !item.lastChild) return;
  item.lastChild.textContent = heading;
  const pictures = (button.dataset.things?.split(" ") ?? []).map((thing) => document.getElementById(thing)?.querySelector("svg"));
  const picture = pictures.find(Boolean)?.cloneNode(true);
  if (picture) item.lastChild.before(picture);
}

/** Closes it; the focus returns to the thing it was at. */
export function close() {
  const within = menu?.contains(document.activeElement);
  menu?.remove();
  menu = null;
  if (within && (opener instanceof SVGElement || opener instanceof HTMLElement)) opener.focus();
}
