#!/usr/bin/env bash
# Records what a running Umpire (UMPIRE_URL, default http://127.0.0.1:8080) answers to what the Discord adapter asks, for
# lobby-service's tests: the battle of the first game that has samples/drive.json. Needed again when those answers get another shape. Needs curl and jq.
set -euo pipefail
url=${UMPIRE_URL:-http://127.0.0.1:8080}
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
folder=$root/lobby-service/src/test/resources/umpire/lobby/discord/answers
drive=$(compgen -G "$root/rules/*/src/main/resources/*/samples/drive.json" | head -1 || true)
game=$(basename "$(dirname "$(dirname "$drive")")")
mkdir -p "$folder"

# sample FILTER: a part of the battle, as a line of JSON, texts without quotes.
sample() { jq -rc "$1" "$drive"; }
scenario=$(sample .scenario)
read -r first second < <(jq -r '.seats | join(" ")' "$(dirname "$drive")/../pack/scenarios/$scenario.json")

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
match=$(good "$anna" POST /v1/matches "{\"game\": \"$game\", \"scenario\": \"$scenario\"}" | jq -r .body.id)
here=/v1/matches/$match
good "$anna" POST "$here/seats/$first" '{"salt": "5ca1ab1e"}' >/dev/null
good "$bert" POST "$here/seats/$second" '{"salt": "5ca1ab1e"}' >/dev/null

# record NAME STATUS ASK...: with places for the ids that every test has its own of
record() {
  local name=$1 expected=$2 answer
  shift 2
  answer=$(ask "$@")
  jq -e --argjson status "$expected" '.status == $status' >/dev/null <<<"$answer" || { echo "$name: $answer" >&2; exit 1; }
  sed -e "s/$match/{match}/g; s/$allied/{allied}/g; s/$german/{german}/g" <<<"$answer" >"$folder/$name.json"
}

target=$(sample .target)
all=$(sample .everybody)
sending() { printf '{"commandId": "%s", "decision": 1, "commands": [%s]}' "$1" "$2"; }

# What is hidden has no odds: the second seat turns it up first.
count=0
while read -r command; do
  count=$((count + 1))
  good "$bert" POST "$here/commands" "{\"commandId\": \"up-$count\", \"commands\": [$command]}" >/dev/null
done < <(sample '.before[]')

record match 200 "$anna" GET "$here"
# What a test's match looks like is the test's affair.
jq 'del(.body.view)' "$folder/match.json" >"$raw" && cp "$raw" "$folder/match.json"
record decision-allied 200 "$anna" GET "$here/decision"
record decision-german 200 "$bert" GET "$here/decision"
record odds-incomplete 200 "$anna" POST "$here/odds" "{\"commands\": [$target]}"
record odds 200 "$anna" POST "$here/odds" "{\"commands\": [$target, $all]}"
record odds-quiet 200 "$anna" POST "$here/odds" "{\"commands\": [$(sample .quiet)]}"
record refused 422 "$anna" POST "$here/commands" "$(sending bold "$(sample .refused.command)")"
record draft 200 "$anna" POST "$here/commands" "$(sending half "$target")"
record draft-dropped 200 "$anna" DELETE "$here/draft"
record assault 200 "$anna" POST "$here/commands" "$(sending whole "$target, $all")"
record closed 409 "$anna" POST "$here/commands" "$(sending late "$target, $all")"
record rule 200 "" GET "/v1/games/$game/rules/$(sample .rule.id)"
echo "recorded $(find "$folder" -name '*.json' | wc -l) answers in $folder"
