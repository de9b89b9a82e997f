#!/usr/bin/env bash
# Records what a running Umpire (UMPIRE_URL, default http://127.0.0.1:8080) answers to what the Discord adapter asks, for
# lobby-service's tests: one assault of narvik. Needed again when those answers get another shape. Needs curl and jq.
set -euo pipefail
url=${UMPIRE_URL:-http://127.0.0.1:8080}
folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)/lobby-service/src/test/resources/umpire/lobby/discord/answers
mkdir -p "$folder"
raw=$(mktemp)
trap 'rm -f "$raw"' EXIT

# ask TOKEN METHOD PATH [BODY]: the answer with its status, as {"status": ..., "body": ...}
ask() {
  local token=$1 method=$2 path=$3 status options=()
  [ -z "$token" ] || options+=(-H "Authorization: Bearer $token")
  [ $# -lt 4 ] || options+=(-H 'Content-Type: application/json' -H 'Prefer: wait=10' --data-binary "$4")
  status=$(curl -sS -m 30 -o "$raw" -w '%{http_code}' -X "$method" ${options[@]+"${options[@]}"} "$url$path")
  jq --argjson status "$status" '{status: $status, body: .}' "$raw"
}

# good ...: the same, where it is no refusal.
good() {
  local answer
  answer=$(ask "$@")
  jq -e '.status < 300' >/dev/null <<<"$answer" || { echo "$2 $3: $answer" >&2; exit 1; }
  printf '%s\n' "$answer"
}

password=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
sign_in() {
  local who name
  name=$1-$(od -An -N4 -tx1 /dev/urandom | tr -d ' \n')
  who=$(jq -n --arg name "$name" --arg password "$password" '{name: $name, password: $password}')
  good "" POST /v1/accounts "$who" >/dev/null
  good "" POST /v1/sessions "$who" | jq -r '.body | .account.id + " " + .token'
}
read -r allied anna < <(sign_in anna)
read -r german bert < <(sign_in bert)
match=$(good "$anna" POST /v1/matches '{"game": "narvik", "scenario": "one-assault"}' | jq -r .body.id)
here=/v1/matches/$match
good "$anna" POST "$here/seats/allied" '{"salt": "5ca1ab1e"}' >/dev/null
good "$bert" POST "$here/seats/german" '{"salt": "5ca1ab1e"}' >/dev/null

# record NAME STATUS ASK...: with places for the ids that every test has its own of
record() {
  local name=$1 expected=$2 answer
  shift 2
  answer=$(ask "$@")
  jq -e --argjson status "$expected" '.status == $status' >/dev/null <<<"$answer" || { echo "$name: $answer" >&2; exit 1; }
  sed -e "s/$match/{match}/g; s/$allied/{allied}/g; s/$german/{german}/g" <<<"$answer" >"$folder/$name.json"
}

target='{"type": "assault-hex", "target": "1811"}'
all='{"type": "commit", "units": ["scots-guards", "south-wales-borderers", "british-tanks-1"], "guns": ["british-battery-1"], "ships": ["cruiser-1"], "airPoints": 0}'
sending() { printf '{"commandId": "%s", "decision": 1, "commands": [%s]}' "$1" "$2"; }

# What is face down has no odds: the German turns his units up first.
for token in 1 2 3; do
  good "$bert" POST "$here/commands" "{\"commandId\": \"up-$token\", \"commands\": [{\"type\": \"reveal\", \"token\": \"token-$token\"}]}" >/dev/null
done

record match 200 "$anna" GET "$here"
# What a test's match looks like is the test's affair.
jq 'del(.body.view)' "$folder/match.json" >"$raw" && cp "$raw" "$folder/match.json"
record decision-allied 200 "$anna" GET "$here/decision"
record decision-german 200 "$bert" GET "$here/decision"
record odds-incomplete 200 "$anna" POST "$here/odds" "{\"commands\": [$target]}"
record odds 200 "$anna" POST "$here/odds" "{\"commands\": [$target, $all]}"
record odds-quiet 200 "$anna" POST "$here/odds" '{"commands": [{"type": "step", "unit": "scots-guards", "to": "1710"}]}'
record refused 422 "$anna" POST "$here/commands" "$(sending bold '{"type": "step", "unit": "scots-guards", "to": "1811"}')"
record draft 200 "$anna" POST "$here/commands" "$(sending half "$target")"
record draft-dropped 200 "$anna" DELETE "$here/draft"
record assault 200 "$anna" POST "$here/commands" "$(sending whole "$target, $all")"
record closed 409 "$anna" POST "$here/commands" "$(sending late "$target, $all")"
record rule 200 "" GET /v1/games/narvik/rules/15.1e
echo "recorded $(find "$folder" -name '*.json' | wc -l) answers in $folder"
