package umpire.game.store.transaction;

/**
 * An order in the making, or none.
 *
 * @param seat whose
 * @param decision that it answers, 0 for a free act
 * @param version counts changes; 0 if there never was one
 * @param commands JSON array; empty for none
 */
public record DraftRow(String seat, int decision, int version, String commands) {
  /** No commands. */
  public static final String NOTHING = "[]";

  /** No draft, and there never was one. */
  public static DraftRow none(String seat) {
    return new DraftRow(seat, 0, 0, NOTHING);
  }
}
