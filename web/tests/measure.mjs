// Measures screens in every language, at four sizes: nothing cut off or wider than the screen, and in the made-up language
// nothing that is not a message, nothing that axe-core finds. A walk goes from screen to screen, wide; each is then seen at
// other sizes. What is measured takes turns from one screen to the next; `LONG=1` measures everything everywhere.

import assert from "node:assert/strict";
import { violations } from "./axe.mjs";
import { faults } from "./language.mjs";
import { arrive, LONG, resize, unveiled } from "./support.mjs";

/** The languages to measure: `TONGUES=qps,en,pl,de` measures all. */
export const TONGUES = (process.env.TONGUES ?? "qps,pl,de").split(",");

/** Words that are nobody's message: keys and names, addresses, numbers of rules, and the rules, a book of their own. */
const OWN = [
  ".brand, .key, .language",
  ".rule-list p, .rule-id, .rule, .toc, .book h2",
  ".who-sits, .pl-name, .played-by, .scores .vh, #about .title, .link",
].join(", ");

/** What is shortened where there is no room for it: the sheet of a player, what opens from the tray, the list, the log or a title has it, too. */
const SPARE = ".seat, .fold .slim, .fold .ample, .fold .okind, .fold .note, summary .mcs, .res .from, .sub .why, #caption, #clock, .round .muted, .phases li:not(.now), .steps li:not(.now), h1.past";

/** The first is the one in which a walk is made. */
const SIZES = [{ width: 1280, height: 720 }, { width: 1440, height: 900 }, { width: 2560, height: 1440 }, { width: 390, height: 844 }];

/** Where there is the least room: the made-up words, which are the longest, are always measured here, those of people in turns. */
const TIGHT = [SIZES[0], SIZES[3]];

/** Where there is more of it. */
const WIDE = [SIZES[1], SIZES[2]];

/** Where axe looks, at every second screen: colours and names hardly change. (At those the first of the wide sizes is measured, too.) */
const AXE = [WIDE[0], TIGHT[1]];

/** What is whose turn at a screen; all of it if there is time. */
const inTurn = (all, screen) => (LONG ? all : [all[screen % all.length]]);

/** What axe has to say about a page, one line a finding; the made-up language is none that it knows. */
async function findings(page) {
  const found = await violations(page, null, { "html-lang-valid": { enabled: false } });
  return found.flatMap(({ id, help, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${help}: ${node.target.join(" ")} ${node.html.slice(0, 120)}`));
}

/**
 * Measures every screen that a walk comes to. The walk is made in the first language. Those who read another one open the same address
 * as the same person, one of them at each screen.
 * @param walk is given `open`, which makes a page of a new person, the address of the server, and `visit(name, page)`, to be called at
 * each screen. What only the script of that page shows, such as an open list, is done again in the other pages by a third argument; null
 * where the first language will do.
 */
export async function measured({ browser, server }, walk) {
  const [first, ...others] = TONGUES;
  const found = [];
  const open = async (tongue = first) => {
    const context = await browser.newContext({ viewport: SIZES[0], reducedMotion: "reduce", bypassCSP: true, painted: Boolean(process.env.SHOTS) });
    await context.addCookies([{ name: "language", value: tongue, url: server.address }]);
    return context.newPage();
  };
  const inspect = async (page, tongue, name, sizes, axes = []) => {
    for (const size of sizes) {
      await resize(page, size);
      const lines = await unveiled(page, faults, [OWN, SPARE, tongue === "qps"]);
      if (axes.includes(size)) lines.push(...await findings(page));
      found.push(...lines.map((line) => `${name} in ${tongue} at ${size.width}x${size.height}: ${line}`));
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${tongue}-${name}-${size.width}.png` });
    }
  };
  const readers = await Promise.all(others.map(async (tongue) => {
    const page = await open(tongue);
    // Whoever has seen nothing before has missed nothing since.
    await page.addInitScript(() => localStorage.clear());
    return { tongue, page };
  }));
  let visits = 0;
  await walk(() => open(), server.address, async (name, page, again = () => {}) => {
    visits += 1;
    await inspect(page, first, name, [...TIGHT, ...inTurn(WIDE, visits)], LONG || visits % 2 === 0 ? inTurn(AXE, visits / 2) : []);
    await resize(page, SIZES[0]);
    const person = (await page.context().cookies()).filter((cookie) => cookie.name !== "language");
    for (const reader of again ? inTurn(readers, visits) : []) {
      await reader.page.context().addCookies(person);
      await reader.page.setViewportSize(SIZES[0]);
      await arrive(reader.page, page.url());
      await again(reader.page);
      await inspect(reader.page, reader.tongue, name, LONG ? SIZES : inTurn(TIGHT, visits >> 1));
    }
  });
  await Promise.all(readers.map(({ page }) => page.context().close()));
  assert.deepEqual(found, []);
}
