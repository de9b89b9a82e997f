# shellcheck shell=bash
# shellcheck disable=SC2154  # root is umpire's
# Checks of this script itself that need no stack; ./umpire test runs them.

# holds COMMAND...: or the check fails. (Where a function's outcome is asked for, set -e does not hold.)
holds() { "$@" || fail "this does not hold: $*"; }

# A back-up is restored byte by byte with its modes, never over data, and not at all where it is damaged.
backups_are_whole() (
  unset UMPIRE_KAFKA UMPIRE_DB_URL
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  UMPIRE_HOME=$work/old
  mkdir -p "$work/old/postgres/base" "$work/old/kafka" "$work/old/run" "$work/old/logs" "$work/old/secrets"
  chmod 700 "$work/old/postgres" "$work/old/secrets"
  version_of postgres.version | cut -d. -f1 >"$work/old/postgres/PG_VERSION"
  head -c 300000 /dev/urandom >"$work/old/postgres/base/1"
  head -c 300000 /dev/urandom >"$work/old/kafka/0.log"
  printf 'key' >"$work/old/secrets/key"
  chmod 600 "$work/old/secrets/key"
  printf 'UMPIRE_PORT_BASE=1\n' >"$work/old/run/settings"
  printf '1\n' >"$work/old/run/broker.pid"
  printf 'x\n' >"$work/old/logs/broker.log"
  (backup "$work/file") >/dev/null || fail "no back-up was made"
  [ "$(find "$work/file" -perm 600)" ] || fail "the back-up is not for its owner alone"
  ! (backup "$work/file") 2>/dev/null || fail "a back-up was written over"
  ! (restore "$work/file") 2>/dev/null || fail "restored over data"
  UMPIRE_HOME=$work/new
  # In the manifest, in the head of the data (which gzip does not check), in the data, cut off in both, and another file altogether.
  for at in 520 1541 1700 300000; do
    damage "$work/file" "$work/damaged" "$at"
    restore_refuses "$work/damaged"
  done
  for size in 0 700 200000; do
    head -c "$size" "$work/file" >"$work/damaged"
    restore_refuses "$work/damaged"
  done
  tar -c -C "$work" -f "$work/damaged" old
  restore_refuses "$work/damaged"
  foreign "$work/file" "$work/damaged" "$work"
  restore_refuses "$work/damaged"
  (restore "$work/file") >/dev/null || fail "a good file was refused"
  [ -e "$work/new/run/settings" ] && [ ! -e "$work/new/run/broker.pid" ] && [ ! -e "$work/new/logs" ] ||
    fail "of run the settings alone are kept, and no logs"
  holds diff -r "$work/old/postgres" "$work/new/postgres"
  holds diff -r "$work/old/kafka" "$work/new/kafka"
  [ "$(find "$work/new/secrets/key" -perm 600)" ] && [ "$(find "$work/new/postgres" -maxdepth 0 -perm 700)" ] ||
    fail "modes are not as they were"
  (restore "$work/file" --overwrite) >/dev/null || fail "data were not put aside"
  holds diff -r "$work/old/kafka" "$work/new/"before-restore-*/kafka
)

# restore_refuses FILE: by restore, and nothing is left of it.
restore_refuses() {
  ! (restore "$1") 2>/dev/null || fail "restored from a damaged file"
  [ ! -e "$UMPIRE_HOME" ] || fail "a damaged file was unpacked"
  [ -z "$(find "$(dirname "$UMPIRE_HOME")" -maxdepth 1 -name '.umpire-restore*')" ] || fail "something is left over"
}

# damage FILE COPY AT: one byte is another.
damage() {
  cp "$1" "$2"
  local byte
  byte=$(dd if="$1" bs=1 skip="$3" count=1 2>/dev/null | od -An -tu1 | tr -d ' ')
  # shellcheck disable=SC2059  # an octal escape
  printf "\\$(printf '%03o' $((byte ^ 1)))" | dd of="$2" bs=1 seek="$3" conv=notrunc 2>/dev/null
}

# foreign FILE COPY WORK: a file with right checksums, made by somebody who wants to write elsewhere.
foreign() {
  local at=$3/foreign
  mkdir -p "$at/home"
  tar -x -C "$at" -f "$1"
  ln -s /etc "$at/home/kafka"
  tar -c -z -C "$at/home" -f "$at/data.tar.gz" .
  sed -i -e '/^manifest=/d' -e "s/^sha256=.*/sha256=$(sha256 <"$at/data.tar.gz")/" "$at/manifest"
  printf 'manifest=%s\n' "$(sha256 <"$at/manifest")" >>"$at/manifest"
  tar -c -C "$at" -f "$2" manifest data.tar.gz
}

# Why a process ended is known by its exit status and its log; a lock is held by one, and dead owners hold none.
supervisor_knows_why() (
  UMPIRE_HOME=$(mktemp -d)
  trap 'rm -rf "$UMPIRE_HOME"' EXIT
  mkdir "$UMPIRE_HOME/run" "$UMPIRE_HOME/logs"
  cause_for() {
    printf '4711 %s\n' "$1" >"$(run_file bots exit)"
    printf '%s\n' "$2" >"$(log_of bots)"
    reason_of_end bots
  }
  holds [ "$(cause_for 137 '')" = 'signal KILL' ]
  holds [ "$(cause_for 134 '')" = 'signal ABRT' ]
  holds [ "$(cause_for 1 '')" = 'exit code 1' ]
  holds [ "$(cause_for 3 'Terminating due to java.lang.OutOfMemoryError: Java heap space')" = OutOfMemoryError ]
  holds [ "$(cause_for 3 'nothing of memory')" = 'exit code 3' ]
  rm "$(run_file bots exit)"
  holds [ "$(reason_of_end bots)" = 'its exit code is unknown' ]
  "$root/deploy/local/script/recorded.sh" "$UMPIRE_HOME/run/bots" sh -c 'exit 7'
  holds [ "$(reason_of_end bots)" = 'exit code 7' ]
  ! runs bots || fail "a process that ended runs"
  # The end of a life before is not that of this one.
  printf '%s\n' "$$" >"$(pid_file bots)"
  holds runs bots
  known=() begun=() lived=(yes) silent=(0) pause=() pid=$$
  is_live() { false; }
  watch_it 0 bots
  holds [ "${lived[0]}${silent[0]}" = '' ]
  holds try_lock bots
  ! try_lock bots || fail "a lock was taken twice"
  unlock bots
  # A number that no process has.
  ln -s 99999999 "$(run_file bots lock)"
  ! try_lock bots || fail "a lock was taken that somebody left"
  holds try_lock bots
)

# Without its toolchain a client is not made, and the message names the packages.
missing_toolchains_are_named() (
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  missing() { (PATH=$work need_toolchain "$1") 2>&1 && fail "the toolchain of $1 was not missed"; }
  [[ $(missing go) == *'apt-get install golang-go' ]] || fail "go: $(missing go)"
  [[ $(missing rust) == *'apt-get install cargo'* ]] || fail "rust: $(missing rust)"
  [[ $(missing csharp) == *'apt-get install mono-mcs mono-runtime' ]] || fail "csharp: $(missing csharp)"
)
