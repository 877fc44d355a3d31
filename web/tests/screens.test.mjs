// Every screen in the made-up language, at four sizes: nothing that is not a message, nothing cut
// off or wider than the screen, nothing that axe-core finds. One game is played, wide; each of its
// screens is then seen at every size.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { faults } from "./language.mjs";
import { screens } from "./screens.mjs";
import { hosted } from "./server.mjs";
import { resize, seeded } from "./support.mjs";

const axe = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** Words that are nobody's message: keys and names, addresses, numbers of rules, and the rules, a book of their own. */
const OWN = [
  ".brand, .key, select[name=language]",
  ".rule-list p, .rule-id, .rule, .toc, .book h2",
  ".who-sits, .pl-name, .played-by, .scores .vh, #about .title, .link",
].join(", ");

/** What is shortened where there is no room for it: the sheet of a player, the list, the log, a title or the open hand has it, too. */
const SPARE = ".seat, .res .from, .sub .why, #caption, #clock, .round .muted, .phases li:not(.now), .steps, h1.past, summary .mcs";

/** The first is the one in which the game is played. axe looks at two of them: colours and names hardly change with the size. */
const SIZES = [{ width: 1280, height: 720 }, { width: 1440, height: 900, axe: true }, { width: 2560, height: 1440 }, { width: 390, height: 844, axe: true }];

const here = hosted();

/** What axe has to say about a page, one line a finding; the made-up language is none that it knows. */
async function findings(page) {
  await page.evaluate(`globalThis.axe ?? (() => { ${axe} })()`);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"], rules: { "html-lang-valid": { enabled: false } } }));
  return violations.flatMap(({ id, help, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${help}: ${node.target.join(" ")} ${node.html.slice(0, 120)}`));
}

test("every word is a message, fits and can be read on every screen", seeded(async (chance) => {
  const open = async () => {
    const context = await here.browser.newContext({ viewport: SIZES[0], reducedMotion: "reduce", bypassCSP: true });
    await context.addCookies([{ name: "language", value: "qps", url: here.server.address }]);
    return context.newPage();
  };
  const found = [];
  await screens(open, here.server.address, chance, async (name, page) => {
    for (const size of SIZES) {
      await resize(page, size);
      const lines = await page.evaluate(faults, [OWN, SPARE]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) lines.push(`${wide} px wider than the screen`);
      if (size.axe) lines.push(...await findings(page));
      found.push(...lines.map((line) => `${name} at ${size.width}x${size.height}: ${line}`));
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${size.width}.png` });
    }
    await resize(page, SIZES[0]);
  });
  assert.deepEqual(found, []);
}));
