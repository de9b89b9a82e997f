package umpire.weserubung.model.frame;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.Seals;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.scenario.TurnPhase;

/** 5.0, 6.0, 15.2: the turn itself. */
public sealed interface TurnFrame extends Frame {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }

  /**
   * The outline of the turn, always at the bottom: what comes next.
   *
   * @param phase that is played
   * @param step of the phase, from 0
   */
  record Sequence(TurnPhase phase, int step) implements TurnFrame {}

  /**
   * 6.2: every seat writes down how many offensives its nations buy; nobody learns another's
   * numbers before all have.
   *
   * @param sealed the numbers of the seats that have answered
   */
  record Purchasing(Map<Seat, Map<Nation, Integer>> sealed) implements TurnFrame {
    public Purchasing {
      Map<Seat, Map<Nation, Integer>> sorted = new TreeMap<>();
      sealed.forEach(
          (seat, numbers) -> sorted.put(seat, Collections.unmodifiableMap(new TreeMap<>(numbers))));
      sealed = Collections.unmodifiableMap(sorted);
    }

    /** 6.2-b: a viewer knows their own answer alone. */
    @Override
    @Rule("6.2-b")
    public Optional<Frame> seen(Viewer viewer) {
      return Optional.of(new Purchasing(Seals.own(sealed, viewer)));
    }
  }

  /**
   * 6.3: the holder of the initiative acts first or second in the phase.
   *
   * @param seat who chooses (r91)
   * @param phase in which
   */
  record Ordering(Seat seat, TurnPhase phase) implements TurnFrame {}

  /** 15.1: nothing more. */
  record Ended(Outcome outcome) implements TurnFrame {}
}
