package umpire.fallschirmjaeger.model.frame;

import java.util.List;
import java.util.stream.Stream;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.kernel.citation.Fraction;

/** Frames of movement (SCS-move). */
public sealed interface MovementFrame extends Frame {
  /** Whose movement it is. */
  Side side();

  /**
   * The side says what moves next.
   *
   * @param exploitation true in the Exploitation Phase (SCS-exploit)
   */
  record MovementPhase(Side side, boolean exploitation) implements MovementFrame {}

  /** The German begins bridges, as its Movement Phase starts (2.9b). */
  record Bridging(Side side) implements MovementFrame {}

  /**
   * Units move together, hex by hex.
   *
   * @param units at least one, in one hex
   * @param left movement points of the slowest of them
   * @param moved false while the one hex that every unit may move is still to come
   * @param exploitation true in the Exploitation Phase
   * @param cargo what they take along: passengers, gold, captives
   */
  record Moving(
      Side side,
      List<String> units,
      Fraction left,
      boolean moved,
      boolean exploitation,
      List<String> cargo)
      implements MovementFrame {
    public Moving {
      units = List.copyOf(units);
      cargo = List.copyOf(cargo);
    }

    /** These units and this cargo go on, and nothing else. */
    public Moving with(List<String> others, List<String> load) {
      return new Moving(side, others, left, moved, exploitation, load);
    }

    /** The units and what they take along. */
    public List<String> all() {
      return cargo.isEmpty() ? units : Stream.concat(units.stream(), cargo.stream()).toList();
    }

    /** After a step or an overrun: the first may cost more than is left. */
    public Moving paying(Fraction cost) {
      Fraction rest = left.plus(cost.times(Fraction.of(-1)));
      Fraction kept = rest.compareTo(Fraction.ZERO) < 0 ? Fraction.ZERO : rest;
      return new Moving(side, units, kept, true, exploitation, cargo);
    }
  }
}
