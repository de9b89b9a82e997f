// Looks on at one match: its stream tells what happens, and the board is drawn anew after it.
import { element, read } from "/docs/assets/page.js";
import { eventLine, seatRow, waits } from "/docs/assets/match.js";
import { learnNames } from "/docs/assets/players.js";
import { Picture } from "/docs/assets/picture.js";
import { Charts, TurnTrack } from "/docs/assets/charts.js";
import { stacks, Units } from "/docs/assets/units.js";
import { Stream } from "/docs/assets/stream.js";

/** So many lines are kept; so many are read of what happened before. */
const LINES = 200;
const BEFORE = 30;
const TICK_MS = 1_000;

const at = (id) => document.getElementById(id);
const units = new Units();
const charts = new Charts();
const watched = { track: new TurnTrack(), match: null, token: "", presence: {}, stream: null, picture: null, still: false };

function say(text, bad) {
  at("state").textContent = text;
  at("state").className = bad ? "bad" : "";
}

const titles = read("/v1/games").then(({ games }) => new Map(games.map((game) => [game.id, game])));

/** The titles of game and scenario, or the ids where nobody says what they are called. */
async function title(match) {
  const game = (await titles.catch(() => new Map())).get(match.game);
  const scenario = game?.scenarios.find((one) => one.id === match.scenario);
  return `${game?.title ?? match.game}: ${scenario?.title ?? match.scenario}`;
}

function told(type, data) {
  switch (type) {
    case "snapshot":
      begin(data);
      break;
    case "resumed":
      watched.presence = data.presence;
      break;
    case "event":
      line(data);
      break;
    case "waiting":
      waiting(data);
      break;
    case "presence":
      watched.presence[data.seat] = data.here;
      break;
    default:
      return; // A heartbeat, or what a later version tells.
  }
  if (watched.match) {
    facts();
    if (type !== "presence") {
      watched.picture.drawSoon();
    }
  }
}

async function begin(match) {
  watched.match = match;
  watched.presence = match.presence;
  at("log").replaceChildren();
  at("commitment").textContent = `The seed of all dice is committed to by ${match.commitment}.`;
  at("title").textContent = match.scenario;
  const stream = watched.stream;
  const name = await title(match);
  if (stream === watched.stream) {
    at("title").textContent = name;
    document.title = `${name} · Umpire`;
    await before(match);
    await Promise.all([watched.track.begin(match), charts.begin(match.game)]).catch((refused) => say(refused.message, true));
    watched.picture.drawSoon();
  }
}

/** What happened before the stream began, below what it tells; it is not read aloud. */
async function before(match) {
  const after = Math.max(0, match.seq - BEFORE);
  try {
    const page = await read(`/v1/matches/${match.id}/events?after=${after}`, watched.token);
    if (match === watched.match) {
      const older = page.events.filter((event) => event.seq <= match.seq).reverse();
      at("history").setAttribute("aria-live", "off");
      at("log").append(...older.map((event) => eventLine(event, match.game)));
      setTimeout(() => at("history").removeAttribute("aria-live"), TICK_MS);
    }
  } catch (refused) {
    say(refused.message, true);
  }
}

function line(event) {
  at("log").prepend(eventLine(event, watched.match.game));
  while (at("log").children.length > LINES) {
    at("log").lastElementChild.remove();
  }
}

/** Clocks that stand are not told by the stream: they are read. */
async function waiting(data) {
  const match = watched.match;
  Object.assign(match, { question: undefined, deadlines: undefined }, data);
  if (match.clock || data.status === "over") {
    const now = await read(`/v1/matches/${match.id}`, watched.token).catch(() => ({}));
    Object.assign(match, { clock: now.clock ?? match.clock, outcome: now.outcome, seats: now.seats ?? match.seats });
    facts();
  }
}

function facts() {
  const match = watched.match;
  const measured = Boolean(match.clock || match.deadlines);
  const whose = match.viewer === "public" ? "" : ` Seen as ${match.viewer} sees it.`;
  const words = waits(match) + whose;
  if (at("status").textContent !== words) {
    at("status").textContent = words;
  }
  at("clock-head").hidden = !measured;
  at("seats").replaceChildren(...match.seats.map((seat) => seatRow(match, seat, watched.presence, measured)));
  named(match, measured);
}

/** The names of the players, as soon as they are known; without them the page shows parts of ids. */
async function named(match, measured) {
  const accounts = match.seats.map((seat) => seat.account).filter(Boolean);
  const learned = await learnNames(accounts).catch(() => false);
  if (learned && watched.match === match) {
    at("seats").replaceChildren(...match.seats.map((seat) => seatRow(match, seat, watched.presence, measured)));
  }
}

function look(match, token) {
  watched.stream?.close();
  watched.picture?.end();
  Object.assign(watched, { match: null, token, presence: {}, still: false });
  at("log").replaceChildren();
  at("view").hidden = false;
  at("choice").hidden = true;
  at("match").value = match;
  watched.picture = new Picture(match, token, drawn, (words) => say(words, true));
  watched.stream = new Stream(match, token, told, say);
  holdStill(false);
  watched.stream.open();
}

/** Whoever reads may stop what moves; nothing is missed by it. */
function holdStill(still) {
  watched.still = still;
  at("still").setAttribute("aria-pressed", `${still}`);
  if (still) {
    watched.stream.close();
    say("Held still. It goes on where it was.", false);
  }
}

/** What a new picture shows, by name; the alternative text of the picture. */
function drawn(svg, line) {
  units.show(svg);
  watched.track.show(line, stacks(svg));
  if (at("key").open) {
    watched.picture.panel();
  }
  return `Board of ${at("title").textContent}. ${line} ${at("status").textContent}`;
}

let next = "";

async function choices() {
  const page = await read(`/v1/matches?limit=20${next}`);
  const known = await titles.catch(() => new Map());
  next = page.next ? `&cursor=${encodeURIComponent(page.next)}` : "";
  at("more").hidden = !next;
  at("matches").append(...await Promise.all(page.matches.map((match) => choice(match, known))));
  at("none").textContent = at("matches").children.length ? "" : "There is none yet.";
}

async function choice(match) {
  const opened = new Date(match.openedAt).toLocaleString();
  return element("li", {}, element("a", { href: `?match=${match.id}` }, await title(match)), ` opened ${opened}. ${waits(match)}`);
}

at("which").addEventListener("submit", (event) => {
  event.preventDefault();
  const match = at("match").value.trim();
  history.replaceState(null, "", `?match=${encodeURIComponent(match)}`);
  look(match, at("token").value.trim());
});
at("larger").addEventListener("click", () => watched.picture.larger());
at("smaller").addEventListener("click", () => watched.picture.smaller());
at("whole").addEventListener("click", () => watched.picture.whole());
at("key").addEventListener("toggle", () => at("key").open && watched.picture?.panel());
addEventListener("resize", () => watched.picture?.refit());
at("still").addEventListener("click", () => {
  holdStill(!watched.still);
  if (!watched.still) {
    watched.stream.open();
  }
});
at("more").addEventListener("click", () => choices().catch((refused) => say(refused.message, true)));
at("sheet").addEventListener("keydown", (event) => {
  if (event.key === "+" || event.key === "=") {
    watched.picture.larger();
  } else if (event.key === "-") {
    watched.picture.smaller();
  }
});
setInterval(() => watched.match?.deadlines && !watched.still && facts(), TICK_MS);

const asked = new URLSearchParams(location.search).get("match");
if (asked) {
  look(asked, "");
} else {
  choices().catch((refused) => say(refused.message, true));
}
