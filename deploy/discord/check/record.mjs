// Makes TypeScript of what the tests recorded: record.mjs FOLDER COMMANDS. Each recording is {"type": ..., "payload": ...}
// with the name of one of Discord's published types; the compiler says whether the payload is of that type.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Every one of these must have been recorded: tests that recorded nothing prove nothing.
const EXPECTED = [
  "APIPingInteraction",
  "APIChatInputApplicationCommandGuildInteraction",
  "APIChatInputApplicationCommandDMInteraction",
  "APIMessageComponentGuildInteraction",
  "APIModalSubmitGuildInteraction",
  "APIInteractionResponsePong",
  "APIInteractionResponseChannelMessageWithSource",
  "APIInteractionResponseDeferredChannelMessageWithSource",
  "APIInteractionResponseDeferredMessageUpdate",
  "APIInteractionResponseUpdateMessage",
  "APIModalInteractionResponse",
  "RESTPatchAPIInteractionOriginalResponseJSONBody",
  "RESTPostAPIChannelMessageJSONBody",
  "RESTPatchAPIInteractionOriginalResponseResult",
  "RESTPostAPIChannelMessageResult",
  "RESTRateLimit",
  "RESTPutAPIApplicationCommandsJSONBody",
];

// A text that stands for a member of an enum of texts: the only way that TypeScript takes it from JSON.
const ENUMS = { locale: "Locale", guild_locale: "Locale" };

const [recordings, commands] = process.argv.slice(2);
const out = join(import.meta.dirname, "target", "recorded");
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

function literal(value, key) {
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, "")).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    return `{${Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${literal(one, name)}`).join(", ")}}`;
  }
  const text = JSON.stringify(value);
  return typeof value === "string" && key in ENUMS ? `${text} as ${ENUMS[key]}` : text;
}

const counts = Object.fromEntries(EXPECTED.map((type) => [type, 0]));
function write(name, { type, payload }) {
  if (!(type in counts)) throw new Error(`${name}: no type that this check knows: ${type}`);
  counts[type]++;
  const code = literal(payload, "");
  const imports = code.includes("as Locale") ? `${type}, Locale` : type;
  writeFileSync(join(out, `${name}.ts`), `import type { ${imports} } from "discord-api-types/v10";\nexport const payload: ${type} = ${code};\n`);
}

write("commands", { type: "RESTPutAPIApplicationCommandsJSONBody", payload: JSON.parse(readFileSync(commands, "utf8")) });
for (const file of readdirSync(recordings)) {
  write(file.replace(/\.json$/, ""), JSON.parse(readFileSync(join(recordings, file), "utf8")));
}
const missing = EXPECTED.filter((type) => counts[type] === 0);
if (missing.length > 0) {
  console.error(`the tests of lobby-service recorded none of ${missing.join(", ")} in ${recordings}`);
  process.exit(1);
}
console.log(Object.entries(counts).map(([type, count]) => `${count} ${type}`).join("\n"));
