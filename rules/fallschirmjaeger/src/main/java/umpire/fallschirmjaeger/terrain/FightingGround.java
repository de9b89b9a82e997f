package umpire.fallschirmjaeger.terrain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.fallschirmjaeger.model.Landmarks;
import umpire.fallschirmjaeger.model.chart.Cells.TerrainEffect;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;

/** T-Terrain: what hexes and hexsides do to strengths, and to the die of a barrage. */
public final class FightingGround {
  private static final String MAJOR_BRIDGE = "major-bridge";

  private final MapGraph map;
  private final Crossings crossings;
  private final Table<TerrainEffect> combat;
  private final Table<Integer> barrage;

  /** The ground on the map of a pack. */
  public FightingGround(Pack pack) {
    this.map = pack.map();
    this.crossings = new Crossings(map);
    this.combat = pack.table("terrain-combat");
    this.barrage = pack.table("terrain-barrage");
  }

  /**
   * A factor of a strength, and the word of the terrain that it comes from.
   *
   * @param terrain row of the terrain table
   */
  public record Factor(String terrain, Fraction times) {}

  /**
   * 1.1e, 1.1f: the terrain of the hex that is best for whoever defends in it. The Maas bridges
   * have no modifier, and on a bridge that fills its hex there is no other terrain.
   */
  @Rule({"1.1e", "1.1f", "1.1e/r6", "1.1f/r7"})
  public Factor defence(Place hex) {
    return terrains(hex).stream()
        .map(one -> new Factor(one, combat.at(one, "combat").defender()))
        .max(Comparator.comparing(Factor::times))
        .orElseGet(() -> new Factor(map.hex(hex).terrain(), Fraction.ONE));
  }

  /**
   * What the attacker's hexside does to its strength; empty for nothing.
   *
   * @param underBridges true if the water under a bridge counts (T-Terrain/r110)
   */
  @Rule({"1.1e/r6", "T-Terrain/r110"})
  public Optional<Factor> hexside(Place from, Place to, boolean overrun, boolean underBridges) {
    return water(from, to, underBridges)
        .map(one -> new Factor(one, effect(one, overrun).attacker()))
        .filter(factor -> !factor.times().equals(Fraction.ONE));
  }

  /** The hexside across which no overrun is made; empty where one can be. */
  @Rule({"1.1b", "T-Terrain/r110"})
  public Optional<String> barsOverrun(Place from, Place to, boolean underBridges) {
    return water(from, to, underBridges).filter(one -> effect(one, true).prohibited());
  }

  private Optional<String> water(Place from, Place to, boolean underBridges) {
    Optional<String> open = crossings.barrier(from, to);
    return open.isPresent() || !underBridges ? open : crossings.underBridge(from, to);
  }

  /** 1.1g: what it does to an attacker to stand on a major bridge; empty elsewhere. */
  @Rule("1.1g")
  public Optional<Factor> bridge(Place from) {
    return map.hexHas(from, MAJOR_BRIDGE)
        ? Optional.of(new Factor(MAJOR_BRIDGE, combat.at(MAJOR_BRIDGE, "combat").attacker()))
        : Optional.empty();
  }

  /**
   * What is added to the die of a barrage against ground units: of the terrains of the hex the one
   * that helps the target most.
   */
  @Rule({"1.7a(2)", "1.1f", "1.7a(2)/r121"})
  public int barrage(Place hex) {
    return terrains(hex).stream().mapToInt(one -> barrage.at(one, "modifier")).max().orElse(0);
  }

  private TerrainEffect effect(String terrain, boolean overrun) {
    return combat.at(terrain, overrun ? "overrun" : "combat");
  }

  /** The rows of the table that hold for the hex; none for the Maas bridges. */
  @Rule("1.1g/r122")
  private List<String> terrains(Place hex) {
    if (hex.equals(Landmarks.MAAS_BRIDGES)) {
      return List.of();
    }
    if (crossings.fullBridge(hex)) {
      return List.of(MAJOR_BRIDGE);
    }
    List<String> all = new ArrayList<>(List.of(map.hex(hex).terrain()));
    combat.rows().headings().stream()
        .filter(one -> !one.equals(MAJOR_BRIDGE) && map.hexHas(hex, one))
        .forEach(all::add);
    return all;
  }
}
