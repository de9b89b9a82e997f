package umpire.narvik.event;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.event.Audience;
import umpire.kernel.event.RevealingEvent;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DecisionId;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.scenario.Outcome;
import umpire.narvik.combat.AssaultReport;
import umpire.narvik.combat.CombatBrief;
import umpire.narvik.combat.CombatReport;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.Mix;
import umpire.narvik.model.state.Progress;
import umpire.narvik.model.why.Why;
import umpire.narvik.supply.SupplyBrief;
import umpire.narvik.supply.SupplyReport;

/** What has happened. Book-keeping of the agenda is an event too, seen by nobody. */
public sealed interface Event extends umpire.kernel.event.Event<Position>
    permits Event.Answered,
        Event.CountersDealt,
        Event.Pushed,
        Event.Replaced,
        Event.Popped,
        Event.Stepped,
        Event.FatigueChanged,
        Event.AirPointsSpent,
        Event.Revealed,
        Event.DecoyRemoved,
        Event.SupplyAsked,
        Event.CombatAsked,
        Event.Eliminated,
        Event.Retreated,
        Event.Advanced,
        Event.Told,
        ArrivalEvent,
        EventPhaseEvent,
        NavalEvent,
        RedeploymentEvent,
        SetupEvent,
        TurnEvent,
        AirEvent,
        FireEvent,
        EdgeEvent {
  /** The turn of what is dealt before the first one. */
  int SET_UP = 0;

  /** An event that is told and changes nothing by itself. */
  sealed interface Told extends Event, SeenByAll, ChangesNothing {}

  /** The seat of a side has answered its open decision. */
  record Answered(Side side, DecisionId decision) implements Event, SeenByNobody {
    @Override
    public Position applied(Position before) {
      return before.with(before.tally().answered(decision));
    }
  }

  /**
   * 11: the face-down counters of a set-up were dealt to tokens; the enemy, who did not see them
   * placed, learns tokens and hexes.
   */
  record CountersDealt(DrawId draw, Side side, List<Unit> units) implements Event, RevealingEvent {
    public CountersDealt {
      units = List.copyOf(units);
    }

    @Override
    public Position applied(Position before) {
      Progress progress = before.progress();
      return before
          .with(units)
          .with(before.tally().drawn(draw))
          .with(progress.with(progress.traces().dealt(SET_UP, units.size(), false)));
    }

    @Override
    @Rule("11")
    public Audience audience() {
      return BlankedEvents.besides(side, BlankedEvents.CountersPlaced.of(units));
    }
  }

  /** A frame was put on the agenda. */
  record Pushed(Frame frame) implements Event, SeenByNobody {
    @Override
    public Position applied(Position before) {
      return before.with(before.agenda().push(frame));
    }
  }

  /** The top frame was replaced. */
  record Replaced(Frame frame) implements Event, SeenByNobody {
    @Override
    public Position applied(Position before) {
      return before.with(before.agenda().replace(frame));
    }
  }

  /** The top frame is done. */
  record Popped() implements Event, SeenByNobody {
    @Override
    public Position applied(Position before) {
      return before.with(before.agenda().pop());
    }
  }

  /** 9.2: a side passed. */
  record Passed(Side side) implements Told {}

  /** 9.1: a side made no reaction. */
  record Declined(Side side) implements Told {}

  /** 14: a unit moved one hex. */
  record Stepped(String unit, Place from, Place to, Fraction cost, List<Finding> findings)
      implements Event, SeenByAll {
    public Stepped {
      findings = List.copyOf(findings);
    }

    @Override
    public Position applied(Position before) {
      return before.with(before.unit(unit).at(to));
    }
  }

  /** 14: a unit's movement is over. */
  record MoveEnded(String unit) implements Told {}

  /** 10.1: a unit's fatigue level changed. */
  record FatigueChanged(String unit, int from, int to, Finding because)
      implements Event, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.with(before.unit(unit).fatigued(to));
    }

    @Override
    public List<Finding> findings() {
      return List.of(because);
    }
  }

  /** 15.1: an assault was announced. */
  record AssaultAnnounced(Assault assault) implements Told {}

  /** 18.1.1: German air points were committed. */
  record AirPointsSpent(int points) implements Event, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.withAirPoints(before.airPoints() - points);
    }
  }

  /** 11.2: a face-down counter was turned up. Tells the enemy what it is. */
  record Revealed(String token, String unit, Place place)
      implements Event, RevealingEvent, SeenByAll {
    /** 23.4: a company that was rebuilt face down is known to be back. */
    @Override
    public Position applied(Position before) {
      Progress progress = before.progress();
      return before
          .with(before.unit(unit).revealed())
          .with(progress.with(progress.offMap().rebuilt(unit)));
    }
  }

  /** 11.2: a revealed decoy was removed. */
  record DecoyRemoved(String unit) implements Event, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.without(unit);
    }
  }

  /** 15.1: every enemy unit in the hex takes part. */
  record DefendersNamed(List<String> units) implements Told {
    public DefendersNamed {
      units = List.copyOf(units);
    }
  }

  /** 11.2: the hex held decoys only; there is nobody to fight. */
  record NobodyThere(Place target) implements Told {
    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("11.2", new Why.NoEnemy(target)));
    }
  }

  /** 16.1: artillery supports the defence. */
  record DefenceSupported(List<String> guns) implements Told {
    public DefenceSupported {
      guns = List.copyOf(guns);
    }
  }

  /** 19.2: the supply adjudicator was asked; no viewer sees the brief. */
  record SupplyAsked(QuestionId question, SupplyBrief brief) implements Event, SeenByNobody {
    @Override
    public Position applied(Position before) {
      return before.with(before.tally().asked(question));
    }
  }

  /** 19.2: the supply adjudicator's answer. */
  record SupplyTested(QuestionId question, SupplyReport report) implements Told {
    @Override
    public List<Finding> findings() {
      return report.lines().stream().flatMap(line -> line.findings().stream()).toList();
    }
  }

  /** 15.1: the combat adjudicator was asked; no viewer sees the brief. */
  record CombatAsked(QuestionId question, DrawId draw, CombatBrief brief)
      implements Event, SeenByNobody {
    @Override
    public Position applied(Position before) {
      return before.with(before.tally().drawn(draw).asked(question));
    }
  }

  /** 15.1: the combat adjudicator's answer, with every die. */
  record AssaultFought(QuestionId question, DrawId draw, CombatReport report) implements Told {
    @Override
    public List<Finding> findings() {
      return report instanceof AssaultReport fought ? fought.findings() : List.of();
    }
  }

  /** 15.2: a side said how it satisfies its result. */
  record LossesChosen(Side side, Mix mix) implements Told {}

  /** 15.2: a unit was eliminated. */
  record Eliminated(String unit, Place place) implements Event, SeenByAll {
    @Override
    public Position applied(Position before) {
      Progress progress = before.progress();
      return before
          .without(unit)
          .with(progress.with(progress.offMap().eliminated(unit, before.turn())));
    }
  }

  /** 15.3: a unit retreated. */
  record Retreated(String unit, List<Place> path) implements Event, SeenByAll {
    public Retreated {
      path = List.copyOf(path);
    }

    @Override
    public Position applied(Position before) {
      return before.with(before.unit(unit).at(path.getLast()));
    }
  }

  /** 15.3: a side retreats no further unit. */
  record StoodFast(Side side) implements Told {}

  /** 15.3: a unit advanced into the vacated hex. */
  record Advanced(String unit, Place from, Place to) implements Event, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.with(before.unit(unit).at(to));
    }
  }

  /** 15.3: a side advances no further unit. */
  record HeldBack(Side side) implements Told {}

  /** 9.2: the initiative passed. */
  record InitiativePassed(Side to) implements Told {}

  /** 24.0: the match ended. */
  record MatchEnded(Outcome outcome) implements Told {
    @Override
    public List<Finding> findings() {
      return List.of(outcome.because());
    }
  }
}
