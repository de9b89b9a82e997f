package umpire.cartographer.fit;

import java.util.List;

/**
 * How a grid was laid on the earth: what {@code grid.json} holds.
 *
 * @param about whence the numbers come
 * @param firstLine the number of the first line of hexes
 * @param lines how many lines of hexes the map has
 * @param positions how many hexes a line has
 * @param projection the conic projection
 * @param affineKm three rows of east and north in kilometres: for one unit across the lines, one
 *     unit along them, and the origin
 * @param warp the smooth correction on top
 * @param controlPoints places whose hexes are known or deduced
 */
public record FitSheet(
    String about,
    int firstLine,
    int lines,
    int positions,
    Conic projection,
    List<List<Double>> affineKm,
    Smoothing warp,
    List<ControlPoint> controlPoints) {

  /**
   * A conformal conic of Lambert on a sphere.
   *
   * @param radiusKm of the sphere
   * @param lat0 latitude of the origin
   * @param lon0 the central meridian
   * @param parallel1 standard parallel
   * @param parallel2 standard parallel
   */
  public record Conic(
      double radiusKm, double lat0, double lon0, double parallel1, double parallel2) {}

  /**
   * How the correction is found.
   *
   * @param epsilon of the Gaussian, per hex
   * @param smoothing added to the diagonal
   * @param margin how far inside its hex a control point is pulled, in hexes
   * @param rounds of pulling
   */
  public record Smoothing(double epsilon, double smoothing, double margin, int rounds) {}

  /**
   * A place whose hex is known.
   *
   * @param hexes the hexes it may lie in
   * @param name of the place
   * @param lat degrees north
   * @param lon degrees east
   * @param source line of the rulebook, or the reason
   */
  public record ControlPoint(
      List<String> hexes, String name, double lat, double lon, String source) {}
}
