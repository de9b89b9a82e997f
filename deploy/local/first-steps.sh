#!/usr/bin/env bash
# The first steps at a running Umpire: an account for each seat of a demonstration match, the match
# itself, and the three curl commands with which to go on. Everything goes through the gateway, as
# it would for anybody. What was made at the first start is kept and found again.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
gateway=${UMPIRE_URL:-http://127.0.0.1:8080}
kept=${UMPIRE_HOME:?is set by ./umpire}/demo-accounts
body=$(mktemp)
trap 'rm -f "$body"' EXIT

fail() {
  printf 'first steps: %s\n' "$*" >&2
  exit 1
}

# ask STATUSES METHOD PATH [TOKEN] [JSON]: leaves the answer in $body, fails on another status.
ask() {
  local wanted=$1 method=$2 path=$3 token=${4:-} json=${5:-} status
  local arguments=(-s -m 20 -o "$body" -w '%{http_code}' -X "$method" "$gateway$path")
  [ -z "$token" ] || arguments+=(-H "Authorization: Bearer $token")
  [ -z "$json" ] || arguments+=(-H 'Content-Type: application/json' -d "$json")
  status=$(curl "${arguments[@]}") || fail "$method $path: nobody answers at $gateway"
  case " $wanted " in
    *" $status "*) ;;
    *) fail "$method $path answered $status: $(head -c 300 "$body" | tr '\n' ' ')" ;;
  esac
}

# The first text member of that name in the answer.
member() {
  tr -d '\n' <"$body" | grep -o "\"$1\" *: *\"[^\"]*\"" | head -1 | sed 's/.*: *"\(.*\)"$/\1/'
}

# The object behind a name in what is read, by counting braces outside of texts.
object() {
  tr -d '\n' | awk -v name="\"$1\"" '{
    at = index($0, name)
    if (at == 0) exit
    rest = substr($0, at + length(name))
    sub(/^ *: */, "", rest)
    if (substr(rest, 1, 1) != "{") exit
    for (i = 1; i <= length(rest); i++) {
      c = substr(rest, i, 1)
      if (quoted) {
        if (c == "\\") i++
        else if (c == "\"") quoted = 0
      } else if (c == "\"") quoted = 1
      else if (c == "{") depth++
      else if (c == "}" && --depth == 0) { print substr(rest, 1, i); exit }
    }
  }'
}

kept_word() {
  sed -n "s/^$1 //p" "$kept" 2>/dev/null | head -1
}

random_word() {
  LC_ALL=C tr -dc 'A-Za-z0-9' </dev/urandom | head -c 20 || true
}

sign_up() {
  local name=$1 password
  password=$(kept_word "$name")
  if [ -z "$password" ]; then
    password=$(random_word)
    # Kept before it is used, so that a start that is cut short can be taken up again.
    printf '%s %s\n' "$name" "$password" >>"$kept"
  fi
  ask '200 201 409' POST /v1/accounts '' "{\"name\":\"$name\",\"password\":\"$password\"}"
}

sign_in() {
  ask '200 201' POST /v1/sessions '' "{\"name\":\"$1\",\"password\":\"$(kept_word "$1")\"}"
  member token
}

# The member of that name in a file: a text, or the elements of a list of texts.
in_file() {
  tr -d '\n' <"$2" | sed -n "s/.*\"$1\" *: *\(\"[^\"]*\"\|\[[^]]*\]\).*/\1/p" | tr -d '"[],'
  printf '\n'
}

# open_match GAME SCENARIO TOKEN_OF_HOST
open_match() {
  ask '200 201' POST /v1/matches "$3" "{\"game\":\"$1\",\"scenario\":\"$2\"}"
  match=$(member id)
  [ -n "$match" ] || fail "POST /v1/matches named no id: $(head -c 300 "$body")"
}

take_seat() { ask '200 201 204' POST "/v1/matches/$match/seats/$1" "$2" '{}'; }

# Prints the commands for a seat, if it is asked; the answer is the decision's own fallback.
print_commands() {
  local match=$1 seat=$2 token=$3 decision id fallback
  ask 200 GET "/v1/matches/$match/decision" "$token"
  decision=$(object decision <"$body")
  [ -n "$decision" ] || return 1
  id=$(printf '%s' "$decision" | grep -o '"id" *: *[0-9]*' | head -1 | sed 's/.*: *//')
  fallback=$(printf '%s' "$decision" | object fallback)
  cat <<TEXT
first steps ($seat is asked; passwords: $kept):

  TOKEN=\$(curl -s $gateway/v1/sessions -H 'Content-Type: application/json' \\
    -d '{"name":"$seat-demo","password":"$(kept_word "$seat-demo")"}' | sed 's/.*"token" *: *"\\([^"]*\\)".*/\\1/')

  curl -s $gateway/v1/matches/$match/decision -H "Authorization: Bearer \$TOKEN"

  curl -s $gateway/v1/matches/$match/commands -H "Authorization: Bearer \$TOKEN" \\
    -H 'Content-Type: application/json' -H 'Prefer: wait=5' \\
    -d '{"commandId":"first-$(random_word)","decision":$id,"commands":[$fallback]}'

TEXT
}

main() {
  local drive folder game scenario match seat seats=() tokens=() index
  umask 077
  touch "$kept"
  chmod 600 "$kept"
  # The battle that the checks fight is short enough to begin with, whatever its game is.
  drive=$(compgen -G "$root/rules/*/src/main/resources/*/samples/drive.json" | head -1 || true)
  [ -n "$drive" ] || fail 'no game has samples/drive.json, which names the demonstration match'
  folder=$(dirname "$(dirname "$drive")")
  game=$(basename "$folder")
  scenario=$(in_file scenario "$drive")
  read -ra seats < <(in_file seats "$folder/pack/scenarios/$scenario.json")
  for seat in "${seats[@]}"; do
    sign_up "$seat-demo"
    tokens+=("$(sign_in "$seat-demo")")
    [ -n "${tokens[-1]}" ] || fail 'POST /v1/sessions gave no token'
  done
  match=$(kept_word match)
  if [ -z "$match" ]; then
    open_match "$game" "$scenario" "${tokens[0]}"
    for index in "${!seats[@]}"; do take_seat "${seats[index]}" "${tokens[index]}"; done
    printf 'match %s\n' "$match" >>"$kept"
  fi
  for index in "${!seats[@]}"; do
    ! print_commands "$match" "${seats[index]}" "${tokens[index]}" || return 0
  done
  printf 'the demonstration match asks nobody just now, or is over: GET %s/v1/matches/%s\n' \
    "$gateway" "$match"
}

main "$@"
