// The program in `examples/` that is written in TypeScript plays a game to its end.

import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { serve } from "./server.mjs";
import { ROOT } from "./support.mjs";

let server;
const folder = mkdtempSync(join(tmpdir(), "orderstack-example-"));
before(async () => { server = await serve(); });
after(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a form as a page of ours does. */
function send(path, fields, cookie = "") {
  const headers = { Origin: server.address, Cookie: cookie };
  return fetch(new URL(path, server.address), { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });
}

test("the client in TypeScript plays a game", async () => {
  const source = join(ROOT, "examples/player.mts");
  // What the types say is looked at with those of the pages' script; here they are only taken out.
  const options = ["--ignoreConfig", "--target", "es2023", "--module", "esnext", "--moduleResolution", "bundler", "--lib", "es2023,dom", "--outDir", folder];
  execFileSync(join(ROOT, "web/node_modules/.bin/tsc"), [...options, "--types", "", source], { stdio: "inherit" });
  const made = await send("/account", { name: "Mira", new: "correct horse" });
  const cookie = made.headers.getSetCookie().map((it) => it.split(";")[0]).filter((it) => it.includes("login")).join("; ");
  const page = await (await send("/account/tokens", [["name", "player"], ["days", "7"], ["scope", "read"], ["scope", "play"], ["scope", "tables"]], cookie)).text();
  const [token] = /os_[0-9a-f]{70}/.exec(page) ?? assert.fail(page);
  const env = { ...process.env, ORDERSTACK_TOKEN: token };
  const played = await promisify(execFile)(process.execPath, [join(folder, "player.mjs"), server.address], { env, maxBuffer: 1 << 26, timeout: 240_000 });
  assert.match(played.stdout, /over, won by .*\n$/);
});
