// Runs the tests of the pages, three files at a time: those that take longest first, so that no core is left waiting for the last of them.
// Those that take long take turns: `node run.mjs` runs a quarter of them, another one with each commit, and `node run.mjs --all` (or LONG=1) all of them.
// `node run.mjs NAME …` runs those files alone. A file that fails is run once more by itself. What holds then was unsteady: it is told, to be mended, and does not keep others waiting.

import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { run } from "node:test";
import { fileURLToPath } from "node:url";
import report from "./reporter.mjs";

/** What takes long, in four turns that take about as long as each other, and in each what takes longest first. `TURN=n` (0 to 3) chooses one. */
const TURNS = [
  ["screens", "shift", "signup", "hint", "account", "frame", "brood", "hall"],
  ["forbidden-screens", "mail", "forbidden", "learn", "contests", "voice", "clock"],
  ["clicks", "forbidden-axe", "game", "people", "pace", "forbidden-plain"],
  ["updates", "forbidden-help", "languages", "forbidden-learn", "combat", "board", "battle", "ratings", "forbidden-table", "notices"],
];

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

/** Whose turn it is: that of the number of commits there are, and without them the first one's. */
function turn() {
  if (process.env.TURN) return Number(process.env.TURN) % TURNS.length;
  try {
    return Number(execFileSync("git", ["rev-list", "--count", "HEAD"], { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })) % TURNS.length;
  } catch {
    return 0;
  }
}

/** What is tried if nothing is named. */
function usual() {
  const late = TURNS.flat();
  if (process.env.LONG || process.argv.includes("--all")) return [...new Set([...late, ...names])];
  const now = TURNS[turn()];
  process.stdout.write(`Turn ${TURNS.indexOf(now)} of those that take long: ${now.join(", ")}. The others: npm --prefix web test -- --all\n`);
  return [...now, ...names.filter((name) => !late.includes(name))];
}

const asked = process.argv.slice(2).filter((word) => word !== "--all");
const first = await tried(asked.length > 0 ? asked : usual(), 3);
const again = first.length > 0 ? await tried(first, 1) : [];
for (const name of first) process.stdout.write(again.includes(name) ? `FAILED twice: ${name}\n` : `UNSTEADY, to be mended: ${name}\n`);
if (again.length > 0) process.exitCode = 1;
