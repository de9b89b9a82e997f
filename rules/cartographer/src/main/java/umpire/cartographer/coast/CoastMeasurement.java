package umpire.cartographer.coast;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.cartographer.fit.Georeference;
import umpire.cartographer.grid.HexPlane;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

/** Lays the hexes on the coast and counts. */
public final class CoastMeasurement {
  /** Water no wider than this, in hexes, is a narrow fjord: about 2.2 km. */
  public static final double NARROWS = 0.7;

  /** Share of a hex that one body of salt water must have to lead ships through it. */
  private static final double WATERS = 0.04;

  private final HexPlane plane;
  private final PlaneRaster raster;
  private final List<List<Integer>> squares;

  public CoastMeasurement(HexPlane plane, Georeference reference, CoastMask mask) {
    this.plane = plane;
    this.raster = new PlaneRaster(plane, reference, mask);
    this.squares = new ArrayList<>();
    plane.hexes().forEach(hex -> squares.add(new ArrayList<>()));
    for (int square = 0; square < raster.size(); square++) {
      if (raster.hex(square) != PlaneRaster.OUTSIDE) {
        squares.get(raster.hex(square)).add(square);
      }
    }
  }

  /** Counts every hex and every hexside. */
  public CoastSurvey survey() {
    int[] offshore = new Offshore(raster).squares();
    Map<Place, CoastSurvey.HexShares> hexes = new TreeMap<>();
    List<Place> all = plane.hexes();
    for (int hex = 0; hex < all.size(); hex++) {
      hexes.put(all.get(hex), shares(squares.get(hex), offshore));
    }
    Map<Hexside, CoastSurvey.SideWater> sides = new TreeMap<>();
    BodyConnections land = new BodyConnections(raster, square -> !raster.salt(square));
    BodyConnections salt = new BodyConnections(raster, raster::salt);
    for (Hexside side : plane.sides()) {
      int one = plane.index(plane.grid().cell(side.first()));
      int other = plane.index(plane.grid().cell(side.second()));
      boolean landJoined = land.joined(squares.get(one), squares.get(other));
      boolean saltJoined = salt.shared(squares.get(one), squares.get(other), WATERS);
      sides.put(side, along(one, other, landJoined, saltJoined));
    }
    return new CoastSurvey(Map.copyOf(hexes), Map.copyOf(sides));
  }

  private CoastSurvey.HexShares shares(List<Integer> squaresOfHex, int[] offshore) {
    int salt = 0;
    int land = 0;
    boolean broad = false;
    for (int square : squaresOfHex) {
      salt += raster.salt(square) ? 1 : 0;
      land += raster.surface(square) == Surface.LAND ? 1 : 0;
      broad |= offshore[square] > NARROWS / 2 * PlaneRaster.FINENESS;
    }
    int size = squaresOfHex.size();
    int lake = size - salt - land;
    return new CoastSurvey.HexShares(
        percent(salt, size), percent(land, size), percent(lake, size), broad);
  }

  private CoastSurvey.SideWater along(int one, int other, boolean landJoined, boolean saltJoined) {
    int touching = 0;
    int pairs = 0;
    for (int square : squares.get(one)) {
      for (int beside : raster.around(square)) {
        if (raster.hex(beside) == other) {
          pairs++;
          touching += raster.salt(square) && raster.salt(beside) ? 1 : 0;
        }
      }
    }
    return new CoastSurvey.SideWater(touching, percent(touching, pairs), landJoined, saltJoined);
  }

  private static int percent(int part, int whole) {
    return (int) Math.round(100.0 * part / whole);
  }
}
