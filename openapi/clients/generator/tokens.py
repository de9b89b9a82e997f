"""Cuts texts of the notation into words and signs; see notation.py."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

_SIGNS = "=,:();\r\n"
TOLD = {"=": "'='", ",": "','", ":": "':'", "(": "'('", ")": "')'",
        "break": "the end of the command", "": "the end of the text"}


class NotationError(ValueError):
    """What cannot be read in a text: its place (`offset` from 0, `line` and `column` from 1, in
    characters), every word that could stand there in `expected`, where that can be told, and the
    `reason` in a sentence."""

    def __init__(self, text: str, offset: int, expected: list[str], reason: str) -> None:
        lines = re.split("\r\n|\r|\n", text[:offset])
        if text[:offset].endswith("\r") and text[offset:].startswith("\n"):
            lines = lines[:-2] + [lines[-2] + "\r"]
        self.offset, self.line, self.column = offset, len(lines), len(lines[-1]) + 1
        self.expected, self.reason = expected, reason
        super().__init__(f"line {self.line}, column {self.column}: {reason}")


class Token(NamedTuple):
    kind: str  # "word", "quoted", "break", a sign, or "" at the end
    text: str
    offset: int

    def told(self) -> str:
        return f"'{self.text}'" if self.kind in ("word", "quoted") else TOLD[self.kind]


def plain(sign: str) -> bool:
    category = unicodedata.category(sign)
    return sign in ".-_/+#" or category[0] == "L" or category == "Nd"


def _blank(sign: str) -> bool:
    return sign in "\t\v\f\x1c\x1d\x1e\x1f" or unicodedata.category(sign)[0] == "Z"


def lex(text: str) -> Iterator[Token]:
    at = depth = 0
    joined = False  # behind a comma
    while True:
        while at < len(text):
            if text[at] == "#":
                while at < len(text) and text[at] not in "\r\n":
                    at += 1
            elif depth > 0 or joined if text[at] in "\r\n" else _blank(text[at]):
                at += 1
            else:
                break
        begin, sign = at, text[at:at + 1]
        joined = sign == ","
        if not sign:
            yield Token("", "", begin)
        elif sign == '"':
            at = _quoted_end(text, begin)
            yield Token("quoted", _unquoted(text, begin, at), begin)
        elif sign in _SIGNS:
            depth = depth + 1 if sign == "(" else max(0, depth - 1) if sign == ")" else depth
            at += 1
            yield Token("break" if sign in ";\r\n" else sign, "", begin)
        else:
            while at < len(text) and plain(text[at]):
                at += 1
            if at == begin:
                raise NotationError(text, at, [], f'{sign!a} stands in quotes only, as in "..."')
            yield Token("word", text[begin:at], begin)


def _quoted_end(text: str, begin: int) -> int:
    at = begin + 1
    while at < len(text) and text[at] not in '"\r\n':
        at += 2 if text[at] == "\\" else 1
    if text[at:at + 1] != '"':
        raise NotationError(text, begin, [], "these quotes are not closed in their line")
    return at + 1


def _unquoted(text: str, begin: int, end: int) -> str:
    try:
        read = json.loads(text[begin:end])
        read.encode()  # No half characters.
        return read
    except ValueError:
        raise NotationError(text, begin, [], "what stands in quotes is no JSON string") from None
