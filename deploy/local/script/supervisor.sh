# shellcheck shell=bash
# shellcheck disable=SC2154  # root is umpire's
# The supervisor: starts a process again that ended or hangs, unless it was stopped on purpose.
#
# A shell loop: it needs 4 MiB, where a Java process needs 40 or would end with the process it is part of. What it
# must remember stands in files of UMPIRE_HOME/run, so that it may itself end at any time:
#   NAME.wanted       the process shall run: made by start, taken away by stop-one, kill-one and down
#   NAME.exit         its number and exit status, once it has ended
#   NAME.environment  the settings it was started under, for the next start
#   NAME.restarts     a line for each time that it was started again: when, and why
#   NAME.lock         somebody starts or stops it at this moment; names the owner's process

readonly LOOK_EVERY=3        # seconds
readonly START_PATIENCE=180  # seconds from a start until a process must have answered for the first time
readonly FIRST_PAUSE=1       # seconds before the first new start; it doubles with each
readonly LONGEST_PAUSE=30
readonly STEADY=60           # seconds after which a process that ran begins with the first pause again
readonly LEAST_ROOM_MIB=16   # on the disk of UMPIRE_HOME, before anything is started again

run_file() { printf '%s\n' "$UMPIRE_HOME/run/$1.$2"; }

is_wanted() { [ -e "$(run_file "$1" wanted)" ]; }

# want NAME: from now on it shall run, under the settings of this moment.
want() {
  (
    umask 077
    declare -p "${!UMPIRE_@}" >"$(run_file "$1" environment)"
  ) || fail "$(run_file "$1" environment) cannot be written"
  rm -f "$(run_file "$1" restarts)"
  : >"$(run_file "$1" wanted)" || fail "$(run_file "$1" wanted) cannot be written"
}

unwant() { rm -f "$(run_file "$1" wanted)"; }

# Takes NAME's lock, or fails where a living ./umpire holds it. A link, since that is made at once or not at all.
try_lock() {
  local file owner
  file=$(run_file "$1" lock)
  ln -s "$$" "$file" 2>/dev/null && return 0
  owner=$(readlink "$file") || return 1
  # Its number may by now be somebody else's process.
  if ! ps -ww -o args= -p "$owner" 2>/dev/null | grep -q umpire; then rm -f "$file"; fi
  return 1
}

is_locked() { [ -L "$(run_file "$1" lock)" ]; }

unlock() { rm -f "$(run_file "$1" lock)"; }

# locked NAME COMMAND...: alone with this process; nobody else starts or stops it meanwhile.
locked() {
  local name=$1 tries=0 status
  shift
  mkdir -p "$UMPIRE_HOME/run"
  until try_lock "$name"; do
    tries=$((tries + 1))
    [ "$tries" -lt 600 ] || fail "$(run_file "$name" lock) is held for a minute by process" \
      "$(readlink "$(run_file "$name" lock)"): end that, or take the file away"
    sleep 0.1
  done
  (
    set -e
    "$@"
  )
  status=$?
  unlock "$name"
  return "$status"
}

# UMPIRE_SUPERVISOR=off leaves watching to somebody else, such as systemd.
start_supervisor() {
  local detach=() tries=0
  [ "${UMPIRE_SUPERVISOR:-on}" != off ] || return 0
  if pid_of supervisor >/dev/null; then return 0; fi
  command -v setsid >/dev/null && detach=(setsid)
  "${detach[@]}" "$root/umpire" supervise "umpire.process=$UMPIRE_HOME/supervisor" . \
    </dev/null >>"$(log_of supervisor)" 2>&1 &
  until pid_of supervisor >/dev/null; do
    tries=$((tries + 1))
    [ "$tries" -lt 100 ] || fail "the supervisor did not start; see $(log_of supervisor)"
    sleep 0.1
  done
}

stop_supervisor() {
  local pid
  if pid=$(pid_of supervisor); then
    kill -TERM "$pid" 2>/dev/null || true
    while is_alive "$pid"; do sleep 0.05; done
  fi
  rm -f "$(pid_file supervisor)"
}

# What `up` starts; ends when it is stopped.
supervise() {
  local index ending=''
  # A failure here, such as a full disk, is no reason to end.
  set +e
  need_jdk
  try_lock supervisor || try_lock supervisor || fail "a supervisor of $UMPIRE_HOME runs already"
  printf '%s\n' "$$" >"$(pid_file supervisor)"
  trap 'ending=stopped' TERM INT
  why=() due=() pause=() known=() begun=() lived=() silent=()
  note "begins"
  while [ -z "$ending" ]; do
    for index in "${!ALL[@]}"; do
      [ -n "$ending" ] || supervise_one "$index" "${ALL[$index]}"
    done
    sleep "$LOOK_EVERY" &
    wait $!
  done
  note "ends, as requested"
  rm -f "$(pid_file supervisor)"
  unlock supervisor
}

note() { say "$(date -u +%Y-%m-%dT%H:%M:%SZ) supervisor $*"; }

supervise_one() {
  local at=$1 name=$2 pid
  if ! is_ours "$name" || ! is_wanted "$name"; then
    why[at]='' pause[at]=''
  elif [ -L "$(run_file "$name" lock)" ]; then
    [ -n "$(readlink "$(run_file "$name" lock)")" ] && drop_stale_lock "$name"
  elif runs "$name"; then
    why[at]=''
    watch_it "$at" "$name"
  elif [ -z "${why[at]:-}" ]; then
    ended "$at" "$name" "$(reason_of_end "$name")"
  elif [ "$SECONDS" -ge "${due[at]}" ]; then
    start_again "$at" "$name"
  fi
}

# Of a ./umpire that was killed between taking the lock and leaving it.
drop_stale_lock() {
  if try_lock "$1"; then unlock "$1"; fi
}

# Without a process of its own: this is asked all the time. Leaves the number in the caller's $pid.
runs() {
  local ended=''
  pid=''
  { read -r pid <"$UMPIRE_HOME/run/$1.pid"; } 2>/dev/null
  { read -r ended _ <"$UMPIRE_HOME/run/$1.exit"; } 2>/dev/null
  [ -n "$pid" ] && [ "$pid" != "$ended" ] && kill -0 "$pid" 2>/dev/null
}

# A process that runs: does it live?
watch_it() {
  local at=$1 name=$2
  # Another life, whoever began it: it has not answered yet.
  if [ "${known[at]:-}" != "$pid" ]; then known[at]=$pid begun[at]=$SECONDS lived[at]='' silent[at]=''; fi
  [ $((SECONDS - begun[at])) -lt "$STEADY" ] || pause[at]=''
  if is_live "$name"; then
    lived[at]=yes silent[at]=''
    return
  fi
  if [ -z "${lived[at]:-}" ] && [ $((SECONDS - begun[at])) -lt "$START_PATIENCE" ]; then return; fi
  [ -n "${silent[at]:-}" ] || silent[at]=$SECONDS
  [ $((SECONDS - silent[at])) -ge "${UMPIRE_LIVE_PATIENCE:-15}" ] || return
  locked "$name" kill_if_wanted "$name"
  ended "$at" "$name" "not live for $((SECONDS - silent[at])) s"
}

kill_if_wanted() {
  local pid
  if is_wanted "$1" && pid=$(pid_of "$1"); then kill_now "$1" "$pid"; fi
}

# Whether a process answers; what it may wait for is readiness' to tell.
is_live() {
  local port
  port=$(port_of "$1")
  case $1 in
    broker) answers "$port" '\0\0\0\012\0\022\0\0\0\0\0\001\377\377' ;; # ApiVersions, asked before any sign-in
    postgres) answers "$port" '\0\0\0\010\004\322\026\057' ;; # is there TLS? answered before any sign-in
    bots) bots_are_live ;;
    gateway) [ -n "$(http_status "http://127.0.0.1:$port/")" ] ;;
    *) [ "$(http_status "http://127.0.0.1:$port/q/health/live")" = 200 ] ;;
  esac
}

# answers PORT BYTES: somebody sends anything back within three seconds.
answers() {
  (
    LC_ALL=C
    exec 3<>"/dev/tcp/127.0.0.1/$1" && printf "$2" >&3 && IFS= read -r -t 3 -n 1 -d '' <&3
  ) 2>/dev/null
}

# They touch their file every second while each of them runs; -nt is exact where seconds are not.
bots_are_live() {
  local mark=$UMPIRE_HOME/run/bots.seen
  [ "$UMPIRE_HOME/run/bots.alive" -nt "$mark" ] || return 1
  touch "$mark"
}

# ended AT NAME WHY: it is started again after a pause.
ended() {
  local at=$1 name=$2
  why[at]=$3
  pause[at]=$((${pause[at]:-0} * 2))
  [ "${pause[at]}" -ge "$FIRST_PAUSE" ] || pause[at]=$FIRST_PAUSE
  [ "${pause[at]}" -le "$LONGEST_PAUSE" ] || pause[at]=$LONGEST_PAUSE
  due[at]=$((SECONDS + pause[at]))
  note "$name ended: $3; it is started again in ${pause[at]} s"
  tail -n 3 "$(log_of "$name")" 2>/dev/null | sed 's/^/  /'
}

reason_of_end() {
  local status=''
  { read -r _ status <"$(run_file "$1" exit)"; } 2>/dev/null
  case $status in
    '' | *[!0-9]*)
      # Its exit status could not be written.
      if has_room; then printf 'its exit code is unknown'; else printf 'it ended on a full disk'; fi
      ;;
    3)
      if tail -n 50 "$(log_of "$1")" 2>/dev/null | grep -q 'Terminating due to java.lang.OutOfMemoryError'; then
        printf 'OutOfMemoryError'
      else
        printf 'exit code 3'
      fi
      ;;
    *)
      if [ "$status" -gt 128 ]; then
        printf 'signal %s' "$(kill -l $((status - 128)) 2>/dev/null || echo $((status - 128)))"
      else
        printf 'exit code %s' "$status"
      fi
      ;;
  esac
}

start_again() {
  local at=$1 name=$2
  if ! has_room; then
    note "$name waits: fewer than $LEAST_ROOM_MIB MiB are free in $UMPIRE_HOME"
    due[at]=$((SECONDS + 2 * LOOK_EVERY))
    return
  fi
  if locked "$name" start_as_before "$name"; then
    printf '%s %s\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "${why[at]}" >>"$(run_file "$name" restarts)"
    note "$name started again: ${why[at]}"
    why[at]=''
  else
    ended "$at" "$name" 'could not be started'
  fi
}

has_room() {
  local free
  free=$(df -Pm "$UMPIRE_HOME" | awk 'NR == 2 { print $4 }')
  [ "${free:-0}" -ge "$LEAST_ROOM_MIB" ]
}

# Under the settings that it had, unless somebody has stopped or started it meanwhile.
start_as_before() {
  if ! is_wanted "$1" || pid_of "$1" >/dev/null; then return 0; fi
  # shellcheck source=/dev/null
  source "$(run_file "$1" environment)"
  start_now "$1"
}

# What status says of NAME: how often it was started again, and why the last time.
restarts_of() {
  local file count last
  file=$(run_file "$1" restarts)
  [ -s "$file" ] || return 0
  count=$(wc -l <"$file")
  last=$(tail -n 1 "$file")
  [ "$count" -eq 1 ] && count='1 time' || count="$((count)) times"
  printf ', started again %s, last at %s: %s' "$count" "${last%% *}" "${last#* }"
}
