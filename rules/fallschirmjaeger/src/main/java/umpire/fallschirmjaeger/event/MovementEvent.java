package umpire.fallschirmjaeger.event;

import java.util.List;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.Works;
import umpire.fallschirmjaeger.model.state.Works.Construction;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

/** What happens when units move. */
public sealed interface MovementEvent extends Event {
  /** SCS-move, 4.0a: units went into the next hex, which is theirs from now on. */
  @Rule("4.0a")
  record Moved(Side side, List<String> units, Place to, List<Finding> findings)
      implements MovementEvent {
    @Override
    public Position applied(Position before) {
      Position after = before.with(before.ground().entered(side, to));
      return after.withEach(units, piece -> piece.enters(to));
    }
  }

  /** SCS-arrive: a reinforcement entered the map. */
  record Entered(Side side, String unit, Place hex, int steps, List<Finding> findings)
      implements MovementEvent {
    @Override
    public Position applied(Position before) {
      return before
          .with(before.ground().entered(side, hex))
          .with(Piece.fresh(unit, hex, steps).with(Mark.MOVED));
    }
  }

  /** Units move no further in this phase. */
  record Halted(List<String> units) implements MovementEvent {
    @Override
    public Position applied(Position before) {
      return before.withEach(units, piece -> piece.with(Mark.SPENT));
    }
  }

  /** 2.9b: an engineer began a bridge. */
  record BridgeBegun(String unit, Construction construction) implements MovementEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.ground().with(before.ground().works().begun(unit, construction)));
    }
  }

  /** 2.9c: a bridge is finished, for the rest of the match. */
  record BridgeFinished(String unit, Hexside side) implements MovementEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.ground().with(before.ground().works().done(unit, true)));
    }
  }

  /** 2.9b: a bridge under construction was destroyed. */
  record BridgeLost(String unit, Hexside side) implements MovementEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.ground().with(before.ground().works().done(unit, false)));
    }
  }

  /** 2.8: the train made an overrun, one of so many in this turn. */
  record TrainOverran(int times) implements MovementEvent {
    @Override
    public Position applied(Position before) {
      Works works = before.ground().works().overrunsOfTheTrain(times);
      return before.with(before.ground().with(works));
    }
  }

  /** 3.3b: a ship went to another hex. */
  record Sailed(String ship, Place to) implements MovementEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.piece(ship).enters(to).with(Mark.SPENT));
    }
  }

  /** SCS-arrive: a ship came. */
  record ShipArrived(String ship, Place hex, int steps) implements MovementEvent {
    @Override
    public Position applied(Position before) {
      return before.with(Piece.fresh(ship, hex, steps));
    }
  }

  /**
   * 4.0a: a side brought a unit from one end of a bridge to the other.
   *
   * @param bridge id of the objective (4.0b)
   */
  @Rule("4.0a")
  record BridgeCrossed(Side side, String bridge) implements MovementEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.ground().crossed(side, bridge));
    }
  }
}
