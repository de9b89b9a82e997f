package umpire.fallschirmjaeger.supply;

import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.kernel.citation.Rule;

/** Where supply comes from, the paragraph of each, and whom it serves. */
@Rule({"2.7", "3.2a", "3.2b"})
public enum SourceKind {
  /** 2.7b: a supply head, with a range in movement points. */
  HEAD("2.7b"),
  /** 2.7a: the ground source of the Germans. */
  GERMAN_GROUND("2.7a"),
  /** 3.2a: a Dutch source, which serves the French too. */
  DUTCH("3.2a"),
  /** 3.2b: the British source. */
  BRITISH("3.2b"),
  /** 3.4b: the munitions of De Twee Gezusters. */
  MUNITIONS("3.4b");

  private final String rule;

  SourceKind(String rule) {
    this.rule = rule;
  }

  /** Its paragraph. */
  public String rule() {
    return rule;
  }

  /** True if units of that nation draw on it. */
  public boolean serves(Nation nation) {
    return switch (this) {
      case HEAD, GERMAN_GROUND -> nation == Nation.GERMAN;
      case DUTCH -> nation == Nation.DUTCH || nation == Nation.FRENCH;
      case BRITISH -> nation == Nation.BRITISH;
      case MUNITIONS -> nation == Nation.DUTCH;
    };
  }
}
