package umpire.game.store.transaction;

/** What became of a transaction. */
public enum AppendResult {
  /** It is committed. */
  DONE,
  /** The match, or the seat's draft, has moved on; nothing was written. */
  OVERTAKEN,
  /** The command's id was used before; nothing was written. */
  KNOWN
}
