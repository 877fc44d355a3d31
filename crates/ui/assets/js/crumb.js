// What was pointed at so far and what comes next, in a line with a way back.

import { form } from "./answers.js";
import { pick, word } from "./words.js";
import * as band from "./band.js";

/** So many sorts of things are named; there is one line for all. */
const MOST = 3;

/**
 * Shows it; nothing if nothing was pointed at.
 * @param {readonly string[]} names what was pointed at
 * @param {Set<string>} open what can be pointed at next
 * @param {() => void} back
 */
export function show(names, open, back) {
  const kinds = new Set([...open].map((id) => id.split("-")[0] ?? ""));
  const next = open.size === 0 ? [] : [pick(kinds.size === 1 ? ([...kinds][0] ?? "") : "")];
  write(names.length === 0 ? "" : [...names, ...next].join(" ▸ "), back);
}

/**
 * Shows what goes on together, with the places it can go to.
 * @param {readonly [string, number][]} counts the things that are picked, and how many of each
 * @param {Map<string, string>} places with their keys
 * @param {{back: () => void, go: (place: string) => void, along: () => void}} does what its buttons do
 */
export function showBand(counts, places, { back, go, along }) {
  const names = counts.map(([id, count]) => (count === 1 ? nameOf(id) : `${count} × ${nameOf(id)}`));
  const more = names.length > MOST ? ` +${names.length - MOST}` : "";
  const line = write(`${names.slice(0, MOST).join(", ")}${more} ▸`, back);
  if (!line) return;
  const buttons = [...places].map(([id, key]) => {
    const place = button("answer", band.nameOf(id), () => go(id));
    place.title = nameOf(id);
    place.dataset.key = key;
    const chip = Object.assign(document.createElement("span"), { className: "key", textContent: key });
    chip.setAttribute("aria-hidden", "true");
    place.prepend(chip);
    return place;
  });
  line.lastElementChild?.before(...buttons, button("btn small", word("allAlong"), along));
}

/**
 * Writes the line anew if it says something else now; then that line.
 * @param {string} words
 * @param {() => void} back
 */
function write(words, back) {
  const old = document.getElementById("crumb");
  if ((old?.firstChild?.nodeValue ?? "") === words) return null;
  old?.remove();
  if (!words) return null;
  const line = document.createElement("p");
  line.id = "crumb";
  line.dataset.local = "";
  const away = button("btn small", "✕", back);
  away.setAttribute("aria-label", word("stepBack"));
  line.append(words, away);
  form()?.prepend(line);
  return line;
}

/**
 * @param {string} className
 * @param {string} text
 * @param {() => void} act
 */
function button(className, text, act) {
  const made = Object.assign(document.createElement("button"), { type: "button", className, textContent: text });
  made.addEventListener("click", act);
  return made;
}

/**
 * What a thing is called.
 * @param {string} id
 */
export function nameOf(id) {
  const thing = document.getElementById(id);
  const name = thing?.dataset.name ?? thing?.querySelector(".what")?.textContent ?? thing?.getAttribute("aria-label");
  return name ?? id.slice(id.indexOf("-") + 1).replaceAll(/[-_]/g, " ");
}
