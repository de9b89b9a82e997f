#!/usr/bin/env python3
"""Writes the C# client from the document of all services: csharp.py DOCUMENT FOLDER.

It needs C# 7 without packages, so that Mono's mcs compiles it: openapi-generator's needs Polly, JsonSubTypes
and a later Newtonsoft.Json than Debian has.
"""

import json
import re
import shutil
import sys
from pathlib import Path
from xml.sax.saxutils import escape

from shapes import Shapes, pascal

HERE = Path(__file__).parent
MADE = "// Made by openapi/clients/generator/csharp.py from the contracts. Do not change it here.\n"
HEAD = MADE + "using System;\nusing System.Collections.Generic;\nusing System.Threading.Tasks;\n\nnamespace Umpire {\n"
SIMPLE = {"text": "string", "integer": "long", "number": "double", "flag": "bool", "json": "object",
          "none": "object", "bytes": "byte[]"}
READERS = {"text": "Json.Text", "integer": "Json.Integer", "number": "Json.Number", "flag": "Json.Flag",
           "json": "Json.Any", "none": "Json.Any"}
VALUES = ("integer", "number", "flag")


def typed(kind):
    match kind:
        case ("list", of):
            return f"List<{typed(of)}>"
        case ("map", of):
            return f"Dictionary<string, {typed(of)}>"
        case ("named", name):
            return f"Types.{name}"
        case (simple,):
            return SIMPLE[simple]


def maybe(kind):
    return typed(kind) + ("?" if kind[0] in VALUES else "")


def reader(shapes, kind, depth=1):
    """The function that reads a type, as an expression; C# wants another variable in each depth."""
    match kind:
        case ("list", of):
            return f"it{depth} => Json.List(it{depth}, {reader(shapes, of, depth + 1)})"
        case ("map", of):
            return f"it{depth} => Json.Map(it{depth}, {reader(shapes, of, depth + 1)})"
        case ("named", name):
            return f"Types.{name}Family.Of" if name in shapes.families else f"Types.{name}.Of"
        case (simple,):
            return READERS[simple]


def variable(name):
    return "@" + pascal(name)[:1].lower() + pascal(name)[1:]


def comment(text, indent):
    return f"{indent}/// <summary>{escape(' '.join(text.split()))}</summary>\n" if text else ""


def of_record(shapes, record):
    families = [family.name for family in shapes.families.values() if record.name in family.members.values()]
    names = {}
    for member in record.members:
        name = pascal(member.name)
        # A member cannot have the name of its class.
        names[member] = name + "_" if name in (record.name, "Of", "ToJson") else name
    yield "\n" + comment(record.about, "    ")
    yield f"    public sealed class {record.name} : {', '.join([*families, 'Written'])} {{\n"
    for member in record.members:
        kind = typed(member.type) if member.required else maybe(member.type)
        yield comment(member.about, "      ") + f"      public {kind} {names[member]};\n"
    yield f"      public static {record.name} Of(object json) {{\n        var from = Json.Object(json);\n"
    yield f"        return new {record.name} {{\n"
    for member in record.members:
        read = "Required" if member.required else "OptionalValue" if member.type[0] in VALUES else "Optional"
        yield f"          {names[member]} = Json.{read}(from, {json.dumps(member.name)}, {reader(shapes, member.type)}),\n"
    yield "        };\n      }\n"
    yield "      public object ToJson() {\n        var to = new Dictionary<string, object>();\n"
    for member in record.members:
        put = f"to[{json.dumps(member.name)}] = {names[member]};"
        yield f"        {put}\n" if member.required else f"        if ({names[member]} != null) {put}\n"
    yield "        return to;\n      }\n    }\n"


def of_family(family):
    yield "\n" + comment(family.about, "    ") + f"    public interface {family.name} : Written {{}}\n"
    yield f"    public static class {family.name}Family {{\n      public static {family.name} Of(object json) {{\n"
    yield f"        switch (Json.Word(json, {json.dumps(family.discriminator)})) {{\n"
    for word, name in family.members.items():
        yield f"          case {json.dumps(word)}: return {name}.Of(json);\n"
    yield "          default: return new UnknownMember { Json = json };\n        }\n      }\n    }\n"


def types(shapes):
    yield HEAD + "  /// <summary>Bodies of requests and answers, as the contracts have them.</summary>\n"
    yield "  public static class Types {\n"
    yield comment("A member of any family, of a word that was added later.", "    ")
    yield f"    public sealed class UnknownMember : {', '.join([*shapes.families, 'Written'])} {{\n"
    yield "      public object Json;\n      public object ToJson() { return Json; }\n    }\n"
    for record in shapes.records.values():
        yield from of_record(shapes, record)
    for family in shapes.families.values():
        yield from of_family(family)
    yield "  }\n}\n"


def of_operation(shapes, operation):
    words = [f"{typed(one.type)} {variable(one.name)}" for one in operation.words]
    words += [f"{typed(operation.body)} body"] if operation.body else []
    words += [f"{maybe(one.type)} {variable(one.name)} = null" for one in operation.options]
    filled = re.sub(r"\{(\w+)\}", lambda one: f'" + Quoted({variable(one[1])}) + "', operation.path)
    bytes_ = operation.answer == ("bytes",)
    yield "\n" + comment(operation.about, "    ")
    yield f"    public Task<{typed(operation.answer)}> {pascal(operation.name)}({', '.join(words)}) {{\n"
    for place in ("query", "header"):
        pairs = ", ".join(f"{{ {json.dumps(one.name)}, {variable(one.name)} }}"
                          for one in operation.options if one.place == place)
        yield f"      var {place} = new Dictionary<string, object> {{ {pairs} }};\n"
    sent = f'{json.dumps(operation.verb)}, "{filled}", query, header, {"body" if operation.body else "null"}'
    yield f"      return {'Bytes' if bytes_ else 'Call'}({sent}"
    yield ");\n    }\n" if bytes_ else f", {reader(shapes, operation.answer)});\n    }}\n"


def operations(shapes):
    yield HEAD + "  /// <summary>Every operation of every service, but streams, as a method.</summary>\n"
    yield "  public sealed class Client : Transport {\n    public Client(string origin) : base(origin) {}\n"
    for operation in shapes.operations:
        yield from of_operation(shapes, operation)
    yield "  }\n}\n"


def main(source, folder):
    shapes = Shapes(json.loads(Path(source).read_text(encoding="utf-8")))
    target = Path(folder)
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(HERE / "csharp", target)
    (target / "Types.cs").write_text("".join(types(shapes)), encoding="utf-8")
    (target / "Client.cs").write_text("".join(operations(shapes)), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
