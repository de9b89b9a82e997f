// ./umpire verify pictures: boards as pixels over HTTP, each scenario of each game, eight at once (UMPIRE_URL).
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { test } from "node:test";
import { House } from "./house.mjs";

const AT_ONCE = 8;
const PATIENCE_MS = 240_000;
const SIGNATURE = "89504e470d0a1a0a";
const END = "0000000049454e44ae426082";

const origin = process.env.UMPIRE_URL;
if (!origin) {
  throw new Error("UMPIRE_URL is not set: start this by ./umpire verify pictures");
}
const house = new House(origin);

test("each scenario of each game is drawn eight times at once", async (all) => {
  const { games } = await house.ask("/v1/games");
  assert.ok(games.length >= 2, "there are games");
  for (const game of games) {
    for (const scenario of game.scenarios) {
      await all.test(`${game.id} ${scenario.id}`, { timeout: 2 * PATIENCE_MS }, () => drawn(game, scenario));
    }
  }
});

async function drawn(game, scenario) {
  const players = {};
  for (const seat of scenario.seats) {
    players[seat] = await house.person();
  }
  const match = await house.match({ game: game.id, scenario: scenario.id }, players);
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => picture(match.id)));
  const [first] = answers;
  const refused = answers.reduce((sum, one) => sum + one.refused, 0);
  for (const { body } of answers) {
    assert.equal(body.subarray(0, 8).toString("hex"), SIGNATURE, "it is a PNG");
    assert.equal(body.subarray(-12).toString("hex"), END, "it is whole");
    assert.ok(body.equals(first.body), "equal boards are equal bytes");
  }
  console.log(`${game.id} ${scenario.id}: ${AT_ONCE} x ${first.body.length} bytes, ${refused} refused with Retry-After at first`);
  assert.equal((await house.ask(`/v1/matches/${match.id}`)).id, match.id, "the process lives");
}

/** The board; what refuses it for now says when to come again. */
async function picture(match) {
  const until = Date.now() + PATIENCE_MS;
  for (let refused = 0; Date.now() < until; refused++) {
    const answer = await fetch(`${origin}/v1/matches/${match}/board.png`);
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status === 200) {
      assert.equal(answer.headers.get("Content-Type"), "image/png");
      return { body, refused };
    }
    assert.ok([429, 503].includes(answer.status), `${answer.status}: ${body}`);
    const after = Number(answer.headers.get("Retry-After"));
    assert.ok(after > 0, `${answer.status} without Retry-After`);
    await pause(1000 * after);
  }
  throw new Error(`no board of ${match} within ${PATIENCE_MS} ms`);
}
