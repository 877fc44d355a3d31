// Where a note or a tip lies on the page: over nothing that must be seen, over as little else as can be, and near to what it speaks of.

/** @typedef {{left: number, top: number, right: number, bottom: number}} Edges */
/** @typedef {{width: number, height: number}} Size */
/** @typedef {Size & {left: number, top: number, side: string, over: number, away: number}} Spot with how much of it covers what is lit */

/** What it keeps clear of the edges, in pixels. */
const EDGE = 8;
/** So many places are tried across the page, and as far apart down it. */
const PLACES = 72;
/** With all of it on something lit is as bad as so many pixels away; with all of it on anything else is less so. */
const COSTS = { lit: 1e6, other: 1000 };

/** @param {Edges} one @param {Edges} other */
function shared(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * On which side of its anchor a note lies, near enough to point at it; empty for none.
 * @param {Edges} note
 * @param {Edges} anchor
 * @param {number} gap
 */
function sideOf(note, anchor, gap) {
  const near = (/** @type {number} */ away) => away >= 0 && away <= gap * 1.5;
  const [level, plumb] = [note.top < anchor.bottom && anchor.top < note.bottom, note.left < anchor.right && anchor.left < note.right];
  if (level && near(note.left - anchor.right)) return "right";
  if (level && near(anchor.left - note.right)) return "left";
  if (plumb && near(anchor.top - note.bottom)) return "above";
  if (plumb && near(note.top - anchor.bottom)) return "below";
  return "";
}

/**
 * The best place for a note of one of some sizes.
 * @param {readonly Size[]} sizes
 * @param {Edges} anchor what it speaks of
 * @param {readonly Edges[]} lit what must be seen
 * @param {readonly Edges[]} others what else there is on the page
 * @param {Size & {gap: number}} page with what the note keeps clear of its anchor
 * @returns {Spot}
 */
export function spot(sizes, anchor, lit, others, page) {
  const { gap } = page;
  const step = page.width / PLACES;
  const middle = { x: (anchor.left + anchor.right) / 2, y: (anchor.top + anchor.bottom) / 2 };
  let best = { left: 0, top: 0, width: 0, height: 0, side: "", over: 0, away: 0, cost: Infinity };
  for (const { width, height } of sizes) {
    const starts = (/** @type {number[]} */ beside, /** @type {number} */ most) => {
      const all = [...beside, most];
      for (let at = EDGE; at < most; at += step) all.push(at);
      return all.map((at) => Math.max(EDGE, Math.min(at, most)));
    };
    const columns = starts([middle.x - width / 2, anchor.right + gap, anchor.left - gap - width], page.width - width - EDGE);
    const rows = starts([anchor.top - gap - height, anchor.bottom + gap, middle.y - 40], page.height - height - EDGE);
    for (const left of columns) {
      for (const top of rows) {
        const note = { left, top, right: left + width, bottom: top + height };
        const share = (/** @type {readonly Edges[]} */ things) => things.reduce((sum, thing) => sum + shared(note, thing), 0) / (width * height);
        const away = Math.hypot(Math.max(0, anchor.left - note.right, left - anchor.right), Math.max(0, anchor.top - note.bottom, top - anchor.bottom));
        // The dearest is asked for last, and only where it can still be the best.
        const near = COSTS.other * share(others) + Math.abs(away - gap);
        if (near >= best.cost) continue;
        const over = share(lit);
        const cost = near + COSTS.lit * over;
        if (cost < best.cost) best = { left, top, width, height, side: sideOf(note, anchor, gap), over, away, cost };
      }
    }
  }
  return best;
}
