# shellcheck shell=bash
# shellcheck disable=SC2154  # root and port_base are umpire's
# All processes together.

up() {
  local why='' begun=$SECONDS name starting=() changed
  case ${1:-} in
    --build) why='as asked' ;;
    '') why=$(why_build) || why='' ;;
    *) fail "up knows --build, not '$1'" ;;
  esac
  need_jdk
  need_command curl
  need_command ps
  close_home
  [ -w "$UMPIRE_HOME" ] || fail "$UMPIRE_HOME is not writable for $(id -un)"
  # A running process must not have its jar exchanged under it.
  [ -z "$why" ] || ! anything_runs || down
  # It must not start anything beside us, and is started anew under the settings of now.
  stop_supervisor
  if pid_of lobby-service >/dev/null; then
    changed=$(changed_lobby_settings)
    if [ -n "$changed" ]; then
      say "lobby-service starts anew with changed settings: ${changed//$'\n'/ }"
      stop lobby-service
    fi
  fi
  for name in "${ALL[@]}"; do
    if is_ours "$name" && ! pid_of "$name" >/dev/null; then starting+=("$name"); fi
  done
  if [ ${#starting[@]} -gt 0 ]; then
    need_memory
    need_disk "$UMPIRE_HOME"
    need_ports "${starting[@]}"
    keep_settings
    [ -z "$why" ] || (umask "$usual_umask" && build "$why") || exit 1
    start_all "${starting[@]}"
  fi
  start_supervisor
  await_health
  say "Umpire is up after $((SECONDS - begun)) s"
  addresses
  UMPIRE_URL=http://127.0.0.1:$(port_of gateway) "$root/deploy/local/first-steps.sh" ||
    fail "everything runs, but the demonstration match could not be made"
}

anything_runs() {
  local name
  for name in "${ALL[@]}"; do
    if pid_of "$name" >/dev/null; then return 0; fi
  done
  return 1
}

need_ports() {
  local name
  for name in "$@"; do
    [ "$name" != bots ] || continue
    ! port_is_taken "$(port_of "$name")" || fail "port $(port_of "$name"), which $name needs," \
      "is occupied: stop what listens there, or set UMPIRE_PORT_BASE"
    if [ "$name" = broker ] && port_is_taken $((port_base + 11)); then
      fail "port $((port_base + 11)), which the broker's controller needs, is occupied:" \
        "stop what listens there, or set UMPIRE_PORT_BASE"
    fi
  done
}

# Broker and database first: the services ask both as soon as they live.
start_all() {
  local name ground=() above=()
  for name in "$@"; do
    case $name in
      broker | postgres) ground+=("$name") ;;
      *) above+=("$name") ;;
    esac
  done
  for name in ${ground[@]+"${ground[@]}"}; do start "$name"; done
  await ${ground[@]+"${ground[@]}"}
  provide_elsewhere
  for name in ${above[@]+"${above[@]}"}; do start "$name"; done
  await ${above[@]+"${above[@]}"}
}

# On servers of the user's own the topics and databases are made if they are missing.
provide_elsewhere() {
  if [ -n "${UMPIRE_KAFKA:-}${UMPIRE_DB_URL:-}" ]; then
    "$JAVA_HOME/bin/java" -XX:+UseSerialGC -Xmx64m --sun-misc-unsafe-memory-access=allow \
      -cp "$(jar_of broker)" umpire.local.host.Provision ||
      fail "topics or databases could not be made on your own servers"
  fi
}

await_health() {
  local deadline=$((SECONDS + PATIENCE)) url
  url=http://127.0.0.1:$(port_of gateway)/healthz
  until [ "$(http_status "$url")" = 200 ]; do
    [ "$SECONDS" -lt "$deadline" ] || fail "not healthy after $PATIENCE s: $(curl -s "$url")"
    progress "  $SECONDS s  waiting for the health of all"
    sleep 0.2
  done
  progress ""
}

addresses() {
  local name
  say ""
  say "  one origin       http://127.0.0.1:$(port_of gateway)/v1   health: /healthz"
  say "  documentation    http://127.0.0.1:$(port_of gateway)/docs/"
  for name in "${SERVICES[@]}"; do
    printf '  %-16s http://127.0.0.1:%s\n' "$name" "$(port_of "$name")"
  done
  printf '  %-16s %s\n' broker "${UMPIRE_KAFKA:-127.0.0.1:$(port_of broker)}"
  printf '  %-16s %s\n' PostgreSQL "${UMPIRE_DB_URL:-postgresql://127.0.0.1:$(port_of postgres)}"
  printf '  %-16s %s\n' 'data and logs' "$UMPIRE_HOME"
  name=$(settings_of "${OF_LOBBY[@]}" | cut -d= -f1 | tr '\n' ' ')
  [ -z "$name" ] || printf '  %-16s %sin run/settings\n' 'settings kept' "$name"
  say ""
}

# Those in front first, so that nobody is asked any more when what he needs goes away.
down() {
  stop_supervisor
  stop_together bots gateway
  stop_together "${SERVICES[@]}"
  stop_together broker postgres
  say "Umpire is down; its data stays in $UMPIRE_HOME"
}

stop_together() {
  local name
  for name in "$@"; do
    stop "$name" &
  done
  wait
}

status() {
  local name pid memory health all=0
  printf '%-16s %8s %6s %10s  %s\n' process pid port memory health
  for name in "${ALL[@]}"; do
    if ! is_ours "$name"; then
      printf '%-16s %8s %6s %10s  %s\n' "$name" - - - 'your own'
    elif pid=$(pid_of "$name"); then
      memory=$(memory_of "$pid")
      if is_ready "$name"; then health=ready; else health="not ready$(waits_for "$name")" all=1; fi
      printf '%-16s %8s %6s %6s MiB  %s%s\n' "$name" "$pid" "$(port_of "$name")" "$memory" "$health" \
        "$(restarts_of "$name")"
    else
      printf '%-16s %8s %6s %10s  %s%s\n' "$name" - "$(port_of "$name")" - down "$(restarts_of "$name")"
      all=1
    fi
  done
  if pid=$(pid_of supervisor); then
    printf '%-16s %8s %6s %6s MiB  %s\n' supervisor "$pid" - "$(memory_of "$pid")" watches
  else
    printf '%-16s %8s %6s %10s  %s\n' supervisor - - - 'down: ./umpire up starts it'
    all=1
  fi
  return "$all"
}

# Memory of a process and its children (PostgreSQL is a family), in MiB; what they share is counted
# once where the system knows it.
memory_of() {
  local family pid
  family=$(ps -e -o pid=,ppid= | awk -v top="$1" '
    { parent[$1] = $2 }
    END {
      for (pid in parent) {
        for (at = pid; at != "" && at != 0 && at != top; at = parent[at]) { }
        if (at == top) print pid
      }
    }')
  if [ -r "/proc/$1/smaps_rollup" ]; then
    for pid in $family; do cat "/proc/$pid/smaps_rollup" 2>/dev/null || true; done |
      awk '/^Pss:/ { sum += $2 } END { print int(sum / 1024) }'
  else
    for pid in $family; do ps -o rss= -p "$pid" || true; done |
      awk '{ sum += $1 } END { print int(sum / 1024) }'
  fi
}

logs() {
  local follow=() names=() argument name files=()
  for argument in "$@"; do
    case $argument in
      -f) follow=(-F) ;;
      *) port_of "$argument" >/dev/null && names+=("$argument") ;;
    esac
  done
  [ ${#names[@]} -gt 0 ] || names=("${ALL[@]}")
  for name in "${names[@]}"; do
    [ ! -e "$(log_of "$name")" ] || files+=("$(log_of "$name")")
  done
  [ ${#files[@]} -gt 0 ] || fail "no logs in $UMPIRE_HOME/logs: nothing was started"
  tail -n 100 ${follow[@]+"${follow[@]}"} "${files[@]}" | plainly
}

# The JSON lines of services and gateway for people; any other line as it is.
plainly() {
  local line of name text=':"(([^"\\]|\\.)*)"'
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in
      '{"timestamp":"'*)
        of=''
        for name in requestId match traceId; do
          if [[ $line =~ \"$name\"$text ]]; then of="$of${of:+, }$name ${BASH_REMATCH[1]}"; fi
        done
        printf '%s %-5s [%s] %s%s\n' "$(member timestamp)" "$(member level)" "$(member loggerName)" \
          "$(member message)" "${of:+ ($of)}"
        member stackTrace
        ;;
      *) printf '%s\n' "$line" ;;
    esac
  done
}

# One text of the caller's $line, or nothing.
member() {
  local value
  if [[ $line =~ \"$1\"$text ]]; then
    value=${BASH_REMATCH[1]//\\\"/\"}
    printf '%b' "${value//\\\//\/}"
    [ "$1" != stackTrace ] || printf '\n'
  fi
}

start_one() {
  [ $# -eq 1 ] || fail "start-one needs one NAME of: ${ALL[*]}"
  port_of "$1" >/dev/null
  need_jdk
  close_home
  if ! pid_of "$1" >/dev/null; then
    keep_settings
    start "$1"
  fi
  await "$1"
}

stop_one() {
  [ $# -eq 1 ] || fail "stop-one needs one NAME of: ${ALL[*]}"
  port_of "$1" >/dev/null
  stop "$1"
}

kill_one() {
  local pid
  [ $# -eq 1 ] || fail "kill-one needs one NAME of: ${ALL[*]}"
  port_of "$1" >/dev/null
  pid=$(pid_of "$1") || fail "$1 does not run"
  unwant "$1"
  locked "$1" kill_now "$1" "$pid"
}

# kill_now NAME PID: kill -9, and away with what it left.
kill_now() {
  if [ "$1" = postgres ]; then
    # The host alone would leave the server running.
    kill -KILL "$(head -1 "$UMPIRE_HOME/postgres/postmaster.pid")" 2>/dev/null || true
  fi
  kill -KILL "$2" 2>/dev/null || true
  while is_alive "$2"; do sleep 0.05; done
  rm -f "$(pid_file "$1")" "$UMPIRE_HOME/run/$1.ready"
}

restart() {
  if [ $# -eq 0 ]; then
    down
    up ''
  else
    stop_one "$1"
    start_one "$1"
  fi
}
