// Looks on at one tournament: asks by its ETag whether it has changed, and shows what has.
import { ask, element, read } from "/docs/assets/page.js";
import {
  actLine, boardRow, byeLine, choiceLine, entrantRow, factsOf, newsOf, pairingsHead, roundCaption, standingsCaption, standingsHead, standingsRow,
} from "/docs/assets/standings.js";

const EVERY_S = 5;
const LONGEST_PAUSE_S = 60;
const ENDED = ["finished", "cancelled"];
const WITH_BRACKET = ["knockout", "groups-knockout"];
const EXPORTS = { "standings.csv": "standings (CSV)", "cross-table.csv": "cross table (CSV)", "cross-table.svg": "cross table (SVG)", "cross-table.png": "cross table (PNG)" };
/** What an element can be focused by. */
const FOCUSABLE = "a, button";

const at = (id) => document.getElementById(id);
const dark = matchMedia("(prefers-color-scheme: dark)");
const watched = { id: "", token: "", tag: "", shown: null, still: false, timer: 0, turn: 0, pause: EVERY_S, round: 0, drawn: "", next: "" };

const titles = read("/v1/games")
  .then(({ games }) => new Map(games.map((game) => [game.id, game])))
  .catch(() => new Map());

function say(text, bad) {
  if (at("state").textContent !== text) {
    at("state").textContent = text;
  }
  at("state").className = bad ? "bad" : "";
}

function address(path = "") {
  return `/v1/tournaments/${encodeURIComponent(watched.id)}${path}`;
}

/** Another content, where it is another; what had the focus has it again, if it is still there. */
function fill(id, children) {
  const into = at(id);
  const made = element(into.tagName, {}, ...children);
  if (made.innerHTML === into.innerHTML) {
    return;
  }
  const focused = [...into.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement);
  into.replaceChildren(...made.childNodes);
  if (focused >= 0) {
    into.querySelectorAll(FOCUSABLE)[focused]?.focus();
  }
}

/** Looks whether there is news, now and then again; what an earlier look still waits for is passed over. */
async function look() {
  clearTimeout(watched.timer);
  const turn = ++watched.turn;
  let next = EVERY_S;
  try {
    const answer = await ask(address(), watched.token, { headers: watched.tag ? { "If-None-Match": watched.tag } : {} });
    if (answer.status !== 304) {
      await show(await answer.json(), answer.headers.get("ETag"), turn);
    }
    if (turn !== watched.turn) {
      return;
    }
    watched.pause = EVERY_S;
    say(isOver() ? "Over: nothing changes any more." : "Live.", false);
  } catch (refused) {
    if (turn !== watched.turn || failedForGood(refused)) {
      return;
    }
    watched.pause = Math.min(LONGEST_PAUSE_S, 2 * watched.pause);
    next = refused.after || watched.pause;
    say(`${refused.status ? refused.message : "Nobody answers."} Again in ${next} s.`, true);
  }
  if (!isOver() && !document.hidden) {
    watched.timer = setTimeout(look, 1000 * next);
  }
}

function isOver() {
  return ENDED.includes(watched.shown?.tournament.status);
}

function failedForGood(refused) {
  const forGood = refused.status >= 400 && refused.status < 500 && refused.status !== 429;
  if (forGood) {
    at("view").hidden = !watched.shown;
    say(refused.message, true);
  }
  return forGood;
}

/** Reads the parts and shows them together, all or none. */
async function show(tournament, tag, turn) {
  const { token } = watched;
  const [standings, { rounds }, { entrants }, acts] = await Promise.all(
    ["/standings", "/rounds", "/entrants", "/acts"].map((part) => read(address(part), token)));
  const names = await titles;
  if (turn !== watched.turn) {
    return;
  }
  const before = watched.shown;
  const now = { tournament, standings, rounds, entrants, acts };
  watched.shown = now;
  at("title").textContent = tournament.plan.name;
  document.title = `${tournament.plan.name} · Umpire`;
  at("facts").textContent = factsOf(tournament, names);
  table("standings", standingsHead(standings), standings.lines.map(standingsRow), standingsCaption(standings));
  fill("exports", Object.entries(EXPORTS).flatMap(([file, words], index) => [index ? ", " : "", element("a", { href: address(`/${file}`) }, words)]));
  at("exports").hidden = tournament.status === "draft";
  shownRounds(before, now);
  at("entrants-caption").textContent = `${entrants.length} entered or may.`;
  fill("entrants", entrants.map(entrantRow));
  shownActs(acts);
  at("still").hidden = isOver();
  at("view").hidden = false;
  at("news").textContent = before ? newsOf(before, now) : "";
  await bracket(tournament);
  watched.tag = tag;
}

function table(name, head, rows, caption) {
  fill(`${name}-head`, head);
  fill(name, rows);
  at(`${name}-caption`).textContent = caption;
}

/** The latest round, unless the reader chose another. */
function shownRounds(before, { rounds }) {
  at("pairings-part").hidden = !rounds.length;
  if (!rounds.length) {
    return;
  }
  const atLatest = !before || watched.round === 0 || watched.round === before.rounds.length;
  if (atLatest) {
    watched.round = rounds.length;
  }
  fill("round", rounds.map((round) => element("option", { value: round.number }, `${round.number}`)));
  at("round").value = `${watched.round}`;
  shownRound();
}

function shownRound() {
  const { tournament, rounds } = watched.shown;
  const round = rounds[watched.round - 1];
  table("pairings", pairingsHead(tournament.seats), round.boards.map(boardRow), roundCaption(round));
  fill("byes", round.byes.map(byeLine));
}

/** The newest page; older ones are read on demand, and stand below it until the next change. */
function shownActs({ acts, next }) {
  fill("acts", acts.map(actLine));
  watched.next = next ?? "";
  at("older").hidden = !next;
}

async function older() {
  const { acts, next } = await read(address(`/acts?cursor=${encodeURIComponent(watched.next)}`), watched.token);
  at("acts").append(...acts.map(actLine));
  watched.next = next ?? "";
  at("older").hidden = !next;
}

/** The picture of a knock-out; the pairings say the same in words. */
async function bracket(tournament) {
  const wanted = WITH_BRACKET.includes(tournament.plan.format.type) && watched.shown.rounds.length > 0;
  const drawn = `${tournament.id} ${tournament.version} ${dark.matches}`;
  if (!wanted || drawn === watched.drawn) {
    at("bracket-part").hidden = !wanted || !at("bracket").src;
    return;
  }
  let svg;
  try {
    svg = await (await ask(address(`/bracket.svg?theme=${dark.matches ? "dark" : "light"}`), watched.token)).text();
  } catch (refused) {
    if (refused.status !== 409) {
      throw refused;
    }
    at("bracket-part").hidden = true; // Groups have none before their knock-out begins.
    return;
  }
  URL.revokeObjectURL(at("bracket").src);
  at("bracket").src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  at("bracket").alt = `Bracket of ${tournament.plan.name}; the pairings of each round say the same in words.`;
  at("bracket-part").hidden = false;
  watched.drawn = drawn;
}

/** Looks on at another tournament. */
function begin(id, token) {
  URL.revokeObjectURL(at("bracket").src);
  at("bracket").removeAttribute("src");
  Object.assign(watched, { id, token, tag: "", shown: null, pause: EVERY_S, round: 0, drawn: "" });
  at("view").hidden = true;
  at("choice").hidden = true;
  at("tournament").value = id;
  at("news").textContent = "";
  say("Opening …", false);
  holdStill(false);
  look();
}

/** Whoever reads may stop what changes; afterwards the page shows what is true then. */
function holdStill(still) {
  watched.still = still;
  at("still").setAttribute("aria-pressed", `${still}`);
  if (still) {
    clearTimeout(watched.timer);
    watched.turn++;
    say("Held still.", false);
  }
}

let next = "";

async function choices() {
  const page = await read(`/v1/tournaments${next}`);
  next = page.next ? `?cursor=${encodeURIComponent(page.next)}` : "";
  at("more").hidden = !next;
  at("tournaments").append(...page.tournaments.map(choiceLine));
  at("none").textContent = at("tournaments").children.length ? "" : "There is none yet.";
}

const refuse = (refused) => say(refused.message, true);

at("which").addEventListener("submit", (event) => {
  event.preventDefault();
  const id = at("tournament").value.trim();
  history.replaceState(null, "", `?id=${encodeURIComponent(id)}`);
  begin(id, at("token").value.trim());
});
at("round").addEventListener("change", () => {
  watched.round = Number(at("round").value);
  shownRound();
});
at("still").addEventListener("click", () => {
  holdStill(!watched.still);
  if (!watched.still) {
    look();
  }
});
at("older").addEventListener("click", () => older().catch(refuse));
at("more").addEventListener("click", () => choices().catch(refuse));
dark.addEventListener("change", () => watched.shown && bracket(watched.shown.tournament).catch(refuse));
document.addEventListener("visibilitychange", () => watched.id && !watched.still && !document.hidden && look());

const asked = new URLSearchParams(location.search).get("id");
if (asked) {
  begin(asked, "");
} else {
  choices().catch(refuse);
}
