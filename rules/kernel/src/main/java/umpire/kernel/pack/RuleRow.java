package umpire.kernel.pack;

import java.util.Locale;
import umpire.kernel.citation.RuleId;

/**
 * One row of the rule ledger. {@link Status#NOTHING_TO_ENFORCE} without a reason throws
 * IllegalArgumentException.
 *
 * @param id as in the game's {@code rules.csv}
 * @param title a few words
 * @param summary in our own words; rulebook sentences are never copied
 * @param status how far it is carried out
 * @param why for {@link Status#NOTHING_TO_ENFORCE}: the reason; for a ruling: its number; else
 *     empty
 */
public record RuleRow(RuleId id, String title, String summary, Status status, String why) {
  public RuleRow {
    if (status == Status.NOTHING_TO_ENFORCE && why.isBlank()) {
      throw new IllegalArgumentException("rule " + id + " says 'nothing to enforce' without why");
    }
  }

  /** How far a rule is carried out. */
  public enum Status {
    /** In code and in a test. */
    IMPLEMENTED,
    /** Not yet. */
    OPEN,
    /** Holds no choice, prohibition or number used in play. */
    NOTHING_TO_ENFORCE;

    /** In words, as the ledger and the tools that read it spell it: {@code nothing to enforce}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }
}
