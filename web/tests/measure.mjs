// Measures screens in a language, at four sizes: nothing cut off or wider than the screen, and in the made-up language
// nothing that is not a message, nothing that axe-core finds. A walk goes from screen to screen, wide; each is then seen at
// every size.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { faults } from "./language.mjs";
import { resize } from "./support.mjs";

/** The languages to measure: `TONGUES=qps,en,pl,de` measures all. */
export const TONGUES = (process.env.TONGUES ?? "qps,pl,de").split(",");

const axe = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** Words that are nobody's message: keys and names, addresses, numbers of rules, and the rules, a book of their own. */
const OWN = [
  ".brand, .key, select[name=language]",
  ".rule-list p, .rule-id, .rule, .toc, .book h2",
  ".who-sits, .pl-name, .played-by, .scores .vh, #about .title, .link",
].join(", ");

/** What is shortened where there is no room for it: the sheet of a player, what opens from the tray, the list, the log or a title has it, too. */
const SPARE = ".seat, .fold .slim, .fold .ample, .fold .okind, .fold .note, summary .mcs, .res .from, .sub .why, #caption, #clock, .round .muted, .phases li:not(.now), .steps li:not(.now), h1.past";

/** The first is the one in which a walk is made. axe looks at two of them: colours and names hardly change with the size. */
const SIZES = [{ width: 1280, height: 720 }, { width: 1440, height: 900, axe: true }, { width: 2560, height: 1440 }, { width: 390, height: 844, axe: true }];

/** What axe has to say about a page, one line a finding; the made-up language is none that it knows. */
async function findings(page) {
  await page.evaluate(`globalThis.axe ?? (() => { ${axe} })()`);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"], rules: { "html-lang-valid": { enabled: false } } }));
  return violations.flatMap(({ id, help, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${help}: ${node.target.join(" ")} ${node.html.slice(0, 120)}`));
}

/**
 * Measures every screen that a walk comes to.
 * @param walk is given `open`, which makes a page of a new person, the address of the server, and `visit(name, page)`, to be called at each screen
 */
export async function measured({ browser, server }, tongue, walk) {
  const made = tongue === "qps";
  const open = async () => {
    const context = await browser.newContext({ viewport: SIZES[0], reducedMotion: "reduce", bypassCSP: true });
    await context.addCookies([{ name: "language", value: tongue, url: server.address }]);
    return context.newPage();
  };
  const found = [];
  await walk(open, server.address, async (name, page) => {
    for (const size of SIZES) {
      await resize(page, size);
      const lines = await page.evaluate(faults, [OWN, SPARE, made]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) lines.push(`${wide} px wider than the screen`);
      if (made && size.axe) lines.push(...await findings(page));
      found.push(...lines.map((line) => `${name} at ${size.width}x${size.height}: ${line}`));
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${tongue}-${name}-${size.width}.png` });
    }
    await resize(page, SIZES[0]);
  });
  assert.deepEqual(found, []);
}
