// The pages work without script. This makes the table alive: updates as they happen, choosing where
// things are, tips, pan and zoom, earlier moments, the keyboard.
//
// What the modules rely on in a page:
// * `#words`: what the script says;
// * `body[data-table][data-seat][data-version]` on a table's page;
// * `#prompt form[action$="/act"]` with a hidden `decision` and `button.answer[data-things]`;
// * `data-confirm` on those answers that are asked for once more;
// * `a.aid` (`#ask-hint`, `#ask-odds`) beside it, and `button.do-it`, `button.show-me` in `#hint`: answers that are advised;
// * things have the ids the answers speak of, with `.may[data-may]`, or `[data-why][data-rule]`;
// * `[data-tip="KIND/NAME"]` has an entry under `/reference/`;
// * `[data-sheet]` may lie over the board while it is shown;
// * `[data-parts]` holds fragments only;
// * `svg#drawing` with `[data-near]` on what the arrow keys walk along, and `g.open` with `.gl` on it for what lies face up;
// * `#lobby` on the page of a table with open seats, and only there;
// * `form[data-told]` with where what it asks for is put in words, and `#told` for them;
// * `#hall[data-version]` and `.seek form` on the page with the tables for everybody;
// * `#contest[data-goes-on]` on the page of a contest that is not over;
// * `input[name=number][data-promise]` in a form that makes or joins a table, `[data-number][data-promised]` in
//   the result beside `[data-own]`;
// * `form.language` with a hidden `back`; `form.settings` with a fieldset and radio buttons for each setting;
// * `input[data-from-address]`: what stands behind the # of the address;
// * `input[data-find]` with what is looked for among the things of a page, `[role=status]` beside it; `.compared` tables;
// * `button[data-passkey]` in a form with a hidden `passkey`, within `[data-site][hidden]`; `[data-instead]` and `.instead` for those without;
// * `[data-work]` in a form with a hidden `work`: a sum that the browser does for who makes an account;
// * `.in-browser[data-key]` where this browser can be told what happens;
// * `#skip`, `#paces form` and `#undo-to`, the forms of the bots' pace and of going back;
// * `#coach[data-anchor][data-also][data-accepted]`, its `form.lead` and `#heard` where something is learned;
// * `.cell` with its `transform`, `#turning .turn[data-side]` and `[data-turn]`, where a board is built, and `#turned`;
// * `#log [data-moment]` and the links of `#moments` lead to earlier moments.

import * as basket from "./basket.js";
import * as board from "./board.js";
import * as chance from "./chance.js";
import * as seats from "./seats.js";
import * as choose from "./choose.js";
import * as clocks from "./clocks.js";
import * as coach from "./coach.js";
import * as contest from "./contest.js";
import * as drag from "./drag.js";
import * as entrance from "./entrance.js";
import * as find from "./find.js";
import * as hall from "./hall.js";
import * as hint from "./hint.js";
import * as keys from "./keys.js";
import * as moments from "./moments.js";
import * as motion from "./motion.js";
import * as muster from "./muster.js";
import * as notices from "./notices.js";
import * as pace from "./pace.js";
import * as panels from "./panels.js";
import * as passkeys from "./passkeys.js";
import * as pointing from "./pointing.js";
import * as replay from "./replay.js";
import * as settings from "./settings.js";
import * as several from "./several.js";
import * as signup from "./signup.js";
import * as sounds from "./sound.js";
import * as stage from "./stage.js";
import * as tips from "./tips.js";
import * as turning from "./turning.js";
import * as view from "./view.js";
import * as wish from "./wish.js";
import { keepingFocus, patch, sweep } from "./morph.js";
import { setting } from "./settings.js";
import { tell } from "./talk.js";
import { listen } from "./stream.js";
import { spoken, word } from "./words.js";

/** @typedef {import("./stream.js").Update} Update */

const title = document.title;

/** Whether the person here was asked when the page was last drawn. */
let asked = false;

/** Says that it is the turn of the person here: by a sound, and by a notice to whoever looks elsewhere. */
function call() {
  if (choose.isAsked() === asked) return;
  asked = !asked;
  document.title = asked ? `● ${title}` : title;
  if (!asked) return;
  notices.seen();
  sounds.sound("yours");
  const elsewhere = document.visibilityState !== "visible" && setting("notice") === "on";
  if (elsewhere && Notification.permission === "granted") {
    const question = document.querySelector("#prompt h1")?.textContent ?? "";
    const notice = new Notification(title, { body: question, tag: location.pathname });
    notice.onclick = () => window.focus();
  }
}

/** After every change of the page. */
function redrawn() {
  clocks.refresh();
  view.refresh();
  basket.refresh();
  choose.refresh();
  several.refresh();
  wish.refresh();
  sounds.refresh();
  keys.refresh();
  tips.refresh();
  panels.refresh();
  replay.refresh();
  chance.refresh();
  stage.refresh(choose.isAsked());
  moments.seen();
  coach.refresh();
  call();
}

/** @param {Update} update */
function take(update) {
  if (moments.hold(update) || stage.hold(update)) return;
  keepingFocus(() => {
    if (update.whole) sweep(update.fragments);
    patch(update.fragments);
    redrawn();
  });
  motion.play(update.motions ?? []);
}

/** @param {boolean} connected */
function told(connected) {
  tell(connected ? "" : word("reconnecting"), "status");
}

// Whatever is measured is measured in the letters of the house; nobody waits for them long.
await Promise.race([document.fonts.load("1em Inter"), new Promise((done) => { setTimeout(done, 1000); })]).catch(() => {});

const { table, version } = document.body.dataset;
if (table) pointing.start();
panels.start();
settings.start();
sounds.start();
chance.start();
seats.start();
find.start();
entrance.start();
notices.start();
passkeys.start();
signup.start();
tips.start(choose.note);
if (table) {
  motion.start();
  board.start();
  moments.start(take, redrawn);
  stage.start(take);
  several.start();
  wish.start();
  drag.start();
  basket.start();
  muster.start();
  turning.start();
  keys.start();
  pace.start();
  coach.start();
  clocks.start();
  hint.start(redrawn);
  replay.start();
  redrawn();
  const { at, query } = moments.table();
  listen(spoken(`${at}/events${query}`), Number(version), take, told);
} else if (document.getElementById("lobby")) {
  clocks.start();
  listen(spoken(`${location.pathname}/events`), 0, panels.lookAgain, told);
} else {
  hall.start();
  contest.start();
}
