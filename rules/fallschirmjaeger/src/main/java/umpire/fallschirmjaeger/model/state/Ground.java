package umpire.fallschirmjaeger.model.state;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Sorted;

/**
 * What lies on the map, and who was where last (4.0a). At the start every hex and bridge is Dutch
 * (r72).
 *
 * @param german hexes that a German unit entered last
 * @param bridges who crossed a bridge last, by its named set; Dutch where nothing stands
 * @param wrecks airfields that bear a wreck (2.3c)
 * @param barrages markers of active barrages, by gun (1.7b)
 * @param works what was built, destroyed and used up
 */
@Rule({"4.0a", "4.0a/r72"})
public record Ground(
    Set<Place> german,
    Map<String, Side> bridges,
    Set<Place> wrecks,
    Map<String, ActiveBarrage> barrages,
    Works works) {
  public Ground {
    german = Sorted.set(german);
    bridges = Sorted.map(bridges);
    wrecks = Sorted.set(wrecks);
    barrages = Sorted.map(barrages);
  }

  /** All of it Dutch. */
  public static Ground dutch() {
    return new Ground(Set.of(), Map.of(), Set.of(), Map.of(), Works.none());
  }

  /** Who entered the hex last. */
  public Side holder(Place hex) {
    return german.contains(hex) ? Side.GERMAN : Side.ALLIED;
  }

  /** Who crossed the bridge last. */
  public Side crossedLast(String bridge) {
    return bridges.getOrDefault(bridge, Side.ALLIED);
  }

  /** After a unit of a side has entered a hex. */
  public Ground entered(Side side, Place hex) {
    if (holder(hex) == side) {
      return this;
    }
    Set<Place> now = new TreeSet<>(german);
    if (side == Side.GERMAN) {
      now.add(hex);
    } else {
      now.remove(hex);
    }
    return new Ground(now, bridges, wrecks, barrages, works);
  }

  /** After a side has crossed a bridge. */
  public Ground crossed(Side side, String bridge) {
    Map<String, Side> now = new TreeMap<>(bridges);
    now.put(bridge, side);
    return new Ground(german, now, wrecks, barrages, works);
  }

  /** With wrecks on these airfields too. */
  @Rule("2.3c")
  public Ground wrecked(Set<Place> airfields) {
    Set<Place> now = new TreeSet<>(wrecks);
    now.addAll(airfields);
    return new Ground(german, bridges, now, barrages, works);
  }

  /** With the marker of a gun in place of the one that it had. */
  public Ground barraged(String gun, ActiveBarrage barrage) {
    Map<String, ActiveBarrage> now = new TreeMap<>(barrages);
    now.put(gun, barrage);
    return new Ground(german, bridges, wrecks, now, works);
  }

  /** Without the marker of a gun. */
  public Ground withoutBarrage(String gun) {
    Map<String, ActiveBarrage> now = new TreeMap<>(barrages);
    now.remove(gun);
    return new Ground(german, bridges, wrecks, now, works);
  }

  /** With other works. */
  public Ground with(Works other) {
    return new Ground(german, bridges, wrecks, barrages, other);
  }
}
