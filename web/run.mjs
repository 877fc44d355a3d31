// Runs the tests of the pages, three files at a time: those that take longest first, so that no core is left waiting for the last of them.
// `node run.mjs NAME …` runs those files alone. A file that fails is run once more by itself. What holds then was unsteady: it is told, to be mended, and does not keep others waiting.

import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { run } from "node:test";
import { fileURLToPath } from "node:url";
import report from "./reporter.mjs";

const LONGEST = ["screens", "forbidden-screens", "game", "forbidden-help", "clicks", "learn", "board", "forbidden"];

const folder = fileURLToPath(new URL("tests", import.meta.url));
const named = (name) => join(folder, `${name}.test.mjs`);
const names = readdirSync(folder).filter((name) => name.endsWith(".test.mjs")).map((name) => name.slice(0, -".test.mjs".length));

/** Runs files, so many at a time, and tells how they go; the names of those in which something failed. */
async function tried(files, concurrency) {
  const failed = new Set();
  const events = run({ files: files.map(named), concurrency, timeout: 1_200_000 });
  events.on("test:fail", ({ file }) => failed.add(basename(file, ".test.mjs")));
  for await (const line of events.compose(report)) process.stdout.write(line);
  return [...failed];
}

const asked = process.argv.slice(2);
const first = await tried(asked.length > 0 ? asked : [...new Set([...LONGEST, ...names])], 3);
const again = first.length > 0 ? await tried(first, 1) : [];
for (const name of first) process.stdout.write(again.includes(name) ? `FAILED twice: ${name}\n` : `UNSTEADY, to be mended: ${name}\n`);
if (again.length > 0) process.exitCode = 1;
