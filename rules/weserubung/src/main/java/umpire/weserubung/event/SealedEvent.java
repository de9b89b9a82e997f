package umpire.weserubung.event;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.citation.Rule;
import umpire.kernel.event.Audience;
import umpire.kernel.event.SealedAnswer;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.Interception;
import umpire.weserubung.model.frame.NavalFrame;
import umpire.weserubung.model.frame.TurnFrame;

/** An answer of a window that stays hidden until all are in. */
public sealed interface SealedEvent extends Event, SealedAnswer {
  /** Whose answer it is: shown to that seat whole. */
  Seat seat();

  /** True if it takes the place of an answer that was sealed before: others are shown nothing. */
  boolean again();

  /** 6.2-b: the others learn that a seat has answered, once, and not what. */
  @Override
  @Rule("6.2-b")
  default Audience audience() {
    return again()
        ? new Audience.Only(Set.of(seat()))
        : new Audience.Blanked(Set.of(seat()), new Blank.HasAnswered(seat()));
  }

  /** 6.2: a seat has written down its numbers. */
  record OffensivesSealed(Seat seat, Map<Nation, Integer> offensives, boolean again)
      implements SealedEvent {
    @Override
    public Position applied(Position before) {
      TurnFrame.Purchasing frame = (TurnFrame.Purchasing) before.agenda().top();
      Map<Seat, Map<Nation, Integer>> sealed = new TreeMap<>(frame.sealed());
      sealed.put(seat, offensives);
      return before.with(before.agenda().replace(new TurnFrame.Purchasing(sealed)));
    }
  }

  /** 7.2: a seat has said who meets a flight or comes to a battle, if anybody. */
  record ScrambleSealed(Seat seat, AirFrame.Scramble scramble, boolean again)
      implements SealedEvent {
    @Override
    public Position applied(Position before) {
      AirFrame.AirWatch frame = (AirFrame.AirWatch) before.agenda().top();
      Map<Seat, AirFrame.Scramble> sealed = new TreeMap<>(frame.sealed());
      sealed.put(seat, scramble);
      return before.with(before.agenda().replace(frame.with(sealed)));
    }
  }

  /** 8.2, 8.3, 8.8-b: a seat has said whom it stops at sea: one interception, or none. */
  record InterceptionSealed(Seat seat, List<Interception> interceptions, boolean again)
      implements SealedEvent {
    public InterceptionSealed {
      interceptions = List.copyOf(interceptions);
    }

    @Override
    public Position applied(Position before) {
      NavalFrame.SeaWatch frame = (NavalFrame.SeaWatch) before.agenda().top();
      return before.with(before.agenda().replace(frame.sealing(seat, interceptions)));
    }
  }
}
