package umpire.fallschirmjaeger.event;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.fallschirmjaeger.combat.AntiAircraftReport;
import umpire.fallschirmjaeger.combat.ScatterReport;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.Reserve;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;

/** What happens to drops. */
public sealed interface AirEvent extends Event {
  /** 2.1b, 2.3a: the Ju-52 points of the turn. */
  record LiftCounted(int points) implements AirEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.with(before.air().with(points));
    }
  }

  /** 2.5a: something is dropped on a hex, for so many Ju-52 points. */
  record FlightPlaced(String id, Place hex, int points) implements AirEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.with(before.air().flown(points));
    }
  }

  /** 2.5d: a special drop landed on a village. */
  record SpecialDropMade(String unit) implements AirEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.with(before.air().droppedOnVillage());
    }
  }

  /** 2.5g: drops were scattered. */
  record UnitsScattered(QuestionId question, DrawId draw, ScatterReport report)
      implements AirEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before;
    }

    @Override
    public List<Finding> findings() {
      return report.findings();
    }
  }

  /** 1.8: anti-aircraft units fired. */
  record AntiAircraftFired(
      QuestionId question, DrawId draw, Map<String, Place> shots, AntiAircraftReport report)
      implements AirEvent, SeenByAll {
    public AntiAircraftFired {
      shots = Collections.unmodifiableMap(new TreeMap<>(shots));
    }

    @Override
    public Position applied(Position before) {
      Position after = before.with(before.air().losing(report.result().aircraft()));
      for (String gun : shots.keySet()) {
        after = after.with(after.piece(gun).with(Mark.FIRED));
      }
      return after;
    }

    @Override
    public List<Finding> findings() {
      return report.findings();
    }
  }

  /** 1.8d: a scattered drop was shifted. */
  record UnitShifted(String id, Place from, Place to) implements AirEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before;
    }
  }

  /** A drop was taken back; it can be flown in another turn. */
  record DropCancelled(String id, Finding because) implements AirEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before;
    }

    @Override
    public List<Finding> findings() {
      return List.of(because);
    }
  }

  /** A drop was lost with all its steps. */
  record DropLost(String id, Finding because) implements AirEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.with(before.forces().without(id));
    }

    @Override
    public List<Finding> findings() {
      return List.of(because);
    }
  }

  /** 2.5b: a unit landed; the hex is German from now on. */
  record UnitLanded(String id, Place hex, int steps) implements AirEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before
          .with(before.ground().entered(Side.GERMAN, hex))
          .with(Piece.fresh(id, hex, steps).with(Mark.DROPPED));
    }
  }

  /** 2.7c: a supply head landed. */
  record HeadLanded(String id, Place hex, int steps) implements AirEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.with(Piece.fresh(id, hex, steps));
    }
  }

  /** 2.7c, 2.7d: supply heads are gone; they can come again. */
  record HeadsRemoved(List<String> heads, Finding because) implements AirEvent, SeenByAll {
    public HeadsRemoved {
      heads = List.copyOf(heads);
    }

    @Override
    public Position applied(Position before) {
      Position after = before;
      for (String head : heads) {
        after = after.with(after.forces().back(head, new Reserve.Airborne()));
      }
      return after;
    }

    @Override
    public List<Finding> findings() {
      return List.of(because);
    }
  }
}
