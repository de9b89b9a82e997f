package umpire.fallschirmjaeger.model.state;

import java.util.Map;
import umpire.kernel.scenario.Options;

/**
 * The match and its turn.
 *
 * @param terms what holds for the whole match
 * @param options values by id, as the match chose them
 * @param turn 1 to 15
 */
public record Calendar(Terms terms, Map<String, String> options, int turn) {
  public Calendar {
    options = new Options(options).values();
  }

  /** True if the match chose that value; throws IllegalArgumentException for another option. */
  public boolean chose(String option, String value) {
    return new Options(options).value(option).equals(value);
  }
}
