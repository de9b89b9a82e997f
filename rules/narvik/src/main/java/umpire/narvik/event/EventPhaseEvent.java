package umpire.narvik.event;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.event.Audience;
import umpire.kernel.event.RevealingEvent;
import umpire.kernel.id.DrawId;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.OpenEvent;
import umpire.narvik.model.chart.RandomEvent;
import umpire.narvik.model.chart.SecretEvent;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.state.Progress;
import umpire.narvik.model.why.Why;

/** 8 What happens in the random event phase, and the announcement of what it kept secret. */
public sealed interface EventPhaseEvent extends Event {
  /** 8.0: the first die says whose event the turn has. */
  record EventThrown(DrawId draw, int die, RandomEvent kind) implements EventPhaseEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return counted(before, draw);
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("8.0", new Why.EventDie(die)));
    }
  }

  /** 8.1, 8.2: a side threw in secret; the enemy learns that it threw. */
  record SecretThrown(DrawId draw, Side side, int die, SecretEvent event)
      implements EventPhaseEvent {
    @Override
    public Position applied(Position before) {
      Position counted = counted(before, draw);
      Position after =
          counted.with(
              counted.progress().with(counted.progress().traces().thrown(side, before.turn())));
      Progress progress = after.progress();
      return switch (event) {
        case NONE -> after;
        case EVACUATION -> after.with(progress.with(progress.end().secretly(before.turn() + 1)));
        case FUHRERS_ORDERS -> after.with(progress.ordered(true));
      };
    }

    @Override
    public List<Finding> findings() {
      String rule = side == Side.ALLIED ? "8.1" : "8.2";
      return List.of(Finding.notes(rule, new Why.EventDie(die)));
    }

    @Override
    public Audience audience() {
      return BlankedEvents.besides(side, new BlankedEvents.SecretThrown(side));
    }
  }

  /** 8.3: an open event; pact and relief force fix the end of the match (24.0). */
  record OpenEventThrown(DrawId draw, List<Integer> dice, OpenEvent event)
      implements EventPhaseEvent, SeenByAll {
    public OpenEventThrown {
      dice = List.copyOf(dice);
    }

    @Override
    public Position applied(Position before) {
      Position after = counted(before, draw);
      if (!event.endsGame()) {
        return after;
      }
      Progress progress = after.progress();
      int last = Math.min(progress.lastTurn(), before.turn() + 1);
      return after.with(progress.lasting(last).with(progress.end().openly(last)));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("8.3", new Why.OpenEventDice(dice.getFirst(), dice.getLast())));
    }
  }

  /** 8.2.1: a German land unit left its hex, so everyone can see that there are no orders. */
  record OrdersDisproved() implements EventPhaseEvent, SeenByNobody {
    @Override
    public Position applied(Position before) {
      Progress progress = before.progress();
      return before.with(progress.with(progress.traces().withOrders(false)));
    }
  }

  /** 8.1: the Allied player announces the end that they alone knew of. */
  record EndAnnounced(int turn) implements EventPhaseEvent, RevealingEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      Progress progress = before.progress();
      return before.with(progress.with(progress.end().openly(turn)));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("8.1", new Why.EndFixed(turn)));
    }
  }

  /** The position with this draw counted. */
  static Position counted(Position before, DrawId draw) {
    return before.with(before.tally().drawn(draw));
  }
}
