// What lies on the board, by name: in a list beside it, and at the pointer.
import { element } from "/docs/assets/page.js";

/** So many pixels of the screen beside a stack are still the stack. */
const NEAR = 14;

/** The ring about a stack is at least so many pixels wide; it goes round a counter that is larger. */
const RING = 44;

const at = (id) => document.getElementById(id);

/** The stacks of a picture: place, title, names of counters, and where they lie in its own units. */
export function stacks(svg) {
  const found = [...svg.querySelectorAll("[data-stack]")].map((group) => ({
    place: group.dataset.stack,
    title: group.dataset.title,
    x: Number(group.dataset.x ?? NaN),
    y: Number(group.dataset.y ?? NaN),
    counters: names(group),
  }));
  const trays = [...svg.querySelectorAll("[data-tray]")]
    .map((group) => ({ place: `tray:${group.dataset.tray}`, title: group.dataset.tray, x: NaN, y: NaN, counters: names(group) }));
  return [...found, ...trays].filter((stack) => stack.counters.length);
}

function names(group) {
  return [...group.querySelectorAll("[aria-label]")].map((counter) => counter.getAttribute("aria-label"));
}

export class Units {
  #stacks = [];
  #shown = "";
  #size = { width: 1, height: 1 };

  /** A list that is filled by show(). */
  constructor() {
    const sheet = at("sheet");
    sheet.addEventListener("pointermove", (event) => this.#point(event));
    sheet.addEventListener("pointerdown", (event) => this.#point(event));
    sheet.addEventListener("pointerleave", () => this.#hide());
    sheet.addEventListener("scroll", () => this.#hide());
    at("find").addEventListener("input", () => this.#filter());
  }

  /** What a picture shows now; the list is left alone where nothing has changed. */
  show(svg) {
    const [, , width, height] = svg.documentElement.getAttribute("viewBox").split(" ").map(Number);
    this.#size = { width, height };
    this.#stacks = stacks(svg);
    const now = JSON.stringify(this.#stacks);
    if (now === this.#shown) {
      return;
    }
    this.#shown = now;
    const focused = document.activeElement?.dataset?.place;
    at("units").replaceChildren(...this.#stacks.map((stack) => this.#entry(stack)));
    this.#filter();
    if (focused) {
      at("units").querySelector(`[data-place="${CSS.escape(focused)}"]`)?.focus();
    }
  }

  #entry(stack) {
    const title = `${stack.title}: ${stack.counters.length}`;
    const head = Number.isNaN(stack.x)
      ? element("strong", {}, title)
      : element("button", { type: "button", "data-place": stack.place }, title);
    head.addEventListener("click", () => this.#goTo(stack));
    return element("li", {}, head, element("ul", {}, ...stack.counters.map((name) => element("li", {}, name))));
  }

  /** Of the list, what has the words in a title or a name. */
  #filter() {
    const words = at("find").value.trim().toLowerCase();
    let left = 0;
    for (const item of at("units").children) {
      item.hidden = !item.textContent.toLowerCase().includes(words);
      left += item.hidden ? 0 : 1;
    }
    at("found").textContent = words ? `${left} of ${at("units").children.length} stacks` : "";
  }

  /** The board is moved so that a stack is in its middle, and a ring is drawn about it. */
  #goTo(stack) {
    const board = at("board");
    const sheet = at("sheet");
    const x = board.offsetLeft + (stack.x / this.#size.width) * board.clientWidth;
    const y = board.offsetTop + (stack.y / this.#size.height) * board.clientHeight;
    sheet.scrollTo({ left: x - sheet.clientWidth / 2, top: y - sheet.clientHeight / 2 });
    const across = Math.max(RING, (84 * board.clientWidth) / this.#size.width);
    Object.assign(at("ring").style, { left: `${x - across / 2}px`, top: `${y - across / 2}px`, width: `${across}px`, height: `${across}px` });
    at("ring").hidden = false;
  }

  #point(event) {
    const board = at("board");
    const box = board.getBoundingClientRect();
    const scale = box.width / this.#size.width;
    let best = null;
    let least = Math.max(NEAR, 30 * scale);
    for (const stack of this.#stacks) {
      const apart = Math.hypot(box.left + stack.x * scale - event.clientX, box.top + stack.y * scale - event.clientY);
      if (apart < least) {
        best = stack;
        least = apart;
      }
    }
    if (!best) {
      this.#hide();
      return;
    }
    const tip = at("tip");
    tip.replaceChildren(element("strong", {}, best.title), element("ul", {}, ...best.counters.map((name) => element("li", {}, name))));
    tip.hidden = false;
    const right = Math.min(event.clientX + 14, document.documentElement.clientWidth - tip.offsetWidth - 8);
    const down = Math.min(event.clientY + 14, window.innerHeight - tip.offsetHeight - 8);
    Object.assign(tip.style, { left: `${Math.max(8, right)}px`, top: `${Math.max(8, down)}px` });
  }

  #hide() {
    at("tip").hidden = true;
  }
}
