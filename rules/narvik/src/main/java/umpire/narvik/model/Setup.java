package umpire.narvik.model;

import java.util.List;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Scenario;

/**
 * What stands where when a scenario begins.
 *
 * @param turn 1 to 10
 * @param weather of that turn
 * @param season of that turn
 * @param initiative who has it
 * @param airPoints German air points in hand
 * @param bases of the Allies
 * @param units face up
 * @param hidden face down; dealt to tokens by a shuffle
 * @param ships at sea
 * @param endsWithFirstAssault true for a scenario that ends with the last choice of its assault
 */
public record Setup(
    int turn,
    Weather weather,
    Season season,
    Side initiative,
    int airPoints,
    List<Base> bases,
    List<Placed> units,
    List<Placed> hidden,
    List<Placed> ships,
    boolean endsWithFirstAssault)
    implements Scenario.Setup {

  /**
   * A counter and its place.
   *
   * @param counter id
   * @param place hex or box
   * @param fatigue level; 0 for units without fatigue
   */
  public record Placed(String counter, Place place, int fatigue) {}
}
