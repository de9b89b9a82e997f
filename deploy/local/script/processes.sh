# shellcheck shell=bash
# One process at a time: its port, its command, its start, its end.

readonly SERVICES=(game-service combat-service supply-service lobby-service)
readonly ALL=(broker postgres "${SERVICES[@]}" gateway bots)
readonly PATIENCE=180

# More than the gateway ever opens to one service (8,000, in BackendProxy).
readonly SERVICE_CONNECTIONS=10000

# Where everything is. The settings of up hold for the later commands too.
settle() {
  UMPIRE_HOME=${UMPIRE_HOME:-$root/.umpire}
  case $UMPIRE_HOME in /*) ;; *) UMPIRE_HOME=$PWD/$UMPIRE_HOME ;; esac
  export UMPIRE_HOME
  trust_home
  local name value
  if [ -r "$UMPIRE_HOME/run/settings" ]; then
    while IFS='=' read -r name value; do
      case $name in
        # Said to be nobody, it is nobody: an administrator can be withdrawn.
        UMPIRE_ADMINS) [ -n "${UMPIRE_ADMINS+said}" ] || export "$name=$value" ;;
        UMPIRE_PORT_BASE | UMPIRE_PROXIES | UMPIRE_CONNECTIONS_* | UMPIRE_KAFKA | UMPIRE_KAFKA_* | UMPIRE_TOPIC_PREFIX | UMPIRE_DB_* | UMPIRE_OIDC_* | UMPIRE_DISCORD_* | \
          UMPIRE_WEBHOOKS_* | UMPIRE_LOBBY_KEY)
          [ -n "${!name:-}" ] || export "$name=$value" ;;
      esac
    done <"$UMPIRE_HOME/run/settings"
  fi
  port_base=${UMPIRE_PORT_BASE:-8080}
  case $port_base in *[!0-9]* | '') fail "UMPIRE_PORT_BASE is no number: '$port_base'" ;; esac
}

# Those that lobby-service alone reads, when it starts.
readonly OF_LOBBY=(UMPIRE_LOBBY_KEY UMPIRE_ADMINS UMPIRE_OIDC_ISSUER UMPIRE_OIDC_CLIENT_ID UMPIRE_OIDC_CLIENT_SECRET
  UMPIRE_OIDC_REDIRECT_URI UMPIRE_DISCORD_PUBLIC_KEY UMPIRE_DISCORD_TOKEN UMPIRE_DISCORD_SEAL_SECRET
  UMPIRE_DISCORD_API UMPIRE_WEBHOOKS_SCHEMES UMPIRE_WEBHOOKS_PORTS UMPIRE_WEBHOOKS_NETWORKS)

# What gateway and services do with connections (umpire.connections), and whose word on addresses the gateway takes.
readonly OF_CONNECTIONS=(UMPIRE_PROXIES UMPIRE_CONNECTIONS_PER_ADDRESS UMPIRE_CONNECTIONS_HEAD_SECONDS
  UMPIRE_CONNECTIONS_BODY_SECONDS UMPIRE_CONNECTIONS_IDLE_SECONDS UMPIRE_CONNECTIONS_HOSTS)

# How services get into a broker of the user's own.
readonly OF_BROKER=(UMPIRE_KAFKA_USER UMPIRE_KAFKA_PASSWORD UMPIRE_KAFKA_MECHANISM UMPIRE_KAFKA_PROTOCOL
  UMPIRE_KAFKA_CA)

# settings_of NAME...: those of them that are set, a line each.
settings_of() {
  local name
  for name in "$@"; do
    [ -z "${!name:-}" ] || printf '%s=%s\n' "$name" "${!name}"
  done
}

keep_settings() {
  mkdir -p "$UMPIRE_HOME/run" "$UMPIRE_HOME/logs"
  (
    umask 077
    {
      printf 'UMPIRE_PORT_BASE=%s\n' "$port_base"
      settings_of "${OF_CONNECTIONS[@]}"
      settings_of UMPIRE_KAFKA "${OF_BROKER[@]}" UMPIRE_TOPIC_PREFIX UMPIRE_DB_URL UMPIRE_DB_USER UMPIRE_DB_PASSWORD UMPIRE_DB_PREFIX
      settings_of "${OF_LOBBY[@]}"
    } >"$UMPIRE_HOME/run/settings"
  )
}

# The settings with which lobby-service was started; its secrets are for the user alone.
lobby_settings_file() { printf '%s\n' "$UMPIRE_HOME/run/lobby-service.told"; }

# Names of those that have changed since; nothing where none has.
changed_lobby_settings() {
  local name
  [ -r "$(lobby_settings_file)" ] || return 0
  for name in "${OF_LOBBY[@]}"; do
    [ "$(settings_of "$name")" = "$(grep "^$name=" "$(lobby_settings_file)" || true)" ] || printf '%s\n' "$name"
  done
}

port_of() {
  case $1 in
    gateway) echo $((port_base)) ;;
    game-service) echo $((port_base + 1)) ;;
    combat-service) echo $((port_base + 2)) ;;
    supply-service) echo $((port_base + 3)) ;;
    lobby-service) echo $((port_base + 4)) ;;
    broker) echo $((port_base + 10)) ;;
    postgres) echo $((port_base + 12)) ;;
    bots) echo - ;; # they listen nowhere
    *) fail "no process '$1'; there are: ${ALL[*]}" ;;
  esac
}

folder_of() {
  case $1 in
    gateway | bots) printf '%s\n' "$root/deploy/local/$1" ;;
    broker | postgres) printf '%s\n' "$root/deploy/local/host" ;;
    *) printf '%s\n' "$root/$1" ;;
  esac
}

# Broker and database may be the user's own: then they are not ours to start or stop.
is_ours() {
  case $1 in
    broker) [ -z "${UMPIRE_KAFKA:-}" ] ;;
    postgres) [ -z "${UMPIRE_DB_URL:-}" ] ;;
    *) true ;;
  esac
}

log_of() { printf '%s\n' "$UMPIRE_HOME/logs/$1.log"; }
pid_file() { printf '%s\n' "$UMPIRE_HOME/run/$1.pid"; }

# A process that nobody has fetched yet (a zombie) is gone all the same.
is_alive() {
  local state
  state=$(ps -o stat= -p "$1" 2>/dev/null) || return 1
  case $state in Z* | '') return 1 ;; esac
}

# The number of a running process of ours, or failure. A number may be used again after a reboot.
pid_of() {
  local pid
  pid=$(cat "$(pid_file "$1")" 2>/dev/null) || return 1
  { [ -n "$pid" ] && is_alive "$pid"; } || return 1
  ps -ww -o args= -p "$pid" 2>/dev/null | grep -qF -- "umpire.process=$UMPIRE_HOME/$1 " || return 1
  printf '%s\n' "$pid"
}

# The password of the house bots: known to lobby-service and to the bots alone.
bots_secret() { kept "$UMPIRE_HOME/bots-secret" hexadecimal; }

# The key under which lobby-service keeps signing keys and other secrets; the file may hold several.
lobby_key() { kept "$UMPIRE_HOME/lobby-key" base64; }

# By which services know that it is the gateway that states from where a request comes.
forwarded_key() { kept "$UMPIRE_HOME/forwarded-key" hexadecimal; }

# By which services know that a key set is lobby-service's: without it whoever has its port could sign tokens.
keys_secret() { kept "$UMPIRE_HOME/keys-secret" hexadecimal; }

# What a home of an earlier build kept the secrets of webhooks under, if it has it.
webhooks_key() { cat "$UMPIRE_HOME/webhooks-key" 2>/dev/null || true; }

hexadecimal() { od -An -tx1 | tr -d ' \n'; }

# kept FILE ENCODING: 32 random bytes, made once for this home and readable by its owner alone.
kept() {
  if [ ! -s "$1" ]; then
    (
      umask 077
      head -c 32 /dev/urandom | "$2" >"$1.new"
      mv -f "$1.new" "$1"
    )
  fi
  cat "$1"
}

launch() {
  local name=$1 jar log temporary wrapper
  log=$(log_of "$name")
  shift
  jar=$(jar_of "$name")
  [ -e "$jar" ] || fail "$name is not built: ${jar#"$root"/} is missing"
  [ ! -s "$log" ] || mv -f "$log" "$log.1"
  rm -f "$(pid_file "$name")" "$(run_file "$name" exit)"
  # Not in /tmp: Vert.x keeps files in /tmp/vertx-cache, which another user can make first and close to all others.
  temporary=$(run_file "$name" tmp)
  rm -rf "$temporary"
  (umask 077 && mkdir "$temporary") || fail "$temporary cannot be made; is there space in $UMPIRE_HOME?"
  local detach=()
  command -v setsid >/dev/null && detach=(setsid)
  (
    cd "$UMPIRE_HOME" || exit 1
    # What ran out of memory once has lost some thread, and nobody knows which: it ends, and is started again.
    exec "${detach[@]}" "$root/deploy/local/script/recorded.sh" "$UMPIRE_HOME/run/$name" \
      "$JAVA_HOME/bin/java" "-Dumpire.process=$UMPIRE_HOME/$name" -XX:+UseSerialGC -XX:+ExitOnOutOfMemoryError \
      -Dio.netty.bootstrap.extensions=serviceload "-Djava.io.tmpdir=$temporary" \
      --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED \
      "${memory_flags[@]}" -jar "$jar" "$@" </dev/null >"$log" 2>&1
  ) &
  wrapper=$!
  until [ -s "$(pid_file "$name")" ]; do
    kill -0 "$wrapper" 2>/dev/null || [ -s "$(pid_file "$name")" ] ||
      fail "$name was not started; see $log and the space in $UMPIRE_HOME"
    sleep 0.02
  done
}

jar_of() {
  case $1 in
    broker | postgres) printf '%s\n' "$root/deploy/local/host/target/host-1.0.0-SNAPSHOT.jar" ;;
    bots) printf '%s\n' "$root/deploy/local/bots/target/bots-1.0.0-SNAPSHOT.jar" ;;
    *) printf '%s\n' "$(folder_of "$1")/target/quarkus-app/quarkus-run.jar" ;;
  esac
}

# Starts a process without waiting for it; from then on the supervisor starts it again where it ends.
start() { locked "$1" start_wanted "$1"; }

start_wanted() {
  want "$1"
  if ! pid_of "$1" >/dev/null; then start_now "$1"; fi
}

# The heap of a service where nobody sets UMPIRE_HEAP: game-service draws boards of every game.
heap_of() {
  case $1 in
    game-service) echo 224m ;;
    *) echo 160m ;;
  esac
}

start_now() {
  local name=$1 port
  port=$(port_of "$name")
  case $name in
    broker)
      rm -f "$UMPIRE_HOME/run/broker.ready"
      memory_flags=(-Xmx256m -Xss512k)
      launch broker --only kafka --home "$UMPIRE_HOME" --kafka-port "$port" \
        --controller-port $((port + 1)) --ready-file "$UMPIRE_HOME/run/broker.ready"
      ;;
    postgres)
      rm -f "$UMPIRE_HOME/run/postgres.ready"
      memory_flags=(-Xmx64m -Xss512k)
      launch postgres --only postgres --home "$UMPIRE_HOME" --postgres-port "$port" \
        --ready-file "$UMPIRE_HOME/run/postgres.ready"
      ;;
    bots)
      # A heart that beat in the life before is no sign of this one.
      rm -f "$UMPIRE_HOME/run/bots.ready" "$UMPIRE_HOME/run/bots.alive"
      memory_flags=(-Xmx192m -Xss512k)
      (
        UMPIRE_BOTS_SECRET=$(bots_secret)
        UMPIRE_BOTS_READY=$UMPIRE_HOME/run/bots.ready
        UMPIRE_BOTS_ALIVE=$UMPIRE_HOME/run/bots.alive
        UMPIRE_URL=http://127.0.0.1:$(port_of gateway)
        export UMPIRE_BOTS_SECRET UMPIRE_BOTS_READY UMPIRE_BOTS_ALIVE UMPIRE_URL
        unset UMPIRE_DB_PASSWORD UMPIRE_KAFKA_PASSWORD UMPIRE_KEYS_SECRET
        launch bots
      )
      ;;
    *)
      memory_flags=("-Xmx${UMPIRE_HEAP:-$(heap_of "$name")}" -Xss512k)
      (
        export UMPIRE_PORT=$port
        # Spans that nobody collects are not recorded.
        [ -n "${UMPIRE_OTLP:-}" ] || export UMPIRE_TRACES_RATIO=${UMPIRE_TRACES_RATIO:-0}
        UMPIRE_FORWARDED_KEY=$(forwarded_key)
        export UMPIRE_FORWARDED_KEY
        case $name in
          gateway) unset UMPIRE_DB_PASSWORD UMPIRE_KAFKA_PASSWORD UMPIRE_KEYS_SECRET ;;
          *)
            credentials_of "$name"
            UMPIRE_KEYS_SECRET=$(keys_secret)
            # Whoever comes by the gateway comes from one address; the gateway bounds those of its clients.
            UMPIRE_CONNECTIONS_PER_ADDRESS=$SERVICE_CONNECTIONS
            export UMPIRE_KEYS_SECRET UMPIRE_CONNECTIONS_PER_ADDRESS
            ;;
        esac
        export UMPIRE_KAFKA=${UMPIRE_KAFKA:-127.0.0.1:$(port_of broker)}
        export UMPIRE_DB_URL=${UMPIRE_DB_URL:-postgresql://127.0.0.1:$(port_of postgres)}
        UMPIRE_GAME_URL=http://127.0.0.1:$(port_of game-service)
        UMPIRE_COMBAT_URL=http://127.0.0.1:$(port_of combat-service)
        UMPIRE_SUPPLY_URL=http://127.0.0.1:$(port_of supply-service)
        UMPIRE_LOBBY_URL=http://127.0.0.1:$(port_of lobby-service)
        export UMPIRE_GAME_URL UMPIRE_COMBAT_URL UMPIRE_SUPPLY_URL UMPIRE_LOBBY_URL
        case $name in
          lobby-service)
            (umask 077 && settings_of "${OF_LOBBY[@]}" >"$(lobby_settings_file)")
            UMPIRE_BOTS_SECRET=$(bots_secret)
            # What it plays for people in Discord it plays at the public API.
            UMPIRE_URL=http://127.0.0.1:$(port_of gateway)
            UMPIRE_WEBHOOKS_KEY=${UMPIRE_WEBHOOKS_KEY:-$(webhooks_key)}
            UMPIRE_LOBBY_KEY=${UMPIRE_LOBBY_KEY:-$(lobby_key)}
            export UMPIRE_BOTS_SECRET UMPIRE_URL UMPIRE_WEBHOOKS_KEY UMPIRE_LOBBY_KEY
            ;;
        esac
        launch "$name"
      )
      ;;
  esac
}

is_ready() {
  local port
  port=$(port_of "$1")
  case $1 in
    broker | postgres) [ -s "$UMPIRE_HOME/run/$1.ready" ] && port_is_taken "$port" ;;
    gateway) [ -n "$(http_status "http://127.0.0.1:$port/healthz")" ] ;;
    bots) [ -s "$UMPIRE_HOME/run/bots.ready" ] ;;
    *) [ "$(http_status "http://127.0.0.1:$port/q/health/ready")" = 200 ] ;;
  esac
}

# The status of an answer, or nothing where nobody answers.
http_status() {
  local code
  code=$(curl -s -o /dev/null -m 3 -w '%{http_code}' "$1" 2>/dev/null) || true
  [ "$code" = 000 ] || printf '%s' "$code"
}

# What a service that is not ready says it waits for, in brackets, if it says so.
waits_for() {
  case $1 in
    *-service)
      curl -s -m 3 "http://127.0.0.1:$(port_of "$1")/q/health/ready" 2>/dev/null | tr -d '\n' |
        sed -n 's/.*"waitingFor" *: *"\([^"]*\)".*/ (waits for \1)/p' || true
      ;;
  esac
}

# What a service says of why it could not start, behind a colon, if it says so.
cause_of_end() {
  tail -15 "$(log_of "$1")" | plainly |
    sed -n '/Failed to start/,$ s/^Caused by: [A-Za-z.]*: */: /p' | sed -n 1p
}

# Waits until all the named processes serve; fails at once when one of them is gone.
await() {
  local deadline=$((SECONDS + PATIENCE)) waiting=("$@") still name
  while [ ${#waiting[@]} -gt 0 ]; do
    still=()
    for name in "${waiting[@]}"; do
      if is_ready "$name"; then
        progress ""
        say "  $SECONDS s  $name serves"
        continue
      elif ! pid_of "$name" >/dev/null && ! is_locked "$name"; then
        tail -15 "$(log_of "$name")" | plainly >&2
        fail "$name ended while it started$(cause_of_end "$name"); see $(log_of "$name")"
      fi
      still+=("$name")
    done
    waiting=(${still[@]+"${still[@]}"})
    [ ${#waiting[@]} -gt 0 ] || break
    [ "$SECONDS" -lt "$deadline" ] ||
      fail "not ready after $PATIENCE s: $(for name in "${waiting[@]}"; do
        printf '%s%s ' "$name" "$(waits_for "$name")"
      done); see $UMPIRE_HOME/logs"
    progress "  $SECONDS s  waiting for ${waiting[*]}"
    sleep 0.2
  done
  progress ""
}

# In good order, and not to be started again.
stop() {
  unwant "$1"
  locked "$1" stop_now "$1"
}

stop_now() {
  local name=$1 pid tries=0
  pid=$(pid_of "$name") || { rm -f "$(pid_file "$name")"; return 0; }
  kill -TERM "$pid" 2>/dev/null || true
  while is_alive "$pid"; do
    tries=$((tries + 1))
    if [ "$tries" -eq 300 ]; then
      say "$name does not stop within 30 s: killed"
      kill -KILL "$pid" 2>/dev/null || true
    fi
    sleep 0.1
  done
  rm -f "$(pid_file "$name")" "$UMPIRE_HOME/run/$name.ready"
}
