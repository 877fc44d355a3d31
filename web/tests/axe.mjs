// What axe-core finds wrong with a page as it looks.

import { readFileSync } from "node:fs";
import { unveiled } from "./support.mjs";

const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/**
 * The violations in a page, which must allow scripts of ours (`bypassCSP`).
 * @param where what axe looks at: a selector or what axe calls a context; everything if it is null
 * @param rules which rules of axe do not count
 */
export async function violations(page, where = null, rules = {}) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const found = await unveiled(page, ([within, but]) => globalThis.axe.run(within ?? document, { resultTypes: ["violations"], reporter: "no-passes", preload: false, rules: but }), [where, rules]);
  return found.violations;
}
