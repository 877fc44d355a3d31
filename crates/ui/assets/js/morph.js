// Patches the page in place. An element takes over the attributes and children of its new form;
// what did not change is not touched, so that focus, selection, scroll and what is being typed
// survive. What the script itself put on an element (`own`, `mark`, `data-local`) stays as well.

/**
 * A part of the page: an element with an id, and the element it lies in.
 * @typedef {{id: string, within: string, html: string}} Fragment
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * The attributes, and classes with a dot before them, that the script set.
 * @type {WeakMap<Element, Set<string>>}
 */
const owned = new WeakMap();

/** @param {Element} element */
function owns(element) {
  const names = owned.get(element) ?? new Set();
  owned.set(element, names);
  return names;
}

/**
 * Sets an attribute that patches leave alone, or with `null` gives it up. The name `text` stands
 * for what is written in the element.
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
export function own(element, name, value) {
  if (value === null) {
    if (owned.get(element)?.delete(name)) element.removeAttribute(name);
    return;
  }
  owns(element).add(name);
  if (name === "text") {
    if (element.textContent !== value) element.textContent = value;
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/**
 * Sets or clears a class that patches leave alone.
 * @param {Element} element
 * @param {string} name
 * @param {boolean} on
 */
export function mark(element, name, on) {
  if (on) {
    owns(element).add(`.${name}`);
    element.classList.add(name);
  } else if (owned.get(element)?.delete(`.${name}`)) {
    element.classList.remove(name);
  }
}

/**
 * Puts fragments in place of their old forms. Those the page does not have yet are appended to the
 * element they lie in; those without content are taken away.
 * @param {readonly Fragment[]} fragments
 */
export function patch(fragments) {
  keepingFocus(() => fragments.forEach(patchOne));
}

/** Whether a change runs that keeps the focus as a whole. */
let changing = false;

/**
 * Takes away the parts of the page that a whole new set of fragments does not name.
 * @param {readonly Fragment[]} fragments
 */
export function sweep(fragments) {
  const named = new Set(fragments.map(({ id }) => id));
  for (const part of [...document.querySelectorAll("[data-parts] > [id]")]) {
    if (!named.has(part.id) && !isLocal(part)) part.remove();
  }
}

/** @param {Fragment} fragment */
function patchOne({ id, within, html }) {
  const old = document.getElementById(id);
  const parent = old?.parentElement ?? document.getElementById(within);
  if (!parent) return;
  const fresh = parse(html, parent);
  if (!fresh) old?.remove();
  else if (!old) parent.append(fresh);
  else if (alike(old, fresh)) morph(old, fresh);
  else old.replaceWith(fresh);
}

/**
 * The first element of a text, in the namespace of the place it will have.
 * @param {string} html
 * @param {Element} parent
 */
function parse(html, parent) {
  const drawn = parent.namespaceURI === SVG && parent.localName !== "foreignObject";
  const template = document.createElement("template");
  template.innerHTML = drawn ? `<svg>${html}</svg>` : html;
  const first = template.content.firstElementChild;
  return drawn ? first?.firstElementChild : first;
}

/**
 * Whether one node can become the other.
 * @param {Node} a
 * @param {Node} b
 */
function alike(a, b) {
  return (
    a.nodeName === b.nodeName &&
    keyOf(a) === keyOf(b) &&
    (!(a instanceof HTMLInputElement) || a.type === /** @type {HTMLInputElement} */ (b).type)
  );
}

/**
 * What tells a child from its siblings: its id, the answer a button gives, or whose key the script writes
 * there; what is written there is nothing else's.
 * @param {Node | null} node
 */
function keyOf(node) {
  if (!(node instanceof Element)) return "";
  if (node.id) return node.id;
  return (node instanceof HTMLButtonElement ? node.value : node.getAttribute("data-key")) || "";
}

/**
 * Makes `old` equal to `fresh`, which is taken apart for it.
 * @param {Element} old
 * @param {Element} fresh
 */
function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  attributes(old, fresh);
  if (!owned.get(old)?.has("text")) children(old, fresh);
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function attributes(old, fresh) {
  const kept = owned.get(old);
  const leave = (/** @type {string} */ name) =>
    kept?.has(name) || name === "style" || (name === "open" && old instanceof HTMLElement);
  for (const name of fresh.getAttributeNames()) {
    const value = /** @type {string} */ (fresh.getAttribute(name));
    if (name === "class" && kept) classes(old, value, kept);
    else if (old.getAttribute(name) !== value && !leave(name)) old.setAttribute(name, value);
  }
  for (const name of old.getAttributeNames()) {
    if (fresh.hasAttribute(name) || leave(name)) continue;
    if (name === "class" && kept) classes(old, "", kept);
    else old.removeAttribute(name);
  }
}

/**
 * @param {Element} element
 * @param {string} fresh
 * @param {Set<string>} kept
 */
function classes(element, fresh, kept) {
  const local = [...kept].filter((name) => name.startsWith(".")).map((name) => name.slice(1));
  const all = [...new Set([...fresh.split(/\s+/), ...local])].filter(Boolean).join(" ");
  if (element.getAttribute("class") !== all) element.setAttribute("class", all);
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function children(old, fresh) {
  const wanted = new Set([...fresh.children].map(keyOf).filter(Boolean));
  /** @type {Map<string, Element>} */
  const keyed = new Map();
  for (const child of [...old.children]) {
    const key = keyOf(child);
    if (!key) continue;
    if (wanted.has(key)) keyed.set(key, child);
    else if (!isLocal(child)) child.remove();
  }
  let at = skip(old.firstChild);
  for (const want of [...fresh.childNodes]) {
    const have = keyed.get(keyOf(want)) ?? unkeyed(at, want);
    if (have && alike(have, want)) {
      if (have === at) at = skip(at.nextSibling);
      else move(old, have, at);
      if (have instanceof Element) morph(have, /** @type {Element} */ (want));
      else if (have.nodeValue !== want.nodeValue) have.nodeValue = want.nodeValue;
    } else {
      old.insertBefore(want, at);
    }
  }
  while (at) {
    const next = skip(at.nextSibling);
    at.remove();
    at = next;
  }
}

/**
 * The first sibling without a key, from `at` on, that can become `want`.
 * @param {ChildNode | null} at
 * @param {Node} want
 */
function unkeyed(at, want) {
  if (keyOf(want)) return null;
  while (at && !(keyOf(at) === "" && alike(at, want))) at = skip(at.nextSibling);
  return at;
}

/** @param {ChildNode | null} node */
function skip(node) {
  while (node && isLocal(node)) node = node.nextSibling;
  return node;
}

/** @param {Node} node */
function isLocal(node) {
  return node instanceof Element && node.hasAttribute("data-local");
}

/**
 * @param {Element} parent
 * @param {ChildNode} child
 * @param {ChildNode | null} before
 */
function move(parent, child, before) {
  if ("moveBefore" in parent) parent.moveBefore(child, before);
  else /** @type {Element} */ (parent).insertBefore(child, before);
}

/**
 * Runs a change of the page. If the focused element had to be taken out, the one with its id gets
 * the focus, or else the nearest thing around it that still stands; last of all, since giving it means
 * that the page is laid out.
 * @param {() => void} change
 */
export function keepingFocus(change) {
  if (changing) return change();
  const had = document.activeElement;
  /** @type {Element[]} */
  const around = [];
  for (let up = had; up && up !== document.body; up = up.parentElement) around.push(up);
  const range = had instanceof HTMLInputElement || had instanceof HTMLTextAreaElement ? had.selectionStart : null;
  changing = true;
  try {
    change();
  } finally {
    changing = false;
  }
  const lost = !document.activeElement || document.activeElement === document.body;
  if (!had || had === document.body || !lost) return;
  const again = had.id && document.getElementById(had.id);
  const target = again || around.find((element) => element.isConnected && element !== had);
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
  if (target !== again && !target.hasAttribute("tabindex")) own(target, "tabindex", "-1");
  target.focus({ preventScroll: true });
  if (range !== null && target instanceof HTMLInputElement) target.setSelectionRange(range, range);
}
