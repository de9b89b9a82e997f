package umpire.narvik.map;

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
 * The map while it is drawn. Facts come first and stand: nothing that is drawn later changes a hex,
 * a hexside or a link that a fact settles.
 */
final class Draft {
  private static final Set<String> WATERSIDES = Set.of("fjord", "lake");
  private final Map<Place, MapSheet.Hex> hexes = new TreeMap<>();
  private final Map<Hexside, MapSheet.Side> sides = new TreeMap<>();
  private final Map<String, Map<Hexside, MapSheet.Link>> links = new TreeMap<>();
  private final Set<Place> settledHexes = new TreeSet<>();
  private final Set<Hexside> settledSides = new TreeSet<>();
  private final Set<String> barred = new TreeSet<>();

  Draft(MapFacts mapFacts) {
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
    mapFacts.noLinks().forEach(link -> barred.add(link.kind() + link.between()));
    mapFacts.links().forEach(link -> join(link.between(), link.kind(), link.provenance()));
  }

  void hex(MapSheet.Hex hex) {
    if (!settledHexes.contains(hex.id())) {
      hexes.put(hex.id(), hex);
    }
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
    return hex(hex).terrain().equals("water");
  }

  /** True if ships may be in the hex. */
  boolean ships(Place hex) {
    Set<String> features = hex(hex).features();
    return water(hex) || features.contains("coast") || features.contains("fjord");
  }

  void side(Hexside between, String feature, Provenance provenance) {
    if (!settledSides.contains(between)) {
      sides.put(between, new MapSheet.Side(between, Set.of(feature), provenance));
    }
  }

  /** Takes away what was drawn on the hexside, because a way leads over it. */
  void open(Hexside between) {
    if (!settledSides.contains(between)) {
      sides.remove(between);
    }
  }

  boolean drawn(Hexside between) {
    return sides.containsKey(between) || settledSides.contains(between);
  }

  /** True if no land unit crosses the hexside, not even by road. */
  boolean waterside(Hexside between) {
    MapSheet.Side side = sides.get(between);
    return side != null && side.features().stream().anyMatch(WATERSIDES::contains);
  }

  boolean settled(Hexside between) {
    return settledSides.contains(between);
  }

  List<MapSheet.Side> sides() {
    return List.copyOf(sides.values());
  }

  void join(Hexside between, String kind, Provenance provenance) {
    if (!barred.contains(kind + between)) {
      links
          .computeIfAbsent(kind, name -> new TreeMap<>())
          .putIfAbsent(between, new MapSheet.Link(between, kind, provenance));
    }
  }

  boolean barred(Hexside between, String kind) {
    return barred.contains(kind + between);
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
