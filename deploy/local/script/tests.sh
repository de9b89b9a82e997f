# shellcheck shell=bash
# shellcheck disable=SC2154,SC2030,SC2031  # root and port_base are umpire's; subshells on purpose
# The tests of everything, and the checks that are too long for them.

# Builds and tests the whole reactor, then counts what surefire reported.
run_tests() {
  local log=$root/target/test.log failed=0 begun=$SECONDS
  [ $# -eq 0 ] || fail "test takes no arguments"
  need_jdk
  begin_stamp
  # Reports of an earlier run must not be counted as this one's, nor its talk with Discord.
  find "$root" -path '*/target/surefire-reports' -prune -exec rm -rf {} +
  rm -rf "$root/lobby-service/target/discord-payloads" "$root"/target/ports.* "$root/target/failed.log"
  say "mvn verify (log: target/test.log)"
  if ! maven -B -ntp -T 3 --fail-at-end verify 2>&1 | tee "$log" | sift; then
    failed=1
    say "the build failed; see target/test.log"
  else
    end_stamp
  fi
  say "build and tests took $((SECONDS - begun)) s"
  count_reports
  extra_checks
  if [ "$failed" -eq 1 ] && [ "$tests_failed" -eq 0 ]; then
    # A gate or a compiler said no: that is a failure like any other.
    tests_failed=1
  fi
  failures_again
  local summary="$tests_passed passed, $tests_failed failed"
  [ "$tests_skipped" -eq 0 ] || summary="$summary, $tests_skipped skipped"
  say "$summary"
  [ "$tests_failed" -eq 0 ] && [ "$tests_passed" -gt 0 ]
}

# One line for each module and each test class, every error, and how many matches were walked.
sift() {
  grep --text --line-buffered -E '^\[INFO\] (Building |Tests run:.* -- in |BUILD |Reactor Summary)|^\[ERROR\]|SUCCESS \[|FAILURE \[|^[a-z]+: [0-9]+ whole matches' |
    sed -u -e 's/^\[INFO\] //' || true
}

count_reports() {
  local counts
  counts=$(find "$root" -path '*/target/surefire-reports/TEST-*.xml' -exec sed -n '/<testsuite /,/>/p' {} + |
    tr '\n' ' ' | sed 's/<testsuite /\n<testsuite /g' | awk '
      function attribute(name) {
        return match($0, " " name "=\"[0-9]+\"") ? substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4) : 0
      }
      /<testsuite / {
        tests += attribute("tests"); skipped += attribute("skipped")
        failed += attribute("errors") + attribute("failures")
      }
      END { print tests - failed - skipped, failed + 0, skipped + 0 }')
  read -r tests_passed tests_failed tests_skipped <<<"$counts"
}

# What failed, once more before the count: a log of an hour may have been cut to its last lines.
failures_again() {
  [ "$tests_failed" -gt 0 ] || return 0
  grep --text -E '^\[ERROR\] +[A-Za-z]+Test\.|^\[ERROR\] Failed to execute' "$root/target/test.log" | cut -c 1-300 | head -n 20 || true
  if [ -e "$root/target/failed.log" ]; then cut -c 1-300 "$root/target/failed.log"; fi
}

# What needs the whole house standing: each counts as one test.
extra_checks() {
  local script=$root/docs/first-assault.sh
  [ -e "$script" ] || return 0
  mkdir -p "$root/target"
  checked "README shows what docs/first-assault.sh does" "$root/docs/readme-check.sh"
  checked "no line of Markdown is longer than 120 characters" python3 "$root/docs/lines-check.py"
  checked "./umpire watches the sources of every game" every_game_is_watched
  checked "./umpire logs shows JSON lines plainly" logs_are_plain
  checked "a back-up is restored as it was; damaged ones are refused" backups_are_whole
  checked "the supervisor knows why a process ended, and shares its locks with nobody" supervisor_knows_why
  checked "linters and compiler are those of openapi/tools/package-lock.json" tools_are_there
  checked_at_once \
    "Spectral finds nothing in the contracts, and what is planted" lint_by_spectral \
    "Redocly finds nothing in the contracts, and what is planted" lint_by_redocly \
    "clients in TypeScript, Java and Python are made from the contracts, compiled and imported" clients_are_made
  if [ -z "$(lacking csharp)" ]; then
    checked "$(csharp_check)" csharp_client_is_made
  else
    say "$(csharp_check)"
  fi
  checked "a toolchain that is missing is named with its Debian packages" missing_toolchains_are_named
  checked "what lobby-service's tests said to Discord is of Discord's published types" \
    "$root/deploy/discord/check/run.sh" "$root/lobby-service/target/discord-payloads"
  if [ "$tests_failed" -gt 0 ] || [ "$failed" -ne 0 ]; then
    say "not played, since something failed before: docs/first-assault.sh"
  else
    checked_at_once \
      "docs/first-assault.sh plays on a stack of its own; its dice hold, changed ones do not; traces, logs and readiness report what they should" \
      first_assault_on_a_stack \
      "./umpire demo: bots play a match of each game to its end over HTTP; their dice hold; on the same stack the example bots in TypeScript, Java and Python play, the pages of /docs are read in a browser, and getting-started.md is pasted block by block" \
      bots_on_a_stack
    checked "./umpire verify discord: a match is followed and played from a pretended Discord, lobby-service killed in between" \
      "$root/umpire" verify discord
  fi
}

# A game that the script overlooked would be walked from an old jar, and nobody would see it. A game of tests alone is
# not on the shelf.
every_game_is_watched() (
  watched=()
  watch_games
  for service in "$root"/rules/*/src/main/resources/META-INF/services/umpire.kernel.game.Game; do
    known=${service#"$root"/rules/}
    known=${known%%/*}
    grep -q "$known" "$root/rules/shelf/pom.xml" || continue
    known=../$known/src/main
    [[ " ${watched[*]} " == *" $known "* ]] || fail "$known is a game's, and not among: ${watched[*]}"
  done
)

logs_are_plain() {
  local shown
  shown=$(plainly <<'LINES'
a line of the broker, 100% as it is \n
{"timestamp":"T1","loggerName":"umpire.a.B","level":"WARN","message":"it \"waits\" at C:\/x","threadName":"t","mdc":{"requestId":"r-1","match":"m-1","traceId":"4b","spanId":"00","sampled":"true"},"stackTrace":": E: \"no\"\n\tat a.b(C.java:1)","service":"game-service"}
{"timestamp":"T2","loggerName":"io.quarkus","level":"INFO","message":"started","threadName":"main","mdc":{},"service":"game-service"}
LINES
  )
  diff <(printf '%s\n' "$shown") - <<'LINES'
a line of the broker, 100% as it is \n
T1 WARN  [umpire.a.B] it "waits" at C:/x (requestId r-1, match m-1, traceId 4b)
: E: "no"
	at a.b(C.java:1)
T2 INFO  [io.quarkus] started
LINES
}

first_assault_on_a_stack() { play_on_a_stack_of_its_own first_assault_and_its_dice; }

bots_on_a_stack() { play_on_a_stack_of_its_own bots_play; }

# The export of a real match is accepted, and rejected after each change that could be made to it; then what
# an operator of the same stack sees.
first_assault_and_its_dice() {
  foreign_hosts_are_refused &&
    "$root/docs/first-assault.sh" &&
    "$root/umpire" verify dice --match "$PWD/match.json" --commitment "$(cat commitment.txt)" &&
    "$root/umpire" verify traces --running &&
    "$root/umpire" verify readiness --running
}

# The limits of connections are loaded in every process that serves HTTP: a request for a foreign name gets 421, and one
# with two lengths 400.
foreign_hosts_are_refused() {
  local offset port
  for offset in 0 1 2 3 4; do
    port=$((UMPIRE_PORT_BASE + offset))
    [[ $(raw_answer "$port" 'Host: evil.example') == 'HTTP/1.1 421 '* ]] ||
      fail "port $port answers a request for a foreign name"
    [[ $(raw_answer "$port" 'Host: localhost' 'Content-Length: 5' 'Transfer-Encoding: chunked') == 'HTTP/1.1 400 '* ]] ||
      fail "port $port takes a request with two lengths"
  done
}

# raw_answer PORT HEADER...: the first line that a server says to a request that no client would send.
raw_answer() {
  local port=$1 status
  shift
  (
    exec 3<>"/dev/tcp/127.0.0.1/$port"
    printf 'POST /v1/sessions HTTP/1.1\r\n' >&3
    printf '%s\r\n' "$@" '' >&3
    printf '0\r\n\r\n' >&3
    IFS= read -r -t 10 status <&3
    printf '%s' "$status"
  )
}

# The matches of people that the games' samples name; ./umpire demo without words plays the campaign, and so does
# verify bots. Side by side, since bots wait for most of their time; then getting-started.md, which restarts a service.
bots_play() {
  local names game played=()
  names=$(games) || return 1
  for game in $names; do
    if [ "${#played[@]}" -eq 0 ]; then played+=("demo_then_pages $game"); else played+=("demo_of $game"); fi
  done
  at_once "${played[@]}" example_bots "example_hosts 0" && getting_started_is_followed
}

# The pages have matches to show by then.
demo_then_pages() { demo_of "$1" && "$root/umpire" verify pages --running; }

demo_of() {
  local scenario
  scenario=$(demo_scenario "$1")
  "$root/umpire" demo "$1" ${scenario:+--scenario "$scenario"}
}

# The scenario that people play, as the samples of a game name it; nothing where they name none.
demo_scenario() {
  local file=$root/rules/$1/src/main/resources/$1/samples/demo.json
  [ ! -e "$file" ] || sed -n 's/.*"people" *: *{"scenario" *: *"\([^"]*\)".*/\1/p' "$file"
}

# at_once 'FUNCTION [ARGUMENT]'...: side by side; what each prints is printed one after the other. Fails where any does.
at_once() {
  local each running=() index=0 said failed=()
  for each in "$@"; do
    # shellcheck disable=SC2086  # a function and its argument
    $each >"$PWD/at-once.${each// /-}" 2>&1 &
    running+=("$!")
  done
  for each in "$@"; do
    said=$PWD/at-once.${each// /-}
    if wait "${running[index]}"; then
      say "passed: $each"
      tail -n 20 "$said"
    else
      failed+=("$each")
    fi
    index=$((index + 1))
  done
  # What failed comes last, where it is looked for.
  for each in ${failed[@]+"${failed[@]}"}; do
    tail -n 20 "$PWD/at-once.${each// /-}"
    say "FAILED: $each"
  done
  [ "${#failed[@]}" -eq 0 ]
}

# checked NAME COMMAND...: runs it, counts it, shows its words only where it fails.
checked() {
  local name=$1 log=$root/target/check.log begun=$SECONDS status=0
  shift
  "$@" >"$log" 2>&1 || status=1
  judged "$name" "$status" "$log" "$begun"
}

# checked_at_once [NAME COMMAND]...: the same of several that do not disturb each other, side by side.
checked_at_once() {
  local names=() running=() begun=$SECONDS index status
  while [ $# -gt 0 ]; do
    "$2" >"$root/target/check.${#names[@]}.log" 2>&1 &
    names+=("$1") running+=("$!")
    shift 2
  done
  for index in "${!names[@]}"; do
    status=0
    wait "${running[index]}" || status=1
    judged "${names[index]}" "$status" "$root/target/check.$index.log" "$begun"
  done
}

# judged NAME STATUS LOG BEGUN: counts a check.
judged() {
  if [ "$2" -eq 0 ]; then
    tests_passed=$((tests_passed + 1))
    say "passed: $1 ($((SECONDS - $4)) s)"
  else
    tests_failed=$((tests_failed + 1))
    tail -n 60 "$3"
    say "FAILED: $1"
    { printf 'FAILED: %s\n' "$1" && tail -n 15 "$3"; } >>"$root/target/failed.log"
  fi
}

# Runs a program or function against a stack on free ports, with data that are thrown away afterwards.
play_on_a_stack_of_its_own() {
  local home base status=0
  home=$(mktemp -d "$root/target/stack.XXXXXX")
  base=$(free_port_base)
  (
    unset UMPIRE_KAFKA UMPIRE_DB_URL
    export UMPIRE_HOME=$home UMPIRE_PORT_BASE=$base
    export UMPIRE_URL=http://127.0.0.1:$base
    if [ "$1" = first_assault_and_its_dice ]; then
      # Spans go where verify traces listens; until it does, they are lost.
      export UMPIRE_OTLP=http://127.0.0.1:$((base + 13)) UMPIRE_OTLP_EVERY=0.2S
    else
      # As getting-started.md says, so that a webhook may go to a receiver beside the services.
      export UMPIRE_WEBHOOKS_SCHEMES=https,http UMPIRE_WEBHOOKS_PORTS=any UMPIRE_WEBHOOKS_NETWORKS=127.0.0.1/32
    fi
    "$root/umpire" up && cd "$home" && "$1"
  ) 2>&1 | (umask 077 && tee "$home/said") || status=1
  if [ "$status" -ne 0 ]; then
    tail -n 30 "$home"/logs/*.log | plainly || true
  fi
  UMPIRE_HOME=$home UMPIRE_PORT_BASE=$base "$root/umpire" down || status=1
  # Why it failed, behind the logs.
  [ "$status" -eq 0 ] || tail -n 40 "$home/said"
  rm -rf "$home" "$root/target/ports.$base"
  return "$status"
}

# Two stacks may begin at once: who makes the folder has the block.
free_port_base() {
  local base offset
  for base in 18080 19080 21080 22080 23080 24080 25080 26080; do
    for offset in 0 1 2 3 4 10 11 12 13; do
      if port_is_taken $((base + offset)); then continue 2; fi
    done
    mkdir "$root/target/ports.$base" 2>/dev/null || continue
    printf '%s\n' "$base"
    return 0
  done
  fail "no free block of ports between 18080 and 26092"
}

# verify, bench and board: what plays in one process is the arena's, what needs the stack is the drivers'.
drive() {
  local module=deploy/local/drivers main=umpire.local.drivers.Main folder
  local watched=(src/main pom.xml) collector=-XX:+UseSerialGC
  # What the drivers play stands in the games' samples.
  for folder in "$root"/rules/*/src/main/resources/*/samples; do watched+=("$folder"); done
  if [ "$1 ${2:-}" = 'verify pages' ]; then
    verify_pages "${@:3}"
    return
  fi
  if [ "$1 ${2:-}" = 'verify pictures' ]; then
    verify_pictures "${@:3}"
    return
  fi
  case "$1 ${2:-}${3:-}" in
    'verify bots') verify_example_bots || exit 1 ;;
    'verify bots--over-http')
      verify_example_bots || exit 1
      return
      ;;
  esac
  if [ "$1 ${2:-}${3:-}" = 'verify leaks--over-http' ]; then
    # Its pairs begin at positions that the rules themselves make.
    watched+=(../../../rules/kernel/src/main ../../../rules/wire/src/main ../../../rules/opponents/src/main ../../../rules/testkit/src/main)
    program verify leaks "${@:4}"
    return
  fi
  case "$1 ${2:-}" in
    'verify walks' | 'verify leaks' | 'verify bots' | 'bench rules' | 'bench odds' | board*)
      module=rules/arena main=umpire.arena.Main collector=-XX:+UseParallelGC
      # It plays the rules themselves: they must be those of this checkout.
      watched+=(../kernel/src/main ../wire/src/main ../opponents/src/main ../testkit/src/main ../board/src/main ../shelf/pom.xml)
      watch_games
      ;;
  esac
  [ "$1" != verify ] || [ $# -ge 2 ] || fail "verify needs a NAME, like: ./umpire verify kills"
  program "$@"
}

# Draws a game's map. The sources of the maps lie among the tests of the games, which the build compiles too.
draw_map() {
  local module=rules/cartographer main=umpire.cartographer.Main collector=-XX:+UseSerialGC
  local watched=(src/main pom.xml ../kernel/src/main ../wire/src/main) modules=rules/cartographer also= missing= names game
  names=$(games) || exit 1
  for game in $names; do
    watched+=("../$game/src/test")
    modules=$modules,rules/$game
    also=$also:$root/rules/$game/target/test-classes
    [ -d "$root/rules/$game/target/test-classes" ] || missing=$game
  done
  [ -z "$missing" ] || build "the tests of $missing are not compiled" -pl "$modules" -am
  program "$@" "$root"
}

# Runs $main of $module, built first if anything in $watched is newer: with it all of $modules, where they are given. The
# folders of $also are on the class path as well.
program() {
  local folder jar newer terminal=false
  folder=$root/$module
  jar=$folder/target/${module##*/}-1.0.0-SNAPSHOT.jar
  need_jdk
  [ -d "$folder" ] || fail "this checkout has no $module"
  # Only they and what they stand on: a stack may be running on the jars of the services.
  if [ -e "$jar" ]; then
    newer=$(cd "$folder" && find "${watched[@]}" -type f -newer "$jar" -print -quit)
    [ -z "$newer" ] || build "$newer is newer than $module" -pl "${modules-$module}" -am
  else
    build "$module is not built" -pl "${modules-$module}" -am
  fi
  # A jar with nothing new in it keeps its old date, though a library beside it has changed.
  [ -z "${newer-}" ] || touch "$jar"
  export UMPIRE_SCRIPT=$root/umpire UMPIRE_PORT_BASE=$port_base
  [ ! -t 1 ] || terminal=true
  exec "$JAVA_HOME/bin/java" "$collector" -Dumpire.terminal=$terminal --sun-misc-unsafe-memory-access=allow \
    --enable-native-access=ALL-UNNAMED \
    -cp "$jar:$folder/target/lib/*${also-}" "$main" "$@"
}

# Adds the sources of every game to the caller's $watched.
watch_games() {
  local names game
  # In a process substitution a failure would go unnoticed.
  names=$(games) || exit 1
  for game in $names; do watched+=("../$game/src/main"); done
}

# The folders of the games below rules/, as the shelf lists them, however its lines are broken.
games() {
  local names
  names=$(tr -d ' \t\r\n' <"$root/rules/shelf/pom.xml" | sed 's|</*dependency>|\n|g' |
    sed -n 's|^<groupId>umpire</groupId><artifactId>\([^<]*\)</artifactId>.*|\1|p' | grep -vx kernel) ||
    fail "rules/shelf/pom.xml lists no game that this script can read"
  printf '%s\n' "$names"
}
