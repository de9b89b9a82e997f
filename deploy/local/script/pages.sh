# shellcheck shell=bash
# shellcheck disable=SC2154  # root and port_base are umpire's
# The pages of /docs as a reader meets them: in a browser, and with a shell beside it.

# verify pages [--running]: on a stack of its own, unless on the running one.
verify_pages() {
  case ${1:-} in
    --running) UMPIRE_URL=${UMPIRE_URL:-http://127.0.0.1:$port_base} pages_are_read ;;
    '') play_on_a_stack_of_its_own pages_are_read ;;
    *) fail "verify pages knows --running, not '$1'" ;;
  esac
}

# verify pictures [--running]: boards as pixels, each scenario of each game, eight at once.
verify_pictures() {
  case ${1:-} in
    --running) UMPIRE_URL=${UMPIRE_URL:-http://127.0.0.1:$port_base} pictures_are_drawn ;;
    '') play_on_a_stack_of_its_own pictures_are_drawn ;;
    *) fail "verify pictures knows --running, not '$1'" ;;
  esac
}

# Before the services at UMPIRE_URL, whose processes have the heap that they have by default.
pictures_are_drawn() (
  need_command node
  export UMPIRE_URL
  node --test --test-reporter=spec "$root/deploy/local/pages/pictures.test.mjs"
)

# In a browser that shows nothing, before the services at UMPIRE_URL; pictures go to target/pages.
pages_are_read() (
  UMPIRE_CHROMIUM=$(browser) || exit 1
  need_reader || exit 1
  UMPIRE_PICTURES=${UMPIRE_PICTURES:-$root/target/pages}
  mkdir -p "$UMPIRE_PICTURES"
  export UMPIRE_CHROMIUM UMPIRE_PICTURES UMPIRE_URL
  node --test --test-reporter=spec "$root/deploy/local/pages/pages.test.mjs"
)

# The program of a Chromium, or a word that says how to come by one.
browser() {
  local name
  for name in "${UMPIRE_CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
    if [ -n "$name" ] && command -v "$name"; then return 0; fi
  done
  fail "no Chromium here, and the pages of /docs are looked at with one: install it" \
    "(Debian: apt-get install chromium), or name its program by UMPIRE_CHROMIUM"
}

# What drives the browser, at the versions that package-lock.json pins.
need_reader() {
  local pages=$root/deploy/local/pages
  need_command node
  need_command npm
  if [ "$pages/package-lock.json" -nt "$pages/node_modules/.package-lock.json" ]; then
    (cd "$pages" && npm ci --ignore-scripts --no-audit --no-fund)
  fi
}

# What a newcomer pastes, before the services at UMPIRE_URL, which are ours.
getting_started_is_followed() {
  need_command python3
  need_command openssl
  python3 "$root/docs/pages-check.py" getting-started.md && python3 "$root/docs/pages-check.py" clocks.md
}
