# shellcheck shell=bash
# shellcheck disable=SC2154  # root is umpire's
# What is made from the contracts, and what holds them to the rules of their craft.

# Writes the OpenAPI documents from the code, each while its service is built, with the schemas of each game
# in a document of its own, and beside them, outside git, what clients get: openapi/target/contracts, with
# OpenAPI 3.0. With --release records the documents as what clients may rely on from then on.
write_contracts() {
  local service projects names shelf generated=$root/openapi/target/generated release=${1:-}
  case $release in
    '' | --release) ;;
    *) fail "contracts knows --release, not '$release'" ;;
  esac
  need_jdk
  ! anything_runs || fail "a running service must not have its jar exchanged under it: ./umpire down first"
  projects=$(IFS=,; printf '%s' "${SERVICES[*]}")
  build "the contracts come from the code" -pl "openapi,$projects" -am
  rm -rf "$generated"
  mkdir -p "$generated"
  for service in "${SERVICES[@]}"; do
    cp "$root/$service/target/openapi/openapi.yaml" "$generated/$service.yaml"
  done
  names=$(games) || return 1
  mapfile -t shelf <<<"$names"
  of_contracts divide "$root/openapi" "$generated" "${shelf[@]}" || fail "the contracts were not written"
  of_contracts render "$root/openapi" "$root/openapi/target/contracts"
  [ -z "$release" ] || of_contracts release "$root/openapi" || fail "nothing was released"
  git -C "$root" --no-pager diff --stat -- openapi || true
  say "openapi/target/contracts has the documents as clients get them, in OpenAPI 3.1 and 3.0"
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

# What each linter says of every document that clients get, as the build of the module openapi wrote it;
# nothing may be left to say. What is wrong on purpose is refused by both, else their rules are not read at all.
lint_by_spectral() (
  need_tools || exit 1
  cd "$root/openapi"
  built=target/contracts
  spectral --resolver tools/resolver.js --ruleset tools/spectral.openapi.yaml "$built"/*-service.yaml "$built"/3.0/*.yaml &&
    spectral --ruleset tools/spectral.asyncapi.yaml "$built/asyncapi.yaml" "$built/streams.yaml" &&
    refused spectral --resolver tools/resolver.js --ruleset tools/spectral.openapi.yaml tools/planted/openapi.yaml &&
    refused spectral --ruleset tools/spectral.asyncapi.yaml tools/planted/asyncapi.yaml
)

lint_by_redocly() (
  need_tools || exit 1
  cd "$root/openapi"
  built=target/contracts
  redocly --config tools/redocly.yaml "$built"/*-service.yaml "$built/asyncapi.yaml" "$built/streams.yaml" &&
    # As they stand in git, in parts; Spectral reads the same in what is built of them. A document of a game has
    # schemas alone, no servers, and services refer to its families.
    redocly --config tools/redocly.yaml ./*-service.yaml &&
    redocly --config tools/redocly.yaml --skip-rule no-empty-servers --skip-rule no-unused-components games/*.yaml &&
    # Redocly does not count references in x-anyOf; that every schema is used holds in 3.1, of which these are made.
    redocly --config tools/redocly.yaml --skip-rule no-unused-components "$built"/3.0/*.yaml &&
    refused redocly --config tools/redocly.yaml tools/planted/openapi.yaml &&
    refused redocly --config tools/redocly.yaml tools/planted/asyncapi.yaml
)

# refused COMMAND...: exits 1 because of findings, not for want of a file or a rule set.
refused() {
  local status=0
  "$@" || status=$?
  [ "$status" -eq 1 ] || fail "$1 ends with $status and not with findings: $*"
}
