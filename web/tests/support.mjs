// What the tests share: a browser, a seeded generator, a small server for single modules.

import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const SCRIPTS = join(ROOT, "crates/ui/assets/js");

/** Where the browser is: CHROMIUM names one. The one without windows takes a third less of the processor. */
const CHROMIUM = process.env.CHROMIUM ?? (existsSync("/usr/bin/chromium-headless-shell") ? "/usr/bin/chromium-headless-shell" : "/usr/bin/chromium");

/** Whether there is time: `LONG=1` does more of the same, for more certainty. Each use says what it adds. */
export const LONG = Boolean(process.env.LONG);

/** Nothing here takes longer, in milliseconds, however busy the machine is: waiting is for conditions, never for time. */
export const PATIENCE = 120_000;

/** How often a page looks whether what is waited for is so: not at every frame, which a page that waits would otherwise not have to make. */
export const SOON = { polling: 20 };

/** How pages ask for what they show: to pack a page takes an unoptimised server longer than to draw it. A context that asks otherwise does. */
const UNPACKED = { "accept-encoding": "identity" };

/**
 * Starts the browser, whose pages wait with patience; the test that asked for it closes it. Its pages are all there but lie under
 * a veil, since painting what nobody looks at took a third of the time: a context that is `painted` goes without.
 */
export async function launch() {
  if (!existsSync(CHROMIUM)) throw new Error(`There is no browser at ${CHROMIUM}.`);
  const browser = await chromium.launch({
    timeout: PATIENCE,
    executablePath: CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync"],
  });
  const open = browser.newContext.bind(browser);
  browser.newContext = async ({ painted = false, ...options } = {}) => {
    const context = await open({ extraHTTPHeaders: UNPACKED, ...options });
    context.setDefaultTimeout(PATIENCE);
    if (process.env.LIVE) await context.route("**/assets/*/**", live);
    // What a browser adds to the chance of a game follows from what the server promised, so that a game is dealt the same again.
    await context.addInitScript(() => {
      crypto.getRandomValues = (bytes) => {
        const promise = document.querySelector("[data-promise]")?.getAttribute("data-promise") || "no promise";
        return bytes.map((_, n) => promise.charCodeAt(n % promise.length));
      };
    });
    if (!painted) {
      await context.addInitScript(() => {
        globalThis.veil = new CSSStyleSheet();
        veil.replaceSync("html { opacity: 0 !important }");
        document.adoptedStyleSheets.push(veil);
      });
    }
    return context;
  };
  return browser;
}

/**
 * Answers with a style sheet or a script of the working tree instead of the one that was built into the program: whoever works on
 * them need not build to see what a change does (`LIVE=1`).
 */
async function live(route) {
  const name = new URL(route.request().url()).pathname.split("/").slice(3).join("/");
  const read = (path) => readFileSync(join(ROOT, "crates", path), "utf8");
  if (name.startsWith("js/")) return route.fulfill({ contentType: "text/javascript", body: read(`ui/assets/${name}`) });
  // Each is put together of the files that stand beside its name in the sources.
  const crate = { "style.css": "ui", "starcraft.css": "ui-starcraft", "forbidden-stars.css": "ui-forbidden-stars" }[name];
  if (!crate) return route.continue();
  const parts = read(`${crate}/src/${crate === "ui" ? "assets" : "files"}.rs`).matchAll(/"\.\.\/(assets\/.*\.css)"/g);
  return route.fulfill({ contentType: "text/css", body: [...parts].map(([, part]) => read(`${crate}/${part}`)).join("") });
}

/** Calls a function in a page without its veil, for what depends on how things look. No frame is painted meanwhile, unless the function waits for one. */
export function unveiled(page, look, arg = null) {
  return page.evaluate(`(async () => {
    if (globalThis.veil) veil.disabled = true;
    try {
      return await (${look})(${JSON.stringify(arg)});
    } finally {
      if (globalThis.veil) veil.disabled = false;
    }
  })()`);
}

/** Pages that a person may ask for without a pause are few hundred: who asks the server over and over leaves it so many milliseconds. */
export const POLITE = 150;

/** Waits until something holds; `what` says it in words. It is looked at every so many milliseconds. */
export async function until(check, what, every = 20) {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    if (await check()) return;
    await new Promise((done) => { setTimeout(done, every); });
  }
  throw new Error(`Waited in vain until ${what}.`);
}

/** Waits until the script of a page has started, if it may: what is pressed before means nothing to it. */
export function started(page) {
  return page.waitForFunction(async () => {
    const script = document.querySelector("script[type=module]");
    if (script && matchMedia("(scripting: enabled)").matches) await import(script.src);
    return true;
  });
}

/** Goes to a page as soon as the server has time for one more, and waits until its script has started. */
export async function arrive(page, address) {
  await until(async () => (await page.goto(address))?.status() !== 429, `${address} is shown`, POLITE);
  await started(page);
}

/** Gives a page another size, and waits until the script has seen it and nothing changes its own any more. */
export async function resize(page, { width, height }) {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    // A browser that finds nothing to paint may keep the next frame for ever.
    const frame = () => new Promise((done) => { requestAnimationFrame(done), setTimeout(done, 1000); });
    for (let frames = 0; frames < 2; frames += 1) await frame();
    await Promise.all(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished.catch(() => {})));
  });
}

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The seed of this run: `SEED=n` repeats one. */
export const SEED = Number(process.env.SEED ?? 20);

/** Runs a test with a seeded generator; a failure names the seed. */
export function seeded(run) {
  return async (context) => {
    try {
      await run(random(SEED), context);
    } catch (error) {
      error.message = `${error.message} (SEED=${SEED} repeats it)`;
      throw error;
    }
  };
}

/** A module of the script that needs no page, loaded into Node. */
export async function pure(name) {
  const text = readFileSync(join(SCRIPTS, name), "utf8");
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
}

/** Serves the modules under `/js/` and the given pages, on a free port. */
export async function harness(pages) {
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://x").pathname;
    const answer = (type, body) => response.writeHead(200, { "content-type": type }).end(body);
    const name = path.startsWith("/js/") && join(SCRIPTS, path.slice(4).replaceAll("..", ""));
    if (name && existsSync(name)) answer("text/javascript", readFileSync(name));
    else if (typeof pages[path] === "function") pages[path](request, response);
    else if (path in pages) answer(path.endsWith(".json") ? "application/json" : "text/html; charset=utf-8", pages[path]);
    else response.writeHead(404).end();
  });
  await new Promise((done) => { server.listen(0, "127.0.0.1", done); });
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.closeAllConnections() ?? server.close() };
}
