package umpire.fallschirmjaeger.map;

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
   * @param hex the hex that its position falls into, or a neighbour that suits it better
   * @param name of the place
   * @param lat degrees north
   * @param lon degrees east
   * @param terrain the terrain that it gives its hex; empty if it gives none
   * @param features such as fort, field-works
   */
  public record Settlement(
      String hex, String name, double lat, double lon, String terrain, List<String> features) {}
}
