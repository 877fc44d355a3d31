// Being told what happens while no page is open: asks the browser, and tells the server where to send it.

import { tell, refusal } from "./talk.js";
import { spoken, word } from "./words.js";

/** When this browser last said where it is told things. */
const SAID = "told-at";
const EACH = 24 * 60 * 60 * 1000;

const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/**
 * Says where this browser is told things.
 * @param {PushSubscription} subscription
 */
async function say(subscription) {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const body = new URLSearchParams({ endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" });
  const answer = await fetch(spoken("/notices/browser"), { method: "POST", body, headers: { accept: "application/json" } });
  if (!answer.ok) return tell(await refusal(answer));
  localStorage.setItem(SAID, String(Date.now()));
}

/**
 * Asks the browser whether it may, and the person if it must.
 * @param {HTMLElement} place
 */
async function ask(place) {
  if ((await Notification.requestPermission()) !== "granted") {
    place.querySelector(".hint")?.removeAttribute("hidden");
    return;
  }
  const registration = await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: place.dataset.key ?? "" });
  await say(subscription);
  location.reload();
}

/** Somebody looks at this table: what they see they need not be told. */
export function seen() {
  const { table, seat } = document.body.dataset;
  if (table && seat !== undefined && document.visibilityState === "visible") void fetch(`/t/${table}/seen`, { method: "POST" }).catch(() => null);
}

/** Browsers change where they are told things: said again now and then. */
async function again() {
  if (!able || Notification.permission !== "granted") return;
  if (Date.now() - Number(localStorage.getItem(SAID) ?? Date.now()) < EACH) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await say(subscription);
}

/** Offers it where it can be had. */
export function start() {
  const place = document.querySelector(".in-browser");
  if (place instanceof HTMLElement && able) {
    place.hidden = false;
    place.querySelector("button")?.addEventListener("click", () => ask(place).catch(() => tell(word("unreachable"))));
  }
  // Only the browser knows what time it is where it is.
  for (const ahead of document.querySelectorAll("form [name=ahead]")) {
    if (ahead instanceof HTMLInputElement) ahead.value = String(-new Date().getTimezoneOffset());
  }
  document.addEventListener("visibilitychange", seen);
  void again().catch(() => null);
}
