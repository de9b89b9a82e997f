package umpire.weserubung.map;

import java.util.List;

/**
 * Where units stand at the beginning, and where they come from: {@code stations.json}.
 *
 * @param about how it was written
 * @param groups the German groups, the first first
 * @param betweenReach hexes to either side of the line from group 2 to group 1 that lie between
 *     them
 * @param besideTowns hexes that the booklet names by a town and a side
 * @param arrows hexes to which the arrows of the boxes lead
 */
public record Stations(
    String about,
    List<Group> groups,
    int betweenReach,
    List<Beside> besideTowns,
    List<Arrow> arrows) {

  /**
   * Where a German group begins.
   *
   * @param hex its number
   * @param source what the choice rests on
   */
  public record Group(String hex, String source) {}

  /**
   * A hex beside a town.
   *
   * @param set its name on the map, such as {@code east-of-oslo}
   * @param hex its number
   * @param source line of the rulebook
   */
  public record Beside(String set, String hex, String source) {}

  /**
   * A box with its arrows: all sea hexes of an edge from one number to another.
   *
   * @param area id of the box
   * @param name of the box
   * @param first the first hex of the edge
   * @param last the last hex of the edge
   * @param boxSource line of the rulebook
   * @param source what the choice of hexes rests on
   */
  public record Arrow(
      String area, String name, String first, String last, String boxSource, String source) {}
}
