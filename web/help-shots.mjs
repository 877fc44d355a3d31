import { mkdirSync } from "node:fs";
import { serve } from "./tests/server.mjs";
import { launch } from "./tests/support.mjs";
const out = "/tmp/help/shots"; mkdirSync(out, { recursive: true });
const SIZES = [[1280,720],[1440,900],[2560,1440],[390,844]];
const server = await serve(); const browser = await launch();
const context = await browser.newContext({ painted: true, viewport: {width:1440,height:900}, reducedMotion: "reduce" });
const page = await context.newPage();
page.on("console", (m) => m.type() === "error" && console.log(m.text()));
const want = process.argv.slice(2);
const all = { start: "/", "start-fs": "/?game=forbidden-stars", ref: "/reference?game=forbidden-stars", "ref-sys": "/reference/forbidden-stars/system/tile_3a", "ref-faction": "/reference/forbidden-stars/faction/world_eaters", "ref-unit": "/reference/forbidden-stars/fs-unit/helbrute", "ref-card": "/reference/forbidden-stars/combat/chaos_united", "ref-order": "/reference/forbidden-stars/fs-order/advance", help: "/help?game=forbidden-stars", rules: "/rules?game=forbidden-stars&q=storm", "rules-id": "/rules?q=FS-WRP-02" };
for (const [name, path] of Object.entries(all)) {
  if (want.length && !want.some((w) => name.startsWith(w))) continue;
  await page.goto(server.address + path);
  for (const [w,h] of SIZES) { await page.setViewportSize({width:w,height:h}); await page.waitForTimeout(120); await page.screenshot({ path: `${out}/${name}-${w}.png`, fullPage: w === 390 || w === 1440 }); }
  console.log(name);
}
await browser.close(); await server.close();
