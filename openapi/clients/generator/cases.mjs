// Reads and prints with the TypeScript client what the cases say, as the house does: cases.mjs CLIENT FOLDER SAY.
// FOLDER holds the cases, SAY the words of say.json, which vocabulary.py has made of its document.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [client, folder, words] = process.argv.slice(2);
const { Notation, NotationError } = await import(pathToFileURL(resolve(client, "dist/index.js")).href);
const json = (file) => JSON.parse(readFileSync(file, "utf8"));

// JavaScript has no whole numbers of 64 bits: it must say so where the house reads on, and not round.
const WIDE = /is more than JavaScript counts to/;

function read(notation, text, canonical, commands) {
  assert.deepEqual(notation.parse(text), commands, text);
  assert.deepEqual(notation.parse(canonical), commands, canonical);
  assert.equal(notation.print(...commands), canonical);
}

function refused(notation, { text, ...place }) {
  assert.throws(() => notation.parse(text), (wrong) => {
    assert.ok(wrong instanceof NotationError, `${text}: ${wrong.stack}`);
    if (WIDE.test(wrong.message)) return wrong.offset <= place.offset;
    const { offset, line, column, expected } = wrong;
    assert.deepEqual({ offset, line, column, expected }, place, `${text}: ${wrong.message}`);
    return true;
  }, text);
}

const say = json(join(folder, "say.json"));
const notation = new Notation("say", json(words));
const isWide = (one) => one.commands.some((command) => !Number.isSafeInteger(command.clock ?? 0));
const exact = say.read.filter((one) => !isWide(one));
exact.forEach((one) => read(notation, one.text, one.canonical, one.commands));
assert.notEqual(say.read.filter(isWide).length, 0);
say.read.filter(isWide).forEach((one) => assert.throws(() => notation.parse(one.text), WIDE, one.text));
say.refused.forEach((one) => refused(notation, one));
say.unprintable.forEach((one) => assert.throws(() => notation.print(one), TypeError, JSON.stringify(one)));
let texts = exact.length;
for (const file of readdirSync(folder).filter((name) => name.endsWith(".json") && name !== "say.json")) {
  const game = new Notation(file.slice(0, -".json".length));
  const cases = json(join(folder, file));
  cases.forEach((one) => read(game, one.text, one.text, [one.command]));
  texts += cases.length;
}
console.log(`TypeScript: ${texts} texts of the notation read and printed, ${say.refused.length} refused, as the house does`);
