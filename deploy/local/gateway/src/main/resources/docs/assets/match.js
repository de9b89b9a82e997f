// What is told of a match, in words: whom it waits for, who is there, how much time is left, what happened.
import { element } from "/docs/assets/page.js";
import { nameOf } from "/docs/assets/players.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whom or what it waits for. */
export function waits(match) {
  if (match.status === "over") {
    return match.outcome ? ended(match.outcome) : "It is over.";
  }
  if (match.status === "stalled") {
    return "It stalls: a question to another service has no answer yet.";
  }
  const seats = match.waitingFor ?? [];
  if (seats.length) {
    return `It waits for ${seats.join(" and ")}.`;
  }
  if (match.question) {
    return `It waits for the report of the ${match.question} desk.`;
  }
  return match.status === "open" ? "It has not begun: a seat is empty." : "It goes on.";
}

function ended(outcome) {
  const winners = outcome.winners.length ? `won by ${outcome.winners.join(" and ")}` : "won by nobody";
  const why = outcome.resigned ? `${outcome.resigned} resigned.` : outcome.because?.because ?? outcome.reason ?? "";
  return `It is over, ${winners} (${outcome.level}). ${why}`.trim();
}

/** The row of a seat; clocks only where time is measured. */
export function seatRow(match, seat, presence, measured) {
  const waited = (match.waitingFor ?? []).includes(seat.seat);
  const here = presence[seat.seat];
  return element("tr", {},
    element("th", { scope: "row" }, seat.seat, ...(waited ? [" ", element("span", { class: "mark" }, "to act")] : [])),
    element("td", {}, player(seat)),
    element("td", {}, here === undefined ? "" : here ? "yes" : "no"),
    ...(measured ? [element("td", {}, clock(match, seat.seat))] : []));
}

function player(seat) {
  if (seat.account) {
    return element("span", { title: seat.account }, nameOf(seat.account));
  }
  return seat.open ? "open" : "invited";
}

/** What is left of a seat's time. */
function clock(match, seat) {
  const hand = match.clock?.seats.find((one) => one.seat === seat);
  const deadline = match.deadlines?.[seat];
  if (match.clock?.pausedUntil && new Date(match.clock.pausedUntil) > new Date()) {
    return `paused until ${moment(match.clock.pausedUntil)}`;
  }
  if (deadline) {
    const seconds = (new Date(deadline) - Date.now()) / 1000;
    return seconds > 0 ? `${span(seconds)}, until ${moment(deadline)}` : `late since ${moment(deadline)}`;
  }
  return hand ? `${span(hand.leftMillis / 1000)} left` : "";
}

function moment(instant) {
  const at = new Date(instant);
  const today = at.toDateString() === new Date().toDateString();
  return today ? at.toLocaleTimeString() : at.toLocaleString();
}

/** Two figures of seconds: 2 d 3 h, 14 min 5 s. */
function span(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= DAY) {
    return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  }
  if (left >= HOUR) {
    return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`;
  }
  return left >= MINUTE ? `${Math.floor(left / MINUTE)} min ${left % MINUTE} s` : `${left} s`;
}

/** An event in words: its findings, each with its rule; without any, what it is and of what. */
export function eventLine(event, game) {
  const number = element("span", { class: "number" }, `${event.seq}`);
  const words = event.findings.length
    ? event.findings.flatMap((finding) => [`${finding.because} (`, rule(game, finding.rule), ") "])
    : [`${event.type.replaceAll("-", " ")}${members(event.event)}`];
  return element("li", {}, number, element("span", {}, ...words));
}

/** Of the game's own shape, what is a word or a number. */
function members(event) {
  const plain = Object.entries(event ?? {})
    .filter(([name, value]) => name !== "type" && name !== "draw" && ["string", "number"].includes(typeof value))
    .map(([name, value]) => `${name} ${value}`);
  return plain.length ? `: ${plain.join(", ")}` : "";
}

/** Where the ledger has it; ids and their slugs are told in the same letters. */
function rule(game, id) {
  const slug = id.toLowerCase().replace(/[^\p{L}\p{N}#]+/gu, ".").replace(/^\.|\.$/g, "");
  return element("a", { href: `/docs/rules#${game}/${encodeURIComponent(slug)}` }, id);
}
