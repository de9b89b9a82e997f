// What a person does at the public API while the browser looks on.
import net from "node:net";
import { randomBytes } from "node:crypto";

export class House {
  /** @param {string} origin of the gateway */
  constructor(origin) {
    this.origin = origin;
  }

  /** The JSON of a good answer; throws the problem where there is none. */
  async ask(path, { token, body, method = body ? "POST" : "GET", wait = 0 } = {}) {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(body && { "Content-Type": "application/json" }), ...(wait && { Prefer: `wait=${wait}` }) };
    const answer = await fetch(this.origin + path, { method, headers, body: body && JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    }
    return text ? JSON.parse(text) : {};
  }

  async person() {
    const credentials = { name: `reader-${randomBytes(6).toString("hex")}`, password: randomBytes(16).toString("base64url") };
    await this.ask("/v1/accounts", { body: credentials });
    return (await this.ask("/v1/sessions", { body: credentials })).token;
  }

  /** Their ids by seat: a seat of a private match is for who is invited. */
  async accounts(players) {
    const own = async ([seat, token]) => [seat, (await this.ask("/v1/accounts/me", { token })).id];
    return Object.fromEntries(await Promise.all(Object.entries(players).map(own)));
  }

  /** A match that has begun. @param {Record<string, string>} players token by seat; the first opens it */
  async match(wanted, players) {
    const [host] = Object.values(players);
    const seats = wanted.visibility === "private" ? await this.accounts(players) : {};
    const { id } = await this.ask("/v1/matches", { token: host, body: { ...wanted, seats } });
    for (const [seat, token] of Object.entries(players)) {
      await this.ask(`/v1/matches/${id}/seats/${seat}`, { token, body: { salt: "00ff" } });
    }
    return new Match(this, id, players);
  }
}

/** A tournament that is being played; results are given by its host. */
export class Tournament {
  /** @param plan as hosts write it @param players how many people enter */
  static async begin(house, plan, players) {
    const host = await house.person();
    const made = await house.ask("/v1/tournaments", { token: host, body: plan });
    const tournament = Object.assign(new Tournament(), { house, host, id: made.id, accounts: [] });
    await tournament.lead("registration");
    for (let count = 0; count < players; count++) {
      const token = await house.person();
      await house.ask(`/v1/tournaments/${made.id}/entrants`, { token, body: {} });
      tournament.accounts.push((await house.ask("/v1/accounts/me", { token })).id);
    }
    await tournament.lead("running");
    return tournament;
  }

  lead(status) {
    return this.house.ask(`/v1/tournaments/${this.id}/status`, { token: this.host, method: "PUT", body: { status } });
  }

  /** The first seat wins, by the arbiter. */
  decide(round, board, reason) {
    const body = { points: [1, 0], how: "adjudicated", reason };
    return this.house.ask(`/v1/tournaments/${this.id}/rounds/${round}/boards/${board}/result`, { token: this.host, method: "PUT", body });
  }
}

export class Match {
  constructor(house, id, players) {
    this.house = house;
    this.id = id;
    this.players = players;
  }

  /** Answers whatever is asked of anybody by its fallback until there is news; the public's last number. */
  async goOn() {
    const before = await this.seq();
    for (let tries = 0; tries < 30; tries++) {
      for (const token of Object.values(this.players)) {
        const now = await this.house.ask(`/v1/matches/${this.id}/decision`, { token });
        if (now.decision) {
          const order = { commandId: randomBytes(8).toString("hex"), decision: now.decision.id, commands: [now.decision.fallback] };
          await this.house.ask(`/v1/matches/${this.id}/commands`, { token, body: order, wait: 20 });
        }
        const seq = await this.seq();
        if (seq > before) {
          return seq;
        }
      }
    }
    throw new Error(`nothing that everybody may know has happened in match ${this.id}`);
  }

  async seq() {
    return (await this.house.ask(`/v1/matches/${this.id}`)).seq;
  }
}

/** A road to the house that can be cut: an address of its own before the same gateway. */
export class Road {
  #server;
  #open = new Set();
  #closed = false;

  /** Every id that somebody who was cut off has sent along. */
  resumed = [];

  static async to(origin) {
    const road = new Road();
    const { hostname, port } = new URL(origin);
    road.#server = net.createServer((near) => road.#join(near, Number(port), hostname));
    await new Promise((ready) => road.#server.listen(0, "127.0.0.1", ready));
    return road;
  }

  get origin() {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }

  #join(near, port, hostname) {
    if (this.#closed) {
      near.destroy();
      return;
    }
    const far = net.connect(port, hostname);
    near.on("data", (bytes) => {
      const id = /^last-event-id: *(\d+)/im.exec(bytes.toString("latin1"));
      this.resumed.push(...(id ? [Number(id[1])] : []));
    });
    for (const [one, other] of [[near, far], [far, near]]) {
      this.#open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.#open.delete(one);
        other.destroy();
      });
    }
  }

  /** Nothing passes any more. */
  cut() {
    this.#closed = true;
    this.#open.forEach((socket) => socket.destroy());
  }

  mend() {
    this.#closed = false;
  }

  end() {
    this.cut();
    this.#server.close();
  }
}
