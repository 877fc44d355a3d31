// Tells how the tests go: what failed, which file is done, at the end which tests took longest.

import { basename } from "node:path";
import { inspect } from "node:util";

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

export default async function* report(events) {
  const [tests, failed] = [[], []];
  const started = Date.now();
  for await (const { type, data } of events) {
    if (type === "test:stdout" || type === "test:stderr") yield data.message;
    if (type !== "test:complete") continue;
    const file = basename(data.file, ".test.mjs");
    const { duration_ms: time, error } = data.details;
    const whole = data.name.endsWith(".test.mjs");
    if (!whole) tests.push({ ...data, file, time });
    // That a file failed because of its tests has been said with them.
    if (error && error.failureType !== "subtestsFailed") {
      failed.push(`${file}: ${data.name}`);
      yield `FAILED ${failed.at(-1)} (${seconds(time)})\n${inspect(error.cause ?? error)}\n`;
    }
    if (whole) yield `${file} took ${seconds(time)}\n`;
  }
  const slowest = tests.toSorted((one, other) => other.time - one.time).slice(0, 10);
  yield `\nThe slowest tests:\n${slowest.map(({ file, name, time }) => `${seconds(time).padStart(8)}  ${file}: ${name}\n`).join("")}`;
  yield `\n${tests.length} tests in ${seconds(Date.now() - started)}, ${failed.length} failed\n${failed.map((name) => `  ${name}\n`).join("")}`;
}
