// Choosing by pointing at things, one after the other. Pure: no page in here.

/**
 * An answer and the things it is made at, in the sequence of pointing; `inTurn` if in no other.
 * @typedef {{things: readonly string[], inTurn?: boolean}} Choice
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
  const next = (/** @type {Choice} */ { things, inTurn }) => {
    const others = things.filter((thing) => !picked.includes(thing));
    return inTurn ? others.slice(0, 1) : others;
  };
  return new Set(left(choices, picked).flatMap(next));
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

/** The keys of answers, without those that always mean the same: fit, board, hint, list, odds, undo. */
const KEYS = [..."123456789abcdeijkmnpqrstvwxyz"];

/**
 * A key for everything that can be pointed at, and for every answer that pointing cannot single out. They hold
 * from the first to the last state of a decision.
 * @template {Choice} C
 * @param {readonly C[]} choices
 * @param {readonly string[]} onBoard these come first, in this sequence
 * @param {readonly string[]} [more] what can be pointed at later
 * @returns {{things: Map<string, string>, choices: Map<C, string>}}
 */
export function keys(choices, onBoard, more = []) {
  const all = [...new Set([...choices.flatMap((choice) => choice.things), ...more])];
  const nowhere = choices.filter((choice) => choice.things.length === 0);
  const alike = choices.filter((choice) => choice.things.length > 0 && left(choices, choice.things).length > 1);
  const free = KEYS.values();
  /** @template T @param {readonly T[]} some @returns {Map<T, string>} */
  const given = (some) => new Map(some.flatMap((one) => {
    const { value } = free.next();
    return value ? [/** @type {[T, string]} */ ([one, value])] : [];
  }));
  const asked = new Set(all);
  const [board, lone, rest, twins] = [given(onBoard.filter((thing) => asked.has(thing))), given(nowhere), given(all.filter((thing) => !onBoard.includes(thing))), given(alike)];
  return { things: new Map([...board, ...rest]), choices: new Map([...lone, ...twins]) };
}
