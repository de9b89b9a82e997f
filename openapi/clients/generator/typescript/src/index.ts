// The client: types are made from the contracts (umpire.ts), requests go out by openapi-fetch, which is
// typed by them; what is ours is how refusals and streams are read.
import createClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./umpire.js";

export { Notation, NotationError, type Vocabulary } from "./notation.js";
export type { components, operations, paths } from "./umpire.js";

/** Bodies of requests and answers by their name in the contracts, such as Schemas["Decision"]. */
export type Schemas = components["schemas"];

/** A refusal (RFC 9457): `body` has `type`, `detail` and what belongs to it. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
    /** For how many seconds to wait before another try; 0 where nothing is said. */
    readonly retryAfter: number,
  ) {
    super(`${status}: ${(body as { detail?: string } | undefined)?.detail ?? ""}`);
  }
}

async function problem(response: Response): Promise<Problem> {
  const text = await response.text();
  const told = response.headers.get("Content-Type")?.includes("json") ? JSON.parse(text) : text;
  return new Problem(response.status, told, Number(response.headers.get("Retry-After") ?? 0) || 0);
}

function authorization(token: string): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/** Every operation of every service, by method and path; a refusal is thrown as a Problem. */
export function umpire(origin: string, token = ""): Client<paths> {
  const client = createClient<paths>({ baseUrl: origin, headers: authorization(token) });
  client.use({
    async onResponse({ response }) {
      if (!response.ok) throw await problem(response);
      return undefined;
    },
  });
  return client;
}

/** What a stream tells: the name of the event, the viewer's own number of it (empty where it has none), its data. */
export interface Message {
  event: string;
  id: string;
  data: unknown;
}

/**
 * What a match tells, message by message. Goes on behind the last number wherever the stream breaks off;
 * ends when the loop is left, or with a Problem that waiting does not cure.
 */
export async function* follow(origin: string, match: string, token = ""): AsyncGenerator<Message> {
  let last = "";
  for (let pause = 0; ; pause = Math.min(30_000, 2 * pause || 500)) {
    try {
      const resumed: Record<string, string> = last ? { "Last-Event-ID": last } : {};
      const response = await fetch(`${origin}/v1/matches/${encodeURIComponent(match)}/stream`, {
        headers: { ...authorization(token), ...resumed },
      });
      if (!response.ok) throw await problem(response);
      for await (const message of messages(response.body!)) {
        last = message.id || last;
        pause = 0;
        yield message;
      }
    } catch (cut) {
      if (cut instanceof Problem && cut.status !== 429 && cut.status < 500) throw cut;
      // Nobody is there, or the line is cut: again, a little later.
      if (cut instanceof Problem) pause = Math.max(pause, 1000 * cut.retryAfter);
    }
    await new Promise((later) => setTimeout(later, pause));
  }
}

async function* messages(body: ReadableStream<Uint8Array>): AsyncGenerator<Message> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body) {
    const blocks = (text + decoder.decode(chunk, { stream: true })).split("\n\n");
    text = blocks.pop()!;
    for (const block of blocks) {
      const lines = block.split("\n");
      const field = (name: string) =>
        lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trimStart());
      const data = field("data");
      if (data.length > 0) {
        yield { event: field("event").at(-1) ?? "message", id: field("id").at(-1) ?? "", data: JSON.parse(data.join("\n")) };
      }
    }
  }
}
