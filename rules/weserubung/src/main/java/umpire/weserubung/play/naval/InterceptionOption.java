package umpire.weserubung.play.naval;

import java.util.List;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.frame.Interception.Means;

/**
 * What a seat may do against ships on their way, in each of some hexes.
 *
 * @param means by air, by sea or out of the port
 * @param units any of these, at least one, by id; out of a port all of them
 * @param most how many of them
 * @param escorts who may come along
 * @param hexes in any one of these
 */
record InterceptionOption(
    Means means, List<String> units, int most, Escorts escorts, List<Place> hexes) {
  /**
   * Ships that could not attack alone, and come with others.
   *
   * @param ships any of these, by id
   * @param least how few of them
   * @param most how many of them
   */
  record Escorts(List<String> ships, int least, int most) {
    static final Escorts NONE = new Escorts(List.of(), 0, 0);
  }

  /** With nobody who comes along. */
  InterceptionOption(Means means, List<String> units, int most, List<Place> hexes) {
    this(means, units, most, Escorts.NONE, hexes);
  }
}
