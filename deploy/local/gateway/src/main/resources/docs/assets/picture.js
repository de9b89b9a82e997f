// The board as a picture, in a size of the reader's choice, and in words.
import { ask, element } from "/docs/assets/page.js";

const STEP = 1.25;
const LEAST = 100;
const MOST = 12_000;

/** However much happens, the board is drawn no more often. */
const EVERY_MS = 1_500;

const at = (id) => document.getElementById(id);

export class Picture {
  #match;
  #token;
  #alternative;
  #say;
  #width = 0;
  #due = 0;
  #drawnAt = 0;
  #address = "";
  #over = false;

  /**
   * Nothing drawn yet.
   *
   * @param alternative makes a text of what the picture says of its turn
   * @param say is told what went wrong
   */
  constructor(match, token, alternative, say) {
    this.#match = match;
    this.#token = token;
    this.#alternative = alternative;
    this.#say = say;
  }

  /** It is drawn anew, together with what else happens meanwhile. */
  drawSoon(atLeast = 250) {
    if (!this.#due && !this.#over) {
      const pause = Math.max(atLeast, this.#drawnAt + EVERY_MS - Date.now());
      this.#due = setTimeout(() => this.#draw(), pause);
    }
  }

  /** Nothing is drawn any more. */
  end() {
    this.#over = true;
    clearTimeout(this.#due);
    URL.revokeObjectURL(this.#address);
  }

  larger() {
    this.#resize(this.#width * STEP);
  }

  smaller() {
    this.#resize(this.#width / STEP);
  }

  /** As large as its sheet holds it. */
  whole() {
    const { naturalWidth, naturalHeight } = at("board");
    const { clientWidth, clientHeight } = at("sheet");
    if (naturalHeight) {
      this.#resize(Math.min(clientWidth, (clientHeight * naturalWidth) / naturalHeight));
    }
  }

  #resize(width) {
    this.#width = Math.min(MOST, Math.max(LEAST, width));
    at("board").style.width = `${this.#width}px`;
  }

  async #draw() {
    this.#drawnAt = Date.now();
    try {
      const answer = await ask(`/v1/matches/${encodeURIComponent(this.#match)}/board.svg`, this.#token);
      const svg = await answer.text();
      this.#due = 0;
      if (!this.#over) {
        await this.#show(svg);
      }
    } catch (refused) {
      this.#due = 0;
      const pause = refused.after || 5;
      this.#say(`The board: ${refused.status ? refused.message : "nobody answers."} Again in ${pause} s.`);
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
    if (!this.#width) {
      this.whole();
    }
    this.#tell(svg);
  }

  /** The picture describes itself: its map, then turn and phase, then what stands where. */
  #tell(svg) {
    const description = new DOMParser().parseFromString(svg, "image/svg+xml").getElementById("description");
    const sentences = (description?.textContent ?? "").split(/(?<=\.)\s+/).filter(Boolean);
    at("board").alt = this.#alternative(sentences[1] ?? "");
    at("words").replaceChildren(...sentences.map((sentence) => element("li", {}, sentence)));
  }
}
