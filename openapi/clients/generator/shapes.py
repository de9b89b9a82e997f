"""The types and operations of the joined contract, without the syntax of a language: rust.py and
csharp.py write them out.

A type is a tuple: ("text",), ("integer",), ("number",), ("flag",), ("json",), ("list", TYPE),
("map", TYPE) or ("named", NAME) for a record or a family. An enumeration is a text, since a service
may add words; what differs between games is JSON, since a service may add games.
"""

import re
from typing import NamedTuple

METHODS = ("get", "put", "post", "delete", "patch")
SIMPLE = {"string": "text", "integer": "integer", "number": "number", "boolean": "flag"}


class Member(NamedTuple):
    name: str
    type: tuple
    required: bool
    about: str


class Record(NamedTuple):
    name: str
    about: str
    members: list


class Family(NamedTuple):
    """Its members have the names of records, by the word that their discriminator has."""

    name: str
    about: str
    discriminator: str
    members: dict


class Option(NamedTuple):
    name: str
    place: str
    type: tuple


class Operation(NamedTuple):
    """Its answer is a type, or ("none",), or ("bytes",)."""

    name: str
    about: str
    verb: str
    path: str
    words: list
    options: list
    body: tuple | None
    answer: tuple


def words_of(name):
    """The words of a name in camelCase, kebab-case or snake_case."""
    return [word for word in re.split(r"[^A-Za-z0-9]+", re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name)) if word]


def snake(name):
    return "_".join(words_of(name)).lower()


def pascal(name):
    return "".join(word[:1].upper() + word[1:] for word in words_of(name))


def named(reference):
    return reference.rsplit("/", 1)[1]


class Shapes:
    def __init__(self, document):
        self.document = document
        self.schemas = document["components"]["schemas"]
        self.records, self.families = {}, {}
        for name, schema in sorted(self.schemas.items()):
            if self.is_family(schema):
                self.families[name] = self.family(name, schema)
            elif schema.get("properties"):
                self.record(name, schema)
        self.operations = list(self.every_operation())

    @staticmethod
    def is_family(schema):
        return "oneOf" in schema and "discriminator" in schema

    def family(self, name, schema):
        told = schema["discriminator"]
        members = {word: named(reference) for word, reference in told["mapping"].items()}
        return Family(name, schema.get("description", ""), told["propertyName"], members)

    def record(self, name, schema):
        required = schema.get("required", [])
        self.records[name] = Record(name, schema.get("description", ""), [
            Member(member, self.typed(told, name + pascal(member)), member in required, about(told))
            for member, told in schema["properties"].items()
        ])

    def typed(self, schema, place):
        """The type of a schema; place is the name for an object that has none."""
        if "$ref" in schema:
            name = named(schema["$ref"])
            known = self.schemas[name]
            return ("named", name) if self.is_family(known) or known.get("properties") else self.typed(known, name)
        for single in ("allOf", "anyOf"):  # All games have one kind of map and of domain.
            if len(schema.get(single, ())) == 1:
                return self.typed(schema[single][0], place)
        if "oneOf" in schema or "anyOf" in schema:
            return ("json",)
        if "enum" in schema:
            return ("text",)
        match schema.get("type"):
            case "array":
                return ("list", self.typed(schema["items"], place))
            case "object" if schema.get("properties"):
                if place in self.schemas:
                    raise SystemExit(f"two types would have the name {place}")
                self.record(place, schema)
                return ("named", place)
            case "object":
                others = schema.get("additionalProperties")
                return ("map", self.typed(others, place)) if isinstance(others, dict) else ("json",)
            case None:
                return ("json",)
            case simple if simple in SIMPLE:
                return (SIMPLE[simple],)
            case unknown:
                raise SystemExit(f"a type that shapes.py does not know: {unknown}")

    def every_operation(self):
        """All but sockets and streams, which these clients do not read."""
        for path, verbs in self.document["paths"].items():
            for verb in METHODS:
                if verb in verbs and self.answer(verbs[verb]) is not None:
                    yield self.operation(path, verb, verbs[verb])

    def operation(self, path, verb, told):
        every = [self.document["components"]["parameters"][named(one["$ref"])] if "$ref" in one else one
                 for one in told.get("parameters", [])]
        options = [Option(one["name"], one["in"], self.typed(one["schema"], "")) for one in every]
        body = told.get("requestBody")
        name = told["operationId"]
        return Operation(
            name, " ".join([told.get("summary", "").rstrip(".") + ".", told.get("description", "")]).strip(),
            verb.upper(), path, [one for one in options if one.place == "path"],
            [one for one in options if one.place in ("query", "header")],
            self.typed(body["content"]["application/json"]["schema"], pascal(name) + "Body") if body else None,
            self.answer(told))

    def answer(self, operation):
        """What a success returns; None for a socket or a stream."""
        kinds = []
        for status, told in operation["responses"].items():
            if status == "101":
                return None
            if status.startswith("2"):
                if "$ref" in told:
                    told = self.document["components"]["responses"][named(told["$ref"])]
                content = told.get("content", {})
                if "text/event-stream" in content:
                    return None
                kinds += [self.typed(body.get("schema", {}), pascal(operation["operationId"]) + "Answer")
                          if media.endswith("json") else ("bytes",) for media, body in content.items()] or [("none",)]
        return kinds[0] if len(set(kinds)) == 1 else ("json",)


def about(schema):
    """What a member means, with the words of its enumeration."""
    text = schema.get("description", "")
    if "enum" in schema:
        text = (text + " One of: " + ", ".join(f"`{word}`" for word in schema["enum"]) + ".").strip()
    return text
