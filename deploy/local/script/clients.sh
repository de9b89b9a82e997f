# shellcheck shell=bash
# shellcheck disable=SC2154  # root is umpire's
# The clients that are made from the contracts, and the bots and hosts that show them.

# The clients, or those of the languages named, made anew from the contracts, compiled and imported: make_clients [LANGUAGE...]
make_clients() {
  local clients=$root/openapi/clients language begun=$SECONDS languages=("$@")
  [ $# -gt 0 ] || languages=(java python typescript)
  for language in "${languages[@]}"; do
    case $language in
      java | python) ;;
      typescript) need_tools ;;
      go | rust | csharp) need_toolchain "$language" ;;
      *) fail "there are clients in java, python, typescript, go, rust and csharp, not in '$language'" ;;
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

# Each client, once it is made, reads, prints and refuses the texts of openapi/clients/cases as the services do; the
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
  {
    cat "$1/generator/java.yaml"
    python3 -c 'import json, sys
for reason in json.load(open(sys.argv[1]))["components"]["schemas"]["GameReason"]["anyOf"]:
    print("  %s: com.fasterxml.jackson.databind.JsonNode" % reason["$ref"].split("/")[-1])' "$1/umpire.json"
  } >"$1/target/java.yaml"
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
  (cd "$1/examples/go" && GOFLAGS=-mod=mod GOPROXY=off go build -o target/bot . &&
    GOFLAGS=-mod=mod GOPROXY=off go build -o target/host ./host)
}

# Ours, as Python's: rust.py says why. Its crates are those that Debian has packaged; cargo asks no registry.
make_rust() {
  python3 -B "$1/generator/rust.py" "$1/umpire.json" "$1/rust"
  (cd "$1/examples/rust" && cargo build -q --offline --target-dir "$1/target/rust" \
    --config 'source.crates-io.replace-with="debian"' \
    --config "source.debian.directory=\"$DEBIAN_CRATES\"")
}

# Ours, as Python's: csharp.py says why.
make_csharp() {
  local target=$1/examples/csharp/target
  python3 -B "$1/generator/csharp.py" "$1/umpire.json" "$1/csharp"
  mkdir -p "$target"
  mcs -langversion:7 -warnaserror -nologo -target:library -r:System.Net.Http.dll \
    -out:"$target/umpire-client.dll" "$1/csharp"/*.cs
  mcs -langversion:7 -warnaserror -nologo -r:"$target/umpire-client.dll" -out:"$target/bot.exe" \
    "$1/examples/csharp/Bot.cs"
  mcs -langversion:7 -warnaserror -nologo -r:"$target/umpire-client.dll" -out:"$target/host.exe" \
    "$1/examples/csharp/Host.cs"
}

readonly DEBIAN_CRATES=/usr/share/cargo/registry

# lacking LANGUAGE: the Debian packages without which its client is not made, or nothing.
lacking() {
  local crate packages=()
  case $1 in
    go) command -v go >/dev/null || packages+=(golang-go) ;;
    rust)
      command -v cargo >/dev/null || packages+=(cargo)
      for crate in ureq serde serde_derive serde_json; do
        compgen -G "$DEBIAN_CRATES/$crate-[0-9]*" >/dev/null || packages+=("librust-${crate/_/-}-dev")
      done
      ;;
    csharp) command -v mcs >/dev/null && command -v mono >/dev/null || packages+=(mono-mcs mono-runtime) ;;
  esac
  printf '%s' "${packages[*]}"
}

need_toolchain() {
  local packages
  packages=$(lacking "$1")
  [ -z "$packages" ] || fail "the client in $1 needs what is missing here: apt-get install $packages"
}

# Those of go, rust and csharp whose toolchain is there, one a line.
toolchains() {
  local language
  for language in go rust csharp; do [ -n "$(lacking "$language")" ] || printf '%s\n' "$language"; done
}

# In a process of its own: there the first failure ends it.
clients_are_made() { "$root/umpire" clients; }

# C# takes seconds; Go and Rust take a minute of one core each, so ./umpire test leaves them to verify bots.
csharp_client_is_made() { "$root/umpire" clients csharp; }

# What the check of the client in C# is called here: where it cannot be made, its name says so.
csharp_check() {
  local packages
  packages=$(lacking csharp)
  if [ -z "$packages" ]; then
    printf 'the client in C# is made from the contracts and compiled with its bot\n'
  else
    printf 'LEFT OUT, %s is not installed: the client in C# is made and compiled\n' "$packages"
  fi
}

tsc() { "$root/openapi/tools/node_modules/.bin/tsc" "$@"; }

# run_example LANGUAGE bot|host WORD...: what stands in openapi/clients/examples, once its client is made.
run_example() {
  local language=$1 name=$2 examples=$root/openapi/clients/examples clients=$root/openapi/clients
  shift 2
  case $language in
    python) PYTHONPATH=$clients/python python3 "$examples/python/$name.py" "$@" ;;
    typescript) node "$examples/typescript/target/$name.js" "$@" ;;
    java)
      "$JAVA_HOME/bin/java" -cp "$clients/target/lib/*:$clients/target/clients-1.0.0-SNAPSHOT.jar" \
        "$examples/java/${name^}.java" "$@"
      ;;
    go) "$examples/go/target/$name" "$@" ;;
    rust) "$clients/target/rust/debug/umpire-$name" "$@" ;;
    csharp) mono "$examples/csharp/target/$name.exe" "$@" ;;
  esac
}

# Those of Python, TypeScript and Java at once, at UMPIRE_URL, and of the languages named: run_examples NAME WORD [LANGUAGE...]
run_examples() {
  local name=$1 word=$2 language program failed=0 programs=()
  shift 2
  need_jdk
  for language in python typescript java "$@"; do
    run_example "$language" "$name" "$UMPIRE_URL" ${word:+"$word"} &
    programs+=($!)
  done
  for program in "${programs[@]}"; do wait "$program" || failed=1; done
  return "$failed"
}

# One bot in each language plays a scenario, its own choice where none is named: example_bots [SCENARIO [LANGUAGE...]]
example_bots() { run_examples bot "${1:-}" "${@:2}"; }

# One host in each language opens a Swiss, closes each round after so many seconds, and prints standings:
# example_hosts SECONDS [LANGUAGE...]
example_hosts() { run_examples host "$@"; }

# Campaigns, and tournaments whose rounds have time to be played.
examples_run_long() {
  local languages
  mapfile -t languages < <(toolchains)
  example_bots campaign "${languages[@]}" && example_hosts 120 "${languages[@]}"
}

# Whole matches by the example bots, and tournaments by the example hosts; they are made anew first.
verify_example_bots() {
  local languages language
  mapfile -t languages < <(toolchains)
  for language in go rust csharp; do
    [ -z "$(lacking "$language")" ] || say "LEFT OUT: the bot in $language; missing: $(lacking "$language")"
  done
  "$root/umpire" clients java python typescript "${languages[@]}" &&
    play_on_a_stack_of_its_own examples_run_long
}
