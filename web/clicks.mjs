// Counts what a person presses in one round of a fixed game, with a mouse and with a finger: node clicks.mjs. It starts a server of its own, from what
// `cargo build` made.

import { Hand, ROUND, fixedGame, playRound } from "./tests/round.mjs";
import { serve } from "./tests/server.mjs";
import { launch } from "./tests/support.mjs";

const server = await serve();
const browser = await launch();
try {
  for (const [name, device] of [["clicks", { viewport: { width: 1440, height: 900 } }], ["taps", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }]]) {
    const context = await browser.newContext({ ...device, reducedMotion: "reduce" });
    const page = await context.newPage();
    await fixedGame(page, server.address);
    console.log(`${await playRound(new Hand(page, name === "taps"))} ${name} for ${ROUND.length} choices`);
  }
} finally {
  await browser.close();
  await server.close();
}
