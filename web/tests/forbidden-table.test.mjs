// The table of Forbidden Stars: units that move together, a Deploy order in the basket, why not.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asked } from "./play.mjs";
import { fixedGame } from "./round.mjs";
import { hosted, watched } from "./server.mjs";
import { until } from "./support.mjs";

const here = hosted();

/** The table of a lesson, without its coach: an ordinary one in a certain position. */
async function table(lesson) {
  const { page, mistakes, close } = await watched(here.browser);
  await fixedGame(page, here.server.address, { lesson, game: "forbidden-stars" });
  return { page, mistakes, close, decision: await asked(page), sent: listen(page) };
}

const answered = (page, decision) => until(async () => (await page.evaluate(() => document.querySelector("#prompt [name=decision]")?.value ?? "")) !== decision, "the answer is taken");

/** What the page has sent, choice by choice. */
function listen(page) {
  const sent = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname.endsWith("/act")) sent.push(new URLSearchParams(request.postData() ?? "").getAll("action"));
  });
  return sent;
}

/** A place of the board that is the thing's own. */
async function at(page, id) {
  const point = await page.evaluate((name) => {
    const element = document.getElementById(name);
    const box = element.getBoundingClientRect();
    for (const [u, v] of [[0.5, 0.5], [0.3, 0.6], [0.7, 0.6], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2]]) {
      const [x, y] = [box.x + box.width * u, box.y + box.height * v];
      if (document.elementFromPoint(x, y)?.closest("[id][data-may], [id][data-why]") === element) return { x, y };
    }
    return null;
  }, id);
  assert.ok(point, `nothing of ${id} can be pointed at`);
  return point;
}

/** Two units that could go to the same area, and that area. */
function pair() {
  const answers = [...document.querySelectorAll("#prompt button.answer[data-onward]")];
  const moves = answers.map((button) => ({ things: button.dataset.things.split(" "), ...JSON.parse(button.dataset.onward) }));
  for (const one of moves) {
    const mates = moves.filter((other) => other.things[1] === one.things[1] && (other.apart === one.apart || !other.apart || !one.apart) && other.places[0].room > 1);
    const units = mates.flatMap(({ things, times }) => Array.from({ length: times }, () => things[0]));
    if (one.places[0].room > 1 && units.length > 1) return { units: units.slice(0, 2), to: one.things[1] };
  }
  return null;
}

test("several units move at once, their way and what is to be expected is drawn before", async () => {
  const { page, mistakes, close, decision, sent } = await table("fs-bridge");
  const found = await page.evaluate(pair);
  assert.ok(found, "two units could go together");
  for (const unit of found.units) {
    const { x, y } = await at(page, unit);
    await page.mouse.click(x, y);
  }
  await page.waitForSelector("#crumb");
  const ways = await page.locator(`#drawing .way.drawn[data-way$=" ${found.to}"]`).count();
  assert.equal(ways, new Set(found.units).size, "the way of each is drawn");
  const { x, y } = await at(page, found.to);
  await page.mouse.click(x, y);
  await answered(page, decision);
  assert.equal(sent.length, 1, "sent at once");
  assert.equal(sent[0].length, 2, sent[0].join(", "));
  assert.ok(sent[0].every((action) => action.startsWith("move ")));
  assert.equal(await page.locator("#drawing .way.drawn").count(), 0);
  assert.deepEqual(mistakes, []);
  await close();
});

test("a Deploy order is put together in the basket and sent at once", async () => {
  const { page, mistakes, close, decision, sent } = await table("fs-deploy");
  await page.locator("#basket .sort:first-child [data-add]").first().click();
  await page.waitForSelector("#basket input[name=action]", { state: "attached" });
  assert.ok((await page.locator("#drawing .pc.ghost").count()) > 0, "it stands on the board already, paler");
  await page.click("#basket .send");
  await answered(page, decision);
  assert.equal(sent.length, 1);
  assert.deepEqual(mistakes, []);
  await close();
});

test("pointing at what cannot be chosen says why not, with the rule", async () => {
  const { page, close } = await table("fs-bridge");
  const barred = await page.locator("#drawing .pc[data-why]").first().getAttribute("id");
  const { x, y } = await at(page, barred);
  await page.mouse.move(x, y);
  await until(() => page.isVisible("#tip"), "the tip is shown");
  const why = await page.getAttribute(`#${barred}`, "data-why");
  await until(async () => (await page.textContent("#tip")).includes(why), "it says why");
  assert.match(await page.locator("#tip a.rule").getAttribute("href"), /ADV|SHP|GRD/);
  await close();
});

test("an area that is pointed at first waits for the units that go there", async () => {
  const { page, mistakes, close, decision, sent } = await table("fs-bridge");
  const [unit, area] = await page.evaluate(() => document.querySelector("#prompt button.answer[data-onward]").dataset.things.split(" "));
  // One of the two that could go there is picked with the area, the other one by pointing at it.
  for (const thing of [area, unit, area]) {
    const { x, y } = await at(page, thing);
    await page.mouse.click(x, y);
  }
  await answered(page, decision);
  assert.equal(sent.length, 1);
  assert.equal(sent[0].length, 2, sent[0].join(", "));
  assert.deepEqual(mistakes, []);
  await close();
});

test("on a phone a place that is pointed at first lists orders, each by its name and picture", async () => {
  for (const [game, lesson, orders] of [["forbidden-stars", "fs-guided", ["Advance", "Deploy", "Strategize", "Dominate"]], ["starcraft", "guided", ["Build", "Mobilize", "Research"]]]) {
    const { page, close } = await watched(here.browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await fixedGame(page, here.server.address, { lesson, game });
    await asked(page);
    // A place where several orders can be laid.
    const place = await page.evaluate(() => {
      const places = [...document.querySelectorAll("#prompt button.answer")].map((button) => button.dataset.things.split(" ").at(-1));
      return places.find((one) => places.filter((other) => other === one).length > 2);
    });
    await page.focus(`#${place}`);
    await page.keyboard.press("Enter");
    await page.waitForSelector("#menu");
    const items = await page.evaluate(() => [...document.querySelectorAll("#menu button")].map((item) => [item.lastChild.textContent, Boolean(item.querySelector("svg"))]));
    assert.deepEqual(items, orders.map((order) => [order, true]));
    await close();
  }
});
