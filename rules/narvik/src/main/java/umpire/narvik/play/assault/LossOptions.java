package umpire.narvik.play.assault;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.narvik.model.CounterMix;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.model.frame.Mix;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.Fatigue;
import umpire.narvik.rules.FuhrersOrders;

/**
 * 15.2 The ways to satisfy a result: each point by a retreat of all units, by six fatigue points,
 * by raising all units to their limit, or by an elimination; only ways that can be carried out as a
 * whole.
 */
final class LossOptions {
  private final CounterMix mix;
  private final Participants participants;
  private final RetreatSearch search;
  private final Fatigue fatigue;

  LossOptions(CounterMix mix, Participants participants, RetreatSearch search, Fatigue fatigue) {
    this.mix = mix;
    this.participants = participants;
    this.search = search;
    this.fatigue = fatigue;
  }

  /** Every way that is open, the least bloody first; never empty. */
  @Rule("15.2a/r54")
  List<Mix> of(Position position, Assault assault, Side side, int due) {
    List<Mix> ways = new ArrayList<>();
    int units = participants.touched(position, assault, side).size();
    for (int eliminate = 0; eliminate <= Math.min(due, units); eliminate++) {
      int rest = due - eliminate;
      for (int retreat = 0; retreat <= rest; retreat++) {
        for (int toLimit = 0; toLimit <= Math.min(1, rest - retreat); toLimit++) {
          ways.add(new Mix(retreat, rest - retreat - toLimit, toLimit, eliminate));
        }
      }
    }
    ways.add(new Mix(0, 0, 0, units));
    return ways.stream()
        .distinct()
        .filter(way -> bars(position, assault, side, due, way).isEmpty())
        .sorted(
            Comparator.comparingInt(Mix::eliminate)
                .thenComparingInt(Mix::toLimit)
                .thenComparingInt(Mix::retreat))
        .toList();
  }

  /** Why the result cannot be satisfied in this way. */
  @Rule({"15.2a", "15.2b", "15.2c", "15.2d"})
  List<Finding> bars(Position position, Assault assault, Side side, int due, Mix way) {
    List<Unit> units = participants.touched(position, assault, side);
    if (way.equals(new Mix(0, 0, 0, units.size())) && units.size() <= due) {
      return List.of(); // 15.2d: eliminating every unit always satisfies a result
    }
    if (way.retreat() > 0 && FuhrersOrders.bind(position, side)) {
      return FuhrersOrders.bars(position, side);
    }
    boolean negative =
        Math.min(Math.min(way.retreat(), way.fatigue()), Math.min(way.toLimit(), way.eliminate()))
            < 0;
    if (negative || way.toLimit() > 1 || way.points() != due) {
      return List.of(Finding.forbids("15.2a", new Why.WrongTotal(way.points(), due)));
    }
    List<Finding> why = new ArrayList<>(barsLanding(assault, side, way));
    why.addAll(barsFatigue(units, way));
    why.addAll(barsRetreat(position, assault, side, units, way));
    return why;
  }

  /** 20.3.1: nobody bears fatigue for a landing's result, and who lands does not retreat. */
  @Rule("20.3.1")
  private static List<Finding> barsLanding(Assault assault, Side side, Mix way) {
    boolean retreats = way.retreat() > 0 && side == assault.attacker();
    boolean tires = way.fatigue() > 0 || way.toLimit() > 0;
    return assault.landing() && (retreats || tires)
        ? List.of(Finding.forbids("20.3.1", new NavalWhy.NotInLanding(side)))
        : List.of();
  }

  /** 15.2b, 15.2c: units at their limit bear no more; raising needs a unit below it. */
  @Rule({"15.2b", "15.2b/r55"})
  private List<Finding> barsFatigue(List<Unit> units, Mix way) {
    int capacity = units.stream().mapToInt(fatigue::capacity).sum();
    int points = way.fatigue() * fatigue.inText("share-of-a-result");
    List<Finding> why = new ArrayList<>();
    if (points > capacity) {
      why.add(Finding.forbids("15.2c", new Why.FatigueFull(points, capacity)));
    } else if (way.toLimit() > 0 && points == capacity) {
      why.add(Finding.forbids("15.2b", new Why.NobodyBelowLimit()));
    }
    return why;
  }

  /** 15.3.1: after the eliminations there is somebody left to retreat, and all of them can. */
  @Rule({"15.2a", "15.3.1"})
  private List<Finding> barsRetreat(
      Position position, Assault assault, Side side, List<Unit> units, Mix way) {
    boolean nobodyLeft = way.eliminate() == units.size() && way.retreat() > 0;
    if (way.eliminate() > units.size() || nobodyLeft) {
      return List.of(Finding.forbids("15.2a", new Why.TooFewUnits(way.eliminate(), units.size())));
    }
    return way.retreat() > RetreatPaths.MOST
            || !feasible(position, assault, side, way.eliminate(), way.retreat())
        ? List.of(Finding.forbids("15.3.1", new Why.NoRetreatForAll(way.retreat())))
        : List.of();
  }

  /** True if so many eliminations, tanks first, leave units that can all retreat. */
  boolean feasible(Position position, Assault assault, Side side, int eliminate, int retreat) {
    if (retreat == 0) {
      return true;
    }
    if (eliminate == 0) {
      List<String> units =
          participants.touched(position, assault, side).stream().map(Unit::id).toList();
      return search.possible(position, assault, side, units, retreat);
    }
    return first(position, assault, side).stream()
        .anyMatch(unit -> feasible(position.without(unit), assault, side, eliminate - 1, retreat));
  }

  /** 16.2, 15.2d (ruling 4): the units that may be eliminated next: tanks while there are any. */
  @Rule({"15.2d", "15.2d/r4", "16.2"})
  List<String> first(Position position, Assault assault, Side side) {
    List<String> units =
        participants.touched(position, assault, side).stream().map(Unit::id).toList();
    List<String> tanks = units.stream().filter(id -> mix.land(id).kind() == UnitType.TANK).toList();
    return tanks.isEmpty() ? units : tanks;
  }
}
