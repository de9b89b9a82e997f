// What a player has beside the map: the track of turns, and the charts of the game, each as its pack has it.
import { element, read } from "/docs/assets/page.js";

const at = (id) => document.getElementById(id);

/** The track: turns of the scenario, the present one marked; phases of the turn. */
export class TurnTrack {
  #first = 1;
  #last = 0;
  #phases = [];

  /** Reads what does not change in a match. */
  async begin(match) {
    const [{ scenario }, game] = await Promise.all([
      read(`/v1/games/${match.game}/scenarios/${encodeURIComponent(match.scenario)}`),
      read(`/v1/games/${match.game}`),
    ]);
    this.#first = Number(scenario.setup.firstTurn ?? scenario.setup.turn ?? 1);
    this.#last = Number(scenario.setup.lastTurn ?? 0);
    this.#phases = game.sequence ?? [];
  }

  /** @param {string} line what the board says of its turn @param {{title: string, counters: string[]}[]} stacks */
  show(line, stacks) {
    const turn = Number(/\bturn (\d+)/i.exec(line)?.[1] ?? NaN);
    const coming = new Map();
    for (const { title, counters } of stacks) {
      const due = /\bturn (\d+)/i.exec(title)?.[1];
      if (due) {
        coming.set(Number(due), counters.length);
      }
    }
    const last = Math.max(this.#last, turn || 0, ...coming.keys());
    const turns = [];
    for (let one = Math.min(this.#first, turn || this.#first); one <= last; one++) {
      turns.push(cell(one, one === turn, coming.get(one)));
    }
    at("turns").replaceChildren(...turns);
    at("turn").textContent = line;
    const said = line.toLowerCase();
    at("phases").replaceChildren(...this.#phases.map((phase) => {
      const now = said.includes(phase.title.toLowerCase().replace(/ phase$/, ""));
      return element("li", now ? { "aria-current": "step" } : {}, phase.title);
    }));
  }
}

function cell(turn, now, coming) {
  const words = coming ? [element("span", { class: "due", title: `${coming} reinforcements` }, `+${coming}`)] : [];
  return element("li", now ? { "aria-current": "step" } : {}, `${turn}`, ...words);
}

export class Charts {
  #game = "";

  /** Charts of a game that begin() names. */
  constructor() {
    at("chart").addEventListener("change", () => this.#show(at("chart").value));
  }

  /** The charts of that game to choose from, that of combat first; where there is none, its rules of combat. */
  async begin(game) {
    this.#game = game;
    const { tables } = await read(`/v1/games/${game}/tables`);
    at("chart-choice").hidden = !tables.length;
    if (!tables.length) {
      await this.#rules();
      return;
    }
    const sorted = tables.sort((one, other) => fights(other) - fights(one) || one.title.localeCompare(other.title));
    at("chart").replaceChildren(...sorted.map((table) => element("option", { value: table.id }, table.title)));
    await this.#show(sorted[0].id);
  }

  async #show(id) {
    const { table } = await read(`/v1/games/${this.#game}/tables/${encodeURIComponent(id)}`);
    const head = element("tr", {}, element("td", {}), ...headings(table.columns).map((words) => element("th", { scope: "col" }, words)));
    const rows = headings(table.rows).map((words, row) =>
      element("tr", {}, element("th", { scope: "row" }, words), ...table.cells[row].map((cell) => element("td", {}, said(cell)))));
    const caption = element("caption", {}, `${table.title} (`, rule(this.#game, table.rule), ")");
    at("cells").replaceChildren(element("table", { class: "chart" }, caption, element("thead", {}, head), element("tbody", {}, ...rows)));
    at("source").textContent = `Source: ${table.provenance.kind}. ${table.provenance.source}`;
  }

  async #rules() {
    const { rules } = await read(`/v1/games/${this.#game}/rules`);
    const found = rules.filter((one) => /combat|battle/i.test(one.title) && one.status === "implemented");
    at("cells").replaceChildren(element("ul", { class: "plain" }, ...found.map((one) =>
      element("li", {}, rule(this.#game, one.id, one.slug), ` ${one.title}: ${one.summary}`))));
    at("source").textContent = "This game has no printed charts in its pack: combat is settled by these rules.";
  }
}

/** 2 for the chart of combat itself, 1 for one that has to do with it. */
function fights(table) {
  return (/combat/i.test(table.id) ? 2 : 0) + (/combat|attack|assault/i.test(table.title) ? 1 : 0);
}

function headings(axis) {
  if (axis.names) {
    return axis.names.map((name) => name.replaceAll("-", " "));
  }
  return axis.bands.map(({ from, to }) => {
    if (from === to) {
      return `${from}`;
    }
    if (typeof from === "string") {
      return `${to} or less`;
    }
    return typeof to === "string" ? `${from} or more` : `${from} to ${to}`;
  });
}

function said(cell) {
  if (cell === true || cell === false) {
    return cell ? "yes" : "no";
  }
  if (cell === null || typeof cell !== "object") {
    return `${cell ?? ""}`.replaceAll("-", " ").replace(/^ (?=\d)/, "-");
  }
  return Object.entries(cell).map(([name, value]) => `${name} ${said(value)}`).join(", ");
}

function rule(game, id, slug) {
  const name = slug ?? id.toLowerCase().replace(/[^\p{L}\p{N}#]+/gu, ".").replace(/^\.|\.$/g, "");
  return element("a", { href: `/docs/rules#${game}/${encodeURIComponent(name)}` }, id);
}
