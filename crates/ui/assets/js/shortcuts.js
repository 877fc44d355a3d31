// The keys of a decision: given once, they mean the same from its first to its last state.

import { keys } from "./narrow.js";
import { isWay } from "./turning.js";

/** @typedef {import("./answers.js").Answer} Answer */

/** The keys of the things. @type {Map<string, string>} */
let ofThings = new Map();
/** The keys of answers that pointing cannot single out, by what they send. @type {Map<string, string>} */
let ofAnswers = new Map();

/** Everything on the board that has a name, as one reads: part by part, row by row; in a part as it is drawn. */
function reading() {
  const parts = [...document.querySelectorAll("#board-parts > [id]")].map((part) => {
    const { x, y, height } = (part.querySelector(".body") ?? part).getBoundingClientRect();
    return { part, x, middle: y + height / 2, height };
  });
  parts.sort((one, other) => one.middle - other.middle);
  /** @type {(typeof parts)[]} */
  const rows = [];
  for (const one of parts) {
    const first = rows.at(-1)?.[0];
    if (first && one.middle - first.middle < first.height / 2) rows.at(-1)?.push(one);
    else rows.push([one]);
  }
  const read = rows.flatMap((row) => row.sort((one, other) => one.x - other.x)).flatMap(({ part }) => [part, ...part.querySelectorAll("[id]")]);
  return [...new Set([...read, ...document.querySelectorAll("#drawing [id]")])].map(({ id }) => id);
}

/**
 * Gives the keys for a new decision. What lies on the board gets the first.
 * @param {readonly Answer[]} answers
 */
export function give(answers) {
  const goals = answers.flatMap(({ button }) => [...(button.dataset.onward ?? "").matchAll(/"at":"([^"]+)"/g)].map(([, id = ""]) => id));
  const given = keys(answers, reading().filter((id) => !isWay(id)), goals);
  // A tile is turned and laid by keys of its own.
  ofThings = new Map([...given.things].filter(([id]) => !isWay(id)));
  ofAnswers = new Map([...given.choices].map(([{ button }, letter]) => [button.value, letter]));
}

/**
 * The keys that lead to an answer from here, one after the other.
 * @param {Answer} answer
 * @param {readonly string[]} picked
 */
export function leadingTo({ button, things }, picked) {
  const rest = things.filter((thing) => !picked.includes(thing));
  return ofAnswers.get(button.value) ?? rest.map((thing) => ofThings.get(thing) ?? "·").join(" ");
}

/**
 * The keys of the things that can be pointed at.
 * @param {Set<string>} lit
 */
export function among(lit) {
  return new Map([...ofThings].filter(([thing]) => lit.has(thing)));
}

/**
 * The answer that a key gives.
 * @param {readonly Answer[]} left
 * @param {string} pressed
 */
export function answerWith(left, pressed) {
  return left.find(({ button }) => ofAnswers.get(button.value) === pressed);
}

/**
 * The thing that a key points at.
 * @param {Set<string>} lit
 * @param {string} pressed
 */
export function thingWith(lit, pressed) {
  return [...among(lit)].find(([, letter]) => letter === pressed)?.[0] ?? "";
}
