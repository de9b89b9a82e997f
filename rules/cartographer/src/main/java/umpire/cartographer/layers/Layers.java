package umpire.cartographer.layers;

import java.util.List;

/**
 * What was written by hand from general knowledge: {@code layers.json}. Points are pairs of degrees
 * north and east, good to 1 to 3 km.
 *
 * @param about how it was written
 * @param valleys ground that is not mountain
 * @param ridges lines that fire does not cross
 * @param lakes lakes long enough to lie between hexes
 * @param rivers rivers that stop wheels and tracks
 * @param railways the railway
 * @param roads roads of 1940
 * @param sweden the ground beyond the border, as a ring
 */
public record Layers(
    String about,
    List<Line> valleys,
    List<Line> ridges,
    List<Line> lakes,
    List<Line> rivers,
    List<Line> railways,
    List<Line> roads,
    Line sweden) {

  /**
   * A line.
   *
   * @param name of what it follows
   * @param points its corners
   */
  public record Line(String name, List<List<Double>> points) {}
}
