package umpire.weserubung.event;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.PlacementWhy;

/** 12.0: what comes into play in the placement phase, and lake air bases. */
public sealed interface PlacementEvent extends OpenEvent {
  /** 12.0-b: a unit that was built comes into play. */
  record BuiltUnitPlaced(String unit, Place place) implements PlacementEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.forces().placing(Piece.fresh(unit, place)));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("12.0-b", new PlacementWhy.BuiltComes(unit, place)));
    }
  }

  /** 12.1: a historical reinforcement comes. */
  record ReinforcementCame(Setup.Arrival arrival) implements PlacementEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.forces().arriving(arrival));
    }

    @Override
    public List<Finding> findings() {
      String counter = arrival.counter();
      return List.of(
          arrival.place().equals(Setup.FORCE_POOL)
              ? Finding.notes("14.1.1", new PlacementWhy.OptionalUnit(counter))
              : Finding.notes("12.1", new PlacementWhy.ReinforcementOf(arrival.turn(), counter)));
    }
  }

  /** 9.0-lake-a: a side has chosen its lake. */
  record LakeBasePlaced(Side side, Place lake) implements PlacementEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.country().choosing(side, lake));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("9.0-lake-a", new PlacementWhy.LakeChosen(side, lake)));
    }
  }

  /** 9.0-lake-b: from 31 May on there is no ice. */
  record LakeThawed(Side side, Place lake) implements PlacementEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.country().thawing(side));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("9.0-lake-b", new PlacementWhy.IceBreaks(lake)));
    }
  }

  /** An aircraft that still stood on the ice is lost. */
  record LostOnIce(String unit) implements PlacementEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.forces().pooled(unit));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("9.0-lake-b/r103", new PlacementWhy.StoodOnIce(unit)));
    }
  }
}
