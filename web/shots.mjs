// Takes a picture of every screen at four sizes: node shots.mjs FOLDER [ADDRESS]. Without an address
// it starts a server of its own, from what `cargo build` made. One game is played; each of its
// screens is then seen at every size.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { screens } from "./tests/screens.mjs";
import { serve } from "./tests/server.mjs";
import { launch, random, SEED } from "./tests/support.mjs";

const SIZES = [{ width: 1280, height: 720 }, { width: 1440, height: 900 }, { width: 2560, height: 1440 }, { width: 390, height: 844 }];

const [folder, given] = process.argv.slice(2);
if (!folder) throw new Error("Say where the pictures go: node shots.mjs FOLDER");
mkdirSync(folder, { recursive: true });
const server = given ? { address: given, close() {} } : await serve();
const browser = await launch();
try {
  const open = async () => {
    const context = await browser.newContext({ painted: true, viewport: SIZES[0], reducedMotion: "reduce" });
    return context.newPage();
  };
  await screens(open, server.address, random(SEED), async (name, page) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // What reacts to the size of the window has done so after two frames.
      await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
      await page.screenshot({ path: join(folder, `${name}-${size.width}.jpg`), quality: 60 });
    }
    await page.setViewportSize(SIZES[0]);
    console.log(name);
  });
} finally {
  await browser.close();
  await server.close();
}
