#!/usr/bin/env python3
"""Writes what the notation's words stand for: vocabulary.py DOCUMENT FILE.

From the commands in the document of all services, or in the one that a file of cases holds, for the
parser and printer that each client has (docs/notation.md). `games` names the commands of each game,
`families` the records of each family by their `type`, `records` the members of each record in their
order, each by its key in the notation with its name in JSON and its form. A form is [kind, ...]:
["text"], ["whole", bits], ["truth"], ["side"], ["constant", words], ["list", form], ["set", form],
["map", form of the keys, form of the values], ["record", name] or ["family", name].
"""

import json
import re
import sys
from pathlib import Path


def named(reference):
    return reference.rsplit("/", 1)[1]


def kebab(camel):
    return re.sub(r"([A-Z])([A-Z][a-z])", r"\1-\2", re.sub(r"([a-z0-9])([A-Z])", r"\1-\2", camel)).lower()


class Vocabulary:
    """What has been found so far; records and families may hold themselves."""

    def __init__(self, document):
        self.schemas = document["components"]["schemas"]
        self.games, self.families, self.records = {}, {}, {}
        for command in self.schemas["GameCommand"]["anyOf"]:
            name = named(command["$ref"])
            self.games[kebab(name.removesuffix("Command"))] = name
            self.form(command)

    def form(self, schema):
        if len(schema.get("allOf", ())) == 1:
            return self.form(schema["allOf"][0])
        if "$ref" in schema:
            return self.of_name(named(schema["$ref"]))
        match schema.get("type"):
            case "string":
                return ["constant", schema["enum"]] if "enum" in schema else ["text"]
            case "integer":
                return ["whole", int(schema["format"].removeprefix("int"))]
            case "boolean":
                return ["truth"]
            case "array" if schema.get("minItems") == schema.get("maxItems") == 2:
                return ["side"]
            case "array":
                return ["set" if schema.get("uniqueItems") else "list", self.form(schema["items"])]
            case "object" if "additionalProperties" in schema and "properties" not in schema:
                return ["map", self.key(schema), self.form(schema["additionalProperties"])]
        raise SystemExit(f"a command holds what the notation has no words for: {schema}")

    def key(self, schema):
        told = schema.get("propertyNames", schema.get("x-propertyNames", {"type": "string"}))
        if told.get("title") == "Hexside":
            return ["side"]
        return ["whole", int(told["format"].removeprefix("int"))] if "format" in told else self.form(told)

    def of_name(self, name):
        schema = self.schemas[name]
        if "oneOf" in schema:
            if name not in self.families:
                self.families[name] = {}
                for kind, member in schema["discriminator"]["mapping"].items():
                    self.families[name][kind] = self.of_name(named(member))[1]
            return ["family", name]
        if schema.get("type") == "object" and "additionalProperties" not in schema:
            if name not in self.records:
                self.records[name] = {"name": "", "members": {}}
                self.records[name] = self.record(name, schema.get("properties", {}))
            return ["record", name]
        return self.form(schema)

    def record(self, name, properties):
        """A record of a family is called by its type, any other by its name in the contract."""
        told = properties.get("type", {})
        kind = told.get("const") or (told["enum"][0] if len(told.get("enum", ())) == 1 else "")
        members = {kebab(member): [member, self.form(schema)]
                   for member, schema in properties.items() if member != "type" or not kind}
        return {"name": kind or kebab(name), "members": members}


def of(document):
    found = Vocabulary(document)
    return {"games": found.games, "families": found.families, "records": found.records}


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    told = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    made = of(told.get("document", told))
    Path(sys.argv[2]).write_text(json.dumps(made, ensure_ascii=False), encoding="utf-8")
