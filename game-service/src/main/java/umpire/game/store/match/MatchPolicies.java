package umpire.game.store.match;

/**
 * What the host of a match allows its players.
 *
 * @param undo whether a seat may undo its last order, as far as that revealed nothing
 * @param draw whether seats may agree on a draw
 * @param pause whether seats may agree that the clocks stand, or go on again
 */
public record MatchPolicies(boolean undo, boolean draw, boolean pause) {
  /** Everything, which is the preset. */
  public static final MatchPolicies ALL = new MatchPolicies(true, true, true);
}
