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
 * @param lastTurn at whose end it is over
 * @param firstColumn of the play area
 * @param lastColumn of the play area
 * @param support of both sides from the air
 * @param villageDrops most special drops on villages (2.5e)
 * @param stadiumDrops most special drops on the stadium (2.5f)
 * @param lineOfCommunication true if it gives points (4.0e(2))
 * @param victory what it is won by
 * @param units on the map at the start
 * @param airborne counters that may be dropped, flown in or alight
 * @param schedule groups that arrive at the edge of the map
 * @param release counters that become airborne during play (5.2)
 */
@Rule("5.0/r48")
public record Setup(
    int firstTurn,
    int lastTurn,
    int firstColumn,
    int lastColumn,
    Support support,
    int villageDrops,
    int stadiumDrops,
    boolean lineOfCommunication,
    VictoryRule victory,
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

  /** What holds for the whole match. */
  public Terms terms() {
    return new Terms(
        lastTurn,
        firstColumn,
        lastColumn,
        support,
        villageDrops,
        stadiumDrops,
        lineOfCommunication,
        victory);
  }
}
