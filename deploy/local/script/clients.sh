# shellcheck shell=bash
# shellcheck disable=SC2154  # root is umpire's
# The clients that are made from the contracts, and the bots that show them.

# The clients, or those of the languages named, made anew from the contracts, compiled and imported: make_clients [LANGUAGE...]
make_clients() {
  local clients=$root/openapi/clients language begun=$SECONDS languages=("$@")
  [ $# -gt 0 ] || languages=(java python typescript)
  for language in "${languages[@]}"; do
    case $language in
      java | python) ;;
      typescript) need_tools ;;
      go) need_go ;;
      csharp | rust) fail "no client in $language is made yet: see openapi/clients/README.md for what was tried" ;;
      *) fail "there are clients in java, python, typescript and go, not in '$language'" ;;
    esac
  done
  need_jdk
  need_command python3
  join_contracts
  mkdir -p "$clients/target"
  vocabulary "$clients/umpire.json" "$clients/target/words.json"
  vocabulary "$clients/cases/say.json" "$clients/target/words-of-cases.json"
  for language in "${languages[@]}"; do
    rm -rf "${clients:?}/$language"
    "make_$language" "$clients"
  done
  say "clients in openapi/clients/ made and compiled in $((SECONDS - begun)) s: ${languages[*]}"
}

# All contracts in one document.
join_contracts() {
  local jar=$root/openapi/target/openapi-1.0.0-SNAPSHOT.jar
  if [ ! -e "$jar" ] || [ -n "$(find "$root/openapi/src/main" -newer "$jar" -print -quit)" ]; then
    build "the module openapi joins the documents" -pl openapi -am
    touch "$jar" # With nothing new in it it keeps its old date.
  fi
  of_contracts join "$root/openapi" "$root/openapi/clients/umpire.json" "$root/openapi/clients/umpire-open.json"
}

# vocabulary DOCUMENT FILE: what the words of the notation stand for in this contract.
vocabulary() { python3 -B "$root/openapi/clients/generator/vocabulary.py" "$@"; }

# Each client, once it is made, reads, prints and refuses the texts of openapi/clients/cases as the house does; the
# house's own tests hold it to the same.

make_python() {
  python3 -B "$1/generator/python.py" "$1/umpire.json" "$1/python"
  cp "$1/target/words.json" "$1/python/umpire/words.json"
  PYTHONPATH=$1/python python3 "$1/generator/imports.py"
  PYTHONPATH=$1/python python3 "$1/generator/cases.py" "$1/cases" "$1/target/words-of-cases.json"
}

make_typescript() {
  cp -r "$1/generator/typescript" "$1/typescript"
  {
    printf 'import type { Vocabulary } from "./reading.js";\n\nexport const words: Vocabulary = '
    cat "$1/target/words.json"
    printf ';\n'
  } >"$1/typescript/src/words.ts"
  # Both find what they stand on by its name, as where npm has installed it.
  ln -s ../../tools/node_modules "$1/typescript/node_modules"
  "$root/openapi/tools/node_modules/.bin/openapi-typescript" "$1/umpire.json" -o "$1/typescript/src/umpire.ts"
  tsc -p "$1/typescript"
  mkdir -p "$1/examples/typescript/node_modules"
  ln -sfn ../../../typescript "$1/examples/typescript/node_modules/umpire-client"
  tsc -p "$1/examples/typescript"
  node "$1/generator/cases.mjs" "$1/typescript" "$1/cases" "$1/target/words-of-cases.json"
}

make_java() {
  rm -rf "$1/target/classes" "$1/target/lib" # classes of an earlier contract
  mkdir -p "$1/java/src/main/resources/umpire/client"
  cp "$1/target/words.json" "$1/java/src/main/resources/umpire/client/words.json"
  # The generator knows neither streams nor the notation: how Java reads them is ours.
  cp -r "$1/generator/java" "$1/java/src/main/java"
  maven -q -B -ntp -f openapi/clients/pom.xml package
  "$JAVA_HOME/bin/java" -cp "$1/target/lib/*:$1/target/clients-1.0.0-SNAPSHOT.jar" \
    "$1/generator/Cases.java" "$1/cases" "$1/target/words-of-cases.json"
}

# The stock output of openapi-generator, unchanged, for the standard library of Go 1.19; then the bot on it.
make_go() {
  maven -q -B -ntp -f openapi/clients/pom.xml openapi-generator:generate@go
  rm -rf "$1/go/test"
  printf 'module umpire/client\n\ngo 1.19\n\nrequire gopkg.in/validator.v2 v2.0.1\n\nreplace %s\n' \
    'gopkg.in/validator.v2 => ../generator/go/validator' >"$1/go/go.mod"
  (cd "$1/examples/go" && GOFLAGS=-mod=mod GOPROXY=off go build -o target/bot .)
}

need_go() {
  command -v go >/dev/null ||
    fail "the program 'go' is missing; the client in Go needs it: apt-get install golang-go"
}

# In a process of its own: there the first failure ends it.
clients_are_made() { "$root/umpire" clients; }

tsc() { "$root/openapi/tools/node_modules/.bin/tsc" "$@"; }

# One bot in each language plays a scenario of Narvik on the stack at UMPIRE_URL: example_bots SCENARIO
example_bots() {
  local examples=$root/openapi/clients/examples clients=$root/openapi/clients bot failed=0 bots=()
  need_jdk
  PYTHONPATH=$clients/python python3 "$examples/python/bot.py" "$UMPIRE_URL" "$1" &
  bots+=($!)
  node "$examples/typescript/target/bot.js" "$UMPIRE_URL" "$1" &
  bots+=($!)
  "$JAVA_HOME/bin/java" -cp "$clients/target/lib/*:$clients/target/clients-1.0.0-SNAPSHOT.jar" \
    "$examples/java/Bot.java" "$UMPIRE_URL" "$1" &
  bots+=($!)
  for bot in "${bots[@]}"; do wait "$bot" || failed=1; done
  return "$failed"
}

example_bots_play_a_campaign() { example_bots campaign; }

# Whole matches by the example bots; they are made anew first.
verify_example_bots() {
  "$root/umpire" clients && play_on_a_stack_of_its_own example_bots_play_a_campaign
}
