package umpire.fallschirmjaeger.map;

import java.util.List;
import umpire.cartographer.layers.WrittenLine;

/**
 * What was written by hand from general knowledge: {@code layers.json}. Points are pairs of degrees
 * north and east, good to 1 km.
 *
 * @param about how it was written
 * @param grounds terrain as rings
 * @param majorRivers rivers that ships use
 * @param rivers rivers that ships do not use
 * @param lakes lakes that lie along hexsides
 * @param canals canals
 * @param prohibited hexsides that no ground unit crosses
 * @param bridges a point near each bridge over a river; roads and railways cross rivers there alone
 * @param ferries a point near each ferry
 * @param railways railways of 1940
 * @param highways highways of 1940
 * @param roads roads of 1940
 */
public record HollandLayers(
    String about,
    List<Terrain> grounds,
    List<WrittenLine> majorRivers,
    List<WrittenLine> rivers,
    List<WrittenLine> lakes,
    List<WrittenLine> canals,
    List<WrittenLine> prohibited,
    List<Spot> bridges,
    List<Spot> ferries,
    List<WrittenLine> railways,
    List<WrittenLine> highways,
    List<WrittenLine> roads) {

  /**
   * Ground of one terrain.
   *
   * @param terrain the word of the terrain chart
   * @param name of the ground
   * @param points its ring, pairs of degrees north and east
   */
  public record Terrain(String terrain, String name, List<List<Double>> points) {}

  /**
   * A point near a hexside.
   *
   * @param name of what stands there
   * @param lat degrees north
   * @param lon degrees east
   */
  public record Spot(String name, double lat, double lon) {}
}
