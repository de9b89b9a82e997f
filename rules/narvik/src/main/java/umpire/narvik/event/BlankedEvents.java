package umpire.narvik.event;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.event.Audience;
import umpire.narvik.model.View;
import umpire.narvik.model.command.Manner;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.state.FatigueLevel;

/** Events with blanks: what the enemy sees of them. */
public sealed interface BlankedEvents {
  /** The side is shown all of an event, everyone else these blanks. */
  static <B extends Record & BlankedEvents> Audience besides(Side side, B blank) {
    return new Audience.Blanked(Set.of(side.seat()), blank);
  }

  /** 11: the face-down counters of a set-up are on the map. */
  record CountersPlaced(List<View.Seen.FaceDown> counters) implements BlankedEvents {
    public CountersPlaced {
      counters = List.copyOf(counters);
    }

    static CountersPlaced of(List<Unit> dealt) {
      return new CountersPlaced(
          dealt.stream()
              .map(unit -> new View.Seen.FaceDown(unit.token(), unit.place()))
              .sorted(Comparator.comparing(View.Seen.FaceDown::token))
              .toList());
    }
  }

  /** 8.1, 8.2: a side threw in secret. */
  record SecretThrown(Side side) implements BlankedEvents {}

  /** 23.4: a company will come face down, with a decoy or without. */
  record ArrivalNamed(Manner manner) implements BlankedEvents {}

  /** 23.4: a counter came face down. */
  record CounterArrived(View.Seen.FaceDown counter) implements BlankedEvents {}

  /** 19.1: so many arrivals are lost. */
  record ArrivalsLost(int counters) implements BlankedEvents {}

  /** 10.1f: a side recovered; what lies face down is left out. */
  record Recovered(Side side, List<FatigueLevel> levels, Finding because) implements BlankedEvents {
    public Recovered {
      levels = List.copyOf(levels);
    }
  }
}
