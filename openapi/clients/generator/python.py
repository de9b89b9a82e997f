#!/usr/bin/env python3
"""Writes the Python client from the document of all services: python.py DOCUMENT FOLDER.

The client needs nothing but the standard library of Python 3.11: bodies are dictionaries, typed by
TypedDict; families are unions, told apart by their `type`; enumerations are literals.
"""

import json
import keyword
import re
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).parent
MADE = "# Made by openapi/clients/generator/python.py from the contracts. Do not change it here.\n"
METHODS = ("get", "put", "post", "delete", "patch")


def named(reference):
    return reference.rsplit("/", 1)[1]


def snake(name):
    words = re.sub(r"[^A-Za-z0-9]+", "_", re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name)).lower()
    return words + "_" if keyword.iskeyword(words) else words


def typed(schema):
    """The type of a schema, as text in which names of schemas are quoted."""
    if "$ref" in schema:
        return f'"{named(schema["$ref"])}"'
    if len(schema.get("allOf", ())) == 1:
        return typed(schema["allOf"][0])
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return f"Union[{', '.join(dict.fromkeys(typed(one) for one in schema[several]))}]"
    if "enum" in schema:
        return f"Literal[{', '.join(json.dumps(word) for word in schema['enum'])}]"
    match schema.get("type"):
        case "string":
            return "str"
        case "integer":
            return "int"
        case "number":
            return "float"
        case "boolean":
            return "bool"
        case "array":
            return f"list[{typed(schema['items'])}]"
        case "object":
            others = schema.get("additionalProperties")
            return f"dict[str, {typed(others) if isinstance(others, dict) else 'Any'}]"
        case None:
            return "Any"
        case unknown:
            raise SystemExit(f"a type that Python's client does not know: {unknown}")


def quoted(text):
    return text.replace("\\", "\\\\").replace('"', "'")


def comment(text, indent):
    return "".join(f"{indent}# {line}\n" for line in text.splitlines())


def of_members(name, schema):
    required = schema.get("required", [])
    lines = []
    for member, told in schema["properties"].items():
        kind = typed(told) if member in required else f"NotRequired[{typed(told)}]"
        lines.append(comment(told.get("description", ""), "    ") + f"    {json.dumps(member)}: {kind},\n")
    # Not as a class: members may have names that are Python's, and types that come later.
    return f'{name} = TypedDict("{name}", {{\n{"".join(lines)}}})\n'


def types(document):
    yield MADE
    yield '"""Bodies of requests and answers, as the contracts tell them."""\n\n'
    yield "from typing import Any, Literal, NotRequired, TypedDict, Union\n"
    for name, schema in sorted(document["components"]["schemas"].items()):
        yield "\n" + comment(schema.get("description", ""), "")
        yield of_members(name, schema) if schema.get("properties") else f"{name} = {typed(schema)}\n"


def parameters(document, operation):
    for parameter in operation.get("parameters", []):
        yield parameter if "$ref" not in parameter else document["components"]["parameters"][
            named(parameter["$ref"])]


def is_socket(operation):
    """The standard library has no WebSockets; the streams tell the same."""
    return "101" in operation["responses"]


def answer(document, operation):
    """What a success returns, and whether it is a stream."""
    kinds = []
    for status, told in operation["responses"].items():
        if status.startswith("2"):
            if "$ref" in told:
                told = document["components"]["responses"][named(told["$ref"])]
            content = told.get("content", {})
            if "text/event-stream" in content:
                return "Iterator[Message]", True
            kinds += [
                typed(body.get("schema", {})) if media.endswith("json") else "bytes"
                for media, body in content.items()
            ] or ["None"]
    kinds = list(dict.fromkeys(kinds))
    return kinds[0] if len(kinds) == 1 else f"Union[{', '.join(kinds)}]", False


def method(document, path, verb, operation):
    every = list(parameters(document, operation))
    places = {place: [one for one in every if one["in"] == place] for place in ("path", "query", "header")}
    body = operation.get("requestBody")
    words = [f"{snake(one['name'])}: str" for one in places["path"]]
    if body:
        words.append(f"body: {typed(body['content']['application/json']['schema'])}")
    options = places["query"] + places["header"]
    words += ["*"] if options else []
    words += [f"{snake(one['name'])}: {typed(one['schema'])} | None = None" for one in options]
    returned, streams = answer(document, operation)
    filled = re.sub(r"\{(\w+)\}", lambda one: "{_quoted(" + snake(one[1]) + ")}", path)
    told = [operation.get("summary", "").rstrip(".") + ".", operation.get("description", "")]

    def by_name(place):
        return "{" + ", ".join(f"{json.dumps(one['name'])}: {snake(one['name'])}" for one in places[place]) + "}"

    asked = f"f{json.dumps(filled)}, {by_name('query')}, {by_name('header')}"
    if streams:
        sent = f"self._listen({asked})"
    else:
        sent = f"self._call({json.dumps(verb.upper())}, {asked}, {'body' if body else 'None'})"
    yield f"\n    def {snake(operation['operationId'])}(self, {', '.join(words)}) -> {returned}:\n".replace(
        "self, )", "self)")
    yield f'        """{quoted(" ".join(part for part in told if part))}"""\n'
    yield f"        return {sent}\n"


def client(document):
    yield MADE
    yield '"""Every operation of every service, as a method."""\n\n'
    yield "from __future__ import annotations\n\n"
    yield "from collections.abc import Iterator\nfrom typing import Any, Literal, Union\n"
    yield "from urllib.parse import quote\n\n"
    yield "from .transport import Message, Transport\nfrom .types import *  # noqa: F403\n\n\n"
    yield 'def _quoted(value: str) -> str:\n    return quote(str(value), safe="")\n\n\n'
    yield "class Umpire(Transport):\n"
    yield f'    """{document["info"]["description"]} A refusal is raised as a Problem."""\n'
    for path, verbs in document["paths"].items():
        for verb in METHODS:
            if verb in verbs and not is_socket(verbs[verb]):
                yield from method(document, path, verb, verbs[verb])


def main(source, folder):
    document = json.loads(Path(source).read_text(encoding="utf-8"))
    package = Path(folder) / "umpire"
    shutil.rmtree(package, ignore_errors=True)
    package.mkdir(parents=True)
    (package / "types.py").write_text("".join(types(document)), encoding="utf-8")
    (package / "client.py").write_text("".join(client(document)), encoding="utf-8")
    for ours in ("transport.py", "notation.py", "reading.py", "tokens.py"):
        shutil.copy(HERE / ours, package / ours)
    (package / "__init__.py").write_text(
        MADE + "from .client import Umpire\nfrom .notation import Notation, NotationError\n"
        "from .transport import Message, Problem, Transport\n\n"
        '__all__ = ["Message", "Notation", "NotationError", "Problem", "Transport", "Umpire"]\n', encoding="utf-8")
    (package / "py.typed").touch()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
