package umpire.weserubung.play.offensive;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame.Carrying;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.why.OffensiveWhy;
import umpire.weserubung.play.battle.Losses;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.LandMover;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.MapFacts;

/** 10.3-6, 10.5-a Attackers who do not stay in the hex go back to where they attacked from. */
final class Retreats {
  private final OrderOfBattle orderOfBattle;
  private final MapFacts mapFacts;
  private final Stacking stacking;
  private final LandWays land;
  private final Capture capture;
  private final Losses losses;

  Retreats(OrderOfBattle orderOfBattle, MapFacts mapFacts, LandWays land, Capture capture) {
    this.orderOfBattle = orderOfBattle;
    this.mapFacts = mapFacts;
    this.stacking = new Stacking(orderOfBattle);
    this.land = land;
    this.capture = capture;
    this.losses = new Losses(orderOfBattle);
  }

  /**
   * Everybody of the attack who is still in the target and does not stay goes back: to the hex they
   * attacked from, and where there is no room to the nearest friendly hex with room, then to the
   * nearest at all; who finds none is destroyed (r141). They take it if it is the enemy's (r93);
   * may leave frames above the caller's own.
   *
   * @param staying who stays
   * @param landed who came from the sea and goes back with those who came by land
   */
  @Rule({"10.3-6", "10.5-a", "10.5-a/r141", "3.2-a/r93"})
  void back(
      Carrying frame,
      Set<String> staying,
      List<String> landed,
      RulingInProgress<Position, Frame> ruling) {
    Map<String, Place> to = new TreeMap<>();
    Map<Place, Integer> taken = new HashMap<>();
    Map<String, Place> origins = origins(ruling.position(), frame);
    Place beside = origins.values().stream().findFirst().orElse(frame.now().target());
    landed.forEach(unit -> origins.put(unit, beside));
    for (Map.Entry<String, Place> origin : origins.entrySet()) {
      String unit = origin.getKey();
      if (!staying.contains(unit)) {
        Optional<Place> hex = refuge(ruling.position(), unit, origin.getValue(), frame, taken);
        if (hex.isEmpty()) {
          Finding why =
              Finding.forbids("10.5-a/r141", new OffensiveWhy.NoRefuge(unit, frame.now().target()));
          losses.destroy(unit, why, ruling);
        } else {
          to.put(unit, hex.get());
          if (orderOfBattle.isUnit(unit)) {
            taken.merge(hex.get(), 1, Integer::sum);
          }
        }
      }
    }
    if (!to.isEmpty()) {
      ruling.add(new OffensiveEvent.FellBack(to));
      to.forEach((unit, hex) -> capture.enter(ruling, unit, List.of(hex)));
    }
  }

  /** Who marched and is in the target, with the hex they attacked from. */
  private static Map<String, Place> origins(Position position, Carrying frame) {
    Map<String, Place> origins = new TreeMap<>();
    Place target = frame.now().target();
    for (Plan.Approach marching : frame.now().marching()) {
      if (isThere(position, marching.unit(), target)) {
        List<Place> path = marching.path();
        origins.put(marching.unit(), path.get(path.size() - 2));
      }
    }
    return origins;
  }

  private static boolean isThere(Position position, String unit, Place target) {
    return position.forces().has(unit) && position.piece(unit).place().equals(target);
  }

  /**
   * The nearest hex without an enemy and with room: a friendly one if there is any, then one that
   * is no town or base of the enemy's (10.5-d); ties by id.
   */
  @Rule("10.5-d")
  private Optional<Place> refuge(
      Position position, String unit, Place from, Carrying frame, Map<Place, Integer> taken) {
    Side side = orderOfBattle.side(unit);
    LandMover landMover = new LandMover(true, false);
    Place target = frame.now().target();
    Deque<Place> open = new ArrayDeque<>(List.of(from));
    Set<Place> seen = new HashSet<>(List.of(from));
    Optional<Place> nearest = Optional.empty();
    while (!open.isEmpty()) {
      Place hex = open.removeFirst();
      int room =
          stacking.room(position, hex, side, UnitKind.Element.LAND) - taken.getOrDefault(hex, 0);
      if (!hex.equals(target) && (room > 0 || !orderOfBattle.isUnit(unit))) {
        if (position.country().control(hex) == side) {
          return Optional.of(hex);
        }
        if (nearest.isEmpty() && !isStronghold(position, hex, side.other())) {
          nearest = Optional.of(hex);
        }
      }
      for (Place next : land.steps(hex, landMover)) {
        if (seen.add(next) && !stacking.holds(position, next, side.other())) {
          open.addLast(next);
        }
      }
    }
    return nearest;
  }

  private boolean isStronghold(Position position, Place hex, Side enemy) {
    return mapFacts.isTown(hex)
        || mapFacts.isAirfield(hex)
        || position.country().isLakeBase(hex, enemy);
  }
}
