// A host: opens a Swiss of two rounds for the bots of the house, closes each round when its boards are over,
// or after so many seconds by draws, and prints the standings. node target/host.js [ORIGIN [SECONDS]]
import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { umpire } from "umpire-client";

type House = ReturnType<typeof umpire>;
const [origin = "http://127.0.0.1:8080", seconds = "600"] = process.argv.slice(2);
const rounds = 2;
const bots = ["bot:random", "bot:greedy", "bot:greedy-2"];
const draw = { points: [0.5, 0.5], how: "adjudicated" as const, reason: "It was not over in time." };

/** An account of its own, and a personal token: a secret that does not expire with a session. */
async function token(): Promise<string> {
  const body = { name: `example-${randomBytes(6).toString("hex")}`, password: randomUUID() };
  await umpire(origin).POST("/v1/accounts", { body });
  const { data: session } = await umpire(origin).POST("/v1/sessions", { body });
  const asked = { name: "host.ts", scopes: ["tournament:host"] };
  const { data: made } = await umpire(origin, session!.token).POST("/v1/tokens", { body: asked });
  return made!.token;
}

async function lead(house: House, id: string, status: "registration" | "running" | "finished"): Promise<void> {
  await house.PUT("/v1/tournaments/{id}/status", { params: { path: { id } }, body: { status } });
}

/** Waits for the results of a round; what has none in time is a draw. */
async function close(house: House, id: string, round: number): Promise<void> {
  for (const late = Date.now() + 1000 * Number(seconds); ; await pause(2000)) {
    const { data } = await house.GET("/v1/tournaments/{id}/rounds/{round}", { params: { path: { id, round } } });
    const missing = data!.boards.filter((one) => !one.result);
    if (missing.length > 0 && Date.now() < late) continue;
    for (const { number: board } of missing) {
      const path = { id, round, board };
      await house.PUT("/v1/tournaments/{id}/rounds/{round}/boards/{board}/result", { params: { path }, body: draw });
    }
    return;
  }
}

async function host(house: House): Promise<void> {
  const plan = { name: "A Swiss of host.ts", game: "narvik", scenario: "first-shots", nextRound: "by-hand" as const };
  const format = { type: "swiss" as const, rounds };
  const { id } = (await house.POST("/v1/tournaments", { body: { ...plan, format } })).data!;
  await lead(house, id, "registration");
  for (const account of bots) {
    await house.POST("/v1/tournaments/{id}/entrants", { params: { path: { id } }, body: { account } });
  }
  await lead(house, id, "running"); // This begins round 1.
  for (let round = 1; round <= rounds; round++) {
    if (round > 1) { // Sent again, it is the same round.
      await house.POST("/v1/tournaments/{id}/rounds", { params: { path: { id } }, body: { id: `round ${round}` } });
    }
    await close(house, id, round);
    console.log(`round ${round} of tournament ${id} is over`);
  }
  await lead(house, id, "finished");
  const { data: standings } = await house.GET("/v1/tournaments/{id}/standings", { params: { path: { id } } });
  console.log(["rank", "name", ...standings!.criteria.map((one) => one.id)].join(", "));
  standings!.lines.forEach((line) => console.log([line.rank, line.name, ...line.values].join(", ")));
}

token().then((accessToken) => host(umpire(origin, accessToken)));
