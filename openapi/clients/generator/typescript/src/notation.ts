// The notation of commands: one text for each, such as `step scots-guards to=1611`, read and printed as the
// house does. The grammar is in the house's docs/notation.md; what its words stand for (words.ts) is made
// from the contract's commands. Which places and units there are the house knows, and says.
import { DEEPEST, Reader, byJson, kebab, mayBeEmpty, type Body, type Family, type Form, type Vocabulary } from "./reading.js";
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
    const { type, ...rest } = value as { type: string };
    if (!Object.keys(family).includes(type)) {
      throw new TypeError(`${JSON.stringify(value)} is none of ${Object.keys(family).sort().join(", ")}`);
    }
    return { type, values: this.values(this.words.records[family[type]], rest, true) };
  }

  /** What is empty is left out; the first needs no key behind a type. */
  private values(record: Body, value: Record<string, Json>, firstBare: boolean): string {
    const names = Object.keys(record.members);
    if (Object.keys(value).sort().join() !== [...names].sort().join()) {
      throw new TypeError(`'${record.name}' holds ${names.join(", ") || "nothing"}, not ${JSON.stringify(value)}`);
    }
    return names
      .filter((name) => !mayBeEmpty(record.members[name]) || Object.keys(value[name] as object).length > 0)
      .map((name) => (firstBare && name === names[0] ? "" : `${kebab(name)}=`) + this.argument(record.members[name], value[name]))
      .join(" ");
  }

  private argument(form: Form, value: Json): string {
    switch (form[0]) {
      case "list":
        return (value as Json[]).map((one) => this.item(form[1], one)).join();
      case "set":
        return [...(value as Json[])].sort(byJson).map((one) => this.item(form[1], one)).join();
      case "map": {
        const entries = value as Record<string, Json>;
        return Object.keys(entries).sort().map((key) => `${said(key)}:${this.item(form[2], entries[key])}`).join();
      }
      default:
        return this.item(form, value);
    }
  }

  private item(form: Form, value: Json): string {
    switch (form[0]) {
      case "text":
      case "constant":
        return said(value as string);
      case "whole":
      case "truth":
        return String(value);
      case "side":
        return said([...(value as string[])].sort().join("/"));
      case "family": {
        const { type, values } = this.deeper(() => this.named(this.words.families[form[1]], value));
        return values === "" ? type : this.inside(`${type} ${values}`);
      }
      case "record":
        return this.inside(this.deeper(() => this.values(this.words.records[form[1]], value as Record<string, Json>, false)));
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

function said(text: string): string {
  if (isPlain(text)) return text;
  // A sign that has no letter of its own is told in capitals.
  const signs = [...text].map((sign) => JSON.stringify(sign).slice(1, -1));
  return `"${signs.map((sign) => (sign.startsWith("\\u") ? `\\u${sign.slice(2).toUpperCase()}` : sign)).join("")}"`;
}
