// The board as a picture, in a size of the reader's choice, lettered for that size, and in words.
import { ask, element } from "/docs/assets/page.js";

const STEP = 1.25;
const LEAST = 160;
const MOST = 12_000;

/** The widest map that is drawn; a larger one is that one stretched. */
const WIDEST = 6_000;

/** However much happens, the board is drawn no more often; a new size waits for the next one. */
const EVERY_MS = 1_500;
const SETTLED_MS = 250;

const at = (id) => document.getElementById(id);

export class Picture {
  #match;
  #token;
  #told;
  #say;
  #width = 0;
  #shape = 0;
  #whole = true;
  #drawnFor = 0;
  #due = 0;
  #drawing = false;
  #again = false;
  #drawnAt = 0;
  #address = "";
  #panel = "";
  #over = false;

  /**
   * Nothing drawn yet.
   *
   * @param told is told of each new picture: its document, and what it says of its turn
   * @param say is told what went wrong
   */
  constructor(match, token, told, say) {
    this.#match = match;
    this.#token = token;
    this.#told = told;
    this.#say = say;
  }

  /** It is drawn anew, together with what else happens meanwhile. */
  drawSoon(atLeast = SETTLED_MS) {
    if (this.#drawing) {
      this.#again = true;
    } else if (!this.#due && !this.#over) {
      const pause = Math.max(atLeast, this.#drawnAt + EVERY_MS - Date.now());
      this.#due = setTimeout(() => this.#draw(), pause);
    }
  }

  /** Nothing is drawn any more. */
  end() {
    this.#over = true;
    clearTimeout(this.#due);
    URL.revokeObjectURL(this.#address);
    URL.revokeObjectURL(this.#panel);
  }

  larger() {
    this.#whole = false;
    this.#resize(this.#width * STEP);
  }

  smaller() {
    this.#whole = false;
    this.#resize(this.#width / STEP);
  }

  /** As large as its sheet holds it. */
  whole() {
    const { clientWidth, clientHeight } = at("sheet");
    this.#whole = true;
    if (this.#shape) {
      this.#resize(Math.floor(Math.min(clientWidth, clientHeight * this.#shape)));
    }
  }

  /** The window has another size: what was whole stays whole. */
  refit() {
    if (this.#whole) {
      this.whole();
    }
  }

  /** Boxes, stacks in full and the key, drawn when they are asked for. */
  async panel() {
    try {
      const svg = await this.#fetched("part=panel");
      at("panel").src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      URL.revokeObjectURL(this.#panel);
      this.#panel = at("panel").src;
    } catch (refused) {
      this.#say(`The key: ${refused.message}`);
    }
  }

  #resize(width) {
    this.#width = Math.min(MOST, Math.max(LEAST, width));
    at("board").style.width = `${this.#width}px`;
    at("ring").hidden = true;
    if (this.#wanted() !== this.#drawnFor) {
      this.drawSoon();
    }
  }

  #wanted() {
    return Math.round(Math.min(WIDEST, Math.max(LEAST, this.#width || at("sheet").clientWidth)));
  }

  async #fetched(query) {
    return (await ask(`/v1/matches/${encodeURIComponent(this.#match)}/board.svg?${query}`, this.#token)).text();
  }

  async #draw() {
    this.#drawnAt = Date.now();
    this.#due = 0;
    this.#drawing = true;
    this.#again = false;
    let pause = 0;
    try {
      const wanted = this.#wanted();
      const svg = await this.#fetched(`part=map&width=${wanted}`);
      if (!this.#over) {
        this.#drawnFor = wanted;
        await this.#show(svg);
      }
    } catch (refused) {
      pause = refused.after || 5;
      this.#say(`The board: ${refused.status ? refused.message : "nobody answers."} Again in ${pause} s.`);
    }
    this.#drawing = false;
    if (pause || this.#again || this.#wanted() !== this.#drawnFor) {
      this.drawSoon(1000 * pause);
    }
  }

  async #show(svg) {
    const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    const board = at("board");
    board.src = address;
    await board.decode().catch(() => {}); // A newer one has taken its place.
    URL.revokeObjectURL(this.#address);
    this.#address = address;
    this.#tell(svg);
    if (this.#whole) {
      this.whole();
    }
    board.dataset.drawnFor = this.#drawnFor;
  }

  /** The picture describes itself: its map, then turn and phase, then what stands where. */
  #tell(svg) {
    const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
    // Of the drawing itself: the pixels of a picture are rounded, each size otherwise.
    const [, , width, height] = drawn.documentElement.getAttribute("viewBox").split(" ").map(Number);
    this.#shape = width / height;
    const sentences = (drawn.getElementById("description")?.textContent ?? "").split(/(?<=\.)\s+/).filter(Boolean);
    at("board").alt = this.#told(drawn, sentences[1] ?? "");
    at("words").replaceChildren(...sentences.map((sentence) => element("li", {}, sentence)));
  }
}
