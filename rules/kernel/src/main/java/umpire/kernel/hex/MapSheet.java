package umpire.kernel.hex;

import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Provenance;

/**
 * A map as its file has it. {@link MapGraph} is the map as the rules read it.
 *
 * @param grid numbering and lie of the hexes
 * @param hexes every hex in play
 * @param hexsides hexsides with features; those without are left out
 * @param links ways between places that a rule treats as joined: roads, rails, sea lanes
 * @param areas zones and boxes
 * @param sets named sets of places, served once with the map and tested for membership in offers
 */
public record MapSheet(
    Grid grid,
    List<Hex> hexes,
    List<Side> hexsides,
    List<Link> links,
    List<Area> areas,
    List<Named> sets) {

  /**
   * A hex.
   *
   * @param id printed number
   * @param terrain one word of the game's terrain list
   * @param features further words: port, town, beach
   * @param name of the place on it, empty if none
   * @param provenance whence terrain and features
   */
  public record Hex(
      Place id, String terrain, Set<String> features, String name, Provenance provenance) {}

  /**
   * A hexside with features.
   *
   * @param between its two hexes
   * @param features words such as fjord, ridge, river
   * @param provenance whence
   */
  public record Side(Hexside between, Set<String> features, Provenance provenance) {}

  /**
   * A link between two places.
   *
   * @param between its two ends
   * @param kind such as road, railway, sea-lane
   * @param provenance whence
   */
  public record Link(Hexside between, String kind, Provenance provenance) {}

  /**
   * A zone or a box.
   *
   * @param id kebab-case
   * @param name as printed
   * @param provenance whence
   */
  public record Area(Place id, String name, Provenance provenance) {}

  /**
   * A named set of places.
   *
   * @param name kebab-case
   * @param places its members
   */
  public record Named(String name, Set<Place> places) {}
}
