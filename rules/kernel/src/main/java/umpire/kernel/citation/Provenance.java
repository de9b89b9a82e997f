package umpire.kernel.citation;

/**
 * Whence a datum comes. A blank source throws IllegalArgumentException.
 *
 * @param kind which of the four sources
 * @param source the line of the rulebook, the number of the ruling, the data set, or our reasoning
 */
public record Provenance(Kind kind, String source) {
  public Provenance {
    if (source.isBlank()) {
      throw new IllegalArgumentException("a provenance names its source");
    }
  }

  /** The four sources of a datum. */
  public enum Kind {
    /** Printed in the rulebook; source is the line. */
    RULEBOOK,
    /** Our reading of an unclear passage; source is the ruling's number. */
    RULING,
    /** Derived from public geography; source is the data set. */
    GEODATA,
    /**
     * Designed by us because the text lacks it; source is the reasoning. Never shown as printed.
     */
    HOUSE
  }
}
