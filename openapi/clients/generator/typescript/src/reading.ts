// Reads texts of the notation; see notation.ts.
import { NotationError, TOLD, lex, told, type Token } from "./tokens.js";

/** How the JSON of a value lies, as vocabulary.py has it from the contract. */
export type Form =
  | ["text"] | ["whole", number] | ["truth"] | ["side"] | ["constant", string[]]
  | ["list", Form] | ["set", Form] | ["map", Form, Form] | ["record", string] | ["family", string];

/** A record's members in their order, by their keys in the notation: the name in JSON, and what it holds. */
export interface Body {
  name: string;
  members: Record<string, [string, Form]>;
}

/** By `type` the name of a record. */
export type Family = Record<string, string>;

/** What the words of the notation stand for: the commands of each game, and what they consist of. */
export interface Vocabulary {
  games: Record<string, string>;
  families: Record<string, Family>;
  records: Record<string, Body>;
}

type Json = unknown;
type Members = Record<string, Json>;

export const DEEPEST = 16;
export const WHOLE = /^(0|-?[1-9][0-9]{0,18})$/;
const CLOSING = ["break", "end", ")"];

/** For `sort`: as the house sorts the members of a set. */
export function byJson(one: Json, other: Json): number {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether it may be left out: lists, sets and maps are empty then. */
export function mayBeEmpty(form: Form): boolean {
  return form[0] === "list" || form[0] === "set" || form[0] === "map";
}

function nothing(form: Form): Json {
  return form[0] === "map" ? {} : [];
}

function folded(word: string): string {
  return word.toLowerCase().replace(/[-_]/g, "");
}

export class Reader {
  private readonly tokens: Generator<Token, never>;
  private now: Token;
  private next: Token;
  private depth = 0;

  constructor(private readonly text: string, private readonly words: Vocabulary) {
    this.tokens = lex(text);
    this.now = this.tokens.next().value;
    this.next = this.tokens.next().value;
  }

  commands(family: Family): Members[] {
    const types = Object.keys(family).sort();
    const all: Members[] = [];
    for (;;) {
      while (this.now.kind === "break") this.take();
      if (this.now.kind === "end") break;
      all.push(this.typed(this.meaning(this.word("a command"), types, "command"), family));
      if (this.now.kind === ")") throw this.unexpected("the end of the command");
    }
    if (all.length === 0) throw this.wrong(this.now, types, "there is no command in this text");
    return all;
  }

  private typed(type: string, family: Family): Members {
    return { type, ...this.values(this.words.records[family[type]]) };
  }

  /** All members of a record: leading ones by their places, the others by their keys. */
  private values(record: Body): Members {
    const members = record.members;
    const read: Members = {};
    let keyed = false;
    while (!CLOSING.includes(this.now.kind)) {
      const left = Object.keys(members).filter((key) => !Object.hasOwn(read, members[key][0]));
      if (this.atKey()) {
        keyed = true;
        const token = this.take();
        const key = this.meaning(token, Object.keys(members), `key of '${record.name}'`);
        const [member, form] = members[key];
        if (Object.hasOwn(read, member)) throw this.wrong(token, left, `'${key}' has its value already`);
        this.sign("=");
        const empty = mayBeEmpty(form) && (CLOSING.includes(this.now.kind) || this.atKey());
        read[member] = empty ? nothing(form) : this.argument(form);
      } else if (left.length === 0) {
        throw this.wrong(this.now, [], `'${record.name}' takes nothing more; a list goes on behind a comma, and what`
          + " holds other signs than letters, digits and . - _ / + # stands in quotes");
      } else if (keyed) {
        throw this.wrong(this.now, left, "behind the first key every value needs its own");
      } else {
        const [member, form] = members[left[0]];
        read[member] = this.argument(form);
      }
    }
    return this.complete(record, read);
  }

  /** Lists, sets and maps that are left out are empty; anything else must be said. */
  private complete(record: Body, read: Members): Members {
    const left = Object.keys(record.members).filter((key) => {
      const [member, form] = record.members[key];
      return !Object.hasOwn(read, member) && !mayBeEmpty(form);
    });
    if (left.length > 0) {
      throw this.wrong(this.now, left, `'${record.name}' lacks ${left.map((key) => `${key}=`).join(", ")}`);
    }
    const all = Object.values(record.members);
    return Object.fromEntries(all.map(([member, form]) => [member, Object.hasOwn(read, member) ? read[member] : nothing(form)]));
  }

  /** The value of a member, whose list or map needs no parentheses. */
  private argument(form: Form): Json {
    switch (form[0]) {
      case "list": return this.items(form[1], false);
      case "set": return this.items(form[1], true).sort(byJson);
      case "map": return this.entries(form[1], form[2]);
      default: return this.item(form);
    }
  }

  private items(element: Form, differ: boolean): Json[] {
    const items: Json[] = [];
    for (;;) {
      const token = this.now;
      const item = this.item(element);
      if (differ && items.some((other) => byJson(item, other) === 0)) {
        throw this.wrong(token, [], `${told(token)} stands twice in a set`);
      }
      items.push(item);
      if (this.now.kind !== ",") return items;
      this.take();
    }
  }

  private entries(keys: Form, values: Form): Members {
    const entries = new Map<string, Json>();
    for (;;) {
      const token = this.now;
      const key = this.key(keys);
      if (entries.has(key)) throw this.wrong(token, [], `${told(token)} has its value already`);
      this.sign(":");
      entries.set(key, this.item(values));
      if (this.now.kind !== ",") return Object.fromEntries(entries);
      this.take();
    }
  }

  private key(form: Form): string {
    if (form[0] === "text") return this.word("a key, as in key:value").text;
    return form[0] === "side" ? this.side().join("/") : String(this.item(form));
  }

  /** One value; lists, maps and records in parentheses. */
  private item(form: Form): Json {
    switch (form[0]) {
      case "text": return this.word("a value").text;
      case "whole": return this.whole(form[1]);
      case "truth": return this.meaning(this.word("true or false"), ["false", "true"], "truth") === "true";
      case "constant": return this.meaning(this.word(`one of ${form[1].join(", ")}`), form[1], "word for this");
      case "side": return this.side();
      case "record": return this.inside(() => this.values(this.words.records[form[1]]));
      case "family": return this.member(this.words.families[form[1]]);
      default: return this.inside(() => (CLOSING.includes(this.now.kind) ? nothing(form) : this.argument(form)));
    }
  }

  /** The type and what it holds in parentheses; a type that holds nothing stands by itself. */
  private member(family: Family): Json {
    const types = Object.keys(family).sort();
    const type = () => this.meaning(this.word(`one of ${types.join(", ")}`), types, "word for this");
    if (this.now.kind === "(") return this.inside(() => this.typed(type(), family));
    const alone = type();
    return { type: alone, ...this.complete(this.words.records[family[alone]], {}) };
  }

  private inside<T>(value: () => T): T {
    if (this.depth === DEEPEST && this.now.kind === "(") {
      throw this.wrong(this.now, [], `parentheses within parentheses, more than ${DEEPEST} deep`);
    }
    this.sign("(");
    this.depth++;
    const read = value();
    this.depth--;
    this.sign(")");
    return read;
  }

  private whole(bits: number): number {
    const token = this.now;
    if (token.kind !== "word" || this.atKey() || !WHOLE.test(token.text)) {
      throw this.unexpected("a whole number");
    }
    const number = BigInt(this.take().text);
    if (BigInt.asIntN(bits, number) !== number) throw this.wrong(token, [], `${number} is out of range of ${bits} bits`);
    // JavaScript would count past it as if it were another number.
    if (!Number.isSafeInteger(Number(number))) throw this.wrong(token, [], `${number} is more than JavaScript counts to`);
    return Number(number);
  }

  private side(): string[] {
    const token = this.word("a hexside such as 1811/1812");
    const hexes = token.text.split("/");
    if (hexes.length !== 2) throw this.unexpected("a hexside such as 1811/1812", token);
    if (hexes[0] === hexes[1]) throw this.wrong(token, [], `a hexside lies between two hexes, not in ${hexes[0]}`);
    return hexes.sort();
  }

  private take(): Token {
    const taken = this.now;
    this.now = this.next;
    this.next = this.tokens.next().value;
    return taken;
  }

  private atKey(): boolean {
    return this.now.kind === "word" && this.next.kind === "=";
  }

  private sign(kind: string): void {
    if (this.now.kind !== kind) throw this.unexpected(TOLD[kind]);
    this.take();
  }

  private word(what: string): Token {
    if ((this.now.kind !== "word" && this.now.kind !== "quoted") || this.atKey()) throw this.unexpected(what);
    return this.take();
  }

  /** The word among those that may stand there, whatever its case, hyphens and underscores. */
  private meaning(token: Token, words: string[], what: string): string {
    if (words.includes(token.text)) return token.text;
    const alike = words.filter((word) => folded(word) === folded(token.text));
    if (alike.length === 1) return alike[0];
    throw this.wrong(token, words, `${told(token)} is no ${what}; known are ${words.join(", ")}`);
  }

  private unexpected(expected: string, token?: Token): NotationError {
    const found = (token === undefined && this.atKey() ? "the key " : "") + told(token ?? this.now);
    return this.wrong(token ?? this.now, [expected], `expected ${expected}, found ${found}`);
  }

  private wrong(token: Token, expected: string[], reason: string): NotationError {
    return new NotationError(this.text, token.offset, expected, reason);
  }
}
