// Two people at one table; the line of one breaks in mid-game.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answerByPointing, asked, equalsFresh, newGame, picture } from "./play.mjs";
import { line, serve } from "./server.mjs";
import { arrive, launch, LONG, seeded } from "./support.mjs";

/** So many choices before the line breaks and after it is mended: with more, other questions come, too. */
const STEPS = LONG ? 20 : 8;

let browser, server, wire;

before(async () => {
  server = await serve();
  wire = await line(server.port);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  wire?.close();
  await server?.close();
});

const person = async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  return context.newPage();
};

test("two browsers join by invitation, one loses its line, both tables are equal afterwards", seeded(async (chance) => {
  const [mira, tomasz] = [await person(), await person()];
  await newGame(mira, server.address, "open");
  const invitation = new URL(await mira.inputValue("[id^='invitation-']"));
  // Tomasz comes through a line that can be cut.
  await arrive(tomasz, wire.address + invitation.pathname + invitation.search);
  await tomasz.fill("[name=name]", "Tomasz");
  await Promise.all([tomasz.waitForURL("**/t/*"), tomasz.click("form.take button")]);
  await mira.waitForSelector("#prompt");

  /** Whoever is asked answers; says who. */
  const oneStep = async (people) => {
    const first = await Promise.any(people.map(async (page) => {
      await asked(page);
      return page;
    }));
    await answerByPointing(first, chance, true);
    return first;
  };
  for (let n = 0; n < STEPS; n += 1) await oneStep([mira, tomasz]);

  wire.cut();
  await tomasz.waitForSelector("#notice:not([hidden])");
  // Mira goes on as far as she can alone.
  let alone = 0;
  while (alone < 10 && (await mira.locator("#prompt form[action$='/act']").count())) {
    await answerByPointing(mira, chance, true);
    alone += 1;
  }
  wire.mend();
  await tomasz.waitForSelector("#notice[hidden]", { state: "attached" });
  await equalsFresh(mira);
  await equalsFresh(tomasz);

  for (let n = 0; n < STEPS; n += 1) await oneStep([mira, tomasz]);
  await mira.fill("#say-text", "good luck");
  await mira.press("#say-text", "Enter");
  await tomasz.waitForSelector("#chat >> text=good luck");
  await equalsFresh(mira);
  await equalsFresh(tomasz);

  // What both may know is the same for both.
  const board = async (page) => (await picture(page)).filter((row) => /id="(planet|area|route|units|base)-/.test(row)).map((row) => row.replace(/data-(may|why|rule)="[^"]*"|class="[^"]*"|role="[^"]*"|aria-label="[^"]*"|\s+/g, ""));
  assert.deepEqual(await board(mira), await board(tomasz));
}));
