// Cuts texts of the notation into words and signs; see notation.ts.

const PLAIN = /^[\p{L}\p{Nd}.\-_/+#]$/u;
const BLANK = /^[\p{Z}\t\v\f\x1c-\x1f]$/u;
const SIGNS = "=,:();\r\n";

/** How each kind but words is called in a message. */
export const TOLD: Record<string, string> = {
  "=": "'='", ",": "','", ":": "':'", "(": "'('", ")": "')'",
  break: "the end of the command", end: "the end of the text",
};

/**
 * What cannot be read in a text: its place (`offset` from 0, `line` and `column` from 1, in units of
 * UTF-16), every word that could stand there in `expected`, where that can be told, and the `reason`.
 */
export class NotationError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(text: string, readonly offset: number, readonly expected: string[], readonly reason: string) {
    // A line is not ended between its CR and its LF.
    const ends = [...text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length).filter((end) => end <= offset);
    super(`line ${ends.length + 1}, column ${offset - (ends.at(-1) ?? 0) + 1}: ${reason}`);
    this.line = ends.length + 1;
    this.column = offset - (ends.at(-1) ?? 0) + 1;
  }
}

/** A piece of a text; its kind is `word`, `quoted`, `break`, `end` or a sign. */
export interface Token {
  kind: string;
  text: string;
  offset: number;
}

export function told(token: Token): string {
  return token.kind === "word" || token.kind === "quoted" ? `'${token.text}'` : TOLD[token.kind];
}

/** Whether it stands in a text as it is; else it needs quotes. */
export function isPlain(word: string): boolean {
  return word !== "" && !word.startsWith("#") && [...word].every((sign) => PLAIN.test(sign));
}

/** Without end: behind the last one comes `end` again and again. */
export function* lex(text: string): Generator<Token, never> {
  let at = 0;
  let depth = 0;
  let joined = false; // behind a comma
  const ends = (place: number) => text[place] === "\r" || text[place] === "\n";
  for (;;) {
    for (; at < text.length; at++) {
      if (text[at] === "#") {
        while (at + 1 < text.length && !ends(at + 1)) at++;
      } else if (!(ends(at) ? depth > 0 || joined : BLANK.test(text[at]))) {
        break;
      }
    }
    const offset = at;
    const sign = text.charAt(at);
    joined = sign === ",";
    if (sign === "") {
      yield { kind: "end", text: "", offset };
    } else if (sign === '"') {
      at = closed(text, offset);
      yield { kind: "quoted", text: unquoted(text, offset, at), offset };
    } else if (SIGNS.includes(sign)) {
      if (sign === "(") depth++;
      if (sign === ")") depth = Math.max(0, depth - 1);
      at++;
      yield { kind: ";\r\n".includes(sign) ? "break" : sign, text: "", offset };
    } else {
      for (const one of text.slice(at)) {
        if (!PLAIN.test(one)) break;
        at += one.length;
      }
      if (at === offset) throw new NotationError(text, at, [], `${sign} stands in quotes only, as in "..."`);
      yield { kind: "word", text: text.slice(offset, at), offset };
    }
  }
}

function closed(text: string, begin: number): number {
  let at = begin + 1;
  while (at < text.length && !'"\r\n'.includes(text[at])) at += text[at] === "\\" ? 2 : 1;
  if (text[at] !== '"') throw new NotationError(text, begin, [], "these quotes are not closed in their line");
  return at + 1;
}

function unquoted(text: string, begin: number, end: number): string {
  try {
    const read = JSON.parse(text.slice(begin, end)) as string;
    encodeURIComponent(read); // refuses half characters
    return read;
  } catch {
    throw new NotationError(text, begin, [], "what stands in quotes is no JSON string");
  }
}
