// Which part of the board is shown where something is asked. Pure: no page in here.

/** A part of the board; one that is asked about more than others weighs more. @typedef {{x: number, y: number, width: number, height: number, weight?: number}} Box */

/** So many scales are tried between the closest and the farthest. */
const STEPS = 4;
/** Air around what is shown, in units of the drawing, and how much of what lies beside the board is seen at most. */
const AIR = 8;
const BESIDE = 40;
/** What a view is worth: an answer that is seen whole, or at least its middle; a part without one; and what a part costs that is cut. */
const WORTH = { answer: 100, amid: 20, other: 1, cut: 2, scale: 60, middle: 10 };

/**
 * Whether a box lies within another.
 * @param {Box} inner
 * @param {Box} outer
 */
export function within(inner, outer) {
  return inner.x >= outer.x && inner.y >= outer.y
    && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;
}

/**
 * @param {Box} one
 * @param {Box} other
 */
function meet(one, other) {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}

/**
 * @param {Box} box
 * @returns {Box}
 */
function middleOf({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2, width: 0, height: 0 };
}

/** @param {readonly Box[]} boxes */
function weight(boxes) {
  return boxes.reduce((sum, box) => sum + (box.weight ?? 1), 0);
}

/**
 * Where a view may begin along an axis: at the edge of a part, so that the part ends with it, or around a middle; beside the board there is
 * nothing to see.
 * @param {readonly Box[]} boxes
 * @param {"x" | "y"} from
 * @param {"width" | "height"} along
 * @param {number} length
 * @param {number} middle
 */
function starts(boxes, from, along, length, middle) {
  const [first, last] = [Math.min(...boxes.map((box) => box[from])) - BESIDE, Math.max(...boxes.map((box) => box[from] + box[along])) + BESIDE];
  if (last - first <= length) return [(first + last - length) / 2];
  const all = [middle - length / 2, ...boxes.flatMap((box) => [box[from] - AIR, box[from] + box[along] + AIR - length])];
  return all.map((start) => Math.min(last - length, Math.max(first, start)));
}

/**
 * The part of the drawing to look at, and how many pixels a unit it has: with as many answers as can be seen whole, in the middle and as
 * large as they may be, and with as little as can be that is cut.
 * @param {readonly Box[]} asked where there are answers
 * @param {readonly Box[]} others what else lies on the board
 * @param {{width: number, height: number}} room for it, in pixels
 * @param {number} least pixels a unit
 * @param {number} most
 * @returns {{x: number, y: number, pixels: number}} its middle
 */
export function framing(asked, others, room, least, most) {
  const [left, top] = [Math.min(...asked.map(({ x }) => x)), Math.min(...asked.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...asked.map(({ x, width }) => x + width)), Math.max(...asked.map(({ y, height }) => y + height))];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const all = [...asked, ...others];
  let best = { worth: -Infinity, ...middle, pixels: most };
  for (let step = 0; step <= STEPS; step += 1) {
    const pixels = most * (least / most) ** (step / STEPS);
    const [width, height] = [room.width / pixels, room.height / pixels];
    const rows = starts(all, "y", "height", height, middle.y);
    for (const x of starts(all, "x", "width", width, middle.x)) {
      for (const y of rows) {
        const seen = { x, y, width, height };
        const whole = asked.filter((box) => within(box, seen));
        const amid = asked.filter((box) => within(middleOf(box), seen));
        const beside = others.filter((box) => within(box, seen)).length;
        const cut = all.filter((box) => meet(box, seen)).length - whole.length - beside;
        const away = Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y) / Math.hypot(width, height);
        const worth = WORTH.answer * weight(whole) + WORTH.amid * weight(amid) + WORTH.other * beside - WORTH.cut * cut + (WORTH.scale * pixels) / most - WORTH.middle * away;
        if (worth > best.worth) best = { worth, x: x + width / 2, y: y + height / 2, pixels };
      }
    }
  }
  return { x: best.x, y: best.y, pixels: best.pixels };
}

/**
 * The rows that parts of the board lie in, from top to bottom.
 * @template {Box} B
 * @param {readonly B[]} parts
 */
function rowsOf(parts) {
  /** @type {B[][]} */
  const rows = [];
  for (const part of [...parts].sort((one, other) => middleOf(one).y - middleOf(other).y)) {
    const first = rows.at(-1)?.[0];
    if (first && middleOf(part).y - middleOf(first).y < first.height / 2) rows.at(-1)?.push(part);
    else rows.push([part]);
  }
  return rows;
}

/**
 * Whole rows of a board that has room for its columns and not for all of its rows: those with most answers, as many as can be, and as large
 * as they may be. What lies above and below is told along the edge, which takes room. None if not even that fits.
 * @template {Box} B
 * @param {readonly B[]} parts
 * @param {{x: number, y: number, width: number, height: number}} room in pixels
 * @param {number} least pixels a unit
 * @param {number} most
 * @param {number} rail how high what tells of the others is, in pixels
 * @param {number} before the row that the view began with before: it stays where others are no better
 * @returns {{room: Box, x: number, y: number, pixels: number, first: number, above: B[], below: B[]} | null}
 */
export function inRows(parts, room, least, most, rail, before) {
  const rows = rowsOf(parts);
  const [left, right] = [Math.min(...parts.map(({ x }) => x)), Math.max(...parts.map(({ x, width }) => x + width))];
  let best = null;
  let worth = -Infinity;
  for (let step = 0; step <= STEPS; step += 1) {
    const pixels = most * (least / most) ** (step / STEPS);
    if ((right - left) * pixels > room.width) continue;
    for (let first = 0; first < rows.length; first += 1) {
      for (let last = first; last < rows.length; last += 1) {
        const [over, under] = [first > 0 ? rail : 0, last < rows.length - 1 ? rail : 0];
        const seen = rows.slice(first, last + 1).flat();
        const [top, bottom] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y, height }) => y + height))];
        const height = room.height - over - under;
        if (over + under === 0 || (bottom - top) * pixels > height) continue;
        const worthy = WORTH.answer * weight(seen) + WORTH.amid * (last - first + 1) + (first === before ? 2 * WORTH.other : 0) + (WORTH.other * pixels) / most;
        if (worthy <= worth) continue;
        worth = worthy;
        best = {
          room: { x: room.x, y: room.y + over, width: room.width, height },
          x: (left + right) / 2, y: (top + bottom) / 2, pixels, first,
          above: rows.slice(0, first).flat(), below: rows.slice(last + 1).flat(),
        };
      }
    }
  }
  return best;
}
