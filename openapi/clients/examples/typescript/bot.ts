// A bot that answers with anything legal: it opens a match against the house's bot:random and plays it
// to its end. node target/bot.js [ORIGIN [SCENARIO]]
import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { Problem, follow, umpire, type Schemas } from "umpire-client";

type House = ReturnType<typeof umpire>;
const [origin = "http://127.0.0.1:8080", scenario = "first-shots"] = process.argv.slice(2);
const game = "narvik", seat = "allied", other = "german";

/** An account of its own, and a personal token: a secret that does not expire with a session. */
async function token(): Promise<string> {
  const body = { name: `example-${randomBytes(6).toString("hex")}`, password: randomUUID() };
  await umpire(origin).POST("/v1/accounts", { body });
  const { data: session } = await umpire(origin).POST("/v1/sessions", { body });
  const asked = { name: "bot.ts", scopes: ["match:read", "match:play"] };
  const { data: made } = await umpire(origin, session!.token).POST("/v1/tokens", { body: asked });
  return made!.token;
}

function between(least: number, most: number): number {
  return randomInt(least, most + 1);
}

function some<T>(values: T[], count: number): T[] {
  const left = [...values];
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)[0]);
}

/** Any value of a domain. Every combination of values is legal, and nothing else is. */
function anything(domain: Schemas["Domain"], sets: Map<string, string[]>): unknown {
  switch (domain.type) {
    case "one":
      return some(domain.values, 1)[0];
    case "some":
      return some(domain.values, between(domain.min, Math.min(domain.max, domain.values.length)));
    case "number":
      return between(domain.min, domain.max);
    case "named":
      return some(sets.get(domain.set)!, 1)[0];
    case "shares": {
      const given = new Map(domain.shares.map((share) => [share.value, share.least]));
      const sum = domain.shares.reduce((all, share) => all + share.least, 0);
      const room = domain.shares.flatMap((share) => Array<string>(share.most - share.least).fill(share.value));
      const more = between(Math.max(0, domain.min - sum), Math.min(domain.max - sum, room.length));
      some(room, more).forEach((value) => given.set(value, given.get(value)! + 1));
      return Object.fromEntries(given);
    }
  }
}

/** Sends any command that is offered; where another seat came first, something else is asked next. */
async function answer(house: House, id: string, asked: Schemas["OpenDecision"], sets: Map<string, string[]>): Promise<void> {
  const offer = some(asked.offers, 1)[0];
  const values = offer.parameters.map((parameter) => [parameter.name, anything(parameter.domain, sets)]);
  const command = { type: offer.type, ...Object.fromEntries(values) } as Schemas["GameCommand"];
  const body = { commandId: randomUUID(), decision: asked.id, commands: [command] };
  try {
    await house.POST("/v1/matches/{id}/commands", { params: { path: { id }, header: { Prefer: "wait=20" } }, body });
  } catch (refused) {
    if (!(refused instanceof Problem) || refused.status !== 409) throw refused;
  }
}

async function decision(house: House, id: string): Promise<Schemas["Decision"]> {
  return (await house.GET("/v1/matches/{id}/decision", { params: { path: { id } } })).data!;
}

async function play(house: House, accessToken: string): Promise<void> {
  const { data: pack } = await house.GET("/v1/games/{game}/map", { params: { path: { game } } });
  const sets = new Map(pack!.map.sets.map((named) => [named.name, named.places]));
  const body = { game, scenario, seats: { [seat]: "open", [other]: "bot:random" } };
  const { id, commitment } = (await house.POST("/v1/matches", { body })).data!;
  console.log(`match ${id}; its dice are committed to by ${commitment}`);
  const salt = { salt: randomBytes(8).toString("hex") };
  await house.POST("/v1/matches/{id}/seats/{seat}", { params: { path: { id, seat } }, body: salt });
  let answers = 0;
  for await (const _ of follow(origin, id, accessToken)) { // Whatever is told, somebody may be asked something new.
    let now = await decision(house, id);
    for (; now.status === "playing" && now.waitingFor.includes(seat); answers++) {
      await answer(house, id, now.decision!, sets);
      now = await decision(house, id);
    }
    if (now.status === "over") {
      const { outcome } = (await house.GET("/v1/matches/{id}", { params: { path: { id } } })).data!;
      console.log(`over after ${answers} answers: ${outcome!.level}, won by ${outcome!.winners}`);
      return;
    }
  }
}

token().then((accessToken) => play(umpire(origin, accessToken), accessToken));
