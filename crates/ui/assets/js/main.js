// The pages work without script. This makes the table alive: updates as they happen, choosing where
// things are, tips, pan and zoom, earlier moments, the keyboard.
//
// What the modules rely on in a page:
// * `#words`: what the script says;
// * `body[data-table][data-seat][data-version]` on a table's page;
// * `#prompt form[action$="/act"]` with a hidden `decision` and `button.answer[data-things]`;
// * `a.aid` (`#ask-hint`, `#ask-odds`) beside it, and `button.advised` in the form: answers that are advised;
// * things have the ids the answers speak of, with `.may[data-may]`, or `[data-why][data-rule]`;
// * `[data-tip="KIND/NAME"]` has an entry under `/reference/`;
// * `[data-parts]` holds fragments only;
// * `svg#galaxy` with `[data-near]` on what the arrow keys walk along;
// * `#lobby` on the page of a table with open seats, and only there;
// * `input[name=number][data-promise]` in a form that makes or joins a table, `[data-number][data-promised]` in
//   the result beside `[data-own]`;
// * `form.language` with a hidden `back`;
// * `#log [data-moment]` and the links of `#moments` lead to earlier moments.

import * as board from "./board.js";
import * as chance from "./chance.js";
import * as choose from "./choose.js";
import * as hint from "./hint.js";
import * as keys from "./keys.js";
import * as moments from "./moments.js";
import * as motion from "./motion.js";
import * as panels from "./panels.js";
import * as tips from "./tips.js";
import { patch, sweep } from "./morph.js";
import { tell } from "./talk.js";
import { listen } from "./stream.js";
import { spoken, word } from "./words.js";

/** @typedef {import("./stream.js").Update} Update */

const title = document.title;

/** After every change of the page. */
function redrawn() {
  board.refresh();
  choose.refresh();
  keys.refresh();
  tips.refresh();
  panels.refresh();
  chance.refresh();
  moments.seen();
  document.title = choose.isAsked() ? `● ${title}` : title;
}

/** @param {Update} update */
function take(update) {
  if (moments.hold(update)) return;
  if (update.whole) sweep(update.fragments);
  patch(update.fragments);
  redrawn();
  motion.play(update.motions ?? []);
}

/** @param {boolean} connected */
function told(connected) {
  tell(connected ? "" : word("reconnecting"), "status");
}

const { table, version } = document.body.dataset;
if (table) choose.start();
panels.start();
chance.start();
tips.start(choose.note);
if (table) {
  board.start();
  moments.start(take, redrawn);
  keys.start();
  hint.start(redrawn);
  redrawn();
  const { at, query } = moments.table();
  listen(spoken(`${at}/events${query}`), Number(version), take, told);
} else if (document.getElementById("lobby")) {
  listen(spoken(`${location.pathname}/events`), 0, panels.lookAgain, told);
}
