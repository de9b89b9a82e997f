package umpire.local.drivers.recovery;

import java.util.Locale;

/** The moments at which a process is killed; each is brought about on purpose. */
enum KillPoint {
  /** The command is stored; the broker was away, so nobody was asked; game-service is killed. */
  COMMITTED_NOT_PUBLISHED,
  /** The question is being adjudicated, its offset is not committed; combat-service is killed. */
  PUBLISHED_OFFSET_NOT_COMMITTED,
  /** The report is in the ledger, the broker was away; combat-service is killed. */
  REPORT_STORED_NOT_PUBLISHED,
  /** The report is on its topic, the match is locked; game-service is killed. */
  REPORT_PUBLISHED_NOT_APPLIED,
  /** A question is being adjudicated; the broker is killed. */
  BROKER_IN_BETWEEN,
  /** The question may have reached the broker, the outbox does not know; game-service is killed. */
  PUBLISHED_NOT_MARKED,
  /** A question of supply is open; supply-service is killed. */
  SUPPLY_IN_BETWEEN,
  /** lobby-service is killed; who is signed in plays on, and signs in again afterwards. */
  LOBBY_IN_BETWEEN,
  /** A question of combat is open; the database is killed. */
  DATABASE_IN_BETWEEN;

  /** In words. */
  String words() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
