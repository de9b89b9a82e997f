// ./umpire verify pages: the pages of /docs in a real browser, before a running house (UMPIRE_URL).
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, Road, Tournament } from "./house.mjs";
import { NARROW, openBrowser, PATIENCE_MS, Reader, WIDE } from "./reader.mjs";

const origin = need("UMPIRE_URL");
const folder = need("UMPIRE_PICTURES");
const house = new House(origin);
/** What tournaments are of. */
const PLAYED = { game: "narvik", scenario: "first-shots" };
const SERVICES = ["game-service", "lobby-service", "combat-service", "supply-service"];
const PATIENCE = { timeout: 2 * PATIENCE_MS };

let browser;

function need(name) {
  const value = process.env[name];
  if (!value) {
    throw new Error(`${name} is not set: start this by ./umpire verify pages`);
  }
  return value;
}

/** A test with a reader of its own, who must have left without anything wrong. */
function reads(what, reading, viewport = WIDE) {
  test(what, PATIENCE, () => withReader(origin, viewport, reading));
}

async function withReader(from, viewport, reading) {
  const reader = await Reader.with(browser, from, folder, viewport);
  try {
    await reading(reader, reader.page);
  } catch (broken) {
    await reader.picture("broken").catch(() => {});
    await reader.context.close();
    throw broken;
  }
  await reader.leaves();
}

before(async () => {
  browser = await openBrowser(need("UMPIRE_CHROMIUM"));
}, PATIENCE);
after(() => browser?.close());

reads("the overview leads to every page", async (reader, page) => {
  await reader.opens("/docs/");
  const links = await page.locator("main .cards a").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  assert.ok(links.length >= 8, "eight pages");
  await reader.reachesAllByTab();
  await reader.hearsANameOfEveryControl();
  await reader.isUsableByAnybody();
  await reader.picture("overview");
});

reads("getting started can be followed by copy and paste", async (reader, page) => {
  await reader.opens("/docs/getting-started");
  const blocks = await page.locator("code.language-sh").allTextContents();
  assert.ok(blocks.length >= 8, "there are blocks");
  const buttons = page.getByRole("button", { name: /^Copy block/ });
  assert.equal(await buttons.count(), await page.locator("code.language-sh, code.language-python").count());
  await buttons.first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "Copied" }).waitFor({ state: "attached" });
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), blocks[0]);
  await reader.reachesAllByTab();
  await reader.isUsableByAnybody();
  await reader.picture("getting-started");
  await reader.picture("getting-started-whole", { fullPage: true });
});

for (const service of SERVICES) {
  reads(`the contract of ${service} is rendered, each operation of it`, async (reader, page) => {
    await reader.opens(`/docs/contracts?contract=${service}`);
    assert.equal(await page.getByRole("combobox", { name: "Contract" }).inputValue(), service);
    const operations = page.locator("#rendering .opblock");
    await operations.first().waitFor();
    const contract = await (await fetch(`${origin}/docs/contracts/${service}.yaml`)).text();
    const told = contract.match(/^ {6}operationId: /gm).length;
    await page.waitForFunction((count) => document.querySelectorAll("#rendering .opblock").length === count, told);
    await operations.first().locator("button").first().click();
    await operations.first().locator(".opblock-body .responses-wrapper").waitFor();
    assert.equal(await page.locator("#rendering .errors-wrapper").count(), 0, "the renderer finds no errors");
    await page.getByRole("searchbox", { name: "Name" }).fill("problem");
    await page.locator("#count", { hasText: /^[1-9]\d* of [1-9]\d* types$/ }).waitFor();
    await page.locator("#type-Problem summary").click();
    await page.locator("#type-Problem").getByRole("row", { name: /^status/ }).waitFor();
    await reader.hearsANameOfEveryControl();
    // What the renderer itself draws is not ours to mend: swagger-ui has open findings of its own.
    await reader.isUsableByAnybody(["#rendering"]);
    await reader.picture(`contracts-${service}`);
  });
}

test("the ledger of each game is read, searched and linked into", PATIENCE, async (all) => {
  const { games } = await house.ask("/v1/games");
  assert.ok(games.length >= 2, "there are games");
  for (const game of games) {
    await all.test(game.id, () => withReader(origin, WIDE, (reader, page) => ledger(reader, page, game.id)));
  }
});

async function ledger(reader, page, game) {
  const { rules } = await house.ask(`/v1/games/${game}/rules`);
  await reader.opens(`/docs/rules#${game}`);
  const count = page.locator("#count");
  await count.filter({ hasText: `${rules.length} of ${rules.length} rules` }).waitFor();
  const wanted = rules.filter((rule) => `${rule.id} ${rule.title} ${rule.summary}`.toLowerCase().includes("supply"));
  await page.getByRole("searchbox", { name: "Words or number" }).fill("Supply");
  await count.filter({ hasText: `${wanted.length} of ${rules.length} rules` }).waitFor();
  await reader.picture(`rules-${game}`);
  await page.getByRole("combobox", { name: "Status" }).selectOption("nothing to enforce");
  const few = wanted.filter((rule) => rule.status === "nothing to enforce").length;
  await count.filter({ hasText: `${few} of ${rules.length} rules` }).waitFor();
  await reader.reachesAllByTab();
  await reader.hearsANameOfEveryControl();
  await reader.isUsableByAnybody();
  const hidden = rules.find((rule) => rule.status === "implemented" && rule.rulings.length > 0);
  await page.evaluate((hash) => { location.hash = hash; }, `${game}/${hidden.slug}`);
  await page.waitForFunction((id) => document.activeElement?.id === id, `${game}/${hidden.slug}`);
  const row = page.locator(":focus");
  assert.ok((await row.textContent()).includes(hidden.title));
  await row.getByRole("link", { name: hidden.rulings[0], exact: true }).click();
  await page.waitForFunction((id) => document.activeElement?.querySelector("th")?.textContent === id, hidden.rulings[0]);
}

test("a running match is watched live, through a broken road", PATIENCE, async () => {
  const [ann, bert] = await Promise.all([house.person(), house.person()]);
  const match = await house.match({ game: "narvik", scenario: "first-shots" }, { allied: ann, german: bert });
  const road = await Road.to(origin);
  try {
    await withReader(road.origin, WIDE, (reader, page) => watched(reader, page, match, road, ann));
  } finally {
    road.end();
  }
});

async function watched(reader, page, match, road, ann) {
  await reader.opens(`/docs/board?match=${match.id}`);
  await said(page, /^Live\./);
  await page.getByRole("heading", { level: 1, name: /Narvik/ }).waitFor();
  const board = page.getByRole("img", { name: /^Board of .* Turn \d+: .* It waits for (allied|german)\.$/ });
  await board.waitFor();
  assert.ok(await board.evaluate((one) => one.naturalWidth > 0), "the picture is drawn");
  const loaded = await page.evaluate(() => performance.timeOrigin);

  await isTold(page, await match.goOn());
  await reader.hearsANameOfEveryControl();
  await reader.isUsableByAnybody();
  await reader.reachesAllByTab();
  await sized(page);
  await reader.picture("board-live");

  await there(page, match, ann);
  await broken(page, road, match);
  await heldStill(page, match);
  assert.equal(await page.evaluate(() => performance.timeOrigin), loaded, "without a reload");
  // The browser says of itself that the road was cut.
  reader.wrong = reader.wrong.filter((one) => !/^console: .*net::ERR_(CONNECTION|EMPTY_RESPONSE|INCOMPLETE_CHUNKED)/.test(one));
}

/** The list has the event of that number. */
function isTold(page, seq) {
  return page.locator("#log li .number").getByText(`${seq}`, { exact: true }).waitFor();
}

function said(page, words) {
  return page.locator("#state", { hasText: words }).waitFor();
}

/** By keys alone the board is made larger and moved. */
async function sized(page) {
  const width = () => page.locator("#board").evaluate((one) => one.clientWidth);
  const whole = await width();
  await page.getByRole("region", { name: /^Board/ }).focus();
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  assert.ok(await width() > whole, "it is larger");
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => document.getElementById("sheet").scrollTop > 0);
  await page.getByRole("button", { name: "Whole" }).focus();
  await page.keyboard.press("Enter");
  assert.equal(await width(), whole);
}

/** Who follows by a stream of their own is there, and goes. */
async function there(page, match, token) {
  const row = page.getByRole("row", { name: /^allied/ });
  await row.getByRole("cell", { name: "no", exact: true }).waitFor();
  const leaving = new AbortController();
  await fetch(`${origin}/v1/matches/${match.id}/stream`, { headers: { Authorization: `Bearer ${token}` }, signal: leaving.signal });
  await row.getByRole("cell", { name: "yes", exact: true }).waitFor();
  leaving.abort();
  await row.getByRole("cell", { name: "no", exact: true }).waitFor();
}

/** What happens while nobody can be reached is told afterwards: each number once, in order. */
async function broken(page, road, match) {
  const before = Number(await page.locator("#log li .number").first().textContent());
  road.cut();
  await said(page, /broke/);
  const seq = await match.goOn();
  road.mend();
  await said(page, /^Live\./);
  assert.ok(road.resumed.includes(before), `the browser goes on behind ${before}: ${road.resumed}`);
  await isTold(page, seq);
  const numbers = (await page.locator("#log li .number").allTextContents()).map(Number);
  assert.deepEqual(numbers, [...Array(seq).keys()].map((index) => seq - index), "none is missing, none twice");
}

/** Nothing moves until the reader says so; nothing is missed by it. */
async function heldStill(page, match) {
  const still = page.getByRole("button", { name: "Hold still" });
  await still.click();
  assert.equal(await still.getAttribute("aria-pressed"), "true");
  const seq = await match.goOn();
  assert.ok(Number(await page.locator("#log li .number").first().textContent()) < seq);
  await still.click();
  await isTold(page, seq);
}

reads("public matches are listed, and what is no match is refused in words", async (reader, page) => {
  await reader.opens("/docs/board");
  const links = page.locator("#matches a");
  await links.first().waitFor();
  await reader.isUsableByAnybody();
  await reader.picture("board-choice");
  await page.getByRole("textbox", { name: "Match" }).fill("11111111-1111-4111-8111-111111111111");
  await page.getByRole("button", { name: "Look on" }).click();
  await said(page, /^Sign in first/); // Nobody is told which matches there are that they may not see.
  assert.ok(reader.wrong.length > 0 && reader.wrong.every((one) => one.includes("401")), `refusals alone: ${reader.wrong}`);
  reader.wrong = [];
});

/** Letters smaller than this, in pixels, are not read. */
const LEAST_LETTERS = 7;

test("the board of each game can be read whole and near, with its names, turns and charts", { timeout: 8 * PATIENCE_MS }, async (all) => {
  const { games } = await house.ask("/v1/games");
  for (const game of games) {
    const match = await withStacks(game);
    await all.test(game.id, { timeout: 4 * PATIENCE_MS }, () => withReader(origin, WIDE, (reader, page) => legible(reader, page, match.id, game.id)));
    await all.test(`${game.id} on a telephone`, { timeout: 4 * PATIENCE_MS }, () => withReader(origin, NARROW, async (reader, page) => {
      await reader.opens(`/docs/board?match=${match.id}`);
      await lettered(reader, `${game.id} on a telephone`);
      await reader.fitsItsWidth();
      await reader.picture(`narrow-${game.id}`);
    }));
  }
});

/** A match of the game with something on its map from the first, the largest if there is a choice. */
async function withStacks(game) {
  for (const scenario of [...game.scenarios].sort((one, other) => other.id.startsWith("campaign") - one.id.startsWith("campaign"))) {
    const players = {};
    for (const seat of scenario.seats) {
      players[seat] = await house.person();
    }
    const match = await house.match({ game: game.id, scenario: scenario.id }, players);
    const board = await fetch(`${origin}/v1/matches/${match.id}/board.svg?part=map&width=880`);
    if ((await board.text()).includes(" data-x=")) {
      return match;
    }
  }
  throw new Error(`no scenario of ${game.id} begins with counters on the map`);
}

async function legible(reader, page, match, game) {
  await reader.opens(`/docs/board?match=${match}`);
  await lettered(reader, `${game} whole`);
  await reader.picture(`whole-${game}`);
  await page.locator("#turns [aria-current]").waitFor();
  await pointed(page);
  await reader.picture(`pointed-${game}`);
  await charted(page, game);
  for (const steps of [4, 4]) {
    for (let step = 0; step < steps; step++) {
      await page.getByRole("button", { name: "Larger" }).click();
    }
    await lettered(reader, `${game} larger`);
  }
  await page.locator("#units button").first().click();
  await page.locator("#ring").waitFor();
  await reader.picture(`near-${game}`);
  await page.getByText("Boxes, stacks and key").click();
  await page.waitForFunction(() => document.getElementById("panel").naturalWidth > 0);
  await reader.isUsableByAnybody();
}

async function lettered(reader, where) {
  const { words, pixels } = await reader.smallestLettersOfTheBoard();
  assert.ok(pixels >= LEAST_LETTERS && pixels < Infinity, `${where}: '${words}' is ${pixels} pixels high`);
}

/** The pointer over a stack names its units; so does the list, which can be searched. */
async function pointed(page) {
  const name = await page.locator("#units > li:has(button) ul li").first().textContent();
  const spot = await page.evaluate(async () => {
    const board = document.getElementById("board");
    const match = new URL(location.href).searchParams.get("match");
    const answer = await fetch(`/v1/matches/${match}/board.svg?part=map&width=${board.dataset.drawnFor}`);
    const svg = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
    const stack = svg.querySelector("[data-stack][data-x]");
    const scale = board.clientWidth / Number(svg.documentElement.getAttribute("viewBox").split(" ")[2]);
    const box = board.getBoundingClientRect();
    return { x: box.left + stack.dataset.x * scale, y: box.top + stack.dataset.y * scale };
  });
  await page.mouse.move(spot.x, spot.y);
  await page.locator("#tip li", { hasText: name }).first().waitFor();
  await page.getByRole("searchbox", { name: "Name or place" }).fill("no such unit");
  await page.locator("#found", { hasText: /^0 of \d+ stacks$/ }).waitFor();
  await page.getByRole("searchbox", { name: "Name or place" }).fill("");
}

/** A chart of the pack with its provenance; of a game without charts its rules of combat. */
async function charted(page, game) {
  await page.getByText("Combat and other charts").click();
  const { tables } = await house.ask(`/v1/games/${game}/tables`);
  if (tables.length) {
    await page.locator("#cells th[scope=row]").first().waitFor();
    await page.locator("#source", { hasText: /^Source: (rulebook|ruling|geodata|house)\. / }).waitFor();
    assert.equal(await page.getByRole("combobox", { name: "Chart" }).locator("option").count(), tables.length);
  } else {
    await page.locator("#cells li a").first().waitFor();
  }
}

reads("a seat looks on by its token, against the clock", async (reader, page) => {
  const [ann, bert] = await Promise.all([house.person(), house.person()]);
  const wanted = { game: "narvik", scenario: "one-assault", visibility: "private", clock: { type: "per-decision", seconds: 3_600, lapses: 3 } };
  const match = await house.match(wanted, { allied: ann, german: bert });
  await reader.opens("/docs/board");
  await page.getByRole("textbox", { name: "Match" }).fill(match.id);
  await page.getByRole("textbox", { name: /^Token/ }).fill(ann);
  await page.keyboard.press("Enter");
  await said(page, /^Live\./);
  await page.locator("#status", { hasText: "Seen as allied sees it." }).waitFor();
  await page.getByRole("row", { name: /^allied to act .* yes / }).getByRole("cell", { name: /^59 min \d+ s, until/ }).waitFor();
  assert.ok(!page.url().includes(ann), "the token is in no address");
  await page.getByRole("img", { name: /^Board of/ }).waitFor();
  await reader.isUsableByAnybody();
  await reader.picture("board-clock");
});

/** Words that would be markup on a page that read them as such. */
const HOSTILE = "<img src=x onerror=\"document.title='broken'\"> & <b>Open</b>";

test("a tournament is watched live, by keys, in the dark and on a telephone", PATIENCE, async () => {
  const tournament = await Tournament.begin(house, { ...PLAYED, name: HOSTILE, format: { type: "knockout" } }, 4);
  await withReader(origin, WIDE, (reader, page) => tournamentWatched(reader, page, tournament));
});

async function tournamentWatched(reader, page, tournament) {
  await page.clock.install();
  await reader.opens(`/docs/tournament?id=${tournament.id}`);
  await said(page, /^Live\.$/);
  await page.getByRole("heading", { level: 1, name: HOSTILE, exact: true }).waitFor();
  await page.waitForFunction(() => document.getElementById("bracket").naturalWidth > 0);
  await pairedOnPage(page);
  await reader.hearsANameOfEveryControl();
  await reader.reachesAllByTab();
  await reader.isUsableByAnybody();
  // An unchanged tournament is asked for by its ETag.
  const unchanged = page.waitForResponse((answer) => answer.status() === 304 && answer.url().endsWith(tournament.id));
  await looksAgain(page);
  await unchanged;
  await tournamentGoesOn(page, tournament);
  await reader.picture("tournament", { fullPage: true });
  await tournamentHeldStill(page, tournament);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(() => document.getElementById("bracket").complete);
  await reader.isUsableByAnybody();
  await reader.picture("tournament-dark", { fullPage: true });
  await page.setViewportSize(NARROW);
  await reader.fitsItsWidth();
  await reader.picture("narrow-tournament-dark", { fullPage: true });
  const text = await page.content();
  assert.deepEqual(tournament.accounts.filter((id) => text.includes(id)), [], "names, and no ids of accounts");
  assert.equal(await page.locator("main img").count(), 1, "the bracket is the only picture: no name is read as markup");
  assert.match(await page.title(), /^<img/);
}

/** The time has come at which the page looks for news. */
function looksAgain(page) {
  return page.clock.fastForward(6_000);
}

/** Tables have captions and headings of columns and rows. */
async function pairedOnPage(page) {
  const pairings = page.getByRole("table", { name: /^Round 1, begun .*: 2 of 2 boards are open\.$/ });
  await pairings.getByRole("columnheader", { name: "german" }).waitFor();
  assert.equal(await pairings.getByRole("rowheader").count(), 2);
  assert.equal(await page.getByRole("table", { name: /^During round 1/ }).getByRole("row").count(), 5, "a head and four lines");
  assert.equal(await page.getByRole("table", { name: /^4 entered/ }).getByRole("rowheader").count(), 4);
}

/** Results and the next round come without a reload, and a listener is told of them. */
async function tournamentGoesOn(page, tournament) {
  const loaded = await page.evaluate(() => performance.timeOrigin);
  const news = page.locator("#news[role=status]");
  await tournament.decide(1, 1, HOSTILE);
  await looksAgain(page);
  await news.filter({ hasText: /^1 of 2 results of round 1 are in\.$/ }).waitFor();
  await page.getByRole("cell", { name: `1 : 0, adjudicated (${HOSTILE})`, exact: true }).waitFor();
  await page.locator("#acts li").filter({ hasText: "decide" }).first().waitFor();
  await tournament.decide(1, 2, "absent");
  await looksAgain(page);
  await news.filter({ hasText: /^Round 2 is paired\.$/ }).waitFor();
  await page.getByRole("table", { name: /^Round 2, begun/ }).waitFor();
  await page.getByRole("combobox", { name: "Round" }).focus();
  await page.keyboard.press("ArrowUp");
  await page.getByRole("table", { name: /^Round 1, begun .*: closed\.$/ }).waitFor();
  assert.equal(await page.evaluate(() => performance.timeOrigin), loaded, "without a reload");
}

/** Nothing changes until the reader says so; a round that they chose stays chosen. */
async function tournamentHeldStill(page, tournament) {
  const still = page.getByRole("button", { name: "Hold still" });
  await still.click();
  await said(page, /^Held still\.$/);
  await tournament.decide(2, 1, "absent");
  await looksAgain(page);
  await page.waitForLoadState("networkidle");
  assert.match(await page.locator("#facts").textContent(), /being played\.$/);
  await still.click();
  await said(page, /^Over: nothing changes any more\.$/);
  assert.match(await page.locator("#facts").textContent(), /finished\.$/);
  assert.equal(await page.getByRole("combobox", { name: "Round" }).inputValue(), "1");
}

reads("tournaments are listed, a draft is shown by a token, and what is none is refused in words", async (reader, page) => {
  const host = await house.person();
  const plan = { name: "A draft", game: "narvik", scenario: "first-shots", format: { type: "swiss", rounds: 3 } };
  const { id } = await house.ask("/v1/tournaments", { token: host, body: plan });
  await reader.opens("/docs/tournament");
  await page.locator("#tournaments a").first().waitFor();
  await reader.isUsableByAnybody();
  await reader.picture("tournament-choice");
  await page.getByRole("textbox", { name: "Tournament" }).fill(id);
  await page.keyboard.press("Enter");
  await said(page, /^Not found/);
  assert.ok(reader.wrong.length > 0 && reader.wrong.every((one) => one.includes("404")), `refusals alone: ${reader.wrong}`);
  reader.wrong = [];
  await page.getByRole("textbox", { name: /^Token/ }).fill(host);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "A draft" }).waitFor();
  assert.ok(!page.url().includes(host), "the token is in no address");
});

for (const [name, address] of Object.entries({ overview: "", start: "getting-started", rules: "rules", contracts: "contracts", choice: "board", tournaments: "tournament", streams: "streams" })) {
  reads(`${name} fits a telephone`, async (reader, page) => {
    await reader.opens(`/docs/${address}`);
    await page.waitForLoadState("networkidle");
    await reader.fitsItsWidth();
    await reader.picture(`narrow-${name}`);
  }, NARROW);
}

reads("the board fits a telephone, in the dark too", async (reader, page) => {
  const match = (await house.ask("/v1/matches?limit=1")).matches[0];
  await page.emulateMedia({ colorScheme: "dark" });
  await reader.opens(`/docs/board?match=${match.id}`);
  await said(page, /^Live\./);
  await page.getByRole("img", { name: /^Board of/ }).waitFor();
  await reader.fitsItsWidth();
  await reader.isUsableByAnybody();
  await reader.picture("narrow-board-dark", { fullPage: true });
}, NARROW);
