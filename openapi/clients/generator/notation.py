"""The notation of commands: one text for each, such as ``step scots-guards to=1611``, read and
printed as the house does. The grammar is in the house's docs/notation.md; what its words stand for
is made from the contract's commands. Which places and units there are the house knows, and says."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .reading import DEEPEST, WHOLE, Reader, by_json, by_utf16, may_be_empty
from .tokens import NotationError, plain

__all__ = ["Notation", "NotationError"]

_WORDS = json.loads(Path(__file__).with_name("words.json").read_text(encoding="utf-8"))
_ESCAPES = {chr(sign): f"\\u{sign:04X}" for sign in range(32)} | {
    '"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}


class Notation:
    """The notation of one game's commands; ``words`` are those of this client's version."""

    def __init__(self, game: str, words: dict[str, Any] = _WORDS) -> None:
        if game not in words["games"]:
            raise ValueError(f"this client knows {', '.join(words['games'])}, not {game!r}")
        self._words = words
        self._commands = words["families"][words["games"][game]]

    def parse(self, text: str) -> list[Any]:
        """The commands of a text, at least one, as their JSON; raises NotationError."""
        return list(Reader(text, self._words).commands(self._commands))

    def print(self, *commands: Any) -> str:
        """The canonical text of commands, in one line; ValueError for what is no command."""
        return "; ".join(_Printer(self._words).command(self._commands, one) for one in commands)


class _Printer:
    def __init__(self, words: dict[str, Any]) -> None:
        self._words, self._depth = words, 0

    def command(self, family: dict[str, str], command: Any) -> str:
        name, arguments = self._named(family, command)
        return f"{name} {arguments}" if arguments else name

    def _named(self, family: dict[str, str], value: Any) -> tuple[str, str]:
        kind = value.get("type") if isinstance(value, dict) else None
        _check(kind in family, value, f"one of {', '.join(sorted(family))}")
        rest = {member: one for member, one in value.items() if member != "type"}
        return kind, self._arguments(self._words["records"][family[kind]], rest, True)

    def _arguments(self, record: dict[str, Any], value: Any, first_bare: bool) -> str:
        """What is empty is left out; the first needs no key behind a type."""
        names = [member for member, _ in record["members"].values()]
        _check(isinstance(value, dict) and value.keys() == set(names), value,
               f"'{record['name']}', which holds {', '.join(names) or 'nothing'}")
        words = []
        for place, (key, (member, form)) in enumerate(record["members"].items()):
            text = self._argument(form, value[member])
            if text or not may_be_empty(form):
                words.append(text if first_bare and place == 0 else f"{key}={text}")
        return " ".join(words)

    def _argument(self, form: list[Any], value: Any) -> str:
        match form:
            case ["list", element]:
                _check(isinstance(value, list), value, "a list")
                return ",".join(self._item(element, one) for one in value)
            case ["set", element]:
                _check(isinstance(value, list) and len(set(map(by_json, value))) == len(value), value, "a set")
                return ",".join(self._item(element, one) for one in sorted(value, key=by_json))
            case ["map", keys, element]:
                _check(isinstance(value, dict), value, "a map")
                return ",".join(f"{_key(keys, key)}:{self._item(element, value[key])}"
                                for key in sorted(value, key=by_utf16))
        return self._item(form, value)

    def _item(self, form: list[Any], value: Any) -> str:
        match form:
            case ["text"]:
                _check(isinstance(value, str), value, "a text")
                return _said(value)
            case ["constant", words]:
                _check(value in words, value, f"one of {', '.join(words)}")
                return _said(value)
            case ["whole", bits]:
                _check(type(value) is int and -(1 << bits - 1) <= value < 1 << bits - 1, value,
                       f"a whole number of {bits} bits")
                return str(value)
            case ["truth"]:
                _check(isinstance(value, bool), value, "true or false")
                return "true" if value else "false"
            case ["side"]:
                _check(isinstance(value, list) and all(isinstance(one, str) for one in value)
                       and len(value) == len(set(value)) == 2, value, "the two hexes of a hexside")
                return _said("/".join(sorted(value, key=by_utf16)))
            case ["family", name]:
                kind, arguments = self._deeper(lambda: self._named(self._words["families"][name], value))
                return self._inside(f"{kind} {arguments}") if arguments else kind
            case ["record", name]:
                return self._inside(self._deeper(lambda: self._arguments(self._words["records"][name], value, False)))
        return self._inside(self._deeper(lambda: self._argument(form, value)))

    def _deeper(self, inner: Callable[[], Any]) -> Any:
        self._depth += 1
        printed = inner()
        self._depth -= 1
        return printed

    def _inside(self, text: str) -> str:
        if self._depth == DEEPEST:
            raise ValueError(f"nested more than {DEEPEST} deep, it has no text")
        return f"({text})"


def _check(holds: bool, value: Any, what: str) -> None:
    if not holds:
        raise ValueError(f"{value!r} is not {what}")


def _key(form: list[Any], key: str) -> str:
    match form:
        case ["constant", words]:
            _check(key in words, key, f"one of {', '.join(words)}")
        case ["side"]:
            _check(len(set(key.split("/"))) == 2 == len(key.split("/")), key, "a hexside such as 1811/1812")
        case ["whole", _]:
            _check(bool(WHOLE.fullmatch(key)), key, "a whole number")
    return _said(key)


def _said(text: str) -> str:
    bare = text and text[0] != "#" and all(map(plain, text))
    return text if bare else '"' + "".join(_ESCAPES.get(sign, sign) for sign in text) + '"'
