// Takes a picture of every screen, wide and narrow: node shots.mjs FOLDER [ADDRESS]. Without an
// address it starts a server of its own, from what `cargo build` made.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { screens } from "./tests/screens.mjs";
import { serve } from "./tests/server.mjs";
import { launch, random, SEED } from "./tests/support.mjs";

const [folder, given] = process.argv.slice(2);
if (!folder) throw new Error("Say where the pictures go: node shots.mjs FOLDER");
mkdirSync(folder, { recursive: true });
const server = given ? { address: given, close() {} } : await serve();
const browser = await launch();
try {
  for (const [width, height] of [[1440, 900], [390, 844]]) {
    const open = async () => {
      const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 700, reducedMotion: "reduce" });
      return context.newPage();
    };
    await screens(open, server.address, random(SEED), async (name, page) => {
      await page.waitForTimeout(200);
      await page.screenshot({ path: join(folder, `${name}-${width}.png`) });
      console.log(`${name}-${width}`);
    });
  }
} finally {
  await browser.close();
  await server.close();
}
