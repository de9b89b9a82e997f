package umpire.fallschirmjaeger.model.state;

import java.util.Map;
import umpire.kernel.play.Sorted;

/**
 * The match and its turn.
 *
 * @param terms what holds for the whole match
 * @param options values by id, as the match chose them
 * @param turn 1 to 15
 */
public record Calendar(Terms terms, Map<String, String> options, int turn) {
  public Calendar {
    options = Sorted.map(options);
  }

  /** True if the match chose that value; throws IllegalArgumentException for another option. */
  public boolean chose(String option, String value) {
    String chosen = options.get(option);
    if (chosen == null) {
      throw new IllegalArgumentException("no option '" + option + "'");
    }
    return chosen.equals(value);
  }
}
