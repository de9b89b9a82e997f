package umpire.fallschirmjaeger.model.state;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Sorted;

/**
 * What was built, destroyed and used up on the ground.
 *
 * @param building bridges under construction, by engineer (2.9b)
 * @param bridges hexsides of finished bridges (2.9c)
 * @param lostBridges bridges that were destroyed while they were built
 * @param refinery destroyed hexes of the refinery (3.8b)
 * @param trainOverruns overruns of the armoured train in this turn (2.8)
 */
public record Works(
    Map<String, Construction> building,
    Set<Hexside> bridges,
    int lostBridges,
    Set<Place> refinery,
    int trainOverruns) {
  public Works {
    building = Sorted.map(building);
    bridges = Sorted.set(bridges);
    refinery = Sorted.set(refinery);
  }

  /**
   * A bridge that an engineer builds.
   *
   * @param hex where the engineer stands
   * @param across the adjacent hex to which the bridge leads
   * @param turn in which it was begun
   */
  public record Construction(Place hex, Place across, int turn) {
    /** The hexside. */
    public Hexside side() {
      return new Hexside(hex, across);
    }
  }

  /** Nothing of it. */
  public static Works none() {
    return new Works(Map.of(), Set.of(), 0, Set.of(), 0);
  }

  /** The bridges that were taken out of the stock so far. */
  @Rule("2.9c")
  public int usedBridges() {
    return building.size() + bridges.size() + lostBridges;
  }

  /** After an engineer has begun a bridge. */
  public Works begun(String unit, Construction construction) {
    Map<String, Construction> now = new TreeMap<>(building);
    now.put(unit, construction);
    return new Works(now, bridges, lostBridges, refinery, trainOverruns);
  }

  /** After the bridge of an engineer is finished, or destroyed. */
  public Works done(String unit, boolean finished) {
    Map<String, Construction> rest = new TreeMap<>(building);
    Construction gone = rest.remove(unit);
    if (gone == null) {
      throw new IllegalArgumentException(unit + " builds no bridge");
    }
    Set<Hexside> all = new TreeSet<>(bridges);
    if (finished) {
      all.add(gone.side());
    }
    return new Works(rest, all, lostBridges + (finished ? 0 : 1), refinery, trainOverruns);
  }

  /** After these hexes of the refinery were destroyed. */
  public Works destroyed(Set<Place> hexes) {
    return new Works(building, bridges, lostBridges, hexes, trainOverruns);
  }

  /** After so many overruns of the train in the turn. */
  public Works overrunsOfTheTrain(int many) {
    return new Works(building, bridges, lostBridges, refinery, many);
  }
}
