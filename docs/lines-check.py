#!/usr/bin/env python3
"""Fails where a line of Markdown is longer than 120 characters, and where it does not find a planted one.

Code blocks may be wider, and so may rows of tables that programs or readers of the rulebooks need as rows: those below
rules/, and the metrics of docs/operating.md.
"""

import re
import subprocess
import sys
from pathlib import Path

WIDTH = 120
METRIC = re.compile(r"\| `\w+` \| (counter|gauge|histogram) \|")


def long_lines(name, text):
    """The lines that are too long, each as FILE:LINE with its length."""
    found, code = [], False
    for number, line in enumerate(text.split("\n"), 1):
        if re.match(r"\s*(```|~~~)", line):
            code = not code
        elif len(line) > WIDTH and not code and not may_be_wide(name, line):
            found.append(f"{name}:{number}: {len(line)} characters")
    return found


def may_be_wide(name, line):
    return line.startswith("|") and (name.startswith("rules/") or METRIC.match(line))


def main():
    planted = "x" * (WIDTH + 1)
    if len(long_lines("planted.md", f"{planted}\n```\n{planted}\n```\n| {planted} |")) != 2:
        sys.exit("lines-check: the planted lines were not found")
    root = Path(__file__).resolve().parent.parent
    listed = subprocess.run(["git", "ls-files", "-z", "*.md"], cwd=root, check=True, capture_output=True)
    names = [name for name in listed.stdout.decode().split("\0") if name]
    found = [line for name in names for line in long_lines(name, (root / name).read_text(encoding="utf-8"))]
    if found:
        sys.exit("\n".join(found) + f"\nlines-check: wrap these lines at {WIDTH} characters")
    print(f"lines-check: {len(names)} Markdown files, no line above {WIDTH} characters")


main()
