#!/usr/bin/env python3
"""Writes the Rust client from the document of all services: rust.py DOCUMENT FOLDER.

openapi-generator's client in Rust is not used: its families expect the discriminator twice, and it
refuses words and members that a service adds.
"""

import json
import re
import shutil
import sys
from pathlib import Path

from shapes import Shapes, pascal, snake

HERE = Path(__file__).parent
MADE = "// Made by openapi/clients/generator/rust.py from the contracts. Do not change it here.\n"
SIMPLE = {"text": "String", "integer": "i64", "number": "f64", "flag": "bool", "json": "Value", "none": "()",
          "bytes": "Vec<u8>"}
WORDS = set("""as async await become box break const continue crate do dyn else enum extern false final fn for if
impl in let loop macro match mod move mut override priv pub ref return static struct super trait true try type
typeof union unsafe unsized use virtual where while yield""".split())


def identifier(name):
    word = snake(name)
    return f"{word}_" if word in ("self", "super", "crate") else f"r#{word}" if word in WORDS else word


# The contract has a schema with the name Option, so Rust's own is written in full.
OPTION = "core::option::Option"


def typed(kind, module=""):
    match kind:
        case ("list", of):
            return f"Vec<{typed(of, module)}>"
        case ("map", of):
            return f"BTreeMap<String, {typed(of, module)}>"
        case ("named", name):
            return module + name
        case (simple,):
            return SIMPLE[simple]


def comment(text, indent):
    return "".join(f"{indent}/// {line}\n" for line in text.splitlines())


def holds_itself(shapes, record, kind):
    """Whether a value of the record would have the member's value within itself without an end."""
    seen, open_kinds = set(), [kind]
    while open_kinds:
        match open_kinds.pop():
            case ("named", name) if name == record.name:
                return True
            case ("named", name) if name in shapes.records and name not in seen:
                seen.add(name)
                open_kinds += [member.type for member in shapes.records[name].members]
    return False


def of_record(shapes, record):
    yield "\n" + comment(record.about, "")
    yield "#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]\n"
    yield f"pub struct {record.name} {{\n"
    for member in record.members:
        kind = typed(member.type)
        if holds_itself(shapes, record, member.type):
            kind = f"Box<{kind}>"
        yield comment(member.about, "    ")
        if member.required:
            yield f"    #[serde(rename = {json.dumps(member.name)})]\n"
        else:
            yield f'    #[serde(rename = {json.dumps(member.name)}, skip_serializing_if = "{OPTION}::is_none")]\n'
            kind = f"{OPTION}<{kind}>"
        yield f"    pub {identifier(member.name)}: {kind},\n"
    yield "}\n"


def of_family(family):
    members = "".join(f"    {json.dumps(word)} => {pascal(word)}({name}),\n" for word, name in family.members.items())
    yield "\nfamily! {\n" + comment(family.about, "    ")
    yield f"    {family.name}, {json.dumps(family.discriminator)},\n{members}}}\n"


def types(shapes):
    yield MADE + "\n//! Bodies of requests and answers, as the contracts have them.\n\n"
    yield "use crate::transport::family;\nuse serde::{Deserialize, Serialize};\nuse serde_json::Value;\n"
    yield "use std::collections::BTreeMap;\n"
    for record in shapes.records.values():
        yield from of_record(shapes, record)
    for family in shapes.families.values():
        yield from of_family(family)


def borrowed(kind):
    own = typed(kind, "types::")
    return "&str" if kind == ("text",) else own if kind[0] in ("integer", "flag") else f"&{own}"


def of_operation(operation):
    words = [f"{identifier(one.name)}: {borrowed(one.type)}" for one in operation.words]
    words += [f"body: {borrowed(operation.body)}"] if operation.body else []
    words += [f"{identifier(one.name)}: Option<{borrowed(one.type)}>" for one in operation.options]
    yield "\n" + comment(operation.about, "    ")
    yield f"    pub fn {identifier(operation.name)}({', '.join(['&self', *words])})"
    yield f" -> Result<{typed(operation.answer, 'types::')}, Error> {{\n"
    path = re.sub(r"\{\w+\}", "{}", operation.path)
    # In the order of the path, which the contract's parameters need not have.
    filled = "".join(f", quoted({identifier(name)})" for name in re.findall(r"\{(\w+)\}", operation.path))
    yield f"        let path = format!({json.dumps(path)}{filled});\n"
    for place in ("query", "header"):
        pairs = ", ".join(f"({json.dumps(one.name)}, {identifier(one.name)}.map(|it| it.to_string()))"
                          for one in operation.options if one.place == place)
        yield f"        let {place} = [{pairs}];\n"
    body = "Some(written(body)?)" if operation.body else "None"
    call = "bytes" if operation.answer == ("bytes",) else "call"
    yield f"        self.{call}({json.dumps(operation.verb)}, &path, &query, &header, {body})\n    }}\n"


def operations(shapes):
    yield MADE + "\n//! Every operation of every service, but streams, as a method.\n\n"
    yield "use crate::transport::{quoted, written, Error, Umpire};\nuse crate::types;\nuse serde_json::Value;\n"
    yield "\n#[allow(clippy::too_many_arguments)]\nimpl Umpire {"
    for operation in shapes.operations:
        yield from of_operation(operation)
    yield "}\n"


def main(source, folder):
    shapes = Shapes(json.loads(Path(source).read_text(encoding="utf-8")))
    target = Path(folder)
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(HERE / "rust", target)
    (target / "src" / "types.rs").write_text("".join(types(shapes)), encoding="utf-8")
    (target / "src" / "operations.rs").write_text("".join(operations(shapes)), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
