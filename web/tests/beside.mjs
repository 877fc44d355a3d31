// The outcome of a battle, beside the place where it happened.

/** Looks at the last battle once more, up to its outcome. */
export async function toOutcome(page) {
  await page.evaluate(() => document.querySelector("#battle-again button").click());
  await page.waitForFunction(() => {
    const shown = document.getElementById("shown");
    if (!shown.matches(".beside")) shown.querySelector(".show-go").click();
    return shown.matches(".beside");
  });
}

/** In a page: what is wrong with an outcome that is seen. */
export function faultsBeside() {
  const shown = document.getElementById("shown");
  const [panel, board] = [shown.querySelector(".band"), document.getElementById("board")].map((part) => part.getBoundingClientRect());
  const place = document.getElementById(shown.dataset.place)?.getBoundingClientRect();
  const middle = place && { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const inside = (box, { x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const seen = (selector) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
  const above = (selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest(selector) !== null;
  };
  const meets = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const heading = document.createRange();
  heading.selectNodeContents(shown.querySelector(".told h2"));
  const map = document.getElementById("overview")?.getBoundingClientRect() ?? new DOMRect();
  const rules = {
    "the place is in sight": middle && inside(board, middle) && !inside(panel, middle),
    "the place is seen whole": place && !meets(place, panel) && place.top >= board.top && place.bottom <= board.bottom && place.left >= board.left && place.right <= board.right,
    "the heading is clear of the small map": !meets(heading.getBoundingClientRect(), map),
    "it lies beside the board's place, on the screen": panel.left >= 0 && panel.right <= innerWidth + 1 && panel.bottom <= innerHeight + 1 && panel.height > 80,
    "the menu can be used": above(".burger"),
    "seats and log are there": innerWidth <= 800 || innerHeight <= 540 || (above("#seats") && above("#talk")),
    "the way on can be pressed": above("#shown .show-go"),
    "what it means is said": seen("#shown .means dd") && document.querySelectorAll("#shown .means dd").length >= 3,
    "how it came about is told": document.querySelectorAll("#shown .tale li").length > 0,
    "nothing is answered behind it": ["#ask", "#middle", "#tray"].every((part) => document.querySelector(part).inert),
  };
  return Object.entries(rules).filter(([, kept]) => !kept).map(([rule]) => rule);
}
