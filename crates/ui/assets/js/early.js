// What a person has set, as attributes of the page before anything is drawn: a script of its own, since
// modules wait for the whole page. The look follows from the theme: "system" is what the system likes. Where there is a basket
// it is open from the beginning (as basket.js has it later), so that nothing moves when the modules start.
(() => {
  const { dataset } = document.documentElement;
  const light = matchMedia("(prefers-color-scheme: light)");
  const contrast = matchMedia("(prefers-contrast: more)");
  let names = /** @type {string[]} */ ([]);
  const look = () => {
    const system = contrast.matches ? "contrast" : light.matches ? "light" : "dark";
    dataset.look = dataset.theme === "system" ? system : dataset.theme ?? "dark";
  };
  const read = () => {
    const kept = new URLSearchParams(/(?:^|; )settings=([^;]*)/.exec(document.cookie)?.[1] ?? "");
    for (const name of names) delete dataset[name];
    names = [...kept.keys()];
    for (const [name, value] of kept) dataset[name] = value;
    look();
  };
  read();
  new MutationObserver((_, watching) => {
    const basket = document.getElementById("basket");
    if (!basket) return;
    watching.disconnect();
    if (basket.dataset.decision !== undefined && dataset.pay !== "asked") basket.classList.add("open");
  }).observe(document, { childList: true, subtree: true });
  light.addEventListener("change", look);
  contrast.addEventListener("change", look);
  document.addEventListener("setting", read);
  // Back from another page, where something else may have been chosen.
  addEventListener("pageshow", ({ persisted }) => persisted && read());
})();
