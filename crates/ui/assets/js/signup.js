// Making an account where the browser does a sum first: it begins when somebody turns to the form, and the form waits for it.

import { spoken } from "./words.js";

/** After so many milliseconds a page asks for another sum: the one it came with may end before somebody is ready. */
const FRESH = 5 * 60 * 1000;

/** Another sum; nothing where the server cannot be reached. */
async function anew() {
  const answer = await fetch(spoken("/account")).catch(() => null);
  if (!answer?.ok) return "";
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const place = page.querySelector("[data-work]");
  return place instanceof HTMLElement ? (place.dataset.work ?? "") : "";
}

/** Lets the browser do what is asked of whoever makes an account. */
export function start() {
  const place = document.querySelector("[data-work]");
  const form = place?.closest("form");
  const field = form?.elements.namedItem("work");
  if (!(place instanceof HTMLElement) || !form || !(field instanceof HTMLInputElement)) return;
  const [shown, instead] = [place.querySelector(".sum"), place.querySelector(".by-code")];
  const [bar, done] = [place.querySelector("progress"), place.querySelector(".sum-done")];
  if (!(shown instanceof HTMLElement) || !(instead instanceof HTMLElement) || !bar || !(done instanceof HTMLElement)) return;
  // A code is for those without a script.
  shown.hidden = false;
  instead.hidden = true;
  const buttons = [...form.querySelectorAll("button:not([data-instead])")].filter((button) => button instanceof HTMLButtonElement);
  let begun = false;
  const begin = async () => {
    if (begun) return;
    begun = true;
    for (const button of buttons) button.disabled = true;
    const asked = (performance.now() > FRESH ? await anew() : "") || (place.dataset.work ?? "");
    const worker = new Worker(new URL("./work.js", import.meta.url), { type: "module" });
    // On average as many as this; nobody knows how many it will be.
    const usual = 2 ** Number(asked.split(".")[2]);
    worker.onmessage = ({ data }) => {
      if (data.tried !== undefined) bar.value = 1 - Math.exp(-data.tried / usual);
      if (!data.done) return;
      field.value = data.done;
      bar.hidden = true;
      done.hidden = false;
      for (const button of buttons) button.disabled = false;
      worker.terminate();
    };
    worker.postMessage(asked);
  };
  form.addEventListener("focusin", () => void begin());
  form.addEventListener("pointerdown", () => void begin());
}
