// Takes pictures of every screen of both games, at six sizes and in two languages, and lays them out in one page to look through:
// node gallery.mjs FOLDER [LANGUAGE...]. It starts a server of its own, from what `cargo build` made. ONLY=part,part takes some parts.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as forbidden from "./tests/forbidden-screens.mjs";
import { asked, forward } from "./tests/play.mjs";
import { screens } from "./tests/screens.mjs";
import { serve } from "./tests/server.mjs";
import { launch, random, resize, SEED, started } from "./tests/support.mjs";

/** The last is a window of 1440x900 at 200 %. */
const SIZES = [[1280, 720], [1440, 900], [2560, 1440], [390, 844], [844, 390], [720, 450]].map(([width, height]) => ({ width, height }));
/** These are held in a hand. */
const TOUCHED = SIZES.slice(3, 5);

const [folder, ...asking] = process.argv.slice(2);
if (!folder) throw new Error("Say where the pictures go: node gallery.mjs FOLDER");
const tongues = asking.length > 0 ? asking : ["en", "de"];
const only = process.env.ONLY?.split(",");
mkdirSync(folder, { recursive: true });

/** Boards that are full, with the fewest and the most players. */
async function late(open, address, visit) {
  const GAMES = [["starcraft", 2, {}], ["starcraft", 4, {}], ["starcraft", 6, {}], ["starcraft", 4, { expansion: "brood_war" }], ["forbidden-stars", 2, {}], ["forbidden-stars", 3, {}], ["forbidden-stars", 4, {}]];
  for (const [game, players, options] of GAMES) {
    const page = await open();
    await page.goto(`${address}/new?game=${game}`);
    await page.evaluate((count) => {
      for (const seat of document.querySelectorAll("[name^=seat]:not([name=seat0])")) seat.value = Number(seat.name.slice(4)) < count ? "bot-easy" : "empty";
    }, players);
    for (const [name, value] of Object.entries(options)) await page.check(`[name='rule-${name}'][value='${value}']`);
    await Promise.all([page.waitForURL("**/t/*"), page.click("form[action='/new'] button:not([type=button])")]);
    await asked(page);
    await forward(page, random(SEED), ".nothing", [], game === "starcraft" ? 90 : 60);
    await visit(`late-${game}-${players}${options.expansion ? "-brood" : ""}`, page);
    await page.context().close();
  }
}

const WALKS = {
  starcraft: (open, address, visit) => screens(open, address, random(SEED), visit),
  "forbidden-pages": forbidden.pages,
  "forbidden-guided": forbidden.guided,
  "forbidden-positions": forbidden.positions,
  late,
};

const server = await serve();
const browser = await launch();
const names = [];
const context = (more = {}) => browser.newContext({ painted: true, bypassCSP: true, viewport: SIZES[0], reducedMotion: "reduce", ...more });

/** Takes the pictures of what a page shows. */
async function take(page, name, tongue, sizes) {
  for (const size of sizes) {
    await resize(page, size);
    await page.screenshot({ path: join(folder, `${name}-${tongue}-${size.width}.jpg`), quality: 70 });
  }
}

try {
  const readers = await Promise.all(tongues.flatMap((tongue) => [[SIZES.filter((size) => !TOUCHED.includes(size)), {}], [TOUCHED, { hasTouch: true, isMobile: true }]].map(async ([sizes, more]) => {
    const own = await context({ ...more, viewport: sizes[0] });
    await own.addInitScript(() => localStorage.clear());
    return { tongue, sizes, page: await own.newPage() };
  })));
  const visit = async (name, page, again = () => {}) => {
    names.push(name);
    console.log(name);
    if (!again) {
      await take(page, name, tongues[0], SIZES);
      return resize(page, SIZES[0]);
    }
    const person = (await page.context().cookies()).filter((cookie) => cookie.name !== "language");
    for (const reader of readers) {
      await reader.page.context().addCookies([...person, { name: "language", value: reader.tongue, url: server.address }]);
      await reader.page.goto(page.url());
      await started(reader.page);
      await again(reader.page);
      await take(reader.page, name, reader.tongue, reader.sizes);
    }
    return null;
  };
  for (const [part, walk] of Object.entries(WALKS)) {
    if (!only || only.includes(part)) await walk(async () => (await context()).newPage(), server.address, visit);
  }
} finally {
  const cell = (name, tongue, { width, height }) => `<a href="${name}-${tongue}-${width}.jpg"><img loading="lazy" src="${name}-${tongue}-${width}.jpg" alt="${name}, ${tongue}, ${width}x${height}" height="220"></a>`;
  const rows = names.map((name) => `<h2>${name}</h2>${tongues.map((tongue) => `<p>${SIZES.map((size) => cell(name, tongue, size)).join(" ")}</p>`).join("")}`);
  writeFileSync(join(folder, "index.html"), `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body { background: #222; color: #eee; font: 14px sans-serif; } p { white-space: nowrap; }</style>${rows.join("\n")}`);
  await browser.close();
  await server.close();
}
