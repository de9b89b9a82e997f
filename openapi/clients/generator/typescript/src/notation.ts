// The notation of commands: one text for each, such as `step scots-guards to=1611`, read and printed as the
// house does. The grammar is in the house's docs/notation.md; what its words stand for (words.ts) is made
// from the contract's commands. Which places and units there are the house knows, and says.
import { DEEPEST, Reader, WHOLE, byJson, mayBeEmpty, type Body, type Family, type Form, type Vocabulary } from "./reading.js";
import { isPlain } from "./tokens.js";
import { words as ofContract } from "./words.js";

export { NotationError } from "./tokens.js";
export type { Vocabulary } from "./reading.js";

type Json = unknown;

/** The notation of one game's commands; `C` is how they are typed, such as `Schemas["GameCommand"]`. */
export class Notation<C = Record<string, Json>> {
  private readonly commands: Family;

  /** `words` are those of this client's version; an Error for a game that is not among them. */
  constructor(game: string, private readonly words: Vocabulary = ofContract) {
    if (!Object.keys(words.games).includes(game)) {
      throw new Error(`this client knows ${Object.keys(words.games).join(", ")}, not '${game}'`);
    }
    this.commands = words.families[words.games[game]];
  }

  /** The commands of a text, at least one; throws NotationError. */
  parse(text: string): C[] {
    return new Reader(text, this.words).commands(this.commands) as C[];
  }

  /** The canonical text of commands, in one line; throws TypeError for what is no command. */
  print(...commands: C[]): string {
    return commands.map((one) => new Printer(this.words).command(this.commands, one)).join("; ");
  }
}

class Printer {
  private depth = 0;

  constructor(private readonly words: Vocabulary) {}

  command(family: Family, command: Json): string {
    const { type, values } = this.named(family, command);
    return values === "" ? type : `${type} ${values}`;
  }

  private named(family: Family, value: Json): { type: string; values: string } {
    const { type, ...rest } = isObject(value) ? value : {};
    check(typeof type === "string" && Object.keys(family).includes(type), value, `one of ${Object.keys(family).sort().join(", ")}`);
    return { type, values: this.values(this.words.records[family[type]], rest, true) };
  }

  /** What is empty is left out; the first needs no key behind a type. */
  private values(record: Body, value: Json, firstBare: boolean): string {
    const members = Object.entries(record.members);
    const names = members.map(([, [name]]) => name);
    check(isObject(value) && Object.keys(value).sort().join() === [...names].sort().join(), value,
      `'${record.name}', which holds ${names.join(", ") || "nothing"}`);
    return members
      .map(([key, [name, form]], place) => ({ key, form, bare: firstBare && place === 0, text: this.argument(form, value[name]) }))
      .filter(({ form, text }) => text !== "" || !mayBeEmpty(form))
      .map(({ key, bare, text }) => (bare ? text : `${key}=${text}`))
      .join(" ");
  }

  private argument(form: Form, value: Json): string {
    switch (form[0]) {
      case "list":
        check(Array.isArray(value), value, "a list");
        return value.map((one) => this.item(form[1], one)).join();
      case "set":
        check(Array.isArray(value) && new Set(value.map((one) => JSON.stringify(one))).size === value.length, value, "a set");
        return [...value].sort(byJson).map((one) => this.item(form[1], one)).join();
      case "map":
        check(isObject(value), value, "a map");
        return Object.keys(value).sort().map((key) => `${keySaid(form[1], key)}:${this.item(form[2], value[key])}`).join();
      default:
        return this.item(form, value);
    }
  }

  private item(form: Form, value: Json): string {
    switch (form[0]) {
      case "text":
        check(typeof value === "string", value, "a text");
        return said(value);
      case "constant":
        check(typeof value === "string" && form[1].includes(value), value, `one of ${form[1].join(", ")}`);
        return said(value);
      case "whole":
        check(Number.isSafeInteger(value) && BigInt.asIntN(form[1], BigInt(value as number)) === BigInt(value as number), value,
          `a whole number of ${form[1]} bits that JavaScript counts to`);
        return String(value);
      case "truth":
        check(typeof value === "boolean", value, "true or false");
        return String(value);
      case "side":
        check(isPair(value), value, "the two hexes of a hexside");
        return said([...value].sort().join("/"));
      case "family": {
        const { type, values } = this.deeper(() => this.named(this.words.families[form[1]], value));
        return values === "" ? type : this.inside(`${type} ${values}`);
      }
      case "record":
        return this.inside(this.deeper(() => this.values(this.words.records[form[1]], value, false)));
      default:
        return this.inside(this.deeper(() => this.argument(form, value)));
    }
  }

  private deeper<T>(inner: () => T): T {
    this.depth++;
    const printed = inner();
    this.depth--;
    return printed;
  }

  private inside(text: string): string {
    if (this.depth === DEEPEST) throw new TypeError(`nested more than ${DEEPEST} deep, it has no text`);
    return `(${text})`;
  }
}

function check(holds: boolean, value: Json, what: string): asserts holds {
  if (!holds) throw new TypeError(`${JSON.stringify(value)} is not ${what}`);
}

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPair(value: Json): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === "string") && value[0] !== value[1];
}

function keySaid(form: Form, key: string): string {
  if (form[0] === "constant") check(form[1].includes(key), key, `one of ${form[1].join(", ")}`);
  if (form[0] === "side") check(isPair(key.split("/")), key, "a hexside such as 1811/1812");
  if (form[0] === "whole") check(WHOLE.test(key), key, "a whole number");
  return said(key);
}

function said(text: string): string {
  if (isPlain(text)) return text;
  // A sign that has no letter of its own is told in capitals.
  const signs = [...text].map((sign) => JSON.stringify(sign).slice(1, -1));
  return `"${signs.map((sign) => (sign.startsWith("\\u") ? `\\u${sign.slice(2).toUpperCase()}` : sign)).join("")}"`;
}
