package umpire.fallschirmjaeger.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.cartographer.sheet.MapFacts;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/**
 * The map while it is drawn. Facts come first and stand: nothing that is drawn later changes the
 * terrain of a hex, or a hexside, that a fact settles.
 */
final class HollandDraft {
  /** Terrain of a hex that is water all over. */
  static final String WATER = "major-river";

  private static final Set<String> RIVERS = Set.of("major-river", "river", "prohibited-hexside");
  private final Map<Place, MapSheet.Hex> hexes = new TreeMap<>();
  private final Map<Hexside, MapSheet.Side> sides = new TreeMap<>();
  private final Map<String, Map<Hexside, MapSheet.Link>> links = new TreeMap<>();
  private final Set<Place> settledHexes = new TreeSet<>();
  private final Set<Hexside> settledSides = new TreeSet<>();

  HollandDraft(MapFacts mapFacts) {
    for (MapSheet.Hex hex : mapFacts.hexes()) {
      hexes.put(hex.id(), hex);
      settledHexes.add(hex.id());
    }
    for (MapSheet.Side side : mapFacts.hexsides()) {
      settledSides.add(side.between());
      if (!side.features().isEmpty()) {
        sides.put(side.between(), side);
      }
    }
    mapFacts.links().forEach(link -> join(link.between(), link.kind(), link.provenance()));
  }

  /** Draws a hex, unless a fact has settled it. */
  void hex(MapSheet.Hex hex) {
    if (!settledHexes.contains(hex.id())) {
      hexes.put(hex.id(), hex);
    }
  }

  /** Adds features to a hex, also to a settled one, and says whence they are. */
  void mark(Place id, Set<String> features, String source) {
    MapSheet.Hex hex = hex(id);
    Set<String> all = new TreeSet<>(hex.features());
    all.addAll(features);
    Provenance before = hex.provenance();
    String whence = all.equals(hex.features()) ? before.source() : before.source() + " " + source;
    Provenance provenance = new Provenance(before.kind(), whence);
    hexes.put(id, new MapSheet.Hex(id, hex.terrain(), all, hex.name(), provenance));
  }

  MapSheet.Hex hex(Place hex) {
    return Objects.requireNonNull(hexes.get(hex), () -> "no hex " + hex);
  }

  List<MapSheet.Hex> hexes() {
    return List.copyOf(hexes.values());
  }

  boolean settled(Place hex) {
    return settledHexes.contains(hex);
  }

  boolean water(Place hex) {
    return hex(hex).terrain().equals(WATER);
  }

  boolean has(Place hex, String feature) {
    return hex(hex).features().contains(feature);
  }

  /** Draws a feature on a hexside on which nothing is drawn yet. */
  void side(Hexside between, String feature, Provenance provenance) {
    if (!drawn(between)) {
      sides.put(between, new MapSheet.Side(between, Set.of(feature), provenance));
    }
  }

  /** Adds a bridge to a hexside with water. */
  void bridge(Hexside between, Provenance provenance) {
    MapSheet.Side side = Objects.requireNonNull(sides.get(between));
    if (!side.features().contains("bridge") && !settledSides.contains(between)) {
      Set<String> all = new TreeSet<>(side.features());
      all.add("bridge");
      sides.put(between, new MapSheet.Side(between, all, provenance));
    }
  }

  boolean drawn(Hexside between) {
    return sides.containsKey(between) || settledSides.contains(between);
  }

  boolean has(Hexside between, String feature) {
    MapSheet.Side side = sides.get(between);
    return side != null && side.features().contains(feature);
  }

  /** True if the hexside bars ground units: water or quay without a bridge. */
  boolean barred(Hexside between) {
    MapSheet.Side side = sides.get(between);
    return side != null
        && side.features().stream().anyMatch(RIVERS::contains)
        && !side.features().contains("bridge");
  }

  List<MapSheet.Side> sides() {
    return List.copyOf(sides.values());
  }

  void join(Hexside between, String kind, Provenance provenance) {
    links
        .computeIfAbsent(kind, name -> new TreeMap<>())
        .putIfAbsent(between, new MapSheet.Link(between, kind, provenance));
  }

  boolean joined(Hexside between, String kind) {
    return links.getOrDefault(kind, Map.of()).containsKey(between);
  }

  List<MapSheet.Link> links() {
    List<MapSheet.Link> all = new ArrayList<>();
    links.values().forEach(ofKind -> all.addAll(ofKind.values()));
    return all;
  }
}
