package umpire.fallschirmjaeger.combat;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import umpire.kernel.hex.Place;

/**
 * 1.8 Anti-aircraft fire of one window: a die for each flight; where it scatters one for losses,
 * one for the direction and two for the distance. Without a flight it throws
 * IllegalArgumentException.
 *
 * @param hexes each hex that is fired at
 */
public record AntiAircraftBrief(List<Fire> hexes) implements CombatBrief {
  public AntiAircraftBrief {
    hexes = List.copyOf(hexes);
    if (hexes.stream().allMatch(fire -> fire.flights().isEmpty())) {
      throw new IllegalArgumentException("anti-aircraft units fire at something that flies");
    }
  }

  /**
   * The fire at the hexes that have points.
   *
   * @param points by hex
   * @param flights what flies there, in the order in which it was placed
   */
  public static AntiAircraftBrief of(
      Map<Place, Integer> points, Function<Place, List<Flight>> flights) {
    return new AntiAircraftBrief(
        points.entrySet().stream()
            .map(at -> new Fire(at.getKey(), at.getValue(), flights.apply(at.getKey())))
            .toList());
  }

  /**
   * The fire at one hex.
   *
   * @param points of all units that fire there, of their own will or forced (1.8a/r64)
   * @param flights in the order in which they were placed
   */
  public record Fire(Place hex, int points, List<Flight> flights) {
    public Fire {
      flights = List.copyOf(flights);
    }
  }

  /**
   * Something that flies.
   *
   * @param id of the counter, or a name for an air barrage
   */
  public record Flight(String id, FlightKind kind) {}
}
