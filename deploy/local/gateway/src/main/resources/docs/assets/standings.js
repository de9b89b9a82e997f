// What is told of a tournament, as rows and in words. People are named; ids of accounts are not shown.
import { element } from "/docs/assets/page.js";

const FORMATS = {
  swiss: "Swiss",
  "round-robin": "round robin",
  knockout: "knock-out",
  "groups-knockout": "groups, then knock-out",
  tables: "tables of three",
  "own-pairings": "pairings by the host",
  ladder: "ladder",
  arena: "arena",
};

const STATUS = {
  draft: "A draft, which its staff alone see.",
  published: "Registration has not begun.",
  registration: "Registration is open.",
  running: "It is being played.",
  finished: "It is finished.",
  cancelled: "It was cancelled.",
};

/** Members of an act that name accounts or matches, which are not read by people. */
const IDS = ["account", "match"];

const BYES = { pairing: "no opponent, counts as a win", half: "bye, counts as a draw", zero: "bye, counts nothing" };

/** Game, format and status in a line. */
export function factsOf(tournament, titles) {
  const { plan } = tournament;
  const game = titles.get(plan.game);
  const scenario = game?.scenarios.find((one) => one.id === plan.scenario);
  const format = FORMATS[plan.format.type] ?? plan.format.type;
  const rounds = plan.format.rounds ? `, ${plan.format.rounds} rounds` : "";
  return `${game?.title ?? plan.game}, ${scenario?.title ?? plan.scenario}: ${format}${rounds}. ${statusOf(tournament)}`;
}

export function statusOf(tournament) {
  return STATUS[tournament.status] ?? tournament.status;
}

export function columns(...names) {
  return names.map((name) => element("th", { scope: "col" }, name));
}

/** The columns of the standings. */
export function standingsHead(standings) {
  return columns("Rank", "Name", ...standings.criteria.map((one) => one.label), "Why above the next");
}

export function standingsRow(line) {
  return element("tr", {},
    element("td", { class: "value" }, `${line.rank}`),
    element("th", { scope: "row" }, named(line.name)),
    ...line.values.map((value) => element("td", { class: "value" }, value)),
    element("td", { class: "why" }, line.because ?? ""));
}

export function standingsCaption(standings) {
  if (!standings.lines.length) {
    return "Nobody has a number before the start.";
  }
  if (standings.round === 0) {
    return "Before the first round.";
  }
  return standings.complete ? `After round ${standings.round}.` : `During round ${standings.round}: open boards count nothing yet.`;
}

/** Board, a column for each seat, result, matches. */
export function pairingsHead(seats) {
  return columns("Board", ...seats, "Result", "Matches");
}

export function boardRow(board) {
  return element("tr", {},
    element("th", { scope: "row", class: "value" }, `${board.number}`),
    ...board.players.map((player) => element("td", {}, named(player.name))),
    element("td", {}, result(board)),
    element("td", {}, ...board.matches.flatMap((match, index) => matchLink(board, match, index))));
}

export function byeLine(bye) {
  return element("li", {}, named(bye.name), `: ${BYES[bye.kind] ?? bye.kind}`);
}

export function roundCaption(round) {
  const open = round.boards.filter((board) => !board.result).length;
  const state = round.closedAt ? "closed" : open ? `${open} of ${round.boards.length} boards are open` : "all results are in";
  return `Round ${round.number}, begun ${moment(round.openedAt)}: ${state}.`;
}

function result(board) {
  if (board.result) {
    const { points, how, reason } = board.result;
    const words = points.map(half).join(" : ");
    return how === "played" ? words : `${words}, ${how === "forfeit" ? "by forfeit" : how}${reason ? ` (${reason})` : ""}`;
  }
  const refused = board.matches.find((match) => match.status === "refused");
  return refused ? `could not be opened: ${refused.reason ?? ""}` : "open";
}

function half(points) {
  const whole = Math.floor(points);
  return points - whole === 0.5 ? `${whole || ""}½` : `${points}`;
}

/** A match that is opened can be watched; its link says whose it is. */
function matchLink(board, match, index) {
  if (match.status === "opening" || match.status === "refused") {
    return [];
  }
  const players = board.players.map((player) => player.name).join(" and ");
  const shown = match.status === "over" ? "replay" : "watch";
  // What is shown stands in the name: who speaks to the browser says what he sees.
  const label = `${shown} match ${index + 1} of board ${board.number}: ${players}`;
  return [...(index ? [" "] : []), element("a", { href: `/docs/board?match=${encodeURIComponent(match.match)}`, "aria-label": label }, shown)];
}

export function entrantRow(entrant) {
  const rounds = [entrant.fromRound && `from round ${entrant.fromRound}`, entrant.untilRound && `until round ${entrant.untilRound}`].filter(Boolean);
  return element("tr", {},
    element("td", { class: "value" }, `${entrant.number ?? "–"}`),
    element("th", { scope: "row" }, named(entrant.name)),
    element("td", { class: "value" }, `${entrant.rating ?? "–"}`),
    element("td", {}, [entrant.status, ...rounds].join(", ")));
}

/** When, what, by whom; details but ids. */
export function actLine(act) {
  const details = Object.entries(act.detail)
    .filter(([name, value]) => !IDS.includes(name) && ["string", "number", "boolean"].includes(typeof value) && value !== "")
    .map(([name, value]) => (name === "name" ? `${value}` : `${name} ${value}`));
  const words = act.act.replaceAll("-", " ");
  return element("li", {},
    element("time", { datetime: act.at, class: "quiet" }, moment(act.at)),
    ` ${words}`,
    ...(details.length ? [": ", named(details.join(", "))] : []),
    ...(act.by ? [" by ", named(act.by)] : []));
}

export function choiceLine(tournament) {
  return element("li", {}, element("a", { href: `?id=${encodeURIComponent(tournament.id)}` }, named(tournament.plan.name)), ` ${statusOf(tournament)}`);
}

/** What a listener is told of a change: the latest of it. */
export function newsOf(before, now) {
  const [last] = now.rounds.slice(-1);
  if (before.tournament.status !== now.tournament.status) {
    return statusOf(now.tournament);
  }
  if (before.rounds.length < now.rounds.length) {
    return `Round ${last.number} is paired.`;
  }
  if (last && resultsOf(before.rounds) !== resultsOf(now.rounds)) {
    const decided = last.boards.filter((board) => board.result).length;
    return `${decided} of ${last.boards.length} results of round ${last.number} are in.`;
  }
  return before.entrants.length === now.entrants.length ? "The tournament was changed." : `${now.entrants.length} entrants.`;
}

function resultsOf(rounds) {
  return JSON.stringify(rounds.map((round) => round.boards.map((board) => board.result)));
}

/** A name in a direction of its own: what surrounds it stays in order. */
function named(name) {
  return element("bdi", {}, name);
}

function moment(instant) {
  const at = new Date(instant);
  return at.toDateString() === new Date().toDateString() ? at.toLocaleTimeString() : at.toLocaleString();
}
