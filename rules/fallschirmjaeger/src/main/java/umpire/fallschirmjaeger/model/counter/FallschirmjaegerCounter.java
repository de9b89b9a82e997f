package umpire.fallschirmjaeger.model.counter;

import java.util.List;
import umpire.kernel.citation.Provenance;
import umpire.kernel.citation.Rule;
import umpire.kernel.pack.Counter;

/** A counter of the mix. */
public sealed interface FallschirmjaegerCounter extends Counter {
  /** As a person reads it. */
  String name();

  /** Whose colour it bears. */
  Nation nation();

  /** The side on which it fights. */
  default Side side() {
    return nation().side();
  }

  /** Movement points of one phase; 0 for what does not move by itself. */
  default int movement() {
    return 0;
  }

  /** The violet range (1.6) in hexes; 0 for none. */
  default int antiAircraftRange() {
    return 0;
  }

  /** The red range (1.6) in hexes; 0 for none. */
  default int barrageRange() {
    return 0;
  }

  /** Its steps without losses; throws IllegalArgumentException for what is never in play. */
  default int steps() {
    return 1;
  }

  /** What fights, with a number for each step: ground units and ships. */
  sealed interface Fighter extends FallschirmjaegerCounter {
    /** Strength with all steps, then after each lost one. */
    List<Integer> strengths();

    @Override
    default int steps() {
      return strengths().size();
    }

    /**
     * Strength with so many steps left.
     *
     * @param left from 1 to {@link #steps}; another number throws IndexOutOfBoundsException
     */
    default int strength(int left) {
      return strengths().get(strengths().size() - left);
    }
  }

  /**
   * A ground unit; its values are house data (1.6/r50). Without a step, or with a range below 0, it
   * throws IllegalArgumentException.
   *
   * @param id kebab-case
   * @param formation the division in kebab-case, such as {@code 7-flieger}, {@code 22-luftlande},
   *     {@code 9-panzer}; empty for units of none
   * @param unitType by its symbol
   * @param size company, battalion, regiment
   * @param strengths combat strength with all steps, then after each lost one; one number a step
   * @param antiAircraftRange the violet range in hexes (1.6); 0 for none
   * @param barrageRange the red range in hexes (1.6); 0 for none
   * @param movement movement points of one phase
   * @param assault true with the white arrow (2.2)
   * @param exploits true if it moves in the Exploitation Phase (SCS-exploit)
   * @param seaplane true with a seaplane on its back (2.4a)
   */
  @Rule("1.6/r50")
  record Unit(
      String id,
      String name,
      Nation nation,
      String formation,
      UnitType unitType,
      String size,
      List<Integer> strengths,
      int antiAircraftRange,
      int barrageRange,
      int movement,
      boolean assault,
      boolean exploits,
      boolean seaplane,
      Provenance provenance)
      implements Fighter {
    public Unit {
      strengths = List.copyOf(strengths);
      if (strengths.isEmpty() || antiAircraftRange < 0 || barrageRange < 0) {
        throw new IllegalArgumentException(id + " has no step, or a range below 0");
      }
    }
  }

  /**
   * 1.10 A leader: Queen, Government, Winkelmann, Student or Sponeck, by id.
   *
   * @param id {@code queen}, {@code government}, {@code winkelmann}, {@code student}, {@code
   *     sponeck}
   * @param movement movement points of one phase
   */
  @Rule("1.10")
  record Leader(String id, String name, Nation nation, int movement, Provenance provenance)
      implements FallschirmjaegerCounter {}

  /**
   * 3.5 Trucks.
   *
   * @param steps 1 or 2, each carries one step (3.5b)
   * @param movement movement points of one phase
   */
  record Truck(
      String id, String name, Nation nation, int steps, int movement, Provenance provenance)
      implements FallschirmjaegerCounter {}

  /** 3.6 The gold. */
  record Gold(String id, String name, Nation nation, Provenance provenance)
      implements FallschirmjaegerCounter {}

  /**
   * 2.7b A supply head.
   *
   * @param airfield named set of the only airfield where it can be brought; empty for one that can
   *     be dropped
   * @param full with full values
   * @param reduced with reduced values
   */
  record Head(
      String id,
      String name,
      Nation nation,
      String airfield,
      HeadValues full,
      HeadValues reduced,
      Provenance provenance)
      implements FallschirmjaegerCounter {
    /** One for each face (2.7b). */
    @Override
    public int steps() {
      return 2;
    }

    /** 2.7b: the values of one face. */
    public HeadValues face(boolean whole) {
      return whole ? full : reduced;
    }
  }

  /**
   * 3.3 Ships.
   *
   * @param strengths as of a unit; the strength of its barrage and anti-aircraft fire
   * @param antiAircraftRange in hexes; 0 for none
   * @param barrageRange in hexes; 0 for none
   */
  record Ship(
      String id,
      String name,
      Nation nation,
      List<Integer> strengths,
      int antiAircraftRange,
      int barrageRange,
      Provenance provenance)
      implements Fighter {
    public Ship {
      strengths = List.copyOf(strengths);
    }
  }

  /**
   * 1.9 A type of aircraft that makes air barrages; as many are there as the support says.
   *
   * @param barrage its value in the target hex
   * @param ring its value in adjacent hexes (1.9b); 0 for none
   */
  record Aircraft(
      String id, String name, Nation nation, int barrage, int ring, Provenance provenance)
      implements FallschirmjaegerCounter {
    @Override
    public int steps() {
      throw new IllegalArgumentException(id + " comes by the support alone (1.9)");
    }
  }
}
