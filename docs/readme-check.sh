#!/usr/bin/env bash
# Fails where a curl block of the README differs from docs/first-assault.sh, or is missing in one.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
readme=$root/README.md
script=$root/docs/first-assault.sh

blocks_of_script() { sed -n 's/^# README begin //p' "$script" | sort; }
blocks_of_readme() { sed -n 's/^<!-- first-assault \(.*\) -->$/\1/p' "$readme" | sort; }

block_of_script() {
  sed -n "/^# README begin $1\$/,/^# README end $1\$/p" "$script" | grep -v '^# README'
}

# The first ```sh block behind the comment that names it.
block_of_readme() {
  awk -v comment="<!-- first-assault $1 -->" '
    $0 == comment { named = 1; next }
    named && $0 == "```sh" { inside = 1; next }
    inside && $0 == "```" { exit }
    inside' "$readme"
}

if ! diff <(blocks_of_script) <(blocks_of_readme); then
  echo "readme-check: README.md (>) and docs/first-assault.sh (<) do not name the same blocks" >&2
  exit 1
fi
count=0
for name in $(blocks_of_script); do
  if ! diff <(block_of_script "$name") <(block_of_readme "$name"); then
    echo "readme-check: block $name differs: docs/first-assault.sh (<), README.md (>)" >&2
    exit 1
  fi
  count=$((count + 1))
done
[ "$count" -gt 0 ] || { echo "readme-check: no blocks" >&2; exit 1; }
echo "readme-check: $count blocks agree"
