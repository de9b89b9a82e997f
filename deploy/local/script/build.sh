# shellcheck shell=bash
# shellcheck disable=SC2154  # root is umpire's
# Builds what is not built or older than its sources.

maven() {
  if command -v mvn >/dev/null; then
    (cd "$root" && mvn "$@")
  else
    (cd "$root" && ./mvnw "$@")
  fi
}

# What up needs, each the file that is written last.
built_files() {
  local service
  jar_of broker
  jar_of bots
  for service in "${SERVICES[@]}" gateway; do
    printf '%s\n' "$(folder_of "$service")/target/quarkus-app/quarkus-run.jar"
  done
}

# As old as the beginning of the last whole build: a module that had nothing to do keeps its old file.
built_stamp() { printf '%s\n' "$root/target/built"; }

begin_stamp() {
  mkdir -p "$root/target"
  touch "$(built_stamp).begun"
}

end_stamp() { mv -f "$(built_stamp).begun" "$(built_stamp)"; }

# Whether anything must be built; says why.
why_build() {
  local file oldest newer
  while read -r file; do
    if [ ! -e "$file" ]; then
      printf '%s is not built' "${file#"$root"/}"
      return 0
    fi
    if [ -z "${oldest:-}" ] || [ "$file" -ot "$oldest" ]; then oldest=$file; fi
  done < <(built_files)
  [ ! -e "$(built_stamp)" ] || oldest=$(built_stamp)
  newer=$(find "$root" \( -name target -o -name .git -o -name '.umpire*' -o -name node_modules \
    -o -path "$root/docs" -o -path "$root/openapi/clients" \) -prune -o -type f \
    \( -name pom.xml -o -path '*/src/main/*' \) -newer "$oldest" -print -quit)
  [ -n "$newer" ] || return 1
  printf '%s is newer than what was built' "${newer#"$root"/}"
}

# build WHY [ARGUMENT FOR MAVEN]...: everything, or what the arguments name.
build() {
  local why=$1 log=$root/target/build.log begun=$SECONDS pid
  shift
  begin_stamp
  say "building, which takes some minutes the first time: $why (log: target/build.log)"
  # Gates and tests belong to ./umpire test; whoever only wants to play need not wait for them.
  maven -B -ntp -T 2 -DskipTests -Dspotless.check.skip package "$@" >"$log" 2>&1 &
  pid=$!
  while kill -0 "$pid" 2>/dev/null; do
    progress "  $((SECONDS - begun)) s  $(sed -n 's/.*Building \(.*\) 1\.0\.0.*\[\(.*\)\].*/\2 \1/p' "$log" | tail -1)"
    sleep 1
  done
  progress ""
  if ! wait "$pid"; then
    grep -m 5 'ERROR' "$log" >&2 || tail -5 "$log" >&2
    fail "the build failed; see $log"
  fi
  [ $# -gt 0 ] || end_stamp
  say "built in $((SECONDS - begun)) s"
}

# One line that writes over itself on a terminal; nothing elsewhere.
progress() {
  [ ! -t 1 ] || printf '\r\033[K%s' "$1"
}
