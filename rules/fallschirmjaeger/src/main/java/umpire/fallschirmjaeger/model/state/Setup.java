package umpire.fallschirmjaeger.model.state;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.CounterId;
import umpire.kernel.scenario.Scenario;

/**
 * 5.0 A set-up. The lists of units are house data (r48).
 *
 * @param firstTurn 1 to 15
 * @param terms what holds for the whole match
 * @param units on the map at the start
 * @param airborne counters that may be dropped, flown in or alight
 * @param schedule groups that arrive at the edge of the map
 * @param release counters that become airborne during play (5.2)
 */
@Rule("5.0/r48")
public record Setup(
    int firstTurn,
    Terms terms,
    List<Placed> units,
    List<String> airborne,
    List<Group> schedule,
    List<String> release)
    implements Scenario.Setup {
  public Setup {
    units = List.copyOf(units);
    airborne = List.copyOf(airborne);
    schedule = List.copyOf(schedule);
    release = List.copyOf(release);
  }

  /** A counter on the map. */
  public record Placed(@CounterId String counter, Place place) {}

  /**
   * Reinforcements that enter together.
   *
   * @param group kebab-case
   * @param turn from which they may enter
   * @param zone named set of hexes where they enter
   * @param points that the German scores if the Dutch take them (4.0e(3)); 0 for most
   * @param counters at least one
   */
  public record Group(String group, int turn, String zone, int points, List<String> counters) {
    public Group {
      counters = List.copyOf(counters);
    }
  }
}
