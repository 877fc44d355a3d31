// The real server, with a database of its own, and a line to it that can be cut.

import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { launch, ROOT, SEED } from "./support.mjs";

/** The program that `cargo build` made, or the one that ORDERSTACK names. */
function program() {
  if (process.env.ORDERSTACK) return process.env.ORDERSTACK;
  const metadata = () => execFileSync("cargo", ["metadata", "--no-deps", "--format-version", "1", "--offline"], { cwd: ROOT, encoding: "utf8" });
  const target = process.env.CARGO_TARGET_DIR ?? JSON.parse(metadata()).target_directory;
  const path = join(target, "debug", "orderstack");
  if (!existsSync(path)) throw new Error(`There is no ${path}: build it with cargo build.`);
  return path;
}

/**
 * Starts a server that answers at once, or whose bots pause for so many milliseconds; `close` ends it.
 * @param addr where it listens
 * @param more what else it is told
 * @param kept where its database is, if there is one
 */
export async function serve(botDelay = 0, addr = "127.0.0.1:0", more = [], kept = "") {
  const folder = kept || mkdtempSync(join(tmpdir(), "orderstack-"));
  const database = `sqlite:${join(folder, "games.db")}`;
  const child = spawn(program(), ["serve", "--addr", addr, "--database", database, "--bot-delay", String(botDelay), ...more], {
    stdio: ["ignore", "pipe", "pipe"],
    // A program built for tests deals the same tables for the same number.
    // What one has drawn already another one must not draw again.
    env: { ...process.env, ORDERSTACK_CHANCE: String(kept ? SEED + 1 : SEED) },
  });
  let said = "";
  const address = await new Promise((found, failed) => {
    const hear = (part) => {
      said += part;
      const match = /http:\/\/[\d.]+:\d+/.exec(said);
      if (match) found(match[0]);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("exit", (code) => failed(new Error(`The server ended with ${code}: ${said}`)));
  });
  child.removeAllListeners("exit");
  return {
    address,
    port: Number(new URL(address).port),
    said: () => said,
    /** Ends it, does what needs a database that nobody uses, and starts it anew. */
    async between(...commands) {
      const ended = new Promise((done) => { child.on("exit", done); });
      child.kill("SIGTERM");
      await ended;
      for (const words of commands) execFileSync(program(), [...words, "--database", database]);
      return serve(botDelay, addr, more, folder);
    },
    async close() {
      const ended = new Promise((done) => { child.on("exit", done); });
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A server and a browser for the tests of a file: there before the first of them, closed after the last.
 * @param more what else the server is told
 * @param prepare what is done before the first of them
 */
export function hosted(more = [], prepare = async () => {}) {
  const here = {};
  before(async () => {
    [here.server, here.browser] = await Promise.all([serve(0, undefined, more), launch()]);
    await prepare();
  });
  after(async () => {
    await here.browser?.close();
    await here.server?.close();
  });
  return here;
}

/** A page that notes every mistake of the script. */
export async function watched(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const mistakes = [];
  page.on("pageerror", (error) => mistakes.push(error.message));
  page.on("console", (message) => message.type() === "error" && mistakes.push(`${message.text()} ${message.location().url}`));
  return { page, mistakes, close: () => context.close() };
}

/** A line to a port that can be cut and mended. */
export async function line(port) {
  const open = new Set();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect(port, "127.0.0.1");
    for (const [one, other] of [[near, far], [far, near]]) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise((done) => { server.listen(0, "127.0.0.1", done); });
  const drop = () => open.forEach((socket) => socket.destroy());
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    cut() {
      whole = false;
      drop();
    },
    mend() {
      whole = true;
    },
    close() {
      drop();
      server.close();
    },
  };
}
