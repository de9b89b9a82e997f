#!/usr/bin/env bash
# One assault over HTTP, by curl alone, against a running Umpire (UMPIRE_URL, default
# http://127.0.0.1:8080): signs two people in, opens a match, fights the assault, answers every
# further decision with its fallback, and lets VerifyDice check every die. Leaves match.json and
# commitment.txt in the current folder. What stands between "README begin" and "README end" is in
# the README, too; docs/readme-check.sh holds the two together.
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
script=$ROOT/docs/first-assault.sh
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

fail() {
  printf 'first-assault: %s\n' "$*" >&2
  exit 1
}

# The tokens of the JSON on standard input, one a line.
tokens() {
  tr -d '\n' | { LC_ALL=C grep -oE '"([^"\\]|\\.)*"|[][{}:,]|[^][{}:," ]+' || true; }
}

# pick PATH: the value at a path such as decision.fallback, texts without quotes; or nothing.
pick() {
  tokens <"$answer" | awk -v path="$1" '
    function here(  i, all) {
      for (i = 1; i <= depth; i++) all = all (i > 1 ? "." : "") name[i]
      return all
    }
    function begins() { if (!copying && !done && here() == path) { copying = 1; base = depth } }
    function ends() { if (copying && depth == base) { copying = 0; done = 1 } }
    /^[{[]$/ { begins(); if (copying) out = out $0; depth++; list[depth] = $0 == "["; name[depth] = 0; key = !list[depth]; next }
    /^[]}]$/ { depth--; if (copying) out = out $0; ends(); next }
    $0 == "," { if (copying) out = out $0; if (list[depth]) name[depth]++; else key = 1; next }
    $0 == ":" { if (copying) out = out $0; key = 0; next }
    key { if (copying) out = out $0; name[depth] = substr($0, 2, length($0) - 2); next }
    { begins(); if (copying) out = out $0; ends() }
    END { if (out ~ /^"/) out = substr(out, 2, length(out) - 2); print out }'
}

# JSON for the eye: a line for each member, and for each member or element one level below.
readable() {
  tokens | awk '
    function line() { printf "\n%*s", 2 * depth + 2, "" }
    /^[{[]$/ { printf "%s", $0; depth++; if (depth == 1) line(); next }
    /^[]}]$/ { depth--; printf "%s", $0; next }
    $0 == "," { printf ","; if (depth <= 2) line(); else printf " "; next }
    $0 == ":" { printf ": "; next }
    { printf "%s", $0 }
    END { print "" }'
}

# The findings of the answer's events in words: by which rule, and why.
findings() {
  grep -oE '"rule" *: *"[^"]*" *, *"because" *: *"[^"]*"' "$answer" |
    sed 's/"rule" *: *"\([^"]*\)" *, *"because" *: *"\(.*\)"$/  \1: \2/'
}

# play NAME [STATUS]: tells the block of that name, does what it says, and tells what came back,
# which is no problem unless its STATUS is named.
play() {
  local problem
  printf '\n$ '
  sed -n "/^# README begin $1\$/,/^# README end $1\$/p" "$script" | grep -v '^# README'
  "step_$1" >"$answer" || fail "$1: nobody answers at $URL"
  problem=$(pick status | grep -E '^[45][0-9][0-9]$' || true)
  [ "$problem" = "${2:-}" ] || fail "$1 was answered by a problem of status '$problem': $(cat "$answer")"
  readable <"$answer" | cut -c 1-1000
}

step_sign-in() {
# README begin sign-in
URL=${UMPIRE_URL:-http://127.0.0.1:8080}
JSON='Content-Type: application/json'
PASSWORD=$(head -c 15 /dev/urandom | base64)

sign_in() {
  curl -s "$URL/v1/accounts" -H "$JSON" -d "{\"name\":\"$1\",\"password\":\"$PASSWORD\"}" >&2
  curl -s "$URL/v1/sessions" -H "$JSON" -d "{\"name\":\"$1\",\"password\":\"$PASSWORD\"}" |
    sed 's/.*"token" *: *"\([^"]*\)".*/\1/'
}

ANN=$(sign_in "ann-$(date +%s)-$RANDOM")
BERT=$(sign_in "bert-$(date +%s)-$RANDOM")
# README end sign-in
}

step_open-match() {
# README begin open-match
curl -s "$URL/v1/matches" -H "Authorization: Bearer $ANN" -H "$JSON" \
  -d '{"game":"narvik","scenario":"one-assault"}' | tee opened.json
MATCH=$(sed 's/^{"id" *: *"\([^"]*\)".*/\1/' opened.json)
sed 's/.*"commitment" *: *"\([^"]*\)".*/\1/' opened.json >commitment.txt
# README end open-match
}

step_take-seats() {
# README begin take-seats
curl -s "$URL/v1/matches/$MATCH/seats/allied" -H "Authorization: Bearer $ANN" -H "$JSON" \
  -d '{"salt":"5ca1ab1e"}' >/dev/null
curl -s "$URL/v1/matches/$MATCH/seats/german" -H "Authorization: Bearer $BERT" -H "$JSON" \
  -d "{\"salt\":\"$(od -An -N8 -tx1 /dev/urandom | tr -d ' ')\"}"
# README end take-seats
}

step_read-decision() {
# README begin read-decision
curl -s "$URL/v1/matches/$MATCH/decision" -H "Authorization: Bearer $ANN"
# README end read-decision
}

step_be-refused() {
# README begin be-refused
curl -s "$URL/v1/matches/$MATCH/commands" -H "Authorization: Bearer $ANN" -H "$JSON" -d '{
  "commandId": "too-bold", "decision": 1,
  "commands": [{"type": "step", "unit": "scots-guards", "to": "1811"}]}'
# README end be-refused
}

step_assault() {
# README begin assault
curl -s "$URL/v1/matches/$MATCH/commands" -H "Authorization: Bearer $ANN" -H "$JSON" \
  -H 'Prefer: wait=20' -d '{"commandId": "the-road-to-ankenes", "decision": 1, "commands": [
    {"type": "assault-hex", "target": "1811"},
    {"type": "commit", "units": ["scots-guards", "south-wales-borderers", "british-tanks-1"],
     "guns": ["british-battery-1"], "ships": ["cruiser-1"], "airPoints": 0}]}'
# README end assault
}

step_read-events() {
# README begin read-events
curl -s "$URL/v1/matches/$MATCH/events?after=0" -H "Authorization: Bearer $ANN"
# README end read-events
}

step_answer() {
# README begin answer
answer_until_over() {
  for _ in $(seq 60); do
    for TOKEN in "$ANN" "$BERT"; do
      curl -s "$URL/v1/matches/$MATCH/decision" -H "Authorization: Bearer $TOKEN" >asked.json
      if grep -q '^{"status" *: *"over"' asked.json; then return; fi
      DECISION=$(sed -n 's/.*"decision" *: *{"id" *: *\([0-9]*\).*/\1/p' asked.json)
      FALLBACK=$(sed -n 's/.*"fallback" *: *\(.*\)}}$/\1/p' asked.json)
      [ -z "$DECISION" ] || curl -s "$URL/v1/matches/$MATCH/commands" -H "Authorization: Bearer $TOKEN" \
        -H "$JSON" -H 'Prefer: wait=20' \
        -d "{\"commandId\":\"answer-$DECISION\",\"decision\":$DECISION,\"commands\":[$FALLBACK]}"
    done
  done
}

answer_until_over
# README end answer
}

step_verify() {
# README begin verify
curl -s "$URL/v1/matches/$MATCH/export" -H "Authorization: Bearer $ANN" >match.json
java "${ROOT:-.}/openapi/verify/VerifyDice.java" match.json "$(cat commitment.txt)"
# README end verify
}

need_java() {
  # shellcheck source=/dev/null
  source "$ROOT/deploy/local/script/machine.sh"
  need_jdk
  PATH=$JAVA_HOME/bin:$PATH
}

main() {
  local url=${UMPIRE_URL:-http://127.0.0.1:8080}
  need_java
  curl -s -m 10 -o /dev/null "$url/healthz" || fail "nobody answers at $url: ./umpire up starts Umpire"
  play sign-in 2>/dev/null
  case $ANN$BERT in *.*.*.*.*) ;; *) fail "no tokens from $URL: $ANN $BERT" ;; esac
  play open-match
  play take-seats
  play read-decision
  play be-refused 422
  play assault
  play read-events
  printf '\nThe findings among them, in words:\n'
  findings
  for report in supply-tested assault-fought; do
    grep -q "\"type\" *: *\"$report\"" "$answer" || fail "the assault has no report: no $report"
  done
  play answer
  grep -q '"over"' asked.json || fail "the match does not end: $(cat asked.json)"
  printf '\n$ '
  sed -n '/^# README begin verify$/,/^# README end verify$/p' "$script" | grep -v '^# README'
  step_verify || fail "VerifyDice rejects match.json"
  printf '\n%s/match.json and %s/commitment.txt hold the match\n' "$PWD" "$PWD"
}

main "$@"
