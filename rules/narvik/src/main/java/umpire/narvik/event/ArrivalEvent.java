package umpire.narvik.event;

import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.event.Audience;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.narvik.model.Position;
import umpire.narvik.model.View;
import umpire.narvik.model.chart.Arrivals;
import umpire.narvik.model.command.Manner;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Newcomer;
import umpire.narvik.model.state.OffMap;
import umpire.narvik.model.state.Progress;
import umpire.narvik.model.why.Why;

/** 23.4, 30.0 German replacements and reinforcements arrive, or do not. */
public sealed interface ArrivalEvent extends Event {
  /** 30.0: the die says what comes. */
  record ReinforcementsThrown(DrawId draw, int die, Arrivals arrivals)
      implements ArrivalEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return EventPhaseEvent.counted(before, draw);
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("30.0", new Why.EventDie(die)));
    }
  }

  /** 23.4: the German player named a company; the enemy learns which if it comes face up. */
  record ArrivalNamed(String unit, Manner manner) implements ArrivalEvent, ChangesNothing {
    @Override
    @Rule("23.4")
    public Audience audience() {
      return manner == Manner.FACE_UP
          ? new Audience.Everyone()
          : BlankedEvents.besides(Side.GERMAN, new BlankedEvents.ArrivalNamed(manner));
    }
  }

  /** 23.4: an arrival came to nothing: there is no company for it, or no room, or no wish. */
  record ArrivalForgone() implements ArrivalEvent, SeenByAll, ChangesNothing {}

  /** 11: the order in which face-down counters come; the German player alone knows it. */
  record ArrivalsShuffled(DrawId draw, List<String> order) implements ArrivalEvent {
    public ArrivalsShuffled {
      order = List.copyOf(order);
    }

    @Override
    public Position applied(Position before) {
      return EventPhaseEvent.counted(before, draw);
    }

    @Override
    public Audience audience() {
      return new Audience.Only(Set.of(Side.GERMAN.seat()));
    }
  }

  /** 19.1: the railway is cut, and a die decided about all arrivals of the turn. */
  record ArrivalsTested(DrawId draw, int die, boolean lost) implements ArrivalEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return EventPhaseEvent.counted(before, draw);
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("19.1", new Why.SupplyDie(die, lost)));
    }
  }

  /** 19.1: all these are lost, those on the map already among them. */
  record ArrivalsLost(List<Newcomer> lost) implements ArrivalEvent {
    public ArrivalsLost {
      lost = List.copyOf(lost);
    }

    @Override
    public Position applied(Position before) {
      Position after = before;
      for (Newcomer newcomer : lost) {
        Progress progress = after.progress();
        OffMap offMap =
            switch (newcomer.origin()) {
              case REPLACEMENT -> eliminatedAgain(after, newcomer.counter());
              case INFANTRY, PARACHUTE ->
                  newcomer.faceDown()
                      ? progress.offMap().lost(newcomer.counter())
                      : progress.offMap().rebuilt(newcomer.counter()).departed(newcomer.counter());
              case DECOY -> progress.offMap();
            };
        after = after.without(newcomer.counter()).with(progress.with(offMap));
      }
      return after;
    }

    /** Of one that came face down everyone thinks so anyway, and knows since when. */
    private static OffMap eliminatedAgain(Position position, String counter) {
      OffMap offMap = position.progress().offMap();
      return offMap.eliminated().containsKey(counter)
          ? offMap
          : offMap.eliminated(counter, position.turn());
    }

    @Override
    public Audience audience() {
      return BlankedEvents.besides(Side.GERMAN, new BlankedEvents.ArrivalsLost(lost.size()));
    }
  }

  /** 23.4: a counter came on the map; face down the enemy sees a token in a hex. */
  record CounterArrived(Newcomer newcomer, String token, Place place) implements ArrivalEvent {
    @Override
    public Position applied(Position before) {
      Progress progress = before.progress();
      boolean rebuilt = newcomer.origin() == Newcomer.Origin.REPLACEMENT;
      return before
          .with(new Unit(newcomer.counter(), place, 0, token))
          .with(
              newcomer.faceDown()
                  ? progress.with(progress.traces().dealt(before.turn(), 1, rebuilt))
                  : progress.with(progress.offMap().rebuilt(newcomer.counter())));
    }

    @Override
    @Rule("23.4")
    public Audience audience() {
      return newcomer.faceDown()
          ? BlankedEvents.besides(
              Side.GERMAN, new BlankedEvents.CounterArrived(new View.Seen.FaceDown(token, place)))
          : new Audience.Everyone();
    }
  }
}
