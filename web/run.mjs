// Runs the tests of the pages, three files at a time: those that take longest first, so that no core is left waiting for the last of them.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "node:test";
import { fileURLToPath } from "node:url";
import report from "./reporter.mjs";

const LONGEST = ["screens", "forbidden-screens", "game", "forbidden-help", "clicks", "learn", "board", "forbidden"];

const folder = fileURLToPath(new URL("tests", import.meta.url));
const names = readdirSync(folder).filter((name) => name.endsWith(".test.mjs")).map((name) => name.slice(0, -".test.mjs".length));
const files = [...new Set([...LONGEST, ...names])].map((name) => join(folder, `${name}.test.mjs`));

run({ files, concurrency: 3, timeout: 1_200_000 })
  .on("test:fail", () => { process.exitCode = 1; })
  .compose(report)
  .pipe(process.stdout);
