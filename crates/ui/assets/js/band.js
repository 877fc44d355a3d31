// Answers that go on to the same place together: units are picked one by one, or all of a place, and then go to one area.

/** @typedef {import("./answers.js").Answer} Answer */
/** @typedef {{at: string, name: string, sends: string, room: number, does: string}} Place */

/** What is picked, and how often. @type {Map<string, {answer: Answer, count: number}>} */
let picked = new Map();

/**
 * How often an answer can be given and where it goes on to; none if it stands by itself.
 * @param {Answer} answer
 * @returns {{times: number, places: Place[]} | null}
 */
function onward({ button }) {
  return button.dataset.onward ? JSON.parse(button.dataset.onward) : null;
}

/** Forgets what is picked. */
export function forget() {
  picked = new Map();
}

/** How many are picked. */
export function size() {
  return [...picked.values()].reduce((sum, { count }) => sum + count, 0);
}

/** The things that are picked. */
export function things() {
  return [...picked.values()].flatMap(({ answer }) => answer.things);
}

/** The things that are picked, and how many of each. @returns {[string, number][]} */
export function counts() {
  return [...picked.values()].map(({ answer, count }) => [answer.things[0] ?? "", count]);
}

/**
 * The places that all of them can go to, and so many more.
 * @param {number} more
 */
export function places(more = 0) {
  const all = [...picked.values()].map(({ answer }) => onward(answer)?.places ?? []);
  const first = all[0] ?? [];
  return new Set(first.filter(({ at, room }) => room >= size() + more && all.every((some) => some.some((place) => place.at === at))).map(({ at }) => at));
}

/**
 * What a place is called beside the others.
 * @param {string} place
 */
export function nameOf(place) {
  const all = [...picked.values()].flatMap(({ answer }) => onward(answer)?.places ?? []);
  return all.find(({ at }) => at === place)?.name ?? "";
}

/**
 * Whether one more of an answer can be picked: there is one, and a place for all.
 * @param {Answer} answer
 */
export function takes(answer) {
  const way = onward(answer);
  if (!way || answer.things.length !== 1) return false;
  const count = picked.get(answer.button.value)?.count ?? 0;
  if (count >= way.times) return false;
  const open = places(1);
  return size() === 0 || way.places.some(({ at }) => open.has(at));
}

/**
 * Picks one of the first of these answers that can be, or all of all.
 * @param {readonly Answer[]} answers
 * @param {boolean} all
 */
export function take(answers, all) {
  for (const answer of answers) {
    while (takes(answer)) {
      const count = picked.get(answer.button.value)?.count ?? 0;
      picked.set(answer.button.value, { answer, count: count + 1 });
      if (!all) return;
    }
  }
}

/**
 * Picks one more of a thing, or all that stands there; gives it back once all of it is picked. Says whether it is one
 * that can be picked.
 * @param {string} id
 * @param {readonly Answer[]} answers
 * @param {boolean} all
 */
export function pick(id, answers, all) {
  const mates = answers.filter((answer) => answer.things[0] === id && takes(answer));
  if (mates.length === 0 && !drop(id)) return false;
  take(mates, false);
  if (all) takeAlong(answers);
  return true;
}

/**
 * Picks everything that stands where something is picked, as far as it can go along.
 * @param {readonly Answer[]} answers
 * @param {() => void} [then]
 */
export function takeAlong(answers, then) {
  // The ids of all things at a place begin with the same.
  const placeOf = (/** @type {string} */ id) => id.slice(0, id.lastIndexOf("-"));
  const from = new Set(things().map(placeOf));
  take(answers.filter((answer) => from.has(placeOf(answer.things[0] ?? ""))), true);
  then?.();
}

/**
 * Gives back all of a thing; says whether it was picked.
 * @param {string} thing
 */
function drop(thing) {
  const held = [...picked].find(([, { answer }]) => answer.things.includes(thing));
  return held !== undefined && picked.delete(held[0]);
}

/** Gives back what was picked last; says whether something was. */
export function back() {
  const last = [...picked].at(-1);
  if (last) picked.delete(last[0]);
  return Boolean(last);
}

/**
 * What is sent for all of them to go to a place, and what each will do.
 * @param {string} place
 * @returns {{sends: string[], does: string[]}}
 */
export function to(place) {
  /** @type {string[]} */
  const sends = [];
  /** @type {string[]} */
  const does = [];
  for (const [value, { answer, count }] of picked) {
    const goal = onward(answer)?.places.find(({ at }) => at === place);
    if (!goal) continue;
    for (let n = 0; n < count; n += 1) sends.push(value, goal.sends);
    does.push(goal.does);
  }
  return { sends, does };
}
