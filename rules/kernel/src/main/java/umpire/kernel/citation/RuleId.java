package umpire.kernel.citation;

import java.util.Locale;

/**
 * The number of a paragraph as the game's {@code rules.csv} spells it, such as {@code 12.1a}, or of
 * a ruling, such as {@code 6.5/r7}. Any other text throws IllegalArgumentException.
 *
 * @param value one to forty characters, no white space at either end
 */
public record RuleId(String value) implements Comparable<RuleId> {
  public RuleId {
    if (value.isBlank() || !value.equals(value.strip()) || value.length() > 40) {
      throw new IllegalArgumentException("not a rule id: '" + value + "'");
    }
  }

  /**
   * The id in URLs and test names: lower case, runs of other characters than letters, digits, # as
   * a dot.
   */
  public String slug() {
    String dotted = value.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9#]+", ".");
    return dotted.replaceAll("^\\.|\\.$", "");
  }

  @Override
  public int compareTo(RuleId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
