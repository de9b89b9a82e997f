package umpire.narvik.supply;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.narvik.combat.PackCharts;

/** A made-up country on the grid of Narvik, in which a test lays water and fjords. */
final class Country {
  private static final Provenance MADE_UP =
      new Provenance(Provenance.Kind.HOUSE, "made up for this test");
  private final Map<Place, String> terrain = new TreeMap<>();
  private final Map<Hexside, String> sides =
      new TreeMap<>((one, other) -> one.toString().compareTo(other.toString()));

  /** Clear hexes on these lines, positions 1 to so many. */
  Country(int firstLine, int lastLine, int positions) {
    for (int line = firstLine; line <= lastLine; line++) {
      for (int position = 1; position <= positions; position++) {
        terrain.put(hex("%02d%02d".formatted(line, position)), "clear");
      }
    }
  }

  static Place hex(String id) {
    return new Place(id);
  }

  static Set<Place> hexes(String... ids) {
    Set<Place> places = new TreeSet<>();
    for (String id : ids) {
      places.add(hex(id));
    }
    return places;
  }

  Country terrain(String hex, String word) {
    terrain.put(hex(hex), word);
    return this;
  }

  Country side(String one, String other, String feature) {
    sides.put(new Hexside(hex(one), hex(other)), feature);
    return this;
  }

  /** Every hex, in order. */
  List<Place> places() {
    return List.copyOf(terrain.keySet());
  }

  /** The rules on this country's map, with the box of Harstad beside it. */
  NarvikSupply rules() {
    List<MapSheet.Hex> hexes = new ArrayList<>();
    terrain.forEach((hex, word) -> hexes.add(new MapSheet.Hex(hex, word, Set.of(), "", MADE_UP)));
    List<MapSheet.Side> hexsides = new ArrayList<>();
    sides.forEach(
        (side, feature) -> hexsides.add(new MapSheet.Side(side, Set.of(feature), MADE_UP)));
    Grid grid =
        new Grid(
            Grid.Orientation.POINTY_TOP,
            Grid.Compass.NORTH,
            Grid.Compass.EAST,
            Grid.Parity.EVEN,
            "",
            2);
    MapSheet.Area harstad = new MapSheet.Area(hex("harstad"), "Harstad", MADE_UP);
    return new NarvikSupply(
        PackCharts.on(
            new MapGraph(
                new MapSheet(grid, hexes, hexsides, List.of(), List.of(harstad), List.of()))));
  }
}
