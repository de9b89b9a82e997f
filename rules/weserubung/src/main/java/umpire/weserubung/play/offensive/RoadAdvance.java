package umpire.weserubung.play.offensive;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.Arm;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Routing;
import umpire.weserubung.model.Side;
import umpire.weserubung.play.Course;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.Stacking;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.terrain.Footing;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.Ways;

/** 10.10 A stack advances over land: as far as its slowest, whom mountains hinder most. */
final class RoadAdvance implements Trip {
  private final Mix mix;
  private final Stacking stacking;
  private final LandWays land;
  private final Capture capture;

  RoadAdvance(Mix mix, LandWays land, Capture capture) {
    this.mix = mix;
    this.stacking = new Stacking(mix);
    this.land = land;
    this.capture = capture;
  }

  @Override
  public Routing.Errand errand() {
    return Routing.Errand.ADVANCE;
  }

  @Override
  public RuleId rule() {
    return new RuleId("10.10");
  }

  @Override
  public Seat author(Position position, Routing draft) {
    return position.conventions().seat(mix.nation(draft.pieces().getFirst()));
  }

  private int points(List<String> units) {
    int points = Integer.MAX_VALUE;
    for (String unit : units) {
      points = Math.min(points, mix.unit(unit).movement());
    }
    return points;
  }

  private Footing footing(Position position, List<String> units) {
    boolean mountain = units.stream().allMatch(unit -> mix.unit(unit).arm().isMountain());
    return new Footing(mountain, position.conventions().riverPlusTwo());
  }

  private boolean isVacant(Position position, Place hex, List<String> units) {
    return !stacking.holds(position, hex, mix.side(units.getFirst()).other());
  }

  private Ways ways(Position position, List<String> units, Place from, int spent) {
    return land.from(
        from,
        points(units) - spent,
        footing(position, units),
        hex -> isVacant(position, hex, units));
  }

  /** True if even all of them together have somewhere to go. */
  boolean leadsOn(Position position, List<String> units) {
    Place start = position.piece(units.getFirst()).place();
    return goesOn(position, units, start, start, points(units))
        || !ends(position, units, ways(position, units, start, 0), start).isEmpty();
  }

  /** 10.10, 3.1-a: hexes without an enemy and with room for all. */
  @Rule({"10.10", "3.1-a"})
  private Set<Place> ends(Position position, List<String> units, Ways ways, Place start) {
    Side side = mix.side(units.getFirst());
    Set<Place> ends = new HashSet<>();
    for (Place hex : ways.hexes()) {
      if (!hex.equals(start)
          && stacking.room(position, hex, side, Arm.Element.LAND) >= units.size()) {
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
    Set<Place> through = new HashSet<>();
    int left = points(draft.pieces()) - draft.spent();
    for (Place hex : ways.hexes()) {
      if (goesOn(position, draft.pieces(), start, hex, left - ways.cost(hex))) {
        through.add(hex);
      }
    }
    return new Onward(ends, through);
  }

  /** True if an end lies beside the hex, within what is left. */
  private boolean goesOn(Position position, List<String> units, Place start, Place hex, int left) {
    Footing footing = footing(position, units);
    Side side = mix.side(units.getFirst());
    for (Place next : land.steps(hex, footing)) {
      if (land.cost(hex, next, footing) <= left
          && !next.equals(start)
          && isVacant(position, next, units)
          && stacking.room(position, next, side, Arm.Element.LAND) >= units.size()) {
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
  public void declared(Routing whole, Course course) {
    Advances.carryOut(whole.pieces(), whole.path(), mix, capture, course);
  }
}
