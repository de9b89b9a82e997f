#!/usr/bin/env bash
# Registers the slash commands at Discord: register.sh [FILE], by default commands.json beside it. Once for an
# application, and again when that file has changed; it replaces what was registered before.
#   UMPIRE_DISCORD_TOKEN  the bot's token
#   UMPIRE_DISCORD_API    default https://discord.com/api/v10
set -euo pipefail

folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
commands=${1:-$folder/commands.json}
api=${UMPIRE_DISCORD_API:-https://discord.com/api/v10}
: "${UMPIRE_DISCORD_TOKEN:?the bot token of your application, from https://discord.com/developers/applications}"

# The token goes by standard input, so that no list of processes shows it.
discord() {
  curl -sS --fail-with-body --max-time 30 --retry 3 --config - "$@" <<<"header = \"Authorization: Bot $UMPIRE_DISCORD_TOKEN\""
}

[ -r "$commands" ] || { echo "register.sh: $commands cannot be read" >&2; exit 1; }
application=$(discord "$api/applications/@me" | grep -o '"id" *: *"[0-9]*"' | head -n 1 | tr -cd 0-9) || true
[ -n "$application" ] || { echo "register.sh: Discord named no application for this token" >&2; exit 1; }
if ! answer=$(discord -X PUT "$api/applications/$application/commands" -H 'Content-Type: application/json' --data-binary "@$commands"); then
  echo "register.sh: Discord refuses the commands: $answer" >&2
  exit 1
fi
echo "registered ${commands##*/} with application $application"
