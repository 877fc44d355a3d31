// What happens at the table, as it happens: a stream of updates that finds its way back after
// every interruption and gives each version at most once.

/**
 * @typedef {import("./morph.js").Fragment} Fragment
 * @typedef {import("./motion.js").Motion} Motion
 * What changed; with `whole`, all there is; with `own`, only for who sits here, which no version counts.
 * @typedef {{version: number, whole?: boolean, own?: boolean, fragments: Fragment[], motions?: Motion[]}} Update
 */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The server says something at least every 15 seconds; silence for this long is a dead line. */
const SILENCE = 40_000;

/**
 * How long to wait before try number `n`: doubling, with jitter so that a server that comes back
 * is not stormed.
 * @param {number} n
 * @param {number} random from 0 to 1
 */
export function waitBefore(n, random) {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** n) * (0.5 + random / 2);
}

/** The part of the page that a show lies in: what is shown is never jumped over. */
const SHOW = "shown";

/**
 * What several updates come to, in as few as can be: of each part its last form. One that brings something to be shown begins a new one.
 * @param {readonly Update[]} updates
 * @returns {Update[]}
 */
export function together(updates) {
  /** @type {Update[]} */
  const all = [];
  for (const next of updates) {
    const last = all.at(-1);
    if (!last || next.whole || next.fragments.some(({ id }) => id === SHOW)) {
      all.push(next);
      continue;
    }
    const parts = new Map([...last.fragments, ...next.fragments].map((part) => [part.id, part]));
    all[all.length - 1] = { ...last, version: next.version, fragments: [...parts.values()], motions: [...(last.motions ?? []), ...(next.motions ?? [])] };
  }
  return all;
}

/**
 * Listens until the page goes.
 * @param {string} address with `as`, without `since`
 * @param {number} version what the page shows already
 * @param {(update: Update) => void} take called with what is newer, and with all there is; with what comes at once, together
 * @param {(connected: boolean) => void} tell called when the line breaks or comes back
 */
export function listen(address, version, take, tell) {
  /** @type {EventSource | null} */
  let source = null;
  let tries = 0;
  let timer = 0;
  let heard = Date.now();
  /** What has come and is not taken yet. @type {Update[]} */
  let come = [];

  const takeAll = () => {
    const now = together(come);
    come = [];
    now.forEach(take);
  };

  const connect = () => {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(`${address}${address.includes("?") ? "&" : "?"}since=${version}`);
    heard = Date.now();
    source.onopen = () => {
      tries = 0;
      heard = Date.now();
      tell(true);
    };
    source.onerror = lost;
    source.addEventListener("alive", () => (heard = Date.now()));
    source.addEventListener("message", (event) => {
      heard = Date.now();
      /** @type {Update} */
      const update = JSON.parse(event.data);
      // Numbers only grow as long as the server holds the table: all there is, is always news.
      if (update.version <= version && !update.whole && !(update.own && update.version === version)) return;
      version = update.version;
      // Bots that answer at once, or a busy machine, send several before the page has been drawn: once is enough.
      if (come.push(update) === 1) setTimeout(takeAll);
    });
  };

  // The browser would try again by itself after a lost line, but not after a refusal, and
  // without a growing pause: so we always do it.
  const lost = () => {
    source?.close();
    tell(false);
    clearTimeout(timer);
    timer = setTimeout(connect, waitBefore(tries++, Math.random()));
  };

  const look = () => {
    const open = source?.readyState === EventSource.OPEN;
    if (document.visibilityState === "visible" && (!open || Date.now() - heard > SILENCE)) connect();
  };
  addEventListener("online", connect);
  addEventListener("offline", () => tell(false));
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
  setInterval(() => source?.readyState === EventSource.OPEN && look(), SILENCE / 4);
  connect();
}
