// Rally the Troops' server end to end: two WebSockets a match; random legal actions, durable in its SQLite.
// node rally-the-troops.cjs MATCHES WARM_UP_SECONDS SECONDS CHECKOUT DATA
// CHECKOUT has its server with npm's packages and the game below; DATA is a folder for database and logs.
const { spawn } = require("child_process");
const fs = require("fs");
const net = require("net");
const path = require("path");
const { Measurement, count, freePort, run, seconds } = require("./measuring.cjs");

const TITLE = "waterloo-campaign-1815";
const START_SECONDS = 30;

/** Matches that finish in a second are followed by others; so many are kept ready for each second. */
const SPARE_A_SECOND = 20;

/** Two accounts, which play all matches, and the cookies under which they are signed in. */
const USERS = [11, 12];
const LOGINS = [111, 112];

/** A database as the server expects it, with so many games at their beginning. */
function createDatabase(Database, file, rules, games) {
  const database = new Database(file);
  database.pragma("journal_mode=WAL");
  database.exec(fs.readFileSync("schema.sql", "utf8"));
  database.exec(
    "create table if not exists setups(setup_id integer primary key,title_id text,setup_name text,scenario text," +
      "options text,player_count integer default 2)"
  );
  database.exec(fs.readFileSync(`public/${TITLE}/title.sql`, "utf8"));
  for (let i = 0; i < USERS.length; i++) {
    database.prepare("insert into users(user_id,name,mail) values(?,?,?)").run(USERS[i], "u" + i, `u${i}@localhost`);
    database.prepare("insert into logins(sid,user_id,expires) values(?,?,julianday()+100)").run(LOGINS[i], USERS[i]);
  }
  database.transaction(() => {
    for (let id = 1; id <= games; id++) {
      createGame(database, rules, id);
    }
  })();
  database.close();
}

function createGame(database, rules, id) {
  const scenario = (Array.isArray(rules.scenarios) ? rules.scenarios : Object.values(rules.scenarios).flat())[0];
  const seed = 1000 + id;
  const state = rules.setup(seed, scenario, {});
  database
    .prepare(
      "insert into games(game_id,status,title_id,scenario,options,player_count,join_count,user_count,owner_id,active)" +
        " values(?,1,?,?,'{}',2,2,2,?,?)"
    )
    .run(id, TITLE, scenario, USERS[0], String(state.active));
  rules.roles.forEach((role, i) =>
    database.prepare("insert into players(game_id,role,user_id,is_invite) values(?,?,?,0)").run(id, role, USERS[i])
  );
  database.prepare("insert into game_state values(?,?)").run(id, JSON.stringify(state));
  database
    .prepare("insert into game_replay(game_id,replay_id,role,action,arguments) values(?,1,null,'.setup',?)")
    .run(id, JSON.stringify([seed, scenario, {}]));
}

/** Its process. Settings of a .env in the checkout that would send mail or call webhooks are switched off. */
function startServer(data, port) {
  const log = fs.openSync(path.join(data, "server.log"), "w");
  return spawn(process.execPath, ["server.js"], {
    env: {
      PATH: process.env.PATH,
      HOME: data,
      NODE_ENV: "production",
      DATABASE: path.join(data, "db"),
      HTTP_HOST: "127.0.0.1",
      HTTP_PORT: String(port),
      MAIL_HOST: "",
      WEBHOOKS: "0",
      ARCHIVE: "0",
      DEBUG: "0",
    },
    stdio: ["ignore", log, log],
  });
}

async function listening(port) {
  const until = Date.now() + START_SECONDS * 1000;
  while (Date.now() < until) {
    const there = await new Promise((resolve) => {
      const socket = net.connect(port, "127.0.0.1");
      socket.on("connect", () => resolve(true) || socket.destroy());
      socket.on("error", () => resolve(false));
    });
    if (there) {
      return;
    }
    await seconds(0.1);
  }
  throw new Error(`its server does not listen after ${START_SECONDS} s`);
}

let seed = 7;
function random(below) {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
}

/** Every action on offer with its argument, except undo. */
function offers(actions) {
  const list = [];
  for (const [name, value] of Object.entries(actions)) {
    if (name === "undo" || value === 0 || value === false) {
      continue;
    }
    if (Array.isArray(value)) {
      value.forEach((argument) => list.push([name, argument]));
    } else {
      list.push([name, null]);
    }
  }
  return list;
}

/** Plays games one after the other in one place of the many; a finished game is followed by the next. */
class Table {
  constructor(WebSocket, port, roles, measurement, games) {
    Object.assign(this, { WebSocket, port, roles, measurement, games, sockets: [] });
  }

  open() {
    if (this.games.next > this.games.most) {
      throw new Error(`all ${this.games.most} games are finished`);
    }
    const game = this.games.next++;
    this.sockets.forEach((socket) => socket.close());
    this.sockets = this.roles.map((role, i) => this.connect(game, role, LOGINS[i]));
  }

  connect(game, role, login) {
    const url = `ws://127.0.0.1:${this.port}/play-socket?title=${TITLE}&game=${game}&role=${role}&seen=0`;
    const socket = new this.WebSocket(url, { headers: { cookie: "login=" + login } });
    let sentAt = 0n;
    socket.on("error", (failure) => {
      throw failure;
    });
    socket.on("close", (code, reason) => {
      if (this.sockets.includes(socket)) {
        throw new Error(`game ${game}: the server closed the socket: ${code} ${reason}`);
      }
    });
    socket.on("message", (data) => {
      const [kind, view, cookie] = JSON.parse(data);
      if (kind === "error" || kind === "warning") {
        throw new Error(`game ${game}: ${kind}: ${view}`);
      }
      if (!this.sockets.includes(socket)) {
        return;
      }
      if (kind === "finished") {
        this.open();
      }
      if (kind !== "state") {
        return;
      }
      if (sentAt) {
        this.measurement.moved(sentAt);
        sentAt = 0n;
      }
      const list = offers(view.actions ?? {});
      if (list.length === 0) {
        return;
      }
      const [action, argument] = list[random(list.length)];
      sentAt = process.hrtime.bigint();
      socket.send(JSON.stringify(["action", [action, argument, cookie]]));
    });
    return socket;
  }
}

let server;

async function main() {
  const matches = count(process.argv[2], "MATCHES");
  const warmUp = count(process.argv[3], "WARM_UP_SECONDS");
  const length = count(process.argv[4], "SECONDS");
  const checkout = path.resolve(process.argv[5]);
  const data = path.resolve(process.argv[6]);
  process.chdir(checkout);
  const WebSocket = require(path.join(checkout, "node_modules/ws"));
  const Database = require(path.join(checkout, "node_modules/better-sqlite3"));
  const rules = require(path.join(checkout, "public", TITLE, "rules.js"));
  const games = { next: 1, most: matches + SPARE_A_SECOND * (warmUp + length) };
  createDatabase(Database, path.join(data, "db"), rules, games.most);
  const port = await freePort();
  server = startServer(data, port);
  server.on("exit", (code) => {
    const log = fs.readFileSync(path.join(data, "server.log"), "utf8");
    throw new Error(`Rally the Troops' server ended with ${code}: ${log.slice(-2000)}`);
  });
  await listening(port);
  const measurement = new Measurement(matches, server.pid);
  for (let i = 0; i < matches; i++) {
    new Table(WebSocket, port, rules.roles, measurement, games).open();
  }
  await seconds(warmUp);
  measurement.begin();
  await seconds(length);
  return measurement.line();
}

run(main, () => server?.kill("SIGKILL"));
