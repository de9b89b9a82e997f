#!/usr/bin/env python3
"""Applies docs/renaming/names.tsv of a checkout once, and says what it did.

    docs/renaming/rename.py CHECKOUT [KIND,...]         default: class,method,package

Columns: kind, old, new, where, why. Kinds:
  package   old and new are full names; folders move
  class     old is a full name, new a simple one; found under its game's or module's root if it has moved meanwhile
  method    full name of the class, #, name; all overloads and whatever overrides them
  schema    as class, but the name is a schema of the contracts: write them anew by ./umpire contracts
  contract  a name of @Schema(name = "...") and of hand-written contracts (asyncapi.yaml, streams.yaml)
  property  a configuration property: text of *.properties, *.java, *.sh, *.md
  manual    nothing is done; printed at the end

Java is renamed by symbols, not by text: docs/renaming/Rename.java attributes all sources with javac (2-4 minutes), changes
declarations, uses, imports and Javadoc references, and variables that bear the name of a renamed class. Then full names,
names in backticks of Markdown, {@code ...} and META-INF/services follow as text (docs/renaming/text.py). After it: format
(spotless), compile, run the tests.
"""
import os, re, subprocess, sys

root = os.path.abspath(sys.argv[1])
kinds = (sys.argv[2] if len(sys.argv) > 2 else "class,method,package").split(",")
rows = [l.rstrip("\n").split("\t") for l in open(f"{root}/docs/renaming/names.tsv", encoding="utf-8") if l.strip() and not l.startswith("#")]
listed = subprocess.check_output(["git", "-C", root, "ls-files", "*.java"]).decode().split()
byname = {f.split("/java/")[1][:-5].replace("/", "."): f for f in listed if "/java/" in f}


def find(name):
    """The class, or the one class of that simple name under the same root."""
    if name in byname:
        return name
    outer = name
    while "." in outer and outer not in byname:
        outer = outer.rsplit(".", 1)[0]
    if outer in byname:
        return name  # a nested class
    base, simple = ".".join(name.split(".")[:2]), name.split(".")[-1]
    found = [k for k in byname if k.startswith(base + ".") and k.endswith("." + simple) and "/src/main/" in byname[k]]
    return found[0] if len(found) == 1 else None


java, later, lost = [], [], []
for kind, old, new, where, why in rows:
    if kind not in kinds and kind != "manual":
        continue
    if kind in ("class", "schema"):
        q = find(old)
        if q is None:
            lost.append(old)
        else:
            java.append(("class", q, new))
            if q + "Test" in byname:
                java.append(("class", q + "Test", new + "Test"))
    elif kind == "method":
        c, m = old.split("#")
        q = find(c)
        (java.append(("method", q + "#" + m, new)) if q else lost.append(old))
    else:
        later.append((kind, old, new, where, why))

os.makedirs("/tmp/rename", exist_ok=True)
tsv, mv = "docs/renaming/apply.tsv", "docs/renaming/apply.mv"
open(tsv, "w").write("".join("\t".join(r) + "\n" for r in java))
if java:
    subprocess.check_call(f"docs/renaming/run.sh {root} {tsv} > {mv}", shell=True)
    subprocess.check_call([sys.executable, "docs/renaming/text.py", root, tsv, mv])
packages = [("package", o, n) for k, o, n, _, _ in later if k == "package"]
if packages:
    open(tsv, "w").write("".join("\t".join(r) + "\n" for r in packages))
    open(mv, "w").close()
    subprocess.check_call([sys.executable, "docs/renaming/text.py", root, tsv, mv])


def sub(pattern, new, files, flags=0):
    n = 0
    for f in files:
        p = f"{root}/{f}"
        try:
            t = open(p, encoding="utf-8", newline="").read()
        except (UnicodeDecodeError, IsADirectoryError, FileNotFoundError):
            continue
        t2, k = re.subn(pattern, new, t, flags=flags)
        if k:
            open(p, "w", encoding="utf-8", newline="").write(t2)
            n += k
    return n


files = subprocess.check_output(["git", "-C", root, "ls-files"]).decode().split("\n")
src = [f for f in files if f.endswith(".java") and "/src/main/" in f]
hand = [f for f in files if f in ("openapi/asyncapi.yaml", "openapi/streams.yaml")]
for kind, old, new, where, why in later:
    if kind == "contract":
        a = sub(r'(@Schema\(\s*name\s*=\s*|\bname\s*=\s*)"' + old + '"', r'\1"' + new + '"', src)
        b = sub(r'(schemas/)' + old + r'(?=["\'\s}])', r"\g<1>" + new, src + hand)
        c = sub(r"^    " + old + r":(?=\s*$|\s*\{)", "    " + new + ":", hand, re.M)
        print(f"contract {old} -> {new}: {a} names, {b} references, {c} definitions")
    if kind == "property":
        texts = [f for f in files if f.endswith((".properties", ".java", ".sh", ".md", ".xml")) or f == "umpire"]
        env = lambda s: re.sub(r"[^A-Za-z0-9]", "_", s).upper()
        n = sub(r"(?<![\w.])" + re.escape(old) + r"(?![\w-])", new, texts) + sub(r"\b" + env(old) + r"\b", env(new), texts)
        n += sub(r"(?<=%test\.)" + re.escape(old) + r"(?![\w-])", new, texts)
        print(f"property {old} -> {new}: {n}")
for kind, old, new, where, why in later:
    if kind == "manual":
        print(f"MANUAL {old} -> {new}: {where}: {why}")
print(f"renamed {len(java)} Java names, {len(packages)} packages; not found: {lost}")
