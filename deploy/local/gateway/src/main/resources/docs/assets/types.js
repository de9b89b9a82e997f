// Every type of a contract by its name, each shown when it is opened.
import { TYPES } from "/docs/assets/brief.js";
import { element } from "/docs/assets/page.js";

/** The list of them, in the order of their names. */
export function typeList(contract) {
  return Object.entries(contract.components.schemas)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, schema]) => entry(name, schema));
}

function entry(name, schema) {
  const whole = element("details", { id: `type-${name}` }, element("summary", {}, element("code", {}, name), kindsOf(schema)));
  whole.addEventListener("toggle", () => {
    if (whole.open && whole.childElementCount === 1) {
      whole.append(...inside(schema));
    }
  });
  return whole;
}

function kindsOf(schema) {
  const kinds = schema.oneOf ?? schema.anyOf;
  return kinds ? ` one of ${kinds.length} kinds` : "";
}

function inside(schema) {
  const parts = schema.description ? [element("p", {}, schema.description)] : [];
  if (schema.oneOf ?? schema.anyOf) {
    parts.push(kinds(schema));
  } else if (schema.properties) {
    parts.push(members(schema));
  } else {
    parts.push(element("p", {}, ...words(schema)));
  }
  if (schema.example !== undefined) {
    parts.push(element("pre", { tabindex: "0" }, JSON.stringify(schema.example, null, 2)));
  }
  return parts;
}

/** Each kind by the word that tells it apart, where there is one. */
function kinds(schema) {
  const mapping = schema.discriminator?.mapping;
  const rows = mapping
    ? Object.entries(mapping).map(([word, reference]) => [element("code", {}, word), " is ", link(reference)])
    : (schema.oneOf ?? schema.anyOf).map((one) => words(one));
  return element("ul", {}, ...rows.map((row) => element("li", {}, ...row)));
}

function members(schema) {
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties).map(([name, member]) =>
    element("tr", {},
      element("th", { scope: "row" }, element("code", {}, name), required.has(name) ? "" : " (may be missing)"),
      element("td", {}, ...words(member)),
      element("td", {}, member.description ?? "")));
  const head = element("tr", {}, ...["Member", "Type", "What it is"].map((text) => element("th", { scope: "col" }, text)));
  return element("div", { class: "wide", tabindex: "0", role: "region", "aria-label": "Members" },
    element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows)));
}

/** A type in words: its name where it has one. */
function words(schema) {
  if (schema.$ref) {
    return [link(schema.$ref)];
  }
  if (schema.allOf?.length === 1) {
    return words(schema.allOf[0]);
  }
  if (schema.oneOf ?? schema.anyOf) {
    return (schema.oneOf ?? schema.anyOf).flatMap((one, index) => [index ? " or " : "", ...words(one)]);
  }
  if (schema.type === "array") {
    return ["list of ", ...words(schema.items ?? {})];
  }
  if (schema.additionalProperties && typeof schema.additionalProperties === "object") {
    return ["by name, ", ...words(schema.additionalProperties)];
  }
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length) {
    return values.flatMap((value, index) => [index ? " or " : "", element("code", {}, `${value}`)]);
  }
  return [schema.format ? `${schema.type} (${schema.format})` : `${schema.type ?? "anything"}`];
}

function link(reference) {
  const name = reference.slice(TYPES.length);
  return element("a", { href: `#type-${name}` }, name);
}
