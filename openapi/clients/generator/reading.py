"""Reads texts of the notation; see notation.py."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from .tokens import TOLD, NotationError, Token, lex

DEEPEST = 16
_CLOSING = ("break", "", ")")
WHOLE = re.compile("0|-?[1-9][0-9]{0,18}")


def _folded(word: str) -> str:
    return word.lower().replace("-", "").replace("_", "")


def by_utf16(text: str) -> bytes:
    """As Java and JavaScript sort."""
    return text.encode("utf-16-be", "surrogatepass")


def by_json(value: Any) -> bytes:
    """How the members of a set are sorted."""
    return by_utf16(json.dumps(value, ensure_ascii=False, separators=(",", ":")))


class Reader:
    def __init__(self, text: str, words: dict[str, Any]) -> None:
        self._text, self._words, self._depth = text, words, 0
        self._tokens = lex(text)
        self._now, self._next = next(self._tokens), next(self._tokens)

    def commands(self, family: dict[str, str]) -> Iterator[Any]:
        found = False
        while True:
            while self._now.kind == "break":
                self._take()
            if self._now.kind == "":
                break
            found = True
            yield self._typed(self._meaning(self._word("a command"), sorted(family), "command"), family)
            if self._now.kind == ")":
                raise self._unexpected("the end of the command")
        if not found:
            raise self._wrong(self._now, sorted(family), "there is no command in this text")

    def _typed(self, kind: str, family: dict[str, str]) -> dict[str, Any]:
        return {"type": kind} | self._arguments(self._words["records"][family[kind]])

    def _arguments(self, record: dict[str, Any]) -> dict[str, Any]:
        """All members of a record: leading ones by their places, the others by their keys."""
        members, name = record["members"], record["name"]
        read: dict[str, Any] = {}
        keyed = False
        while self._now.kind not in _CLOSING:
            left = [key for key, (member, _) in members.items() if member not in read]
            if self._at_key():
                keyed = True
                token = self._take()
                key = self._meaning(token, list(members), f"key of '{name}'")
                member, form = members[key]
                if member in read:
                    raise self._wrong(token, left, f"'{key}' has its value already")
                self._sign("=")
                empty = self._now.kind in _CLOSING or self._at_key()
                read[member] = _nothing(form) if empty and may_be_empty(form) else self._argument(form)
            elif not left:
                raise self._wrong(self._now, [], f"'{name}' takes nothing more; a list goes on behind a comma, and"
                                  " what holds other signs than letters, digits and . - _ / + # stands in quotes")
            elif keyed:
                raise self._wrong(self._now, left, "behind the first key every value needs its own")
            else:
                member, form = members[left[0]]
                read[member] = self._argument(form)
        return self._complete(record, read)

    def _complete(self, record: dict[str, Any], read: dict[str, Any]) -> dict[str, Any]:
        """Lists, sets and maps that are left out are empty; anything else must be said."""
        left = [key for key, (member, form) in record["members"].items()
                if member not in read and not may_be_empty(form)]
        if left:
            raise self._wrong(self._now, left, f"'{record['name']}' lacks {', '.join(key + '=' for key in left)}")
        return {member: read[member] if member in read else _nothing(form)
                for member, form in record["members"].values()}

    def _argument(self, form: list[Any]) -> Any:
        """The value of a member, whose list or map needs no parentheses."""
        match form[0]:
            case "list" | "set":
                return self._items(form)
            case "map":
                return self._entries(form)
        return self._item(form)

    def _items(self, form: list[Any]) -> list[Any]:
        items: list[Any] = []
        while True:
            token = self._now
            item = self._item(form[1])
            if form[0] == "set" and item in items:
                raise self._wrong(token, [], f"{token.told()} stands twice in a set")
            items.append(item)
            if self._now.kind != ",":
                return sorted(items, key=by_json) if form[0] == "set" else items
            self._take()

    def _entries(self, form: list[Any]) -> dict[str, Any]:
        entries: dict[str, Any] = {}
        while True:
            token = self._now
            key = self._key(form[1])
            if key in entries:
                raise self._wrong(token, [], f"{token.told()} has its value already")
            self._sign(":")
            entries[key] = self._item(form[2])
            if self._now.kind != ",":
                return entries
            self._take()

    def _key(self, form: list[Any]) -> str:
        match form[0]:
            case "text":
                return self._word("a key, as in key:value").text
            case "side":
                return "/".join(self._side())
        return str(self._item(form))

    def _item(self, form: list[Any]) -> Any:
        """One value; lists, maps and records in parentheses."""
        match form:
            case ["text"]:
                return self._word("a value").text
            case ["whole", bits]:
                return self._whole(bits)
            case ["truth"]:
                return self._meaning(self._word("true or false"), ["false", "true"], "truth") == "true"
            case ["constant", words]:
                return self._meaning(self._word(f"one of {', '.join(words)}"), words, "word for this")
            case ["side"]:
                return self._side()
            case ["record", name]:
                return self._inside(lambda: self._arguments(self._words["records"][name]))
            case ["family", name]:
                return self._member(self._words["families"][name])
        closed = _nothing(form)
        return self._inside(lambda: closed if self._now.kind in _CLOSING else self._argument(form))

    def _member(self, family: dict[str, str]) -> Any:
        """The type and what it holds in parentheses; a type that holds nothing stands by itself."""
        def kind() -> str:
            return self._meaning(self._word(f"one of {', '.join(sorted(family))}"), sorted(family), "word for this")

        if self._now.kind == "(":
            return self._inside(lambda: self._typed(kind(), family))
        alone = kind()
        return {"type": alone} | self._complete(self._words["records"][family[alone]], {})

    def _inside(self, value: Callable[[], Any]) -> Any:
        if self._depth == DEEPEST and self._now.kind == "(":
            raise self._wrong(self._now, [], f"parentheses within parentheses, more than {DEEPEST} deep")
        self._sign("(")
        self._depth += 1
        read = value()
        self._depth -= 1
        self._sign(")")
        return read

    def _whole(self, bits: int) -> int:
        token = self._now
        if token.kind != "word" or self._at_key() or not WHOLE.fullmatch(token.text):
            raise self._unexpected("a whole number")
        number = int(self._take().text)
        if not -(1 << bits - 1) <= number < 1 << bits - 1:
            raise self._wrong(token, [], f"{number} is out of range of {bits} bits")
        return number

    def _side(self) -> list[str]:
        token = self._word("a hexside such as 1811/1812")
        places = token.text.split("/")
        if len(places) != 2:
            raise self._unexpected("a hexside such as 1811/1812", token)
        if places[0] == places[1]:
            raise self._wrong(token, [], f"a hexside lies between two hexes, not in {places[0]}")
        return sorted(places, key=by_utf16)

    def _take(self) -> Token:
        taken, self._now, self._next = self._now, self._next, next(self._tokens)
        return taken

    def _at_key(self) -> bool:
        return self._now.kind == "word" and self._next.kind == "="

    def _sign(self, kind: str) -> None:
        if self._now.kind != kind:
            raise self._unexpected(TOLD[kind])
        self._take()

    def _word(self, what: str) -> Token:
        if self._now.kind not in ("word", "quoted") or self._at_key():
            raise self._unexpected(what)
        return self._take()

    def _meaning(self, token: Token, words: list[str], what: str) -> str:
        """The word among those that may stand there, whatever its case, hyphens and underscores."""
        alike = [word for word in words if _folded(word) == _folded(token.text)]
        if token.text not in words and len(alike) != 1:
            raise self._wrong(token, words, f"{token.told()} is no {what}; known are {', '.join(words)}")
        return token.text if token.text in words else alike[0]

    def _unexpected(self, expected: str, token: Token | None = None) -> NotationError:
        found = token or self._now
        key = "the key " if token is None and self._at_key() else ""
        return self._wrong(found, [expected], f"expected {expected}, found {key}{found.told()}")

    def _wrong(self, token: Token, expected: list[str], reason: str) -> NotationError:
        return NotationError(self._text, token.offset, expected, reason)


def may_be_empty(form: list[Any]) -> bool:
    return form[0] in ("list", "set", "map")


def _nothing(form: list[Any]) -> Any:
    return {} if form[0] == "map" else []
