// The small picture of the whole board: it shows which part is in sight, and pressing it leads there.

/** @returns {SVGSVGElement | null} */
function picture() {
  return document.querySelector("#overview svg");
}

/**
 * Shows which part of the board is in sight; nothing if it is all of it.
 * @param {{x: number, y: number, width: number, height: number} | null} sight in units of the drawing
 */
export function frame(sight) {
  const svg = picture();
  const old = svg?.querySelector("[data-local]");
  if (!svg || !sight) return old?.remove();
  // Beside the board lies nothing: what is in sight there is not shown.
  const { x, y, width, height } = svg.viewBox.baseVal;
  const [left, top] = [Math.max(sight.x, x), Math.max(sight.y, y)];
  const seen = {
    x: left,
    y: top,
    width: Math.max(0, Math.min(sight.x + sight.width, x + width) - left),
    height: Math.max(0, Math.min(sight.y + sight.height, y + height) - top),
  };
  const rect = old ?? document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ class: "sight", "data-local": "", rx: 16, ...seen })) rect.setAttribute(name, String(value));
  svg.append(rect);
}

/**
 * Lets the small picture be pressed.
 * @param {(x: number, y: number) => void} go to a point of the drawing
 */
export function start(go) {
  const lead = (/** @type {PointerEvent} */ event) => {
    const svg = picture();
    if (!svg?.contains(/** @type {Node} */ (event.target)) || event.buttons !== 1) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
    go(at.x, at.y);
  };
  document.addEventListener("pointerdown", lead);
  document.addEventListener("pointermove", lead);
}
