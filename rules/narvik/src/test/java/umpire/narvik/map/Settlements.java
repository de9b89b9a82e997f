package umpire.narvik.map;

import java.util.List;

/**
 * Named places with their hexes: {@code places.json}.
 *
 * @param about how it was written
 * @param places in the order of their hexes
 */
public record Settlements(String about, List<Settlement> places) {

  /**
   * A place.
   *
   * @param hex where it stands on the map: the hex its position falls into, or a neighbour that
   *     suits it better
   * @param name of the place
   * @param lat degrees north
   * @param lon degrees east
   * @param features port, beach, town; may be empty
   * @param source what the features rest on
   */
  public record Settlement(
      String hex, String name, double lat, double lon, List<String> features, String source) {}
}
