"use strict";
// Looks on at one match: its stream tells what happens, and the board is drawn anew after it.
const LINES = 200;
const STEP = 1.25;
const QUIET_MS = 250;

const at = (id) => document.getElementById(id);
const watched = { match: "", token: "", source: null, drawing: 0, size: 0, picture: "", after: "" };

function say(text, bad) {
  at("state").textContent = text;
  at("state").className = bad ? "bad" : "";
}

/** A stream cannot send a header: with a token it is opened by a ticket, good once. */
async function address() {
  const base = `/v1/matches/${encodeURIComponent(watched.match)}/stream`;
  const query = new URLSearchParams();
  if (watched.after) {
    query.set("after", watched.after);
  }
  if (watched.token) {
    const answer = await fetch("/v1/stream-tickets", { method: "POST", headers: { Authorization: `Bearer ${watched.token}` } });
    if (!answer.ok) {
      throw new Error(await words(answer));
    }
    query.set("ticket", (await answer.json()).ticket);
  }
  return query.size ? `${base}?${query}` : base;
}

async function open(pause) {
  const mine = watched.match + watched.token;
  try {
    const source = new EventSource(await address());
    watched.source = source;
    source.addEventListener("snapshot", (message) => { keep(message); facts(JSON.parse(message.data)); say("Live."); draw(); });
    source.addEventListener("resumed", () => say("Live."));
    source.addEventListener("event", (message) => { keep(message); told(JSON.parse(message.data)); drawSoon(); });
    source.addEventListener("waiting", (message) => { waiting(JSON.parse(message.data)); drawSoon(); });
    source.onerror = () => {
      // A ticket is good once: it is opened anew here, not by the browser, behind what has been told.
      source.close();
      if (mine === watched.match + watched.token) {
        say(`Not connected; again in ${pause} s.`, true);
        setTimeout(() => mine === watched.match + watched.token && open(Math.min(30, 2 * pause)), 1000 * pause);
      }
    };
  } catch (refused) {
    say(refused.message, true);
  }
}

function keep(message) {
  if (message.lastEventId) {
    watched.after = message.lastEventId;
  }
}

function facts(match) {
  at("title").textContent = `${match.game}, ${match.scenario}`;
  const seats = match.seats.map((seat) => `${seat.seat}: ${seat.account || "nobody"}`).join("; ");
  at("facts").replaceChildren(...fact("Seats", seats), ...fact("Seen by", match.viewer), ...fact("Commitment", match.commitment.slice(0, 16) + "…"),
    element("dt", {}, "Status"), element("dd", { id: "status" }, ""));
  waiting(match);
}

function fact(name, value) {
  return [element("dt", {}, name), element("dd", {}, value)];
}

function waiting(now) {
  const seats = (now.waitingFor || []).join(", ");
  const status = at("status");
  if (status) {
    status.textContent = now.status === "over" ? "over" : seats ? `waits for ${seats}` : now.question ? `asks ${now.question}-service` : now.status;
  }
}

/** An event in words: its findings say by which rule; without any, its type. */
function told(event) {
  const sentences = event.findings.map((finding) => `${finding.because} (${finding.rule})`);
  const line = element("li", { value: event.seq }, sentences.length ? sentences.join(" ") : event.type.replaceAll("-", " "));
  at("log").prepend(line);
  while (at("log").children.length > LINES) {
    at("log").lastElementChild.remove();
  }
}

function drawSoon() {
  clearTimeout(watched.drawing);
  watched.drawing = setTimeout(draw, QUIET_MS);
}

async function draw() {
  const answer = await fetch(`/v1/matches/${encodeURIComponent(watched.match)}/board.svg`,
    { headers: watched.token ? { Authorization: `Bearer ${watched.token}` } : {} });
  if (answer.status === 503) {
    setTimeout(drawSoon, 1000);
    return;
  }
  if (!answer.ok) {
    say(await words(answer), true);
    return;
  }
  const picture = URL.createObjectURL(await answer.blob());
  const board = at("board");
  board.onload = () => {
    URL.revokeObjectURL(watched.picture);
    watched.picture = picture;
    if (!watched.size) {
      whole();
    }
  };
  board.src = picture;
  board.alt = `Board of ${at("title").textContent}, ${at("status").textContent}`;
}

function whole() {
  resize(Math.min(at("sheet").clientWidth, (at("sheet").clientHeight * at("board").naturalWidth) / at("board").naturalHeight));
}

function resize(width) {
  watched.size = width;
  at("board").style.width = `${width}px`;
}

function look(match, token) {
  watched.source?.close();
  Object.assign(watched, { match, token, after: "", size: 0 });
  at("log").replaceChildren();
  at("view").hidden = false;
  say("Opening …");
  open(1);
}

async function choices() {
  const open = (await read("/v1/matches?limit=50")).matches;
  at("matches").replaceChildren(...open.map((match) => element("option", { value: match.id }, `${match.game}, ${match.scenario}, ${match.status}`)));
}

at("which").addEventListener("submit", (event) => {
  event.preventDefault();
  const match = at("match").value.trim();
  if (match) {
    history.replaceState(null, "", `?match=${encodeURIComponent(match)}`);
    look(match, at("token").value.trim());
  }
});
at("larger").addEventListener("click", () => resize(watched.size * STEP));
at("smaller").addEventListener("click", () => resize(watched.size / STEP));
at("whole").addEventListener("click", whole);
at("sheet").addEventListener("keydown", (event) => {
  if (event.key === "+" || event.key === "=") {
    resize(watched.size * STEP);
  } else if (event.key === "-") {
    resize(watched.size / STEP);
  }
});

const asked = new URLSearchParams(location.search).get("match");
if (asked) {
  at("match").value = asked;
  look(asked, "");
}
choices().catch((refused) => say(refused.message, true));
