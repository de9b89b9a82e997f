package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.weserubung.lore.Gaits;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.lore.Stacking;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Arm;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.terrain.Footing;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.Ways;

/** 10.10 A stack advances over land: as far as its slowest, whom mountains hinder most. */
final class RoadAdvance implements Trip {
  private final Mix mix;
  private final Stacking stacking;
  private final LandWays land;
  private final StackAdvance advance;
  private final Gaits gaits;

  RoadAdvance(Mix mix, LandWays land, StackAdvance advance) {
    this.mix = mix;
    this.stacking = new Stacking(mix);
    this.land = land;
    this.advance = advance;
    this.gaits = new Gaits(mix);
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
      paces.add(new Pace(gaits.points(unit), false));
      if (gaits.isMountain(unit)) {
        paces.add(new Pace(gaits.points(unit), true));
      }
    }
    return List.copyOf(paces);
  }

  /** True if a stack that goes at that pace does so with this counter, too. */
  boolean keepsUp(String counter, Pace pace) {
    return gaits.points(counter) >= pace.points()
        && (!pace.mountain() || gaits.isMountain(counter));
  }

  private boolean isVacant(Position position, Place hex, List<String> units) {
    return !stacking.holds(position, hex, mix.side(units.getFirst()).other());
  }

  private Ways ways(Position position, List<String> units, Place from, int spent) {
    return land.from(
        from,
        gaits.points(units) - spent,
        gaits.footing(position, units),
        hex -> isVacant(position, hex, units));
  }

  /** For how many of these units there is room at the best end: 0 where they cannot go. */
  int room(Position position, List<String> units, Pace pace) {
    Place start = position.piece(units.getFirst()).place();
    Side side = mix.side(units.getFirst());
    Footing footing = gaits.footing(position, pace.mountain());
    int most = 0;
    for (Place next : land.steps(start, footing)) { // mostly one of these will do
      if (land.cost(start, next, footing) <= pace.points() && isVacant(position, next, units)) {
        most = Math.max(most, stacking.room(position, next, side, Arm.Element.LAND));
        if (most >= units.size()) {
          return most;
        }
      }
    }
    Ways ways = land.from(start, pace.points(), footing, hex -> isVacant(position, hex, units));
    for (Place hex : ways.hexes()) {
      if (!hex.equals(start)) {
        most = Math.max(most, stacking.room(position, hex, side, Arm.Element.LAND));
      }
    }
    return most;
  }

  private int count(List<String> pieces) {
    return (int) pieces.stream().filter(mix::isUnit).count();
  }

  /** 10.10, 3.1-a: hexes without an enemy and with room for all; generals need none. */
  @Rule({"10.10", "3.1-a"})
  private Set<Place> ends(Position position, List<String> units, Ways ways, Place start) {
    Side side = mix.side(units.getFirst());
    int count = count(units);
    Set<Place> ends = new HashSet<>();
    for (Place hex : ways.hexes()) {
      if (!hex.equals(start) && stacking.room(position, hex, side, Arm.Element.LAND) >= count) {
        ends.add(hex);
      }
    }
    return ends;
  }

  @Override
  public Onward onward(Position position, Routing draft) {
    Ways ways = ways(position, draft.pieces(), draft.at(), draft.spent());
    Place start = draft.path().getFirst();
    Set<Place> ends = ends(position, draft.pieces(), ways, start);
    List<Place> through = new ArrayList<>();
    int left = gaits.points(draft.pieces()) - draft.spent();
    for (Place hex : ways.hexes()) {
      if (goesOn(position, draft.pieces(), start, hex, left - ways.cost(hex))) {
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
                    gaits.footing(position, units),
                    next -> isVacant(position, next, units)),
                start)
            .stream()
            .allMatch(hex::equals);
  }

  private boolean isBeside(
      Position position, List<String> units, Place start, Place hex, int left) {
    Footing footing = gaits.footing(position, units);
    Side side = mix.side(units.getFirst());
    int count = count(units);
    for (Place next : land.steps(hex, footing)) {
      if (land.cost(hex, next, footing) <= left
          && !next.equals(start)
          && isVacant(position, next, units)
          && stacking.room(position, next, side, Arm.Element.LAND) >= count) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Way way(Position position, Routing draft, Place to) {
    Ways ways = ways(position, draft.pieces(), draft.at(), draft.spent());
    return new Way(ways.path(to), ways.cost(to));
  }

  @Override
  public void declared(Routing whole, Course<Position, Frame> course) {
    advance.declared(whole, course);
  }
}
