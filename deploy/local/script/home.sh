# shellcheck shell=bash
# shellcheck disable=SC2154  # root is umpire's
# The folder of all data: its owner's alone.

# What others may do in it is written for find, in the form that every find knows.
readonly WRITABLE_BY_OTHERS=(\( -perm -020 -o -perm -002 \))
readonly OPEN_TO_OTHERS=(\( -perm -040 -o -perm -020 -o -perm -010 -o -perm -004 -o -perm -002 -o -perm -001 \))

# Where root may not use user namespaces, PostgreSQL runs under this number, and its group alone may
# pass through the home (umpire.local.host.UnprivilegedUser).
readonly POSTGRES_GROUP=61080

usual_umask=$(umask)
readonly usual_umask

# trust_home: before the first file in it is read. A home that others own or could have written to is
# refused: what stands there may be theirs.
trust_home() {
  local foreign
  [ -e "$UMPIRE_HOME" ] || return 0
  [ -d "$UMPIRE_HOME" ] || fail "UMPIRE_HOME $UMPIRE_HOME is no folder: set it to a folder of your own"
  [ -O "$UMPIRE_HOME" ] || fail "UMPIRE_HOME $UMPIRE_HOME belongs to $(owner_of "$UMPIRE_HOME"), not to $(id -un):" \
    "set UMPIRE_HOME to a folder of your own, or run umpire as its owner"
  [ -z "$(find -H "$UMPIRE_HOME" -maxdepth 0 "${WRITABLE_BY_OTHERS[@]}")" ] ||
    fail "others can write to UMPIRE_HOME $UMPIRE_HOME, so what is in it cannot be trusted:" \
      "set UMPIRE_HOME to a new folder, or, if you know who wrote there, chmod -R go-rwx $UMPIRE_HOME"
  # Into a closed one nobody else came, whatever its files say of themselves.
  [ -n "$(loose_in -maxdepth 0)" ] || return 0
  foreign=$(find -H "$UMPIRE_HOME" \( -path "$UMPIRE_HOME/postgres" -prune \) -o \
    \( ! -type l "${WRITABLE_BY_OTHERS[@]}" -o ! -user "$(id -u)" \) -print -quit)
  [ -z "$foreign" ] || fail "others can write to $foreign, or own it, so UMPIRE_HOME cannot be trusted:" \
    "set UMPIRE_HOME to a new folder, or, if you know who wrote there," \
    "chown -R $(id -un) $UMPIRE_HOME and chmod -R go-rwx $UMPIRE_HOME"
}

owner_of() { find -H "$1" -maxdepth 0 -printf '%u' 2>/dev/null || ls -ld "$1" | awk '{ print $3 }'; }

# What in the home is open to others, but for what is open to PostgreSQL's group alone.
loose_in() {
  find -H "$UMPIRE_HOME" "$@" ! -type l "${OPEN_TO_OTHERS[@]}" \
    \( ! -group "$POSTGRES_GROUP" -o -perm -020 -o -perm -004 -o -perm -002 -o -perm -001 \) -print
}

# close_home: makes it, or closes one of ours that others could read; from now on every file that this
# command and its processes write is their owner's alone.
close_home() {
  local loose
  umask 077
  mkdir -p "$UMPIRE_HOME"
  loose=$(loose_in | wc -l)
  [ "$loose" -gt 0 ] || return 0
  loose_in | tr '\n' '\0' | xargs -0 chmod go-rwx
  say "$UMPIRE_HOME was open to others in $((loose)) places: closed (folders 0700, files 0600)"
}

# credentials_of SERVICE: how it gets into the broker and the database that are ours, as environment. For
# servers of the user's own, the user's environment says it.
credentials_of() {
  if is_ours broker; then
    unset UMPIRE_KAFKA_PROTOCOL UMPIRE_KAFKA_MECHANISM UMPIRE_KAFKA_CA
    UMPIRE_KAFKA_USER=$1
    UMPIRE_KAFKA_PASSWORD=$(secret "kafka-$1")
    export UMPIRE_KAFKA_USER UMPIRE_KAFKA_PASSWORD
  fi
  if is_ours postgres; then
    unset UMPIRE_DB_USER UMPIRE_DB_PASSWORD
    case $1 in
      supply-service) ;; # it has no database
      *)
        UMPIRE_DB_USER=umpire_${1%-service}
        UMPIRE_DB_PASSWORD=$(secret "postgres-$UMPIRE_DB_USER")
        export UMPIRE_DB_USER UMPIRE_DB_PASSWORD
        ;;
    esac
  fi
}

# secret NAME: a password that broker or database has made for its users when it started.
secret() {
  cat "$UMPIRE_HOME/secrets/$1" 2>/dev/null ||
    fail "broker or database run since before they had passwords: ./umpire down, then ./umpire up"
}
