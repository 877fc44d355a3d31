// Talking to the person, in one line that screen readers read out, and to the server.

import { spoken, word } from "./words.js";

/** @type {HTMLElement | null} */
let line = null;

/**
 * Says a sentence; an empty one takes the last away.
 * @param {string} sentence
 * @param {"alert" | "status"} [role] an alert interrupts
 */
export function tell(sentence, role = "alert") {
  if (!line) {
    line = document.createElement("p");
    line.id = "notice";
    line.dataset.local = "";
    document.body.append(line);
  }
  line.setAttribute("role", role);
  line.hidden = sentence === "";
  if (line.textContent !== sentence) line.textContent = sentence;
}

/**
 * Sends a form without leaving the page. What went wrong, as a sentence, or nothing.
 * @param {HTMLFormElement} sent
 * @param {HTMLElement | null} [submitter]
 * @param {Record<string, string>} [more] fields besides those of the form
 */
export async function post(sent, submitter, more = {}) {
  const body = new URLSearchParams(/** @type {any} */ (new FormData(sent, submitter)));
  for (const [name, value] of Object.entries(more)) body.append(name, value);
  // Not `sent.action`: that would be the field of this name.
  const address = sent.getAttribute("action") ?? "";
  try {
    const answer = await fetch(spoken(address), { method: "POST", body, headers: { accept: "application/json" } });
    return answer.ok || answer.status === 409 ? "" : await refusal(answer);
  } catch {
    return word("notSent");
  }
}

/**
 * Why something was refused, as a sentence.
 * @param {Response} answer
 */
export async function refusal(answer) {
  const said = await answer.json().catch(() => null);
  return said?.message ?? word("answered", { status: answer.status });
}
