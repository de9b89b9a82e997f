#!/usr/bin/env bash
# Holds what the tests of lobby-service recorded, and the commands, against Discord's published types: run.sh FOLDER
set -euo pipefail
recordings=$(cd "${1:?the folder in which the tests recorded}" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")"
command -v npm >/dev/null || { echo "npm is needed, of Node 20 or later" >&2; exit 1; }
# What is there already and of these versions stays.
if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  npm ci --no-audit --no-fund --loglevel=error
fi
node record.mjs "$recordings" ../commands.json
npx --no-install tsc --project tsconfig.json
echo "all of it is as Discord's types say"
