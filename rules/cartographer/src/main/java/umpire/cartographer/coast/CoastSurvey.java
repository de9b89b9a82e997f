package umpire.cartographer.coast;

import java.util.Map;
import java.util.Objects;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

/**
 * What the coast says of every hex and hexside.
 *
 * @param hexes shares of every hex
 * @param sides water along every hexside
 */
public record CoastSurvey(Map<Place, HexShares> hexes, Map<Hexside, SideWater> sides) {

  /**
   * What a hex consists of, in whole percent of its squares.
   *
   * @param salt salt water
   * @param land land, islands included
   * @param lake lakes
   * @param broad true if salt water in it is more than {@link CoastMeasurement#NARROWS} wide
   */
  public record HexShares(int salt, int land, int lake, boolean broad) {}

  /**
   * What a hexside crosses.
   *
   * @param touching pairs of squares of salt water that touch across it
   * @param saltPercent share of salt water on it
   * @param landJoined true if the main land of one hex is joined to that of the other within the
   *     two
   * @param saltJoined true if one body of salt water is large enough in both to lead ships through
   */
  public record SideWater(int touching, int saltPercent, boolean landJoined, boolean saltJoined) {}

  public HexShares hex(Place hex) {
    return Objects.requireNonNull(hexes.get(hex));
  }

  public SideWater side(Hexside side) {
    return Objects.requireNonNull(sides.get(side));
  }
}
