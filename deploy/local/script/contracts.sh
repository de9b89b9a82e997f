# shellcheck shell=bash
# shellcheck disable=SC2154  # root is umpire's
# What is made from the contracts, and what holds them to the rules of their craft.

# Writes the OpenAPI documents from the code, each while its service is built, and their renderings
# in OpenAPI 3.0; with --release records them as what clients may rely on from then on.
write_contracts() {
  local service projects release=${1:-}
  case $release in
    '' | --release) ;;
    *) fail "contracts knows --release, not '$release'" ;;
  esac
  need_jdk
  ! anything_runs || fail "a running service must not have its jar exchanged under it: ./umpire down first"
  projects=$(IFS=,; printf '%s' "${SERVICES[*]}")
  build "the contracts come from the code" -pl "openapi,$projects" -am
  for service in "${SERVICES[@]}"; do
    cp "$root/$service/target/openapi/openapi.yaml" "$root/openapi/$service.yaml"
  done
  of_contracts render "$root/openapi"
  [ -z "$release" ] || of_contracts release "$root/openapi" || fail "nothing was released"
  git -C "$root" --no-pager diff --stat -- openapi || true
  say "openapi/asyncapi.yaml and streams.yaml are written by hand and held against the code by game-service's tests"
}

# of_contracts PROGRAM ARGUMENTS...: the programs of the module openapi.
of_contracts() {
  "$JAVA_HOME/bin/java" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 \
    -cp "$root/openapi/target/openapi-1.0.0-SNAPSHOT.jar:$root/openapi/target/lib/*" umpire.openapi.Main "$@"
}

# Linters and compiler, at the versions that package-lock.json pins.
need_tools() {
  local tools=$root/openapi/tools
  need_command node
  need_command npm
  if [ "$tools/package-lock.json" -nt "$tools/node_modules/.package-lock.json" ]; then
    (cd "$tools" && npm ci --ignore-scripts --no-audit --no-fund)
  fi
}

# In a shell of its own: there a program that is missing ends no more than the check.
tools_are_there() ( need_tools )

spectral() { "$root/openapi/tools/node_modules/.bin/spectral" lint --quiet --fail-severity hint "$@"; }
redocly() { REDOCLY_TELEMETRY=off "$root/openapi/tools/node_modules/.bin/redocly" lint "$@"; }

# What each linter says of every document; nothing may be left to say. What is wrong on purpose is
# refused by both, else their rules are not read at all.
lint_by_spectral() (
  need_tools || exit 1
  cd "$root/openapi"
  spectral --resolver tools/resolver.js --ruleset tools/spectral.openapi.yaml ./*-service.yaml 3.0/*.yaml &&
    spectral --ruleset tools/spectral.asyncapi.yaml asyncapi.yaml streams.yaml &&
    refused spectral --resolver tools/resolver.js --ruleset tools/spectral.openapi.yaml tools/planted/openapi.yaml &&
    refused spectral --ruleset tools/spectral.asyncapi.yaml tools/planted/asyncapi.yaml
)

lint_by_redocly() (
  need_tools || exit 1
  cd "$root/openapi"
  redocly --config tools/redocly.yaml ./*-service.yaml 3.0/*.yaml asyncapi.yaml streams.yaml &&
    refused redocly --config tools/redocly.yaml tools/planted/openapi.yaml &&
    refused redocly --config tools/redocly.yaml tools/planted/asyncapi.yaml
)

# refused COMMAND...: exits 1 because of findings, not for want of a file or a rule set.
refused() {
  local status=0
  "$@" || status=$?
  [ "$status" -eq 1 ] || fail "$1 ends with $status and not with findings: $*"
}

# The clients in TypeScript, Java and Python, made anew from the contracts, compiled and imported.
make_clients() {
  local clients=$root/openapi/clients jar=$root/openapi/target/openapi-1.0.0-SNAPSHOT.jar begun=$SECONDS
  [ $# -eq 0 ] || fail "clients takes no arguments"
  need_jdk
  need_command python3
  need_tools
  if [ ! -e "$jar" ] || [ -n "$(find "$root/openapi/src/main" -newer "$jar" -print -quit)" ]; then
    build "the module openapi joins the documents" -pl openapi -am
    touch "$jar" # With nothing new in it it keeps its old date.
  fi
  of_contracts join "$root/openapi" "$clients/umpire.json"
  rm -rf "$clients/typescript" "$clients/java" "$clients/python"
  mkdir -p "$clients/java/src/main/resources/umpire/client"
  vocabulary "$clients/umpire.json" "$clients/java/src/main/resources/umpire/client/words.json"
  # The generator knows neither streams nor the notation: how Java reads them is ours.
  cp -r "$clients/generator/java" "$clients/java/src/main/java"
  maven -q -B -ntp -f openapi/clients/pom.xml clean package &
  python3 -B "$clients/generator/python.py" "$clients/umpire.json" "$clients/python"
  PYTHONPATH=$clients/python python3 "$clients/generator/imports.py"
  cp -r "$clients/generator/typescript" "$clients/typescript"
  {
    printf 'import type { Vocabulary } from "./reading.js";\n\nexport const words: Vocabulary = '
    cat "$clients/java/src/main/resources/umpire/client/words.json"
    printf ';\n'
  } >"$clients/typescript/src/words.ts"
  # Both find what they stand on by its name, as where npm has installed it.
  ln -s ../../tools/node_modules "$clients/typescript/node_modules"
  "$root/openapi/tools/node_modules/.bin/openapi-typescript" "$clients/umpire.json" -o "$clients/typescript/src/umpire.ts"
  tsc -p "$clients/typescript"
  mkdir -p "$clients/examples/typescript/node_modules"
  ln -sfn ../../../typescript "$clients/examples/typescript/node_modules/umpire-client"
  tsc -p "$clients/examples/typescript"
  wait $! || fail "the client in Java cannot be made"
  clients_know_the_notation
  say "clients in openapi/clients/ made and compiled in $((SECONDS - begun)) s"
}

# vocabulary DOCUMENT FILE: what the words of the notation stand for in this contract.
vocabulary() { python3 -B "$root/openapi/clients/generator/vocabulary.py" "$@"; }

# Each client reads, prints and refuses the texts of openapi/clients/cases as the house does; its own tests hold
# the house to the same.
clients_know_the_notation() {
  local clients=$root/openapi/clients cases=$root/openapi/clients/cases made=$root/openapi/clients/target
  python3 -c 'import json, sys; json.dump(json.load(open(sys.argv[1], encoding="utf-8"))["document"], sys.stdout)' \
    "$cases/say.json" >"$made/say.json"
  vocabulary "$made/say.json" "$made/words.json"
  PYTHONPATH=$clients/python python3 -B "$clients/generator/cases.py" "$cases" "$made/words.json"
  node "$clients/generator/cases.mjs" "$clients/typescript" "$cases" "$made/words.json"
  "$JAVA_HOME/bin/java" -cp "$clients/target/lib/*:$clients/target/clients-1.0.0-SNAPSHOT.jar" \
    "$clients/generator/Cases.java" "$cases" "$made/words.json"
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
