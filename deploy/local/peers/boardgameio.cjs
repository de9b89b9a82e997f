// boardgame.io's server end to end: two socket.io clients a match; each move waits for the server's update.
// node boardgameio.cjs MATCHES WARM_UP_SECONDS SECONDS, in the folder where boardgame.io is installed.
// Libraries read it when they are loaded: without it client and server take twice as long.
process.env.NODE_ENV = "production";

const { fork } = require("child_process");
const { Client } = require("boardgame.io/client");
const { InitializeGame, ProcessGameConfig } = require("boardgame.io/internal");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Server } = require("boardgame.io/server");
const { Measurement, count, freePort, run, seconds } = require("./measuring.cjs");

const HEXES = 1000;
const UNITS = 150;

/** A board of a wargame's size; a move puts a unit into a hex and throws a die, at the server alone. */
const game = {
  name: "hex",
  setup: () => ({
    hexes: Array.from({ length: HEXES }, (_, id) => ({ id, t: id % 7, owner: id % 2 })),
    units: Array.from({ length: UNITS }, (_, id) => ({ id, hex: id * 5, str: 4, mp: 6 })),
  }),
  disableUndo: true,
  moves: {
    mv: {
      move: ({ G, random }, unit, hex) => {
        if (hex < 0 || hex >= HEXES) {
          return "INVALID_MOVE";
        }
        G.units[unit].hex = hex;
        G.units[unit].mp = random.D6();
      },
      client: false,
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: () => false,
};

/** The server's process: its matches are in memory; it ends with its parent. */
function serve(port, matches) {
  const server = Server({ games: [game], origins: [/.*/] });
  const processed = ProcessGameConfig(game);
  // Its own call would listen at every address of the machine.
  const listen = server.app.listen.bind(server.app);
  server.app.listen = (at, listening) => listen(at, "127.0.0.1", listening);
  process.on("disconnect", () => process.exit());
  server.run(port, () => {
    for (let i = 0; i < matches; i++) {
      server.db.createMatch("m" + i, {
        initialState: InitializeGame({ game: processed }),
        metadata: { gameName: "hex", players: { 0: { id: 0 }, 1: { id: 1 } }, createdAt: 0, updatedAt: 0 },
      });
    }
    process.send("up");
  });
}

/** A client that moves as soon as it is its turn. */
function play(matchID, playerID, url, measurement, moves) {
  const client = Client({
    game,
    multiplayer: SocketIO({ server: url }),
    matchID,
    playerID,
    debug: false,
  });
  let seen = -1;
  let sentAt = 0n;
  client.subscribe((state) => {
    if (!state || !state.isConnected || state._stateID === seen) {
      return;
    }
    seen = state._stateID;
    if (sentAt) {
      measurement.moved(sentAt);
      sentAt = 0n;
    }
    if (state.ctx.currentPlayer === playerID) {
      setImmediate(() => {
        const move = moves.next++;
        sentAt = process.hrtime.bigint();
        client.moves.mv(move % UNITS, move % HEXES);
      });
    }
  });
  client.start();
}

let server;

async function main() {
  const matches = count(process.argv[2], "MATCHES");
  const warmUp = count(process.argv[3], "WARM_UP_SECONDS");
  const length = count(process.argv[4], "SECONDS");
  const port = await freePort();
  server = fork(__filename, ["serve", port, matches], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  server.on("exit", (code) => {
    throw new Error(`boardgame.io's server ended with ${code}`);
  });
  await new Promise((resolve) => server.once("message", resolve));
  const measurement = new Measurement(matches, server.pid);
  const moves = { next: 0 };
  for (let i = 0; i < matches; i++) {
    for (const playerID of ["0", "1"]) {
      play("m" + i, playerID, `http://127.0.0.1:${port}`, measurement, moves);
    }
  }
  await seconds(warmUp);
  measurement.begin();
  await seconds(length);
  return measurement.line();
}

if (process.argv[2] === "serve") {
  serve(Number(process.argv[3]), Number(process.argv[4]));
} else {
  run(main, () => server?.kill("SIGKILL"));
}
