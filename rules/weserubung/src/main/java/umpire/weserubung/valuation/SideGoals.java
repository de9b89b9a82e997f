package umpire.weserubung.valuation;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.terrain.MapFacts;

/** What a side is after, and who of its troops goes for what, on foot or carried. */
final class SideGoals {
  /** 14.2-b: a unit that keeps Norway from surrendering. */
  private static final double LAST_STAND = 4;

  /** Farther from what they are after, in hexes of march, Germans had better be carried there. */
  private static final int A_LONG_WAY = 15;

  private final SituationAssessment situationAssessment;
  private final Map<Place, Double> aims = new TreeMap<>();
  private final Map<String, Place> goals = new HashMap<>();
  private final Map<Place, Integer> stranded = new HashMap<>();

  SideGoals(SituationAssessment situationAssessment) {
    this.situationAssessment = situationAssessment;
    aim();
    share();
  }

  Map<Place, Double> aims() {
    return aims;
  }

  Place goal(Piece unit) {
    return goals.getOrDefault(unit.id(), unit.place());
  }

  private void aim() {
    for (Place place : situationAssessment.country().roads().places()) {
      boolean mine =
          situationAssessment.view().country().control(place) == situationAssessment.side();
      if (!mine) {
        aims.put(place, situationAssessment.country().worth(place));
      } else if (situationAssessment.soldiers(place).isEmpty()
          && situationAssessment.threat(place) <= SituationAssessment.NEAR) {
        aims.put(place, situationAssessment.country().worth(place) / 2);
      }
    }
    if (situationAssessment.side() == Side.GERMAN) {
      for (Place place : situationAssessment.country().chart().set("east-of-harstad")) {
        if (situationAssessment.defenders(place) > 0) {
          aims.merge(place, LAST_STAND, Double::sum);
        }
      }
    }
  }

  /** Every unit ashore has a goal; not all the same. */
  private void share() {
    Map<Place, Integer> bound = new HashMap<>();
    for (Map.Entry<Place, List<Piece>> stack : situationAssessment.troops().entrySet()) {
      for (Piece unit : stack.getValue()) {
        if (!situationAssessment.isGuard(unit)) {
          best(stack.getKey(), bound)
              .ifPresent(
                  goal -> {
                    goals.put(unit.id(), byStages(stack.getKey(), goal));
                    bound.merge(goal, 1, Integer::sum);
                  });
        }
      }
    }
  }

  private Place byStages(Place from, Place goal) {
    boolean near = situationAssessment.country().roads().byLand(from, goal) <= A_LONG_WAY;
    return near ? goal : gate(from).orElse(goal);
  }

  /** The nearest own port or airfield, where somebody may fetch who has a long way to go. */
  private Optional<Place> gate(Place from) {
    if (situationAssessment.side() != Side.GERMAN || MapFacts.isBox(from)) {
      return Optional.empty();
    }
    Optional<Place> gate =
        situationAssessment.country().roads().places().stream()
            .filter(
                place ->
                    situationAssessment.view().country().control(place)
                        == situationAssessment.side())
            .filter(
                place ->
                    situationAssessment.country().chart().isPort(place)
                        || situationAssessment.country().chart().isAirfield(place))
            .filter(
                place -> situationAssessment.country().roads().byLand(from, place) <= A_LONG_WAY)
            .min(
                Comparator.comparingInt(
                    place -> situationAssessment.country().roads().byLand(from, place)));
    gate.filter(from::equals).ifPresent(here -> stranded.merge(here, 1, Integer::sum));
    return gate;
  }

  /** How many wait there to be carried to where they are wanted. */
  int stranded(Place place) {
    return stranded.getOrDefault(place, 0);
  }

  boolean isAnybodyStranded() {
    return !stranded.isEmpty();
  }

  private Optional<Place> best(Place from, Map<Place, Integer> bound) {
    return aims.keySet().stream()
        .filter(aim -> situationAssessment.country().roads().byLand(from, aim) < TownDistances.FAR)
        .max(
            Comparator.comparingDouble(
                aim -> {
                  double needed = 1 + 1.5 * situationAssessment.defenders(aim);
                  double crowd = Math.max(0, bound.getOrDefault(aim, 0) + 1 - needed);
                  int far = situationAssessment.country().roads().byLand(from, aim);
                  return aims.getOrDefault(aim, 0.0) / (2 + far) / (1 + crowd);
                }));
  }
}
