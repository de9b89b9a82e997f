package umpire.weserubung.map;

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

/** The map while it is drawn. What a fact settles, nothing that is drawn later changes. */
final class Canvas {
  static final String LAND = "land";
  static final String SEA = "sea";
  static final String IMPASSABLE = "impassable";
  static final String IMPASSABLE_SEA = "impassable-sea";
  static final String LAKE = "lake";
  static final String RIVER = "river";

  private final Map<Place, MapSheet.Hex> hexes = new TreeMap<>();
  private final Map<Hexside, MapSheet.Side> sides = new TreeMap<>();
  private final Map<Hexside, MapSheet.Link> rails = new TreeMap<>();
  private final Set<Place> settledHexes = new TreeSet<>();
  private final Set<Hexside> settledSides = new TreeSet<>();

  Canvas(MapFacts mapFacts) {
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

  /** True if the hex has the feature. */
  boolean has(Place hex, String feature) {
    return hex(hex).features().contains(feature);
  }

  /** True if each of the two hexes has the feature. */
  boolean both(Hexside side, String feature) {
    return has(side.first(), feature) && has(side.second(), feature);
  }

  /** Adds the feature to what the hexside has already. */
  void side(Hexside between, String feature, Provenance provenance) {
    if (settledSides.contains(between)) {
      return;
    }
    MapSheet.Side drawn = sides.get(between);
    if (drawn == null) {
      sides.put(between, new MapSheet.Side(between, Set.of(feature), provenance));
    } else if (!drawn.features().contains(feature)) {
      Set<String> features = new TreeSet<>(drawn.features());
      features.add(feature);
      sides.put(
          between, new MapSheet.Side(between, features, both(drawn.provenance(), provenance)));
    }
  }

  /** Takes the feature from the hexside. */
  void open(Hexside between, String feature) {
    MapSheet.Side drawn = sides.get(between);
    if (drawn == null || settledSides.contains(between)) {
      return;
    }
    Set<String> features = new TreeSet<>(drawn.features());
    features.remove(feature);
    if (features.isEmpty()) {
      sides.remove(between);
    } else {
      sides.put(between, new MapSheet.Side(between, features, drawn.provenance()));
    }
  }

  boolean settled(Hexside between) {
    return settledSides.contains(between);
  }

  boolean drawn(Hexside between, String feature) {
    MapSheet.Side side = sides.get(between);
    return side != null && side.features().contains(feature);
  }

  /** True if land units pass. */
  boolean walkable(Hexside side) {
    return both(side, LAND) && !drawn(side, IMPASSABLE);
  }

  /** True if ships pass. */
  boolean navigable(Hexside side) {
    return both(side, SEA) && !drawn(side, IMPASSABLE_SEA);
  }

  List<MapSheet.Side> sides() {
    return List.copyOf(sides.values());
  }

  void rail(Hexside between, Provenance provenance) {
    rails.putIfAbsent(between, new MapSheet.Link(between, "rail", provenance));
  }

  boolean railed(Hexside between) {
    return rails.containsKey(between);
  }

  List<MapSheet.Link> rails() {
    return new ArrayList<>(rails.values());
  }

  /** Of two sources the kind that claims less, and the words of both. */
  private static Provenance both(Provenance one, Provenance other) {
    Provenance.Kind kind = one.kind().compareTo(other.kind()) > 0 ? one.kind() : other.kind();
    return new Provenance(kind, one.source() + " " + other.source());
  }
}
