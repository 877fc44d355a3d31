// Passkeys: the browser makes one, or signs with one, and the form goes its way with what came of it, as any other.

import { refusal, tell } from "./talk.js";
import { spoken, word } from "./words.js";

/** As long as the server waits for it. */
const TIME = 5 * 60 * 1000;

/** Whether somebody is being asked already. */
let busy = false;

/** @param {ArrayBuffer | null} buffer */
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** @param {string} said */
const bytes = (said) => Uint8Array.from(atob(said.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/**
 * What the server wants to have made or signed; a sentence if it does not.
 * @param {"make" | "use"} what
 * @param {HTMLFormElement} form
 */
async function ask(what, form) {
  const name = new FormData(form).get("name");
  const body = new URLSearchParams({ what, name: typeof name === "string" ? name : "" });
  const answer = await fetch(spoken("/account/passkey/ask"), { method: "POST", body, headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(await refusal(answer));
  return answer.json();
}

/** @param {any} asked */
async function make(asked) {
  const credential = await navigator.credentials.create({
    publicKey: {
      challenge: bytes(asked.challenge),
      rp: { id: asked.site, name: "Orderstack" },
      user: { id: new TextEncoder().encode(asked.handle), name: asked.name, displayName: asked.name },
      pubKeyCredParams: asked.ways.map((/** @type {number} */ alg) => ({ type: "public-key", alg })),
      excludeCredentials: asked.known.map((/** @type {string} */ id) => ({ type: "public-key", id: bytes(id) })),
      // A key that has to be told whose it is would be found by nobody: no name is asked for.
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
      timeout: TIME,
    },
  });
  if (!(credential instanceof PublicKeyCredential)) throw new Error(word("passkeyNot"));
  const made = /** @type {AuthenticatorAttestationResponse} */ (credential.response);
  return { id: credential.id, client: text(made.clientDataJSON), data: text(made.getAuthenticatorData()), key: text(made.getPublicKey()) };
}

/** @param {any} asked */
async function use(asked) {
  const credential = await navigator.credentials.get({
    publicKey: { challenge: bytes(asked.challenge), rpId: asked.site, userVerification: "required", timeout: TIME },
  });
  if (!(credential instanceof PublicKeyCredential)) throw new Error(word("passkeyNot"));
  const signed = /** @type {AuthenticatorAssertionResponse} */ (credential.response);
  return { id: credential.id, client: text(signed.clientDataJSON), data: text(signed.authenticatorData), signature: text(signed.signature), user: text(signed.userHandle) };
}

/**
 * Whether all is filled in that is needed without a password.
 * @param {HTMLFormElement} form
 * @param {string | undefined} what
 */
function filled(form, what) {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  const needed = fields.filter((field) => field.type !== "password" && (what === "make" || field.name !== "name"));
  return needed.every((field) => field.reportValidity());
}

/**
 * Asks the browser, and sends the form with what it says.
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement} button
 */
async function go(form, button) {
  if (busy || !filled(form, button.dataset.passkey)) return;
  busy = true;
  try {
    const made = button.dataset.passkey === "make" ? await make(await ask("make", form)) : await use(await ask("use", form));
    const field = form.elements.namedItem("passkey");
    if (field instanceof HTMLInputElement) field.value = JSON.stringify(made);
    form.submit();
  } catch (error) {
    tell(trouble(error));
  } finally {
    busy = false;
  }
}

/** @param {unknown} error */
function trouble(error) {
  if (error instanceof DOMException) return word(error.name === "InvalidStateError" ? "passkeyThere" : "passkeyNot");
  if (error instanceof TypeError) return word("unreachable");
  return error instanceof Error ? error.message : word("passkeyNot");
}

/** Offers them where the browser has some. */
export function start() {
  if (!("PublicKeyCredential" in window)) return;
  // A key is good at the site it was made for, by its name.
  for (const place of document.querySelectorAll("[data-site]")) {
    if (place instanceof HTMLElement && place.dataset.site === location.hostname) place.hidden = false;
  }
  for (const button of document.querySelectorAll("[data-site]:not([hidden]) > button[data-passkey]")) {
    const form = button.closest("form");
    if (!(button instanceof HTMLButtonElement) || !form) continue;
    button.type = "submit";
    button.formNoValidate = true;
    form.addEventListener("submit", (event) => {
      if (event.submitter !== button) return;
      event.preventDefault();
      void go(form, button);
    });
  }
  instead();
}

/** Who can do without a password need not see the field for one, unless something was wrong with it. */
function instead() {
  const button = document.querySelector("[data-site]:not([hidden]) [data-instead]");
  const other = document.querySelector(".instead");
  if (!(button instanceof HTMLElement) || !(other instanceof HTMLElement)) return;
  const show = (/** @type {boolean} */ shown) => {
    other.hidden = !shown;
    button.hidden = shown;
  };
  show(document.getElementById("trouble") !== null);
  button.addEventListener("click", () => {
    show(true);
    other.querySelector("input")?.focus();
  });
}
