package umpire.weserubung.map;

import java.util.List;

/**
 * Named places with their hexes: {@code places.json}.
 *
 * @param about how it was written
 * @param places towns, then airfields, then lakes
 */
public record NorwayPlaces(String about, List<NorwayPlace> places) {

  /**
   * A place.
   *
   * @param hex where it stands on the map: the hex its position falls into, or a neighbour that
   *     suits it better
   * @param name of the place
   * @param lat degrees north
   * @param lon degrees east
   * @param features town, port, airfield, lake, battery; may be empty
   * @param morale national morale of a town, 0 for other places
   * @param source what the features rest on
   */
  public record NorwayPlace(
      String hex,
      String name,
      double lat,
      double lon,
      List<String> features,
      int morale,
      String source) {}
}
