package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.rules.LandMovementRates;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.LandMover;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.ReachableHexes;

/** 10.10 A stack advances over land: as far as its slowest, whom mountains hinder most. */
final class RoadAdvance implements Trip {
  private final OrderOfBattle orderOfBattle;
  private final Stacking stacking;
  private final LandWays land;
  private final StackAdvance advance;
  private final LandMovementRates landMovementRates;

  RoadAdvance(OrderOfBattle orderOfBattle, LandWays land, StackAdvance advance) {
    this.orderOfBattle = orderOfBattle;
    this.stacking = new Stacking(orderOfBattle);
    this.land = land;
    this.advance = advance;
    this.landMovementRates = new LandMovementRates(orderOfBattle);
  }

  @Override
  public Routing.Errand errand() {
    return Routing.Errand.ADVANCE;
  }

  @Override
  public RuleId rule() {
    return new RuleId("10.10");
  }

  /**
   * How a stack goes.
   *
   * @param points movement points of its slowest
   * @param mountain true if all of it are mountain troops
   */
  record Pace(int points, boolean mountain) {}

  /** Every pace at which some of these units could go together, the slowest first. */
  List<Pace> paces(List<String> units) {
    Set<Pace> paces =
        new TreeSet<>(Comparator.comparingInt(Pace::points).thenComparing(Pace::mountain));
    for (String unit : units) {
      paces.add(new Pace(landMovementRates.points(unit), false));
      if (landMovementRates.isMountain(unit)) {
        paces.add(new Pace(landMovementRates.points(unit), true));
      }
    }
    return List.copyOf(paces);
  }

  /** True if a stack that goes at that pace does so with this counter, too. */
  boolean keepsUp(String counter, Pace pace) {
    return landMovementRates.points(counter) >= pace.points()
        && (!pace.mountain() || landMovementRates.isMountain(counter));
  }

  private boolean isVacant(Position position, Place hex, List<String> units) {
    return !stacking.holds(position, hex, orderOfBattle.side(units.getFirst()).other());
  }

  private ReachableHexes ways(Position position, List<String> units, Place from, int spent) {
    return land.from(
        from,
        landMovementRates.points(units) - spent,
        landMovementRates.footing(position, units),
        hex -> isVacant(position, hex, units));
  }

  /** For how many of these units there is room at the best end: 0 where they cannot go. */
  int room(Position position, List<String> units, Pace pace) {
    Place start = position.piece(units.getFirst()).place();
    Side side = orderOfBattle.side(units.getFirst());
    LandMover landMover = landMovementRates.footing(position, pace.mountain());
    int most = 0;
    for (Place next : land.steps(start, landMover)) { // mostly one of these will do
      if (land.cost(start, next, landMover) <= pace.points() && isVacant(position, next, units)) {
        most = Math.max(most, stacking.room(position, next, side, UnitKind.Element.LAND));
        if (most >= units.size()) {
          return most;
        }
      }
    }
    ReachableHexes reachableHexes =
        land.from(start, pace.points(), landMover, hex -> isVacant(position, hex, units));
    for (Place hex : reachableHexes.hexes()) {
      if (!hex.equals(start)) {
        most = Math.max(most, stacking.room(position, hex, side, UnitKind.Element.LAND));
      }
    }
    return most;
  }

  private int count(List<String> pieces) {
    return (int) pieces.stream().filter(orderOfBattle::isUnit).count();
  }

  /** 10.10, 3.1-a: hexes without an enemy and with room for all; generals need none. */
  @Rule({"10.10", "3.1-a"})
  private Set<Place> ends(
      Position position, List<String> units, ReachableHexes reachableHexes, Place start) {
    Side side = orderOfBattle.side(units.getFirst());
    int count = count(units);
    Set<Place> ends = new HashSet<>();
    for (Place hex : reachableHexes.hexes()) {
      if (!hex.equals(start)
          && stacking.room(position, hex, side, UnitKind.Element.LAND) >= count) {
        ends.add(hex);
      }
    }
    return ends;
  }

  @Override
  public Onward onward(Position position, Routing draft) {
    ReachableHexes reachableHexes = ways(position, draft.pieces(), draft.at(), draft.spent());
    Place start = draft.path().getFirst();
    Set<Place> ends = ends(position, draft.pieces(), reachableHexes, start);
    List<Place> through = new ArrayList<>();
    int left = landMovementRates.points(draft.pieces()) - draft.spent();
    for (Place hex : reachableHexes.hexes()) {
      if (goesOn(position, draft.pieces(), start, hex, left - reachableHexes.cost(hex))) {
        through.add(hex);
      }
    }
    return new Onward(ends, through);
  }

  /** True if an end lies behind the hex, within what is left: mostly it is the next one. */
  private boolean goesOn(Position position, List<String> units, Place start, Place hex, int left) {
    return isBeside(position, units, start, hex, left)
        || !ends(
                position,
                units,
                land.from(
                    hex,
                    left,
                    landMovementRates.footing(position, units),
                    next -> isVacant(position, next, units)),
                start)
            .stream()
            .allMatch(hex::equals);
  }

  private boolean isBeside(
      Position position, List<String> units, Place start, Place hex, int left) {
    LandMover landMover = landMovementRates.footing(position, units);
    Side side = orderOfBattle.side(units.getFirst());
    int count = count(units);
    for (Place next : land.steps(hex, landMover)) {
      if (land.cost(hex, next, landMover) <= left
          && !next.equals(start)
          && isVacant(position, next, units)
          && stacking.room(position, next, side, UnitKind.Element.LAND) >= count) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Way way(Position position, Routing draft, Place to) {
    ReachableHexes reachableHexes = ways(position, draft.pieces(), draft.at(), draft.spent());
    return new Way(reachableHexes.path(to), reachableHexes.cost(to));
  }

  @Override
  public void declared(Routing whole, RulingInProgress<Position, Frame> ruling) {
    advance.declared(whole, ruling);
  }
}
