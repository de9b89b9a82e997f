package umpire.narvik.play.assault;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.ChoiceQuestions;

/** 15.3.1 Paths of retreat: one to three hexes, judged as a whole. */
final class RetreatPaths {
  /** The most hexes that a unit may retreat in one assault (15.3). */
  static final int MOST = 3;

  private final ChapterContext chapterContext;
  private final Participants participants;

  RetreatPaths(ChapterContext chapterContext, Participants participants) {
    this.chapterContext = chapterContext;
    this.participants = participants;
  }

  /** Every valid path of at least so many hexes, shortest first, then by number. */
  List<List<Place>> of(Position position, Assault assault, Side side, String unitId, int least) {
    return ways(position, assault, side, unitId, least).stream()
        .filter(path -> barsStack(position, position.unit(unitId), path).isEmpty())
        .toList();
  }

  /**
   * The same, who else stands in the hexes left aside: as long as the enemy does not move these
   * stay the same, whichever friend retreats first.
   */
  List<List<Place>> ways(Position position, Assault assault, Side side, String unitId, int least) {
    Unit unit = position.units().get(unitId);
    if (unit == null) {
      return List.of();
    }
    Ground ground = ground(position, assault, side, unit);
    List<List<Place>> found = new ArrayList<>();
    List<List<Place>> ends = List.of(List.of());
    for (int length = 1; length <= MOST; length++) {
      List<List<Place>> longer = new ArrayList<>();
      for (List<Place> path : ends) {
        Place at = path.isEmpty() ? unit.place() : path.getLast();
        for (Place to : chapterContext.map().neighbours(at).stream().sorted().toList()) {
          if (barsStep(position, ground, at, path, to).isEmpty()) {
            longer.add(ChoiceQuestions.both(path, List.of(to)));
          }
        }
      }
      ends = longer;
      if (length >= least) {
        ends.stream().filter(path -> barsEnd(ground, path).isEmpty()).forEach(found::add);
      }
    }
    return found;
  }

  /** Why the path is not valid; empty if it is. */
  @Rule({"15.3.1", "15.3b"})
  List<Finding> bars(
      Position position, Assault assault, Side side, String unitId, List<Place> path, int least) {
    Unit unit = position.units().get(unitId);
    if (unit == null) {
      return List.of(Finding.forbids("15.3b", new Why.NotInThisAssault(unitId)));
    }
    if (path.size() < Math.max(1, least)) {
      return List.of(Finding.forbids("15.3b", new Why.RetreatOwed(unitId, Math.max(1, least))));
    }
    if (path.size() > MOST) {
      String why = "more-than-three-hexes";
      return List.of(Finding.forbids("15.3b", new Why.PathInvalid(unitId, path.getLast(), why)));
    }
    Ground ground = ground(position, assault, side, unit);
    Place at = unit.place();
    for (int i = 0; i < path.size(); i++) {
      List<Finding> why = barsStep(position, ground, at, path.subList(0, i), path.get(i));
      if (!why.isEmpty()) {
        return why;
      }
      at = path.get(i);
    }
    return ChoiceQuestions.both(barsStack(position, unit, path), barsEnd(ground, path));
  }

  /** 13.2, 15.3.1: the stacking limit holds throughout the retreat. */
  @Rule({"13.2", "15.3.1"})
  private List<Finding> barsStack(Position position, Unit unit, List<Place> path) {
    return path.stream()
        .flatMap(hex -> chapterContext.stacking().bars(position, unit, hex).stream())
        .limit(1)
        .toList();
  }

  /**
   * What a retreat of one unit meets.
   *
   * @param zones hexes in enemy zones of control
   * @param haven hexes with friends that took no part
   * @param enemies where the participating enemies are
   */
  private record Ground(
      Unit unit,
      NarvikCounter.LandUnit counter,
      Set<Place> zones,
      Set<Place> haven,
      List<Place> enemies) {}

  @Rule({"12.3/r3", "15.3.1/r68", "20.3.1"})
  private Ground ground(Position position, Assault assault, Side side, Unit unit) {
    Set<String> part = new HashSet<>();
    part.addAll(side == assault.attacker() ? assault.attackers() : assault.defenders());
    // 12.3 (ruling 3): artillery that supports from range takes part too, and is no haven.
    part.addAll(side == assault.attacker() ? assault.guns() : assault.defensiveGuns());
    Set<Place> haven = new HashSet<>();
    for (Unit friend : chapterContext.mix().of(position, side)) {
      if (!part.contains(friend.id())) {
        haven.add(friend.place());
      }
    }
    List<Place> enemies =
        participants.inPlay(position, assault, side.other()).stream().map(Unit::place).toList();
    Position ashore = position;
    if (assault.landing()) {
      for (String landing : assault.attackers()) {
        ashore = ashore.without(landing); // 20.3.1: who lands has no zone of control
      }
    }
    return new Ground(
        unit,
        chapterContext.mix().land(unit.id()),
        chapterContext.zones().of(ashore, side.other()),
        haven,
        enemies);
  }

  // What 12.1 asks of guns that leave a zone is not asked here: it binds movement (ruling 37).
  @Rule({"15.3.1", "12.3", "12.1b/r37", "22.2/r77"})
  private List<Finding> barsStep(
      Position position, Ground ground, Place at, List<Place> before, Place to) {
    List<Finding> passage = chapterContext.passage().bars(ground.counter(), at, to);
    if (!passage.isEmpty()) {
      return passage;
    }
    Side side = ground.counter().side();
    if (!chapterContext.mix().in(position, side.other(), to).isEmpty()) {
      return List.of(Finding.forbids("15.3.1", new Why.EnemyHeld(to)));
    }
    // 12.3, exception: tanks; 15.3.1 (ruling 3): the friend must not have taken part.
    if (ground.counter().kind() != UnitType.TANK
        && ground.zones().contains(to)
        && !ground.haven().contains(to)) {
      return invalid(ground, to, "zone-of-control");
    }
    if (chapterContext.map().isHex(at) && chapterContext.map().hexHas(at, "sweden")) {
      return invalid(ground, to, "interned-before"); // 22.2: nobody leaves Sweden
    }
    if (to.equals(ground.unit().place()) || before.contains(to)) {
      return invalid(ground, to, "entered-twice");
    }
    return List.of();
  }

  /**
   * The end: as many hexes between the unit and the nearest participating enemy as it retreated.
   */
  @Rule({"15.3.1", "15.3.1/r32"})
  private List<Finding> barsEnd(Ground ground, List<Place> path) {
    Place end = path.getLast();
    for (Place enemy : ground.enemies()) {
      if (chapterContext.map().distance(end, enemy) - 1 < path.size()) {
        return invalid(ground, end, "too-near");
      }
    }
    return List.of();
  }

  private static List<Finding> invalid(Ground ground, Place hex, String why) {
    return List.of(Finding.forbids("15.3.1", new Why.PathInvalid(ground.unit().id(), hex, why)));
  }
}
