// What a page shows in the made-up language: words without brackets, words that are cut off, words
// on top of other words. It runs in the page and knows nothing of the tests.

/**
 * @param own selectors of words that are nobody's message: names that people gave, texts of rules
 * @param spare selectors of what may give way where there is little room, since it stands elsewhere too
 * @param brackets whether it is the made-up language, whose words have them
 * @returns {string[]} one line a fault
 */
export function faults([own, spare, brackets = true]) {
  const found = [];
  const path = (element) => {
    const parts = [];
    for (let at = element; at && at !== document.body && parts.length < 4; at = at.parentElement) {
      parts.unshift(at.id ? `#${at.id}` : `${at.localName}${at.classList.length ? `.${at.classList[0]}` : ""}`);
      if (at.id) break;
    }
    return parts.join(" ");
  };
  const letters = /\p{L}{2,}/u;
  /** Asks of an element what does not change meanwhile; once. */
  const once = (ask) => {
    const known = new Map();
    return (element) => known.get(element) ?? known.set(element, ask(element)).get(element);
  };
  const strange = `script, style, code, ${own}`;
  const exempt = once((element) => element.matches(strange) || (element.parentElement !== null && exempt(element.parentElement)));
  const gives = once((element) => element.closest(spare) !== null);
  const frame = once((element) => {
    const { display, clip, clipPath } = getComputedStyle(element);
    // What has no box cuts nothing off.
    const { overflowX, overflowY } = display === "contents" ? { overflowX: "visible", overflowY: "visible" } : getComputedStyle(element);
    return { drawn: element.closest("svg") !== null, hides: clip !== "auto" || clipPath !== "none", overflowX, overflowY, edge: element.getBoundingClientRect() };
  });

  // ---- brackets: letters outside of them, in the text of the page and in what is only heard
  const outside = (text, state) => {
    if (!brackets) return null;
    let rest = "";
    for (const letter of text) {
      if (letter === "⟦") state.depth += 1;
      else if (letter === "⟧") state.depth -= 1;
      else if (state.depth === 0) rest += letter;
    }
    // What stands between the items of a list has no brackets, but accents.
    const plain = rest.split(/\s+/).filter((word) => !/[áçďéğïłñöřšťüýž]/.test(word)).join(" ");
    return letters.test(plain) ? plain.trim().slice(0, 60) : null;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const state = { depth: 0 };
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (exempt(element)) continue;
    const rest = outside(node.data, state);
    if (rest) found.push(`no message: "${rest}" in ${path(element)}`);
    if (node.data.trim() && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) texts.push(node);
  }
  if (texts.length === 0) found.push("nothing can be seen");
  if (state.depth !== 0) found.push(`${state.depth} brackets are not closed`);
  for (const element of document.querySelectorAll("*")) {
    if (exempt(element)) continue;
    for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt", "data-why", "data-caption"]) {
      const value = element.getAttribute(name);
      const rest = value && outside(value, { depth: 0 });
      if (rest) found.push(`no message: ${name}="${rest}" of ${path(element)}`);
    }
  }
  const title = outside(document.title.replace(/ · Orderstack$/, ""), { depth: 0 });
  if (title && !document.body.classList.contains("table")) found.push(`no message: the title "${title}"`);

  // ---- what is cut off: words that reach beyond a box which hides what does not fit
  const seen = [];
  for (const node of texts) {
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const element = node.parentElement;
      let inside = true;
      for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
        const { drawn, hides, overflowX, overflowY, edge } = frame(at);
        if (drawn) break;
        if (hides) inside = false;
        // What can be scrolled to is not cut off.
        const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
        const across = box.left < edge.left - 2 || box.right > edge.right + 2;
        const down = box.top < edge.top - 2 || box.bottom > edge.bottom + 2;
        if (inside && !gives(element) && ((across && cuts(overflowX)) || (down && cuts(overflowY)))) {
          found.push(`cut off: "${node.data.trim().slice(0, 40)}" in ${path(element)} by ${path(at)}`);
          inside = false;
        }
        if ((across && overflowX !== "visible") || (down && overflowY !== "visible")) inside = false;
        if (!inside) break;
      }
      if (inside) seen.push({ box, element, words: node.data.trim().slice(0, 40) });
    }
  }
  // ---- what overlaps: two texts, both of them on top, or one that lies under what is no cover
  const covers = "#stage > :not(.steps-bar), #tip, #menu, #curtain, #caption, #moments, #hint, #coach, #notice, #ending, [popover], svg";
  const floats = "#tip, #menu, #coach, #notice, [popover]";
  const onTop = seen.filter(({ box, element, words }) => {
    if (element.closest("svg")) return false;
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    // A box to tick lies over the whole of its label.
    const label = at?.closest("label")?.contains(element);
    // The steps of a battle take the place of the strip, and of nothing else.
    const steps = at?.closest(".steps-bar") ?? null;
    if (at && !label && (steps ? !element.closest("#strip") : !gives(element)) && !element.contains(at) && !at.contains(element) && !at.closest(covers)) {
      found.push(`covered: "${words}" in ${path(element)} by ${path(at)}`);
    }
    return at && (element.contains(at) || at.contains(element));
  });
  for (const [n, one] of onTop.entries()) {
    for (const other of onTop.slice(n + 1)) {
      // What floats may lie over a part of a text.
      if (one.element === other.element || one.element.closest(floats) !== other.element.closest(floats)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      // Letters seldom fill the height of their line.
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const flat = Math.min(one.box.height, other.box.height) * 0.4;
      if (across > 3 && down > flat) found.push(`overlap: "${one.words}" in ${path(one.element)} and "${other.words}" in ${path(other.element)}`);
    }
  }
  // ---- in a drawing: a thing with a name or a number that is painted over the words of another. Names of places are as long in every
  // language but the made-up one; and the key of an area takes the place of its letter. Of a board that is drawn too small to be read
  // one sees no more than where things are.
  const sheet = document.getElementById("drawing");
  const edge = sheet?.parentElement.getBoundingClientRect();
  const drawn = brackets || sheet?.matches(".far") ? [] : seen.filter(({ box, element }) => (
    // What is not displayed has boxes of words there, too, but no box of its own.
    sheet?.contains(element) && element.getBoundingClientRect().width > 0 && box.left > edge.left && box.right < edge.right && box.top > edge.top && box.bottom < edge.bottom
  ));
  const lies = (box, under) => Math.min(under.right, box.right) - Math.max(under.left, box.left) > 3 && Math.min(under.bottom, box.bottom) - Math.max(under.top, box.top) > under.height * 0.4;
  // A piece, a badge; but the name of a part of the board is no more than its letters.
  const carrier = once((element) => element.closest(".pc, .stack, .ord-slot, .at-key") ?? (element.parentElement.id ? element : element.parentElement));
  const reach = once((thing) => thing.getBoundingClientRect());
  const painted = once((thing) => [...thing.querySelectorAll("rect, circle, ellipse, path, polygon, use")].filter((shape) => {
    const { fill, fillOpacity, opacity } = getComputedStyle(shape);
    return shape.checkVisibility() && (shape.localName === "use" || !/^(none|transparent|.*, 0\))$/.test(fill)) && fillOpacity * opacity > 0.3;
  }).map((shape) => shape.getBoundingClientRect()));
  for (const under of drawn) {
    for (const over of drawn) {
      const thing = carrier(over.element);
      if (!lies(reach(thing), under.box) || thing.contains(under.element) || (under.element.matches(".let") && thing.matches(".at-key"))) continue;
      const later = under.element.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (later && [over.box, ...painted(thing)].some((box) => lies(box, under.box))) {
        found.push(`painted over: "${under.words}" in ${path(under.element)} by "${over.words}" in ${path(thing)}`);
      }
    }
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`${wide} px wider than the screen`);
  return [...new Set(found)];
}
