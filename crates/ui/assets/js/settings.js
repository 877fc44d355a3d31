// What a person has set: kept in a cookie, read from the attributes of the page (`early.js`), and changed at
// once by the form.

const YEAR = 365 * 24 * 60 * 60;

/**
 * What is chosen; "usual" if nothing else is.
 * @param {string} name
 */
export function setting(name) {
  return document.documentElement.dataset[name] ?? "usual";
}

/** @returns {HTMLFormElement[]} */
function forms() {
  return [...document.querySelectorAll("form.settings")].map((form) => /** @type {HTMLFormElement} */ (form));
}

/** Shows what is chosen; the button is for those without script. */
function fill() {
  for (const form of forms()) {
    for (const input of form.querySelectorAll("input")) {
      if (input.type === "radio" && document.documentElement.dataset[input.name] === input.value) input.checked = true;
    }
    form.querySelector("button")?.setAttribute("hidden", "");
  }
}

/** @param {Event} event */
function changed({ target }) {
  const input = target instanceof HTMLInputElement && target.closest("form.settings") ? target : null;
  if (!input?.form) return;
  const kept = new URLSearchParams();
  for (const field of input.form.querySelectorAll("fieldset")) {
    const all = [...field.querySelectorAll("input")];
    const chosen = all.findIndex(({ checked }) => checked);
    // The first is the usual one, which need not be kept.
    if (chosen > 0) kept.set(field.dataset.setting ?? "", all[chosen]?.value ?? "");
  }
  write(kept, input.name);
  if (input.name === "notice" && input.value === "on") void Notification.requestPermission();
}

/**
 * @param {URLSearchParams} kept
 * @param {string} name what has changed
 */
function write(kept, name) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `settings=${kept}; SameSite=Lax; Path=/; Max-Age=${YEAR}${secure}`;
  document.dispatchEvent(new CustomEvent("setting", { detail: name }));
}

/**
 * Keeps what is chosen elsewhere than in the form.
 * @param {string} name
 * @param {string} value
 */
export function keep(name, value) {
  const kept = new URLSearchParams(/(?:^|; )settings=([^;]*)/.exec(document.cookie)?.[1] ?? "");
  kept.set(name, value);
  write(kept, name);
}

/** Listens on the whole page. */
export function start() {
  fill();
  document.addEventListener("change", changed);
}
