// A made-up table, to try the script on without a game: a page, a stream one can speak through, and
// what was posted.

import { harness } from "./support.mjs";

export const answer = (action, label, things, does = `Does ${label}.`) =>
  `<button class="answer" name="action" value="${action}" ${things && `data-things="${things}"`} aria-description="${does}"><span class="key"></span>${label}</button>`;

export const prompt = (decision, answers) =>
  `<header id="prompt"><h1>What now?</h1><form method="post" action="/t/x/act"><input type="hidden" name="decision" value="${decision}">
  <input type="hidden" name="seat" value="0"><div class="answers">${answers.join("")}</div></form></header>`;

const planet = (name, x, y, near, extra) =>
  `<g id="planet-${name}" ${extra} data-near="${near}" role="button" aria-label="${name}" transform="translate(${x} ${y})"><circle r="60"/></g>`;

export const orders = prompt(7, [
  answer("build torus", "Build on Torus", "order-build planet-torus"),
  answer("build braken", "Build on Braken", "order-build planet-braken"),
  answer("mobilize torus", "Mobilize on Torus", "order-mobilize planet-torus"),
  answer("done", "Done", ""),
]);

// What the script says, as far as the tests read it.
const words = JSON.stringify({
  reconnecting: "Reconnecting…",
  rule: "Rule {rule}",
  stepBack: "Step back",
  picks: { planet: "choose a planet" },
});

const page = (body) => `<!doctype html><html lang="en"><head><title>Table</title><meta charset="utf-8">
  <style>#drawing { width: 800px; height: 400px; display: block; overflow: visible } #middle { width: 800px; height: 400px; overflow: hidden }
  [popover] { position: fixed; inset: auto; margin: 0 }</style>
  <script type="application/json" id="words">${words}</script>
  <script type="module" src="/js/main.js"></script></head><body class="table" data-table="x" data-seat="0" data-version="5">${body}</body></html>`;

const table = (asked) => page(`<section id="strip"></section>${asked}<main id="middle"><svg id="drawing" viewBox="0 0 800 400">
  ${planet("torus", 200, 200, "planet-braken", 'class="planet may" data-may')}
  ${planet("braken", 400, 200, "planet-torus planet-chau", 'class="planet may" data-may')}
  ${planet("chau", 600, 200, "planet-braken", 'class="planet dark" data-why="No unit of yours is near." data-rule="SC-PLAN-04" data-tip="planet/chau"')}
  </svg></main>
  <div id="order-build" class="may" data-may tabindex="0" role="button" aria-label="Build">B</div>
  <div id="order-mobilize" class="may" data-may tabindex="0" role="button" aria-label="Mobilize">M</div>
  <form method="post" action="/t/x/chat"><input id="say" name="text" aria-label="Say"></form>`);

/** Starts the table. */
export async function fixture() {
  const state = { asked: orders, posts: [], answer: [200, "{}"], streams: new Set(), since: [], refuse: false };
  const server = await harness({
    "/t/x": (_, response) => response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(table(state.asked)),
    "/t/x/act": async (request, response) => {
      let body = "";
      for await (const part of request) body += part;
      state.posts.push(Object.fromEntries(new URLSearchParams(body)));
      setTimeout(() => response.writeHead(state.answer[0], { "content-type": "application/json" }).end(state.answer[1]), 50);
    },
    "/t/x/events": (request, response) => {
      state.since.push(new URL(request.url, "http://x").searchParams.get("since"));
      if (state.refuse) return response.writeHead(503).end();
      response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
      state.streams.add(response);
      return request.on("close", () => state.streams.delete(response));
    },
    "/reference/planet/chau": "<h3>Chau Sara</h3><p>Three areas.</p>",
  });
  return {
    ...server,
    state,
    /** Says something to everybody who listens, several things in one breath. */
    say(...updates) {
      const said = updates.map((update) => `id: ${update.version}\ndata: ${JSON.stringify(update)}\n\n`).join("");
      for (const stream of state.streams) stream.write(said);
    },
    /** Breaks every line. */
    cut() {
      for (const stream of state.streams) stream.destroy();
    },
  };
}
