# shellcheck shell=bash
# shellcheck disable=SC2154  # root and port_base are umpire's
# backup and restore of the embedded default: all data of UMPIRE_HOME in one file.
#
# The file is a tar of two members: `manifest` (lines NAME=VALUE, the last one the checksum of those before) and
# `data.tar.gz` (UMPIRE_HOME without programs, logs and run, but with run/settings). It holds every secret of the
# installation, so it is readable by its owner alone.

readonly BACKUP_FORMAT=1
readonly NOT_BACKED_UP=(./programs ./logs ./run './before-restore-*' './*.ready' './postgres/postmaster.*')

sha256() {
  if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi | cut -d' ' -f1
}

# version_of NAME: a property of the host's pom, such as postgres.version.
version_of() { sed -n "s|.*<$1>\(.*\)</$1>.*|\1|p" "$root/deploy/local/host/pom.xml" | head -1; }

# newest_migration SERVICE: the number of the last Flyway file in this checkout.
newest_migration() {
  local folder=$root/$1/src/main/resources/db/migration
  find "$folder" -name 'V*.sql' 2>/dev/null | sed 's|.*/V\([0-9]*\)__.*|\1|' | sort -n | tail -1
}

need_own_data() {
  [ -z "${UMPIRE_KAFKA:-}${UMPIRE_DB_URL:-}" ] ||
    fail "$1 knows the broker and database that ./umpire starts; yours have means of their own"
}

# backup FILE
backup() {
  local file ran='' status=0
  [ $# -eq 1 ] || fail "backup needs one FILE to write"
  case $1 in /*) file=$1 ;; *) file=$PWD/$1 ;; esac
  need_own_data backup
  [ -d "$UMPIRE_HOME/postgres" ] && [ -d "$UMPIRE_HOME/kafka" ] || fail "$UMPIRE_HOME holds no data"
  [ ! -e "$file" ] || fail "$file exists: name another"
  [ -d "$(dirname "$file")" ] || fail "there is no folder $(dirname "$file")"
  case "$(cd "$(dirname "$file")" && pwd -P)/" in
    "$(cd "$UMPIRE_HOME" && pwd -P)"/*) fail "$file lies in UMPIRE_HOME, which it would be a copy of" ;;
  esac
  if anything_runs; then
    ran=yes
    say "stopping everything, so that broker and database agree with each other"
    down
  fi
  # Whatever goes wrong here, what ran before runs again.
  set +e
  (
    set -e
    write_backup "$file"
  )
  status=$?
  set -e
  if [ -n "$ran" ]; then up; fi
  [ "$status" -eq 0 ] || fail "no back-up was written; everything is as it was"
  say "back-up of $UMPIRE_HOME: $file ($(du -k "$file" | cut -f1) KiB); it holds all secrets, keep it like them"
}

write_backup() {
  local work name exclude=()
  umask 077
  work=$(mktemp -d "$(dirname "$1")/.umpire-backup.XXXXXX")
  # shellcheck disable=SC2064  # as it is now
  trap "rm -rf '$work'" EXIT
  for name in "${NOT_BACKED_UP[@]}"; do exclude+=("--exclude=$name"); done
  (
    cd "$UMPIRE_HOME"
    tar -c "${exclude[@]}" -f "$work/data.tar" .
    # Of the folder run, which says what runs now, the settings alone are worth keeping.
    [ ! -e run/settings ] || tar -r -f "$work/data.tar" ./run/settings
  )
  local size
  size=$(wc -c <"$work/data.tar")
  gzip -1 "$work/data.tar"
  {
    printf 'format=%s\n' "$BACKUP_FORMAT"
    printf 'created=%s\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)"
    printf 'postgres=%s\n' "$(cat "$UMPIRE_HOME/postgres/PG_VERSION")"
    printf 'kafka=%s\n' "$(version_of kafka.version)"
    for name in game combat lobby; do
      printf 'schema.%s=%s\n' "$name" "$(newest_migration "$name-service")"
    done
    printf 'bytes=%s\n' "$((size))"
    printf 'sha256=%s\n' "$(sha256 <"$work/data.tar.gz")"
  } >"$work/manifest"
  printf 'manifest=%s\n' "$(sha256 <"$work/manifest")" >>"$work/manifest"
  tar -c -C "$work" -f "$work/whole" manifest data.tar.gz
  mv -n "$work/whole" "$1"
}

# restore FILE [--overwrite]
restore() {
  local file work overwrite='' word
  file=''
  for word in "$@"; do
    case $word in
      --overwrite) overwrite=yes ;;
      -*) fail "restore knows --overwrite, not '$word'" ;;
      *) [ -z "$file" ] || fail "restore needs one FILE" && file=$word ;;
    esac
  done
  [ -n "$file" ] || fail "restore needs a FILE that backup wrote"
  [ -r "$file" ] || fail "$file cannot be read"
  need_own_data restore
  ! anything_runs || fail "something runs in $UMPIRE_HOME: ./umpire down comes first"
  if holds_data && [ -z "$overwrite" ]; then
    fail "$UMPIRE_HOME holds data: give another UMPIRE_HOME, or --overwrite, which puts these data aside"
  fi
  umask 077
  mkdir -p "$(dirname "$UMPIRE_HOME")"
  work=$(mktemp -d "$(dirname "$UMPIRE_HOME")/.umpire-restore.XXXXXX") ||
    fail "$(dirname "$UMPIRE_HOME") is not writable"
  # shellcheck disable=SC2064  # as it is now
  trap "rm -rf '$work'" EXIT
  unpack_backup "$file" "$work"
  put_in_place "$work/home"
  say "restored $UMPIRE_HOME as of $(value_of created "$work/manifest"); ./umpire up starts it"
}

# What a back-up would hold.
holds_data() { [ -e "$UMPIRE_HOME/postgres" ] || [ -e "$UMPIRE_HOME/kafka" ]; }

value_of() { sed -n "s/^$1=//p" "$2" | head -1; }

# unpack_backup FILE WORK: into WORK/home, after everything about the file was looked at.
unpack_backup() {
  local file=$1 work=$2 listed free bytes
  [ "$(tar -tf "$file" 2>/dev/null)" = $'manifest\ndata.tar.gz' ] ||
    fail "$file is no back-up of ./umpire backup, or not the whole of it"
  tar -x -C "$work" -f "$file" 2>/dev/null || fail "$file is cut off"
  [ "$(value_of manifest "$work/manifest")" = "$(grep -v '^manifest=' "$work/manifest" | sha256)" ] ||
    fail "the manifest of $file was changed or damaged"
  need_same_versions "$work/manifest"
  [ "$(value_of sha256 "$work/manifest")" = "$(sha256 <"$work/data.tar.gz")" ] ||
    fail "the data of $file were changed or damaged"
  bytes=$(value_of bytes "$work/manifest")
  free=$(df -Pk "$work" | awk 'NR == 2 { print $4 }')
  [ "$free" -gt $((bytes / 1024 + 16384)) ] ||
    fail "too little disk in $(dirname "$work"): $((bytes / 1048576 + 16)) MiB are needed"
  listed=$(tar -tvzf "$work/data.tar.gz") || fail "the data of $file cannot be read"
  # A checksum says that nothing was damaged, not who made the file: what leads out of the folder is refused.
  if grep -qE '^[^d-]| \.\./|/\.\./| /' <<<"$listed"; then fail "$file holds names that a back-up does not"; fi
  mkdir "$work/home"
  tar -xpz --numeric-owner -C "$work/home" -f "$work/data.tar.gz" || fail "the data of $file cannot be unpacked"
}

need_same_versions() {
  local name ours theirs
  theirs=$(value_of format "$1")
  [ "$theirs" = "$BACKUP_FORMAT" ] || fail "the back-up is of format '$theirs'; this checkout reads $BACKUP_FORMAT"
  ours=$(version_of postgres.version)
  theirs=$(value_of postgres "$1")
  [ "${ours%%.*}" = "$theirs" ] || fail "the back-up is of PostgreSQL $theirs; this checkout has ${ours%%.*}"
  ours=$(version_of kafka.version)
  theirs=$(value_of kafka "$1")
  [ "$(printf '%s\n' "$ours" "$theirs" | sort -V | tail -1)" = "$ours" ] ||
    fail "the back-up is of Kafka $theirs; this checkout has the older $ours"
  for name in game combat lobby; do
    ours=$(newest_migration "$name-service")
    theirs=$(value_of "schema.$name" "$1")
    [ "${theirs:-0}" -le "${ours:-0}" ] ||
      fail "the back-up's database $name is of migration $theirs; this checkout ends at $ours: take a newer one"
  done
}

# Whatever lay there is put aside, never thrown away.
put_in_place() {
  local aside entry
  mkdir -p "$UMPIRE_HOME"
  if holds_data; then
    aside=$UMPIRE_HOME/before-restore-$(date -u +%Y%m%dT%H%M%SZ)
    mkdir "$aside"
    for entry in "$UMPIRE_HOME"/* "$UMPIRE_HOME"/.[!.]*; do
      case ${entry##*/} in
        programs | logs | before-restore-* | '*' | '.[!.]*') ;;
        *) mv "$entry" "$aside/" ;;
      esac
    done
    say "what lay in $UMPIRE_HOME was put aside in $aside"
  fi
  for entry in "$1"/* "$1"/.[!.]*; do
    [ -e "$entry" ] || continue
    if [ -d "$entry" ] && [ -d "$UMPIRE_HOME/${entry##*/}" ]; then
      mv "$entry"/* "$UMPIRE_HOME/${entry##*/}/"
    else
      mv "$entry" "$UMPIRE_HOME/"
    fi
  done
  chmod 700 "$UMPIRE_HOME"
}
