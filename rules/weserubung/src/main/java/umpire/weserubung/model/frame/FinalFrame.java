package umpire.weserubung.model.frame;

import java.util.List;
import java.util.Optional;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.model.counter.Nation;

/** 13.0: the final phase. */
public sealed interface FinalFrame extends Frame {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }

  /**
   * 13.1: ships outside ports are paid for, nation by nation.
   *
   * @param nations whose ships are still to be paid for
   */
  record Upkeep(List<Nation> nations) implements FinalFrame {
    public Upkeep {
      nations = List.copyOf(nations);
    }
  }

  /**
   * 13.1-b: the owner says which ships lose a step, since morale does not pay for all.
   *
   * @param seat who chooses
   * @param ships outside ports
   * @param number how many of them
   */
  record Reducing(Seat seat, List<String> ships, int number) implements FinalFrame {
    public Reducing {
      ships = List.copyOf(ships);
    }
  }

  /** 13.2 to 13.4: the seat spends morale on one thing after the other. */
  record Spending(Seat seat, Purpose purpose) implements FinalFrame {}

  /** What morale is spent on, in this order (r58). */
  enum Purpose {
    /** 13.2: units are built from the force pool. */
    BUILDING,
    /** 13.3: land units and aircraft are repaired. */
    REPAIRING,
    /** 13.4: ships are repaired. */
    REFITTING
  }
}
