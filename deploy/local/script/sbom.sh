# shellcheck shell=bash
# shellcheck disable=SC2154  # root is umpire's
# The bill of materials: every library of every module, and PostgreSQL itself, with their licences.

readonly CYCLONEDX=org.cyclonedx:cyclonedx-maven-plugin:2.9.1:makeAggregateBom
readonly SBOM=target/umpire-sbom.json

# Nothing of npm is shipped: what pages and clients name in their package.json are tools of development.
make_sbom() {
  local log=$root/target/sbom.log
  [ $# -eq 0 ] || fail "sbom takes no arguments"
  need_jdk
  mkdir -p "$root/target"
  rm -f "$root/target/sbom.json" "$root/$SBOM"
  say "listing the libraries of all modules (log: target/sbom.log)"
  maven -B -ntp "$CYCLONEDX" -DschemaVersion=1.6 -DoutputFormat=json -DoutputName=sbom \
    -DincludeTestScope=false -DincludeProvidedScope=false -DprojectType=application >"$log" 2>&1 ||
    fail "the list could not be made; see target/sbom.log"
  port_base=8080 UMPIRE_HOME=${UMPIRE_HOME:-$root/.umpire} drive sbom "$root/target/sbom.json" "$root/$SBOM"
}
