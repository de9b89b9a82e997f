package umpire.local.host;

/** Whether a commit waits for the disk. */
enum Durability {
  /** fsync and synchronous_commit as PostgreSQL ships them: on. */
  SAFE,
  /** Both off: for tests that never pull the plug. */
  FAST_AND_LOOSE
}
