// Choosing by pointing, where to look, where a note lies, and how long to wait before trying the stream again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pure } from "./support.mjs";

const { keys, left, lit, point } = await pure("narrow.js");
const { framing, inRows, within } = await pure("framing.js");
const { spot } = await pure("placing.js");
const { waitBefore } = await pure("stream.js");

const choice = (name, ...things) => ({ name, things });
const orders = [
  choice("build on torus", "order-build", "planet-torus"),
  choice("build on braken", "order-build", "planet-braken"),
  choice("mobilize on torus", "order-mobilize", "planet-torus"),
  choice("done"),
];
const everywhere = () => true;

test("at first every thing of every answer is lit", () => {
  assert.deepEqual(lit(orders, []), new Set(["order-build", "planet-torus", "planet-braken", "order-mobilize"]));
});

test("pointing at a thing leaves the answers that speak of it", () => {
  const step = point(orders, [], "order-build", everywhere);
  assert.deepEqual(step, { kind: "pick", picked: ["order-build"] });
  assert.deepEqual(left(orders, step.picked).map((c) => c.name), ["build on torus", "build on braken"]);
  assert.deepEqual(lit(orders, step.picked), new Set(["planet-torus", "planet-braken"]));
});

test("the things may be pointed at in any sequence", () => {
  const step = point(orders, ["planet-torus"], "order-mobilize", everywhere);
  assert.equal(step.choice.name, "mobilize on torus");
});

test("where the sequence matters, the later things come after the first", () => {
  const defend = { ...choice("defend torus a", "order-defend", "area-torus-a"), inTurn: true };
  const all = [...orders, defend, { ...choice("defend torus b", "order-defend", "area-torus-b"), inTurn: true }];
  assert.ok(lit(all, []).has("order-defend") && !lit(all, []).has("area-torus-a"));
  assert.deepEqual(lit(all, ["order-defend"]), new Set(["area-torus-a", "area-torus-b"]));
  assert.equal(point(all, ["order-defend"], "area-torus-a", everywhere).choice.name, "defend torus a");
});

test("one answer left is sent", () => {
  assert.equal(point(orders, [], "planet-braken", everywhere).choice.name, "build on braken");
});

test("answers that share all their things open a menu", () => {
  const two = [choice("scrap", "units-a"), choice("move", "units-a"), choice("done")];
  const step = point(two, [], "units-a", everywhere);
  assert.equal(step.kind, "menu");
  assert.deepEqual(step.choices.map((c) => c.name), ["scrap", "move"]);
});

test("an answer that is complete beside one that goes on opens a menu", () => {
  const mixed = [choice("use", "event-x"), choice("use on", "event-x", "planet-torus")];
  assert.equal(point(mixed, [], "event-x", everywhere).kind, "menu");
});

test("things that cannot be seen are offered in a menu", () => {
  const step = point(orders, [], "order-build", (thing) => thing !== "planet-braken");
  assert.equal(step.kind, "menu");
});

test("pointing at something that is not lit does nothing", () => {
  assert.equal(point(orders, ["order-mobilize"], "planet-braken", everywhere).kind, "nothing");
  assert.equal(point([], [], "planet-braken", everywhere).kind, "nothing");
});

test("two choices of the same things are never sent without asking", () => {
  const twins = [choice("left", "route-1", "route-2"), choice("right", "route-1", "route-2")];
  assert.equal(point(twins, [], "route-1", everywhere).kind, "menu");
});

test("the wait before another try doubles up to a limit and never storms", () => {
  for (let n = 0; n < 40; n += 1) {
    const full = Math.min(15_000, 500 * 2 ** n);
    assert.equal(waitBefore(n, 0), full / 2);
    assert.equal(waitBefore(n, 1), full);
  }
});

test("every thing has a key, and every answer that pointing cannot single out", () => {
  const things = [...new Set(orders.flatMap((order) => order.things))];
  const board = ["planet-nobody-asks-for", ...things.filter((thing) => thing.startsWith("planet-")).reverse()];
  const given = keys(orders, board);
  assert.deepEqual(board.slice(1).map((thing) => given.things.get(thing)), board.slice(1).map((_, n) => String(n + 1)), "in the sequence of the board");
  assert.deepEqual([...given.things.keys()].sort(), [...things].sort());
  assert.equal(given.things.get("planet-torus") < given.things.get("order-build"), true, "the board comes first");
  assert.equal(new Set([...given.things.values(), ...given.choices.values()]).size, given.things.size + given.choices.size, "no key twice");
  assert.deepEqual([...given.choices.keys()].map((one) => one.name), ["done"]);
  const twins = keys([choice("left", "route-1"), choice("right", "route-1")], []);
  assert.equal(twins.choices.size, 2);
  const many = keys(Array.from({ length: 40 }, (_, n) => choice(`${n}`, `planet-${n}`)), []);
  assert.ok([...many.things.values()].every((key) => !"fghlou/".includes(key)), "keys that always mean the same are nobody's");
});

/** A board of columns and rows of parts, 100 wide and high with a gap of 20. */
const grid = (columns, rows) => Array.from({ length: columns * rows }, (_, n) => ({ x: (n % columns) * 120, y: Math.floor(n / columns) * 120, width: 100, height: 100 }));
const view = ({ x, y, pixels }, room) => ({ x: x - room.width / pixels / 2, y: y - room.height / pixels / 2, width: room.width / pixels, height: room.height / pixels });

test("the view shows answers whole, as many as fit, and cuts no other part where it need not", () => {
  const room = { width: 260, height: 260 };
  const parts = grid(4, 3);
  const asked = [parts[5], parts[6]];
  const seen = view(framing(asked, parts.filter((part) => !asked.includes(part)), room, 0.5, 1), room);
  assert.ok(asked.every((part) => within(part, seen)), JSON.stringify(seen));
  const cut = parts.filter((part) => !within(part, seen) && part.x < seen.x + seen.width && seen.x < part.x + 100 && part.y < seen.y + seen.height && seen.y < part.y + 100);
  assert.deepEqual(cut, []);
});

test("the view goes as close as it may while all answers are seen, and farther to see more of them", () => {
  const room = { width: 390, height: 500 };
  const parts = grid(4, 4);
  assert.equal(framing([parts[0]], parts.slice(1), room, 0.78, 1).pixels, 1);
  const all = framing(parts, [], room, 0.78, 1);
  const seen = view(all, room);
  assert.ok(all.pixels < 1);
  assert.equal(parts.filter((part) => within(part, seen)).length, 4 * 5 - 4, "as many columns and rows as there is room for");
});

test("where an order is carried out outweighs answers elsewhere", () => {
  const room = { width: 300, height: 300 };
  const parts = grid(9, 1);
  const asked = [{ ...parts[0], weight: 4 }, parts[7], parts[8]];
  const seen = view(framing(asked, parts.slice(1, 7), room, 0.78, 1), room);
  assert.deepEqual(asked.map((part) => within(part, seen)), [true, false, false]);
});

test("an answer too large for the room is looked at all the same", () => {
  const room = { width: 260, height: 70 };
  const parts = grid(3, 3);
  parts[8] = { ...parts[8], height: 60 };
  const seen = view(framing([parts[4]], parts.filter((_, n) => n !== 4), room, 1, 1), room);
  assert.ok(within({ x: parts[4].x + 50, y: parts[4].y + 50, width: 0, height: 0 }, seen), JSON.stringify(seen));
});

test("answers too far apart for one view: one of them is seen whole", () => {
  const room = { width: 300, height: 300 };
  const parts = grid(9, 9);
  const asked = [parts[0], parts[80]];
  const seen = view(framing(asked, parts.slice(1, 80), room, 0.78, 1), room);
  assert.equal(asked.filter((part) => within(part, seen)).length, 1);
});

/** A box of the page. */
const box = (x, y, width, height) => ({ left: x, top: y, right: x + width, bottom: y + height });
const PAGE = { width: 1280, height: 720, gap: 16 };
const covers = (note, other) => note.left < other.right && other.left < note.left + note.width && note.top < other.bottom && other.top < note.top + note.height;

test("a note lies beside what it speaks of, and points at it", () => {
  const anchor = box(600, 300, 80, 80);
  const at = spot([{ width: 320, height: 200 }], anchor, [anchor], [], PAGE);
  assert.ok(!covers(at, anchor) && at.side === "above" && anchor.top - at.top - at.height === 16, JSON.stringify(at));
});

test("a note lies on nothing lit, however far away, and rather on something than on what is lit", () => {
  const anchor = box(600, 660, 60, 60);
  const board = box(190, 64, 880, 590);
  const [seats, log] = [box(0, 64, 188, 590), box(1072, 64, 208, 590)];
  const at = spot([{ width: 320, height: 300 }, { width: 200, height: 420 }], anchor, [anchor, board, seats], [log], PAGE);
  assert.ok([anchor, board, seats].every((other) => !covers(at, other)) && covers(at, log) && at.over === 0, JSON.stringify(at));
  assert.equal(at.width, 200, "as narrow as it must be");
});

test("where everything is lit a note covers as little of it as can be, on the page", () => {
  const whole = box(0, 0, 1280, 700);
  const at = spot([{ width: 320, height: 300 }], box(600, 300, 80, 80), [whole], [], PAGE);
  assert.ok(at.left >= 0 && at.left + at.width <= PAGE.width && at.top + at.height <= PAGE.height, JSON.stringify(at));
  assert.equal(at.top, PAGE.height - at.height - 8);
});

test("a board too high for the room shows whole rows, those with most answers, and leaves a rail for each side it cuts", () => {
  const room = { x: 0, y: 0, width: 460, height: 250 };
  const seen = (asked, before = -1) => {
    const parts = grid(4, 3).map((part, n) => ({ ...part, n, weight: asked.includes(n) ? 1 : 0 }));
    const found = inRows(parts, room, 0.78, 1, 60, before);
    if (!found) return null;
    const shown = parts.filter((part) => within(part, view(found, found.room))).map(({ n }) => n);
    return { shown, pixels: found.pixels, first: found.first, above: found.above.map(({ n }) => n), below: found.below.map(({ n }) => n), room: found.room };
  };
  const [rows, last] = [[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11]];
  const top = seen([1]);
  assert.deepEqual([top.shown, top.above, top.below], [rows, [], last]);
  assert.ok(top.pixels < 1, "two rows and a rail fit only smaller");
  const bottom = seen([9]);
  assert.deepEqual([bottom.above, bottom.below, bottom.first], [[0, 1, 2, 3], [], 1]);
  assert.equal(bottom.room.y, 60);
  // Of two views that are as good the one that is there stays.
  assert.deepEqual([seen([5]).first, seen([5], 1).first], [0, 1]);
  // Rows do not help where columns are cut, too, and where all rows fit nothing is to be told of.
  const parts = grid(4, 3);
  assert.equal(inRows(parts, { ...room, width: 300 }, 0.78, 1, 60, -1), null);
  assert.equal(inRows(grid(4, 1), room, 0.78, 1, 60, -1), null);
});
