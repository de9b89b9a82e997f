# shellcheck shell=bash
# What the machine must have, each named in one clear line where it is missing.

readonly LEAST_JDK=25
readonly LEAST_MEMORY_MIB=1500
readonly LEAST_DISK_MIB=1000

fail() {
  printf 'umpire: %s\n' "$*" >&2
  exit 1
}

say() {
  printf '%s\n' "$*"
}

# The feature version of the JDK in a folder, or nothing; asks the release file, not the program.
jdk_version() {
  [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
  sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release"
}

jdk_suffices() {
  local version
  version=$(jdk_version "$1") && [ -n "$version" ] && [ "$version" -ge "$LEAST_JDK" ]
}

find_jdk() {
  local folder on_path
  on_path=$(command -v javac || true)
  [ -z "$on_path" ] || on_path=$(dirname "$(dirname "$(readlink -f "$on_path")")")
  for folder in "${JAVA_HOME:-}" /usr/lib/jvm/* /usr/java/* /opt/java/* /opt/jdk* \
    "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home "$on_path"; do
    if [ -n "$folder" ] && [ -d "$folder" ] && jdk_suffices "$folder"; then
      printf '%s\n' "$folder"
      return 0
    fi
  done
  return 1
}

need_jdk() {
  local found
  found=$(find_jdk) || fail "no JDK of at least $LEAST_JDK (with javac) in JAVA_HOME," \
    "the usual folders or the PATH: install one or set JAVA_HOME"
  export JAVA_HOME=$found
  export MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow ${MAVEN_OPTS:-}"
}

need_command() {
  command -v "$1" >/dev/null || fail "the program '$1' is missing: install it"
}

need_memory() {
  local available
  [ -r /proc/meminfo ] || return 0
  available=$(awk '/^MemAvailable:/ { print int($2 / 1024) }' /proc/meminfo)
  [ "$available" -ge "$LEAST_MEMORY_MIB" ] ||
    fail "too little memory: $available MiB are free, $LEAST_MEMORY_MIB are needed"
}

need_disk() {
  local available
  available=$(df -Pm "$1" | awk 'NR == 2 { print $4 }')
  [ "$available" -ge "$LEAST_DISK_MIB" ] ||
    fail "too little disk in $1: $available MiB are free, $LEAST_DISK_MIB are needed"
}

port_is_taken() {
  (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null
}
