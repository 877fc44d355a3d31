// Patching in place, in a real browser.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { harness, launch, random, seeded } from "./support.mjs";

let browser, server, page;

before(async () => {
  server = await harness({ "/": "<!doctype html><html lang=en><title>x</title><body><main id=main></main>" });
  browser = await launch();
  page = await browser.newPage();
});
after(async () => {
  await browser?.close();
  server?.close();
});

/** A fresh page with this inside `main`, and the module as `morph`; what `check` returns in the page. */
async function within(html, check, argument) {
  await page.goto(server.address);
  await page.evaluate(async (inner) => {
    globalThis.morph = await import("/js/morph.js");
    document.getElementById("main").innerHTML = inner;
  }, html);
  return page.evaluate(check, argument);
}

test("what did not change is not touched", async () => {
  const changes = await within(
    "<section id=a class=x><p>one</p><p>two</p><button value=1>yes</button></section>",
    async () => {
      const seen = [];
      const observer = new MutationObserver((list) => seen.push(...list.map((r) => `${r.type} ${r.target.nodeName}`)));
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      morph.patch([{ id: "a", within: "main", html: "<section id=a class=x><p>one</p><p>TWO</p><button value=1>yes</button></section>" }]);
      await Promise.resolve();
      return seen;
    },
  );
  assert.deepEqual(changes, ["characterData #text"]);
});

test("a new fragment is appended, an empty one taken away, another tag replaced", async () => {
  const html = await within("<ol id=list></ol><p id=gone>x</p><p id=other>x</p>", () => {
    morph.patch([
      { id: "l1", within: "list", html: "<li id=l1>first</li>" },
      { id: "gone", within: "main", html: "" },
      { id: "other", within: "main", html: "<div id=other>y</div>" },
      { id: "lost", within: "nowhere", html: "<p id=lost></p>" },
    ]);
    return document.getElementById("main").innerHTML;
  });
  assert.equal(html, '<ol id="list"><li id="l1">first</li></ol><div id="other">y</div>');
});

test("a whole new set of fragments takes away what it does not name", async () => {
  const html = await within("<div id=log data-parts><ol id=log-0></ol><ol id=log-1></ol><p data-local id=x></p></div><p id=static></p>", () => {
    morph.sweep([{ id: "log-0", within: "log", html: "" }]);
    return document.getElementById("main").innerHTML;
  });
  assert.equal(html, '<div id="log" data-parts=""><ol id="log-0"></ol><p data-local="" id="x"></p></div><p id="static"></p>');
});

test("drawings stay drawings", async () => {
  const spaces = await within('<svg id=drawing><g id=planet-a><circle r="1"/></g></svg>', () => {
    morph.patch([
      { id: "planet-a", within: "drawing", html: '<g id="planet-a" class="may"><circle r="2"/><text>A</text></g>' },
      { id: "planet-b", within: "drawing", html: '<g id="planet-b"><use href="#x"/></g>' },
      { id: "drawing", within: "main", html: '<svg id="drawing" viewBox="0 0 9 9"><g id="planet-b"><use href="#y"/></g><g id="planet-a"/></svg>' },
    ]);
    return [...document.querySelectorAll("#drawing, #drawing *")].map((e) => `${e.localName} ${e.namespaceURI.slice(-3)} ${e instanceof SVGElement}`);
  });
  assert.deepEqual(spaces, ["svg svg true", "g svg true", "use svg true", "g svg true"]);
});

test("children keep their identity by id when the sequence changes, and keep the focus", async () => {
  const result = await within(
    "<ul id=l><li id=a><button id=fa>A</button></li><li id=b><button id=fb>B</button></li><li id=c>C</li></ul>",
    () => {
      const nodes = Object.fromEntries(["a", "b", "c"].map((id) => [id, document.getElementById(id)]));
      const button = document.getElementById("fb");
      button.focus();
      morph.patch([{ id: "l", within: "main", html: "<ul id=l><li id=c>C</li><li id=b><button id=fb>B!</button></li><li id=d>D</li><li id=a><button id=fa>A</button></li></ul>" }]);
      const order = [...document.getElementById("l").children].map((e) => e.id).join("");
      const same = ["a", "b", "c"].every((id) => document.getElementById(id) === nodes[id]);
      return { order, same, focused: document.activeElement === button, text: button.textContent };
    },
  );
  assert.deepEqual(result, { order: "cbda", same: true, focused: true, text: "B!" });
});

test("what is being typed stays, with the caret, and open details stay open", async () => {
  const result = await within(
    "<form id=f><input id=say value=''><details id=d><summary>s</summary>x</details></form>",
    () => {
      const say = document.getElementById("say");
      say.focus();
      document.execCommand("insertText", false, "hello there");
      say.setSelectionRange(3, 3);
      document.getElementById("d").open = true;
      morph.patch([{ id: "f", within: "main", html: "<form id=f class=n><p>new</p><input id=say value='' placeholder=p><details id=d><summary>t</summary>y</details></form>" }]);
      return [say.value, say.selectionStart, document.activeElement === say, document.getElementById("d").open, say.isConnected];
    },
  );
  assert.deepEqual(result, ["hello there", 3, true, true, true]);
});

test("what the script put on an element stays until it takes it away", async () => {
  const result = await within("<div id=a class='may x' tabindex=0></div>", () => {
    const a = document.getElementById("a");
    morph.own(a, "tabindex", "-1");
    morph.mark(a, "chosen", true);
    a.style.transform = "scale(2)";
    const note = document.createElement("p");
    note.dataset.local = "";
    a.append(note);
    morph.patch([{ id: "a", within: "main", html: "<div id=a class='dark' tabindex=0><b>x</b></div>" }]);
    const first = [a.className, a.getAttribute("tabindex"), a.style.transform, note.isConnected];
    morph.mark(a, "chosen", false);
    morph.own(a, "tabindex", null);
    note.remove();
    morph.patch([{ id: "a", within: "main", html: "<div id=a class='dark' tabindex=0><b>x</b></div>" }]);
    a.style.transform = "";
    a.removeAttribute("style");
    return [...first, a.outerHTML];
  });
  assert.deepEqual(result, ["dark chosen", "-1", "scale(2)", true, '<div id="a" class="dark" tabindex="0"><b>x</b></div>']);
});

test("where the script wrote a key, nothing else comes to stand", async () => {
  const result = await within("<svg><g id=a><g class=key><rect/><text data-key=moria></text></g></g></svg>", () => {
    morph.own(document.querySelector("text"), "text", "");
    morph.patch([{ id: "a", within: "main", html: "<g id=a><g class=sum><use/><text>1</text></g></g>" }]);
    return document.getElementById("a").outerHTML;
  });
  assert.equal(result, '<g id="a"><g class="sum"><use></use><text>1</text></g></g>');
});

test("if the focused answer goes, the focus stays beside it", async () => {
  const where = await within("<form id=prompt><div class=answers><button value=a>a</button><button value=b>b</button></div></form>", () => {
    document.querySelector("[value=b]").focus();
    morph.patch([{ id: "prompt", within: "main", html: "<form id=prompt><div class=answers><button value=c>c</button></div></form>" }]);
    return document.activeElement.className;
  });
  assert.equal(where, "answers");
});

/** A random tree as text: keyed and unkeyed children, text, drawings. */
function tree(chance, depth, ids) {
  const pick = (list) => list[Math.floor(chance() * list.length)];
  const keys = ids.splice(0, Math.floor(chance() * 4));
  let inner = "";
  for (let n = Math.floor(chance() * 5); n > 0; n -= 1) {
    const kind = chance();
    const id = keys.length && kind < 0.6 ? ` id="${keys.pop()}"` : "";
    const attributes = `${id}${chance() < 0.5 ? ` class="${pick(["may", "dark", "x y"])}"` : ""}${chance() < 0.2 ? ' data-why="no"' : ""}`;
    if (kind > 0.8) inner += `<b>${pick(["one", "two", "three"])}</b>`;
    else if (depth > 0) inner += `<${"div"}${attributes}>${tree(chance, depth - 1, ids)}</div>`;
    else inner += `<svg${attributes}><g><circle r="${Math.floor(chance() * 9)}"></circle></g></svg>`;
  }
  return inner || pick(["", "word"]);
}

test("after any patch the page equals a fresh one", seeded(async (chance) => {
  const states = [];
  for (let n = 0; n < 400; n += 1) {
    const ids = Array.from({ length: 40 }, (_, i) => `k${i}`).sort(() => chance() - 0.5);
    states.push(`<section id="s">${tree(random(chance() * 2 ** 32), 3, ids)}</section>`);
  }
  const wrong = await within("<section id=s></section>", (all) => {
    for (const [n, html] of all.entries()) {
      morph.patch([{ id: "s", within: "main", html }]);
      const fresh = document.createElement("template");
      fresh.innerHTML = html;
      if (!document.getElementById("s").isEqualNode(fresh.content.firstChild)) return { n, html };
    }
    return null;
  }, states);
  assert.equal(wrong, null);
}));
