// Choosing by pointing at things, one after the other. Pure: no page in here.

/**
 * An answer and the things it is made at, in the sequence of pointing.
 * @typedef {{things: readonly string[]}} Choice
 */

/**
 * The choices that speak of everything picked so far.
 * @template {Choice} C
 * @param {readonly C[]} choices
 * @param {readonly string[]} picked
 * @returns {C[]}
 */
export function left(choices, picked) {
  return choices.filter((choice) => picked.every((thing) => choice.things.includes(thing)));
}

/**
 * The things that can be pointed at next.
 * @param {readonly Choice[]} choices
 * @param {readonly string[]} picked
 * @returns {Set<string>}
 */
export function lit(choices, picked) {
  const open = left(choices, picked).flatMap((choice) => choice.things);
  return new Set(open.filter((thing) => !picked.includes(thing)));
}

/**
 * What pointing at a thing leads to: one answer to send, things to point at next, or, where
 * pointing alone cannot tell the answers apart, a menu of them.
 * @template {Choice} C
 * @param {readonly C[]} choices
 * @param {readonly string[]} picked
 * @param {string} thing
 * @param {(thing: string) => boolean} onTable whether a thing can be seen and so pointed at
 * @returns {{kind: "nothing"} | {kind: "send", choice: C} | {kind: "pick", picked: string[]}
 *   | {kind: "menu", picked: string[], choices: C[]}}
 */
export function point(choices, picked, thing, onTable) {
  const now = picked.includes(thing) ? [...picked] : [...picked, thing];
  const open = left(choices, now);
  if (open.length === 0) return { kind: "nothing" };
  if (open.length === 1) return { kind: "send", choice: /** @type {C} */ (open[0]) };
  const goesOn = (/** @type {C} */ choice) =>
    choice.things.some((next) => !now.includes(next) && onTable(next));
  if (!open.every(goesOn) || lit(choices, now).size < 2) return { kind: "menu", picked: now, choices: open };
  return { kind: "pick", picked: now };
}
