package umpire.weserubung.event;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.event.RevealingEvent;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.why.TurnWhy;

/** 5.0, 6.0, 15.1: what happens in the turn itself. */
public sealed interface TurnEvent extends OpenEvent {
  /** 5.2: a phase begins; the holder of the initiative acts first until they say otherwise. */
  record PhaseBegan(TurnPhase phase) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.calendar().in(phase));
    }
  }

  /** 6.2: all numbers are in, and told together. */
  record OffensivesRevealed(Map<Nation, Integer> offensives) implements TurnEvent, RevealingEvent {
    public OffensivesRevealed {
      offensives = Collections.unmodifiableMap(new TreeMap<>(offensives));
    }

    @Override
    public Position applied(Position before) {
      Position after = before;
      for (Map.Entry<Nation, Integer> bought : offensives.entrySet()) {
        after =
            after.with(bought.getKey(), after.treasury(bought.getKey()).buying(bought.getValue()));
      }
      return after;
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("6.2-b", new TurnWhy.OffensivesBought(offensives)));
    }
  }

  /** 6.3: who holds the initiative, and by which sums. */
  record InitiativeTaken(Side side, int german, int allied) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.calendar().initiative(side));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("6.3-a", new TurnWhy.InitiativeHeld(side, german, allied)));
    }
  }

  /** 6.3: which side acts first in the phase. */
  record OrderChosen(Seat seat, Side first, TurnPhase phase) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.calendar().first(first));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("6.3-b", new TurnWhy.ActsFirst(first, phase, seat)));
    }
  }

  /** 5.1, 13.0: the next turn; what was used is free again (Q8). */
  record TurnBegan(int turn) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      Position after = before.with(before.calendar().next()).with(before.forces().rested());
      for (Map.Entry<Nation, MoraleAccount> nation : new ArrayList<>(before.nations().entrySet())) {
        after = after.with(nation.getKey(), nation.getValue().rested());
      }
      return after;
    }
  }

  /** 15.1: the match is over. */
  record MatchEnded(Outcome outcome) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      return before;
    }

    @Override
    public List<Finding> findings() {
      return List.of(outcome.because());
    }
  }
}
