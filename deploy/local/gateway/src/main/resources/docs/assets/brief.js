// A contract as the renderer of operations can bear it: it resolves every type anew for each operation that is
// opened, and the families of commands, events and reasons are two hundred kinds large. Types have a list of their own.
export const TYPES = "#/components/schemas/";

/** A family of more kinds than this is told by the names of its kinds. */
const MANY = 4;

/** The same operations; large families told briefly, and only the types that are still referred to. */
export function brief(contract) {
  const told = Object.fromEntries(Object.entries(contract.components.schemas).map(([name, schema]) => [name, briefly(name, schema)]));
  const kept = referred({ ...contract, components: { ...contract.components, schemas: {} } }, told);
  const schemas = Object.fromEntries(Object.entries(told).filter(([name]) => kept.has(name)));
  return { ...contract, components: { ...contract.components, schemas } };
}

function briefly(name, schema) {
  const kinds = Object.keys(schema.discriminator?.mapping ?? {});
  if (kinds.length <= MANY) {
    return schema;
  }
  const { oneOf, discriminator, ...rest } = schema;
  const member = discriminator.propertyName;
  const words = `One of ${oneOf.length} kinds, told apart by \`${member}\`: see ${name} in the list of types below.`;
  return {
    ...rest,
    type: "object",
    description: [schema.description, words].filter(Boolean).join(" "),
    required: [member],
    properties: { [member]: { type: "string", enum: kinds } },
  };
}

/** The names of the types that something refers to, or that one of those refers to. */
function referred(from, schemas) {
  const found = new Set();
  const waiting = [from];
  while (waiting.length) {
    for (const [key, value] of Object.entries(waiting.pop())) {
      if (key === "$ref" && typeof value === "string" && value.startsWith(TYPES)) {
        const name = value.slice(TYPES.length);
        if (!found.has(name)) {
          found.add(name);
          waiting.push(schemas[name] ?? {});
        }
      } else if (value && typeof value === "object") {
        waiting.push(value);
      }
    }
  }
  return found;
}
