package umpire.narvik.model.chart;

/**
 * A cell of the table of redeployments (31.0): what leaves for elsewhere in Norway.
 *
 * @param formation all its units leave; empty for none
 * @param artillery how many artillery units leave
 * @param tanks how many tank units leave
 * @param destroyers how many destroyer units leave
 * @param cruisers how many cruisers leave
 * @param allLargeShips true if every capital ship and every cruiser leaves
 * @param once true if the same result has no effect a second time
 * @param returnsNextTurn true if what left is a reinforcement of the next turn
 */
public record Redeployment(
    String formation,
    int artillery,
    int tanks,
    int destroyers,
    int cruisers,
    boolean allLargeShips,
    boolean once,
    boolean returnsNextTurn) {
  public Redeployment {
    if (artillery < 0 || tanks < 0 || destroyers < 0 || cruisers < 0) {
      throw new IllegalArgumentException("redeployed units are 0 or more");
    }
  }
}
