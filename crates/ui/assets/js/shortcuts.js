// The keys of a decision: given once, they mean the same from its first to its last state.

import { keys } from "./narrow.js";

/** @typedef {import("./answers.js").Answer} Answer */

/** The keys of the things. @type {Map<string, string>} */
let ofThings = new Map();
/** The keys of answers that pointing cannot single out, by what they send. @type {Map<string, string>} */
let ofAnswers = new Map();

/**
 * Gives the keys for a new decision. What lies on the board gets the first.
 * @param {readonly Answer[]} answers
 */
export function give(answers) {
  const drawing = document.getElementById("drawing");
  const goals = answers.flatMap(({ button }) => [...(button.dataset.onward ?? "").matchAll(/"at":"([^"]+)"/g)].map(([, id = ""]) => id));
  const given = keys(answers, (id) => drawing?.contains(document.getElementById(id)) ?? false, goals);
  ofThings = given.things;
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
