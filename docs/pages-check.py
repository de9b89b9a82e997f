#!/usr/bin/env python3
"""Runs every block of a page of docs/ that is marked sh, in order, in one shell, as a reader pastes
them, and compares what each prints with the block marked output behind it, in which ... stands for
anything. Call: pages-check.py PAGE [--print]; with --print it only prints the script. Needs a running
stack of our own at UMPIRE_URL.
"""

import os
import pathlib
import re
import signal
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LONGEST = 300  # seconds
MARK = "--- block "


def blocks(text):
    """Each sh block as [its text, what it is to say or None]."""
    found = []
    for kind, body in re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        if kind == "sh":
            found.append([body, None])
        elif kind == "output":
            found[-1][1] = body
    return found


def script(found):
    parts = ["set -euo pipefail"]
    for number, (body, _) in enumerate(found, 1):
        parts.append(f"printf '\\n{MARK}%s\\n' {number}\n{body}")
    return "\n".join(parts)


def run(text):
    """All that the shell says, and how it ends; nothing that it started outlives it."""
    shell = subprocess.Popen(["bash", "-c", text], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, text=True, start_new_session=True)
    try:
        said, _ = shell.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        os.killpg(shell.pid, signal.SIGKILL)
        said, _ = shell.communicate()
        raise SystemExit(f"{said}\nnot through after {LONGEST} s")
    finally:
        try:
            os.killpg(shell.pid, signal.SIGTERM)
        except ProcessLookupError:
            pass
    return said, shell.returncode


def says(expected, said):
    """Whether the words come in that order, whatever stands where the text has its dots."""
    pieces = [re.escape(piece.strip()) for piece in re.split(r"\.\.\.", expected)]
    pattern = r"[\s\S]*?".join(re.sub(r"(\\\s|\s)+", r"\\s+", piece) for piece in pieces)
    return re.search(pattern, said) is not None


def main():
    page, *rest = sys.argv[1:]
    found = blocks((ROOT / "docs" / page).read_text(encoding="utf-8"))
    if len(found) < 5 or not any(output for _, output in found):
        raise SystemExit(f"{page}: the page has lost its blocks")
    if rest == ["--print"]:
        print(script(found))
        return
    said, status = run(script(found))
    print(said)
    parts = re.split(rf"^{MARK}\d+$", said, flags=re.MULTILINE)[1:]
    if status != 0:
        raise SystemExit(f"{page}: block {len(parts)} ends with {status}:\n{found[len(parts) - 1][0]}")
    for number, ((_, expected), part) in enumerate(zip(found, parts, strict=True), 1):
        if expected is not None and not says(expected, part):
            raise SystemExit(f"{page}: block {number} is to say\n{expected}\nand says\n{part}")
    print(f"{page}: {len(found)} blocks do what they say")


if __name__ == "__main__":
    main()
