package umpire.weserubung.play.aircraft;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.terrain.AirWays;

/**
 * 3.3-f Where a flight may go: to each goal it may spend so many movement points on the way.
 *
 * @param goals where the way may end, in order of id
 */
public record FlightGoals(List<Goal> goals) {
  public FlightGoals {
    goals = List.copyOf(goals);
  }

  /**
   * A place where the way may end.
   *
   * @param place hex or box
   * @param budget movement points for the way there; what the way home needs is taken off
   */
  public record Goal(Place place, int budget) {}

  /** Those that can be reached from there. */
  public FlightGoals from(AirWays ways, Place at) {
    List<Goal> reached = new ArrayList<>();
    int[] steps = ways.from(at);
    for (Goal goal : goals) {
      if (steps[ways.number(goal.place())] <= goal.budget()) {
        reached.add(goal);
      }
    }
    return new FlightGoals(reached);
  }

  public boolean isEmpty() {
    return goals.isEmpty();
  }

  /** True if that is one of them. */
  public boolean has(Place place) {
    for (Goal goal : goals) {
      if (goal.place().equals(place)) {
        return true;
      }
    }
    return false;
  }

  /** 7.1-b: the goals in reach, and every hex over which one of them still is. */
  @Rule({"3.3-f", "7.1-b"})
  public Trip.Onward onward(AirWays ways, Place at) {
    FlightGoals open = from(ways, at);
    Set<Place> ends = new LinkedHashSet<>();
    int[][] toGoal = new int[open.goals.size()][];
    int[] budgets = new int[toGoal.length];
    int most = 0;
    for (int i = 0; i < toGoal.length; i++) {
      Goal goal = open.goals.get(i);
      ends.add(goal.place());
      toGoal[i] = ways.from(goal.place());
      budgets[i] = goal.budget();
      most = Math.max(most, goal.budget());
    }
    List<Place> through = new ArrayList<>();
    int[] steps = ways.from(at);
    List<Place> places = ways.places();
    for (int number = 0; number < steps.length; number++) {
      if (steps[number] > 0
          && steps[number] <= most
          && !ways.isBox(number)
          && leads(budgets, toGoal, steps[number], number)) {
        through.add(places.get(number));
      }
    }
    return new Trip.Onward(ends, through);
  }

  private static boolean leads(int[] budgets, int[][] toGoal, int spent, int number) {
    for (int i = 0; i < toGoal.length; i++) {
      if (spent + toGoal[i][number] <= budgets[i]) {
        return true;
      }
    }
    return false;
  }
}
