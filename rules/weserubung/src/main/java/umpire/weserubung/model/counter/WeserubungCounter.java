package umpire.weserubung.model.counter;

import umpire.kernel.citation.Provenance;
import umpire.kernel.citation.Rule;
import umpire.kernel.pack.Counter;

/** 16.0 Order of battle: what is printed on a counter, and what we put where the text is silent. */
@Rule({"16.0", "16.0/r13"})
public sealed interface WeserubungCounter extends Counter {
  /** As a person reads it. */
  String name();

  /** Whose it is. */
  Nation nation();

  /**
   * A unit that fights.
   *
   * @param id kebab-case
   * @param name as the order of battle has it, in English
   * @param nation whose it is
   * @param arm what kind
   * @param full strengths of the full side, printed
   * @param reduced strengths of the reduced side, by our rule but where the text gives them (3.2.3)
   * @param movement movement points (M)
   * @param deck what it may do on carriers
   * @param optional true for the units of 14.1.1
   * @param price what it costs to build and to repair
   * @param provenance of what is printed
   * @param house whence reduced side and price
   */
  @Rule("3.0-a/r74")
  record Unit(
      String id,
      String name,
      Nation nation,
      UnitKind arm,
      Strength full,
      Strength reduced,
      int movement,
      CarrierRole deck,
      boolean optional,
      MoraleCosts price,
      Provenance provenance,
      Provenance house)
      implements WeserubungCounter {}

  /**
   * A general or an admiral (3.5, 3.6).
   *
   * @param id kebab-case
   * @param name as the order of battle has it
   * @param nation whose they are
   * @param rank general or admiral
   * @param strength 1 to 3: how many units they add a point to (S)
   * @param provenance of what is printed
   */
  record Leader(
      String id, String name, Nation nation, Rank rank, int strength, Provenance provenance)
      implements WeserubungCounter {}

  /** What a leader commands. */
  enum Rank {
    /** Land units. */
    GENERAL,
    /** Ships. */
    ADMIRAL
  }
}
