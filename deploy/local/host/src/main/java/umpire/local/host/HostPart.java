package umpire.local.host;

/** What a host can run; each may also run in a process of its own. */
enum HostPart {
  KAFKA,
  POSTGRES
}
