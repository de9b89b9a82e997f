package umpire.lobby.matchmaking;

import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;

/**
 * What the players of a match may do.
 *
 * @param undo whether a seat may undo its last order, as far as that revealed nothing
 * @param draw whether seats may agree on a draw
 * @param pause whether seats may agree that the clocks stand, or go on again
 */
public record MatchPolicies(boolean undo, boolean draw, boolean pause) {
  /** Everything, which is the preset. */
  public static final MatchPolicies ALL = new MatchPolicies(true, true, true);

  private static final String NEVER = "never";

  /**
   * As a request says it; 400 for another word.
   *
   * @param pointer where the form stands in the request
   * @param common for what is left out
   */
  public static MatchPolicies read(
      @Nullable MatchPoliciesForm form, String pointer, MatchPolicies common) {
    if (form == null) {
      return common;
    }
    return new MatchPolicies(
        allowed(pointer + "/undo", form.undo(), "allowed", common.undo()),
        allowed(pointer + "/draw", form.draw(), "agreed", common.draw()),
        allowed(pointer + "/pause", form.pause(), "agreed", common.pause()));
  }

  private static boolean allowed(
      String pointer, @Nullable String given, String word, boolean common) {
    if (given == null) {
      return common;
    }
    if (!given.equals(word) && !given.equals(NEVER)) {
      throw Problem.malformed(pointer, word + " or " + NEVER).asException();
    }
    return given.equals(word);
  }
}
