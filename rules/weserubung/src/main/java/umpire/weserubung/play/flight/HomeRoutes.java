package umpire.weserubung.play.flight;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.AirFrame.AirWatch;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.terrain.AirWays;

/**
 * 7.5-6, r160 Who flies home may take another way than the shortest, as far as their movement
 * reaches. Ways differ by who can meet the flight on them, and all can see who could: where nobody
 * can on any of them, the shortest stands for all.
 */
public final class HomeRoutes {
  private final AircraftAvailability aircraftAvailability;
  private final AirWays ways;
  private final FighterInterceptions fighterInterceptions;
  private final FlightProgress flightProgress;

  public HomeRoutes(
      AircraftAvailability aircraftAvailability,
      AirWays ways,
      FighterInterceptions fighterInterceptions,
      FlightProgress flightProgress) {
    this.aircraftAvailability = aircraftAvailability;
    this.ways = ways;
    this.fighterInterceptions = fighterInterceptions;
    this.flightProgress = flightProgress;
  }

  /** From where the enemy's fighters could meet the flight, wherever it goes. */
  List<Place> posts(Position position, Flight flight) {
    return fighterInterceptions.posts(
        position, flightProgress.watch(flight, AirWatch.Occasion.FLIGHT));
  }

  /**
   * True if a way of one's own may be declared.
   *
   * @param posts as of {@link #posts}
   * @param flight from where it is, with the movement points that it has spent
   * @param base hex or box to land in
   * @param aircraft who may land there; the one that flies farthest counts
   */
  @Rule({"7.5-6/r160", "3.3-f"})
  boolean isOpen(List<Place> posts, Flight flight, Place base, List<String> aircraft) {
    if (posts.isEmpty() || base.equals(flight.at())) {
      return false;
    }
    int left = 0;
    for (String id : aircraft) {
      left = Math.max(left, aircraftAvailability.movement(id) - flight.spent());
    }
    int[] here = ways.from(flight.at());
    int[] there = ways.from(base);
    int shortest = here[ways.number(base)];
    int within = 0;
    boolean met = false;
    for (int number = 0; number < here.length; number++) {
      // the ends are on every way; between them the shortest has one hex for each step but the last
      if (here[number] > 0
          && there[number] > 0
          && here[number] + there[number] <= left
          && !ways.isBox(number)) {
        within++;
      }
      // who comes over the hex where they are has left it, and is back
      int way = (here[number] == 0 ? 2 : here[number]) + there[number];
      met |= way <= left && isWatched(posts, number);
    }
    return met && within >= shortest;
  }

  private boolean isWatched(List<Place> posts, int number) {
    if (!ways.isBox(number)) {
      for (Place post : posts) {
        if (fighterInterceptions.reaches(post, number)) {
          return true;
        }
      }
    }
    return false;
  }
}
