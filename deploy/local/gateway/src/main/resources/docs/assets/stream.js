// The stream of one match: it goes on where it broke off, and says what has become of it.
import { ask, read } from "/docs/assets/page.js";

/** A stream says something every ten seconds; one that says nothing for so long is dead. */
const SILENCE_MS = 30_000;
const LONGEST_PAUSE_S = 30;

const TYPES = ["snapshot", "resumed", "event", "waiting", "presence", "heartbeat", "closing"];

/** Why a stream ends, and whether it is worth opening another. */
const ENDINGS = {
  expired: ["The token of this stream has ended.", true],
  revoked: ["The token was revoked.", false],
  "not-yours": ["You may not see this match any more.", false],
  "server-stops": ["The server stops.", true],
  unavailable: ["The house cannot read its matches just now.", true],
  "too-slow": ["This page did not keep up.", true],
};

export class Stream {
  #match;
  #token;
  #tell;
  #say;
  #source = null;
  #silence = 0;
  #retry = 0;
  #pause = 1;
  #after = "";

  /**
   * Not yet open.
   *
   * @param tell is told each message: its type, its JSON
   * @param say is told how the connection is: a sentence, and whether it is bad
   */
  constructor(match, token, tell, say) {
    this.#match = match;
    this.#token = token;
    this.#tell = tell;
    this.#say = say;
  }

  /** Opens it: behind what was told before, if it was open. */
  async open() {
    this.close();
    this.#say(this.#after ? "Opening it again …" : "Opening …", false);
    let source;
    try {
      source = new EventSource(await this.#address());
    } catch (refused) {
      this.#failed(refused);
      return;
    }
    this.#source = source;
    for (const type of TYPES) {
      source.addEventListener(type, (message) => this.#source === source && this.#told(type, message));
    }
    source.onerror = () => this.#source === source && this.#broken(source);
    this.#heard();
  }

  /** Nothing more is told; what it has reached is kept. */
  close() {
    clearTimeout(this.#silence);
    clearTimeout(this.#retry);
    this.#source?.close();
    this.#source = null;
  }

  /** A stream cannot send a header: with a token it is opened by a ticket, good once. */
  async #address() {
    const query = new URLSearchParams();
    if (this.#after) {
      query.set("after", this.#after);
    }
    if (this.#token) {
      const answer = await ask("/v1/stream-tickets", this.#token, { method: "POST" });
      query.set("ticket", (await answer.json()).ticket);
    }
    return `/v1/matches/${encodeURIComponent(this.#match)}/stream?${query}`;
  }

  #told(type, message) {
    this.#heard();
    if (message.lastEventId) {
      this.#after = message.lastEventId;
    }
    const data = JSON.parse(message.data);
    if (type === "closing") {
      const [words, again] = ENDINGS[data.because] ?? ["The stream was ended.", true];
      this.#say(again ? `${words} It is opened again.` : words, !again);
      if (!again) {
        this.close();
      }
      return;
    }
    this.#pause = 1;
    if (type === "snapshot" || type === "resumed") {
      this.#say("Live.", false);
    }
    this.#tell(type, data);
  }

  #heard() {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.open(), SILENCE_MS);
  }

  /** Without a token the browser tries again by itself, with Last-Event-ID; a ticket is good once. */
  async #broken(source) {
    if (source.readyState === EventSource.CONNECTING && !this.#token) {
      this.#say("The connection broke. It is opened again.", true);
      return;
    }
    this.close();
    try {
      await read(`/v1/matches/${encodeURIComponent(this.#match)}`, this.#token);
      this.#again("The connection broke.");
    } catch (refused) {
      this.#failed(refused);
    }
  }

  /** What was refused for good stays so; all else is tried again. */
  #failed(refused) {
    if (refused.status >= 400 && refused.status < 500 && refused.status !== 429) {
      this.#say(refused.message, true);
    } else {
      this.#again(refused.status ? refused.message : "Nobody answers.");
    }
  }

  #again(words) {
    this.#say(`${words} Again in ${this.#pause} s.`, true);
    this.#retry = setTimeout(() => this.open(), 1000 * this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE_S, 2 * this.#pause);
  }
}
