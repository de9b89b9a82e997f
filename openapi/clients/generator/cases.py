"""Reads and prints with the Python client what the cases say, as the house does: cases.py FOLDER SAY.

FOLDER holds the cases, SAY the words of `say.json`, which vocabulary.py has made of its document.
"""

import json
import sys
from pathlib import Path

from umpire import Notation, NotationError


def utf16(text):
    """The house counts in units of UTF-16, Python in characters."""
    return len(text.encode("utf-16-be", "surrogatepass")) // 2


def refused(notation, case):
    text = case["text"]
    try:
        raise SystemExit(f"{text!r} is read as {notation.parse(text)}, and the house refuses it")
    except NotationError as wrong:
        begin = wrong.offset - wrong.column + 1
        told = [utf16(text[:wrong.offset]), wrong.line, utf16(text[begin:wrong.offset]) + 1, wrong.expected]
        house = [case["offset"], case["line"], case["column"], case["expected"]]
        if told != house:
            raise SystemExit(f"{text!r} is refused with {told}: {wrong}; by the house with {house}") from None


def read(notation, text, canonical, commands):
    if notation.parse(text) != commands or notation.parse(canonical) != commands:
        raise SystemExit(f"{text!r} is read as {notation.parse(text)}, by the house as {commands}")
    if notation.print(*commands) != canonical:
        raise SystemExit(f"{commands} is printed as {notation.print(*commands)!r}, by the house as {canonical!r}")


def unprintable(notation, command):
    try:
        text = notation.print(command)
    except ValueError:
        return
    raise SystemExit(f"{command} is printed as {text!r}, and is none to the house")


def main(folder, words):
    say = json.loads((folder / "say.json").read_text(encoding="utf-8"))
    notation = Notation("say", json.loads(words.read_text(encoding="utf-8")))
    for case in say["read"]:
        read(notation, case["text"], case["canonical"], case["commands"])
    for case in say["refused"]:
        refused(notation, case)
    for command in say["unprintable"]:
        unprintable(notation, command)
    texts = len(say["read"])
    for file in sorted(set(folder.glob("*.json")) - {folder / "say.json"}):
        game = Notation(file.stem)
        for case in json.loads(file.read_text(encoding="utf-8")):
            read(game, case["text"], case["text"], [case["command"]])
            texts += 1
    print(f"Python: {texts} texts of the notation read and printed, {len(say['refused'])} refused, as the house does")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
