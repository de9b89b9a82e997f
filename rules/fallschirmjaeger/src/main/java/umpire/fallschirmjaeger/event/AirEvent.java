package umpire.fallschirmjaeger.event;

import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.fallschirmjaeger.combat.AntiAircraftReport;
import umpire.fallschirmjaeger.combat.LandingReport;
import umpire.fallschirmjaeger.combat.ScatterReport;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Flight;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.Reserve;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.play.Sorted;
import umpire.kernel.standard.ExplainedEvent;
import umpire.kernel.standard.ReportedEvent;

/** What happens to drops. */
public sealed interface AirEvent extends Event {
  /** 2.1b, 2.3a: the Ju-52 points of the turn. */
  record LiftCounted(int points) implements AirEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.air().with(points));
    }
  }

  /** 2.5a, 2.6a: something is named for a hex, for so many Ju-52 points. */
  record FlightPlaced(Flight flight, int points) implements AirEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.air().flown(points));
    }
  }

  /** 2.5d: a special drop was made, for so many Ju-52 points: 2.5f into the stadium, or 2.5e. */
  record SpecialDropMade(String unit, boolean stadium, int points) implements AirEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.air().flown(points).dropped(stadium));
    }
  }

  /** 2.5g: drops were scattered. */
  record UnitsScattered(QuestionId question, DrawId draw, ScatterReport report)
      implements AirEvent, ReportedEvent<Position> {}

  /** 1.8: anti-aircraft units fired. */
  record AntiAircraftFired(
      QuestionId question, DrawId draw, Map<String, Place> shots, AntiAircraftReport report)
      implements AirEvent, ReportedEvent<Position> {
    public AntiAircraftFired {
      shots = Sorted.map(shots);
    }

    @Override
    public Position applied(Position before) {
      Position after = before.with(before.air().losing(report.result().aircraft()));
      return after.withEach(shots.keySet(), piece -> piece.with(Mark.FIRED));
    }
  }

  /**
   * 1.8c/r118: a unit in the air lost steps to fire, whatever becomes of its drop.
   *
   * @param left steps that it has still
   */
  @Rule("1.8c/r118")
  record StepsLostInTheAir(String unit, int left) implements AirEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.forces().back(unit, new Reserve.Reduced(left)));
    }
  }

  /** 1.8d: a scattered drop was shifted. */
  record UnitShifted(String id, Place from, Place to) implements AirEvent {}

  /** A drop was taken back; it can be flown in another turn. */
  record DropCancelled(String id, Finding because) implements AirEvent, ExplainedEvent<Position> {}

  /** A drop was lost with all its steps. */
  record DropLost(String id, Finding because) implements AirEvent, ExplainedEvent<Position> {
    @Override
    public Position applied(Position before) {
      return before.with(before.forces().without(id));
    }
  }

  /**
   * 2.6b: transports landed.
   *
   * @param wrecks airfields that bear a wreck from now on (2.3c)
   */
  @Rule("2.6b")
  record TransportsLanded(QuestionId question, DrawId draw, Set<Place> wrecks, LandingReport report)
      implements AirEvent, ReportedEvent<Position> {
    public TransportsLanded {
      wrecks = Sorted.set(wrecks);
    }

    @Override
    public Position applied(Position before) {
      return before
          .with(before.air().losing(report.result().aircraft()))
          .with(before.ground().wrecked(wrecks));
    }
  }

  /**
   * 2.4 to 2.6: a unit landed; the hex is German from now on.
   *
   * @param marks that it bears in this turn
   */
  record UnitLanded(String id, Place hex, int steps, Set<Mark> marks) implements AirEvent {
    public UnitLanded {
      marks = Sorted.set(marks);
    }

    @Override
    public Position applied(Position before) {
      return before
          .with(before.ground().entered(Side.GERMAN, hex))
          .with(new Piece(id, hex, hex, steps, marks));
    }
  }

  /** 2.5a/r93: a leader landed, who takes no control (4.0a/r72). */
  record LeaderLanded(String id, Place hex, Set<Mark> marks) implements AirEvent {
    public LeaderLanded {
      marks = Sorted.set(marks);
    }

    @Override
    public Position applied(Position before) {
      return before.with(new Piece(id, hex, hex, 1, marks));
    }
  }

  /** 2.7c: a supply head landed. */
  record HeadLanded(String id, Place hex, int steps) implements AirEvent {
    @Override
    public Position applied(Position before) {
      return before.with(Piece.fresh(id, hex, steps));
    }
  }

  /** 2.7c, 2.7d: supply heads are gone; they can come again. */
  record HeadsRemoved(List<String> heads, Finding because)
      implements AirEvent, ExplainedEvent<Position> {
    @Override
    public Position applied(Position before) {
      Position after = before;
      for (String head : heads) {
        after = after.with(after.forces().back(head, new Reserve.Airborne()));
      }
      return after;
    }
  }
}
