// Answers that go on to the same place together: units are picked one by one, or all of a place, and then go to one area.

/** @typedef {import("./answers.js").Answer} Answer */
/** @typedef {{at: string, name: string, sends: string, room: number, does: string}} Place */

/** What is picked, by where it stands: the answers that could take it on, and how often it is. @type {Map<string, {answers: readonly Answer[], count: number}>} */
let picked = new Map();

/**
 * How often an answer can be given, where it goes on to, and what it cannot go along with; none if it stands by itself.
 * @param {Answer} answer
 * @returns {{times: number, places: Place[], apart: string | null} | null}
 */
function onward({ button }) {
  return button.dataset.onward ? JSON.parse(button.dataset.onward) : null;
}

/** What an answer picks. @param {Answer} answer */
function thingOf(answer) {
  return answer.things[0] ?? "";
}

/**
 * The places that some answers go on to.
 * @param {readonly Answer[]} answers
 */
function goals(answers) {
  return answers.flatMap((answer) => (onward(answer)?.places ?? []).map((place) => ({ ...place, answer })));
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
  return [...picked.keys()];
}

/** The things that are picked, and how many of each. @returns {[string, number][]} */
export function counts() {
  return [...picked].map(([thing, { count }]) => [thing, count]);
}

/**
 * The places that all of them can go to, and so many more.
 * @param {number} more
 */
export function places(more = 0) {
  const wanted = size() + more;
  const all = [...picked.values()].map(({ answers }) => new Set(goals(answers).filter(({ room }) => room >= wanted).map(({ at }) => at)));
  return new Set([...(all[0] ?? [])].filter((place) => all.every((some) => some.has(place))));
}

/** The place around a point of the page to which all that is picked can go. @param {Element | null} target */
export function placeAt(target) {
  const now = places();
  for (let up = target; up; up = up.parentElement) if (now.has(up.id)) return up;
  return null;
}

/**
 * What a place is called beside the others.
 * @param {string} place
 */
export function nameOf(place) {
  const all = [...picked.values()].flatMap(({ answers }) => goals(answers));
  return all.find(({ at }) => at === place)?.name ?? "";
}

/**
 * Whether one more of an answer can be picked: there is one, it goes along with the others, and there is a place for all.
 * @param {Answer} answer
 */
export function takes(answer) {
  const way = onward(answer);
  if (!way || (picked.get(thingOf(answer))?.count ?? 0) >= way.times) return false;
  if (size() === 0) return true;
  const others = [...picked.values()].flatMap(({ answers }) => answers.map((other) => onward(other)?.apart)).filter(Boolean);
  if (way.apart && others.some((other) => other !== way.apart)) return false;
  const open = places(1);
  return way.places.some(({ at }) => open.has(at));
}

/**
 * Picks one of the first of these answers that can be, or all of all.
 * @param {readonly Answer[]} answers
 * @param {boolean} all
 */
export function take(answers, all) {
  for (const answer of answers) {
    const thing = thingOf(answer);
    while (takes(answer)) {
      const held = picked.get(thing) ?? { answers: answers.filter((other) => thingOf(other) === thing), count: 0 };
      picked.set(thing, { ...held, count: held.count + 1 });
      if (!all) return;
    }
  }
}

/**
 * Picks the first of several that an answer could take along, where a place was pointed at first; says whether there are several.
 * @param {Answer} answer
 */
export function musters(answer) {
  if ((onward(answer)?.times ?? 0) < 2) return false;
  take([answer], false);
  return true;
}

/**
 * The answers that can be picked for what was pointed at: all of them if that is nothing, those that go on to it if it is a place.
 * @param {readonly Answer[]} answers
 * @param {readonly string[]} pointed
 */
export function toward(answers, pointed) {
  return answers.filter((answer) => pointed.every((place) => onward(answer)?.places.some(({ at }) => at === place)));
}

/**
 * Picks one more of a thing, or all that stands there; gives it back once all of it is picked. Says whether it is one
 * that can be picked.
 * @param {string} id
 * @param {readonly Answer[]} answers
 * @param {boolean} all
 */
export function pick(id, answers, all) {
  const mates = answers.filter((answer) => thingOf(answer) === id && takes(answer));
  if (mates.length === 0 && !picked.delete(id)) return false;
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
  take(answers.filter((answer) => from.has(placeOf(thingOf(answer)))), true);
  then?.();
}

/**
 * Picks all of a thing, or one more of it.
 * @param {string} id
 * @param {readonly Answer[]} answers
 * @param {boolean} all
 */
export function add(id, answers, all) {
  take(answers.filter((answer) => thingOf(answer) === id), all);
}

/**
 * Gives back one of a thing, or all of it.
 * @param {string} id
 * @param {boolean} all
 */
export function drop(id, all) {
  const held = picked.get(id);
  if (!held) return;
  if (all || held.count === 1) picked.delete(id);
  else picked.set(id, { ...held, count: held.count - 1 });
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
  for (const { answers, count } of picked.values()) {
    const goal = goals(answers).find(({ at }) => at === place);
    if (!goal) continue;
    // Some answers say where they go themselves.
    for (let n = 0; n < count; n += 1) sends.push(...[goal.answer.button.value, goal.sends].filter(Boolean));
    does.push(goal.does);
  }
  return { sends, does };
}
