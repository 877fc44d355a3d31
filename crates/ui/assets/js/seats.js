// The seats of a new game follow what is chosen: some of it is for so many players, and for some sides only.

/** @param {HTMLFormElement} form */
function follow(form) {
  const chosen = form.querySelector("input[data-sides]:checked");
  // What is folded away means nothing.
  const meant = chosen instanceof HTMLInputElement && chosen.parentElement?.checkVisibility() ? chosen : null;
  const sides = meant?.dataset.sides?.split(" ");
  for (const select of form.querySelectorAll("select.seat-faction")) {
    if (!(select instanceof HTMLSelectElement)) continue;
    for (const option of select.options) option.disabled = Boolean(sides && option.value) && !sides?.includes(option.value);
    if (select.selectedOptions[0]?.disabled) select.value = "";
  }
  if (!meant) return;
  const [least, most] = [Number(meant.dataset.least), Number(meant.dataset.most)];
  const seats = [...form.querySelectorAll("select.seat-kind")].filter((seat) => seat instanceof HTMLSelectElement);
  const taken = () => seats.filter(({ value }) => value !== "empty");
  for (const seat of taken().slice(most)) seat.value = "empty";
  // Whoever is missing is a bot like the others.
  const bot = taken().find(({ value }) => value.startsWith("bot-"))?.value ?? "open";
  for (const seat of seats) if (seat.value === "empty" && taken().length < least) seat.value = bot;
}

export function start() {
  const form = document.querySelector("form[action='/new']");
  if (!(form instanceof HTMLFormElement) || !form.querySelector("[data-sides]")) return;
  form.addEventListener("change", ({ target }) => target instanceof HTMLInputElement && follow(form));
  follow(form);
}
