#!/bin/sh
# recorded.sh BASE COMMAND...: runs a command; its process number goes to BASE.pid, and its number and exit
# status, when it has ended, to BASE.exit. It outlives whoever started it, so that the supervisor can tell why a process ended.
base=$1
shift
"$@" &
child=$!
# A process that nobody could find again must not run, as on a full disk.
if ! { printf '%s\n' "$child" >"$base.pid.new" && mv -f "$base.pid.new" "$base.pid"; }; then
  kill -KILL "$child"
  exit 1
fi
wait "$child"
status=$?
# With its number: by now another process may have taken its place.
printf '%s %s\n' "$child" "$status" >"$base.exit"
