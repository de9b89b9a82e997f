package umpire.narvik.model.counter;

import umpire.kernel.citation.Provenance;
import umpire.kernel.pack.Counter;

/** A counter of the mix. */
public sealed interface NarvikCounter extends Counter {
  /**
   * A land unit or a decoy.
   *
   * @param id kebab-case
   * @param name as a person reads it
   * @param nation whose colour it bears (5.0)
   * @param kind what it is
   * @param symbol of its troops, in the words of {@link umpire.kernel.play.BoardContents}:
   *     infantry, mountain-infantry, marine-infantry, parachute-infantry, armour, artillery, decoy;
   *     no rule asks for it
   * @param formation the higher formation (17.0), empty for units without one
   * @param strength combat strength in strength points
   * @param movement movement points for one action (14)
   * @param fatigueLimit the level at which it is spent (10); 0 for units that bear no fatigue
   * @param provenance whence the factors
   */
  record LandUnit(
      String id,
      String name,
      Nation nation,
      UnitType kind,
      String symbol,
      String formation,
      int strength,
      int movement,
      int fatigueLimit,
      Provenance provenance)
      implements NarvikCounter {
    public LandUnit {
      if (kind.infantry() != (fatigueLimit > 0)) {
        throw new IllegalArgumentException(
            id + ": infantry has a fatigue limit, and nothing else has one (10)");
      }
    }

    /** The side it fights on. */
    public Side side() {
      return nation.side();
    }
  }

  /**
   * A ship; only the Allies have them (20.0).
   *
   * @param id kebab-case
   * @param name as a person reads it
   * @param kind kebab-case: capital-ship, cruiser, destroyer, landing-craft, puffer
   * @param bombardment strength points (20.5); 0 for ships that cannot bombard
   * @param range of its guns in hexes, its own not counted
   * @param provenance whence the factors
   */
  record Ship(
      String id, String name, String kind, int bombardment, int range, Provenance provenance)
      implements NarvikCounter {}
}
