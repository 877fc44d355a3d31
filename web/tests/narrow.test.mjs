// Choosing by pointing, and how long to wait before trying the stream again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pure } from "./support.mjs";

const { keys, left, lit, point } = await pure("narrow.js");
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
  const board = (thing) => thing.startsWith("planet-");
  const given = keys(orders, board);
  const things = [...new Set(orders.flatMap((order) => order.things))];
  assert.deepEqual([...given.things.keys()].sort(), [...things].sort());
  assert.equal(given.things.get("planet-torus") < given.things.get("order-build"), true, "the board comes first");
  assert.equal(new Set([...given.things.values(), ...given.choices.values()]).size, given.things.size + given.choices.size, "no key twice");
  assert.deepEqual([...given.choices.keys()].map((one) => one.name), ["done"]);
  const twins = keys([choice("left", "route-1"), choice("right", "route-1")], board);
  assert.equal(twins.choices.size, 2);
  const many = keys(Array.from({ length: 40 }, (_, n) => choice(`${n}`, `planet-${n}`)), board);
  assert.ok([...many.things.values()].every((key) => !"fghlou/".includes(key)), "keys that always mean the same are nobody's");
});
