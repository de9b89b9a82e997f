package umpire.kernel.hex;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Hexes, hexsides, links, zones and boxes in one graph, with printed numbers as ids. Adjacency of
 * hexes follows from the grid and is mutual; zones and boxes are joined to hexes by links. A sheet
 * that contradicts itself is refused with the place.
 */
public final class MapGraph {
  private final MapSheet sheet;
  private final Map<Place, MapSheet.Hex> hexes = new LinkedHashMap<>();
  private final Map<Place, MapSheet.Area> areas = new LinkedHashMap<>();
  private final Map<Place, Grid.Cell> cells = new HashMap<>();
  private final Map<Grid.Cell, Place> places = new HashMap<>();
  private final Map<Place, List<Place>> neighbours = new HashMap<>();
  private final Map<Place, Map<Place, Set<String>>> sides = new HashMap<>();
  private final Map<Place, Map<Place, Set<String>>> links = new HashMap<>();
  private final Map<String, Set<Place>> sets = new HashMap<>();

  /**
   * The graph of a sheet. Throws IllegalArgumentException for a number that is not of the grid, for
   * anything that stands twice, for a hexside that joins no neighbours, and for a link or set that
   * names a place which the sheet does not have.
   */
  public MapGraph(MapSheet sheet) {
    this.sheet = sheet;
    for (MapSheet.Hex hex : sheet.hexes()) {
      Grid.Cell cell = sheet.grid().cell(hex.id());
      cells.put(hex.id(), cell);
      places.putIfAbsent(cell, hex.id());
      require(hexes.put(hex.id(), hex) == null, "hex " + hex.id() + " stands twice");
    }
    for (MapSheet.Area area : sheet.areas()) {
      require(!hexes.containsKey(area.id()), area.id() + " is a hex and an area");
      require(areas.put(area.id(), area) == null, "area " + area.id() + " stands twice");
    }
    hexes.keySet().forEach(hex -> neighbours.put(hex, neighboursOf(hex)));
    sheet.hexsides().forEach(this::addSide);
    sheet.links().forEach(this::addLink);
    sheet.sets().forEach(this::addSet);
  }

  /** The sheet that this graph was made of. */
  public MapSheet sheet() {
    return sheet;
  }

  /** Every hex, in the order of the sheet. */
  public Set<Place> hexes() {
    return Collections.unmodifiableSet(hexes.keySet());
  }

  /** True for a hex, a zone or a box of this map. */
  public boolean has(Place place) {
    return hexes.containsKey(place) || areas.containsKey(place);
  }

  /** True for a hex of this map. */
  public boolean isHex(Place place) {
    return hexes.containsKey(place);
  }

  /** The hex with that number; throws IllegalArgumentException if the map has none. */
  public MapSheet.Hex hex(Place id) {
    MapSheet.Hex hex = hexes.get(id);
    if (hex == null) {
      throw new IllegalArgumentException("the map has no hex " + id);
    }
    return hex;
  }

  /** True if the hex has the feature; false for areas. */
  public boolean hexHas(Place place, String feature) {
    MapSheet.Hex hex = hexes.get(place);
    return hex != null && hex.features().contains(feature);
  }

  /** The hexes that touch this one by a side and are on the map; none for areas. */
  public List<Place> neighbours(Place place) {
    return neighbours.getOrDefault(place, List.of());
  }

  /** True if both are hexes of the map with a common side. */
  public boolean adjacent(Place one, Place other) {
    return neighbours(one).contains(other);
  }

  /**
   * A way of the fewest hexes over common sides, from the first hex to one of the others, both
   * among them; empty if there is none.
   *
   * @param open true for hexes that the way may enter; the first is not asked about
   */
  public Optional<List<Place>> shortestWay(Place from, Set<Place> to, Predicate<Place> open) {
    Map<Place, Place> before = new HashMap<>(Map.of(from, from));
    Deque<Place> reached = new ArrayDeque<>(List.of(from));
    while (!reached.isEmpty()) {
      Place hex = reached.removeFirst();
      if (to.contains(hex)) {
        Deque<Place> way = new ArrayDeque<>(List.of(hex));
        while (!way.getFirst().equals(from)) {
          way.addFirst(Objects.requireNonNull(before.get(way.getFirst())));
        }
        return Optional.of(List.copyOf(way));
      }
      for (Place next : neighbours(hex)) {
        if (open.test(next) && before.putIfAbsent(next, hex) == null) {
          reached.add(next);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The distance in hexes, the first not counted; throws IllegalArgumentException unless both are
   * hexes of the map.
   */
  public int distance(Place from, Place to) {
    return sheet.grid().distance(cellOf(from), cellOf(to));
  }

  /**
   * The hexes no further from this one than so many, itself among them, whatever lies between, in
   * order of line and position; throws IllegalArgumentException unless it is a hex of the map.
   *
   * @param range in hexes, from 0
   */
  public List<Place> within(int range, Place from) {
    Grid.Cell centre = cellOf(from);
    List<Place> found = new ArrayList<>();
    for (int line = centre.line() - range; line <= centre.line() + range; line++) {
      int last = centre.position() + range + 1;
      for (int position = centre.position() - range - 1; position <= last; position++) {
        Grid.Cell cell = new Grid.Cell(line, position);
        Place hex = sheet.grid().distance(centre, cell) <= range ? places.get(cell) : null;
        if (hex != null) {
          found.add(hex);
        }
      }
    }
    return Collections.unmodifiableList(found);
  }

  /** The features of a hexside; empty where the sheet names none. */
  public Set<String> side(Place one, Place other) {
    return sides.getOrDefault(one, Map.of()).getOrDefault(other, Set.of());
  }

  /** True if a link of that kind joins the two places. */
  public boolean linked(Place one, Place other, String kind) {
    return links.getOrDefault(one, Map.of()).getOrDefault(other, Set.of()).contains(kind);
  }

  /** The places at the other end of this place's links of that kind, in order of id. */
  public Set<Place> linkedTo(Place place, String kind) {
    Set<Place> others = new TreeSet<>();
    links
        .getOrDefault(place, Map.of())
        .forEach(
            (other, kinds) -> {
              if (kinds.contains(kind)) {
                others.add(other);
              }
            });
    return others;
  }

  /**
   * The named set, unmodifiable; throws IllegalArgumentException if the map has none of that name.
   */
  public Set<Place> set(String name) {
    Set<Place> set = sets.get(name);
    if (set == null) {
      throw new IllegalArgumentException("the map has no set named '" + name + "'");
    }
    return set;
  }

  /**
   * The hexsides that a straight line from centre to centre crosses or runs along, in order; throws
   * IllegalArgumentException unless both are hexes of the map.
   */
  public List<Hexside> lineOfFire(Place from, Place to) {
    return LineOfFire.hexsides(sheet.grid(), cellOf(from), cellOf(to), this::numberOf);
  }

  /** The printed number of a cell: the map's own place, or what would be printed beyond it. */
  private Place numberOf(Grid.Cell cell) {
    Place known = places.get(cell);
    return known == null ? sheet.grid().place(cell) : known;
  }

  private Grid.Cell cellOf(Place place) {
    Grid.Cell cell = cells.get(place);
    if (cell == null) {
      throw new IllegalArgumentException("the map has no hex " + place);
    }
    return cell;
  }

  private List<Place> neighboursOf(Place hex) {
    List<Place> found = new ArrayList<>();
    for (Grid.Cell cell : sheet.grid().neighbours(cellOf(hex))) {
      Place place = places.get(cell);
      if (place != null) {
        found.add(place);
      }
    }
    return List.copyOf(found);
  }

  private void addSide(MapSheet.Side side) {
    Hexside between = side.between();
    require(
        adjacent(between.first(), between.second()), "hexside " + between + " joins no neighbours");
    Set<String> features = Set.copyOf(side.features());
    sides.computeIfAbsent(between.second(), _ -> new HashMap<>()).put(between.first(), features);
    require(
        sides.computeIfAbsent(between.first(), _ -> new HashMap<>()).put(between.second(), features)
            == null,
        "hexside " + between + " stands twice");
  }

  private void addLink(MapSheet.Link link) {
    Hexside between = link.between();
    require(has(between.first()), "a link names " + between.first() + ", which the map lacks");
    require(has(between.second()), "a link names " + between.second() + ", which the map lacks");
    addLink(between.first(), between.second(), link.kind());
    addLink(between.second(), between.first(), link.kind());
  }

  private void addLink(Place from, Place to, String kind) {
    links
        .computeIfAbsent(from, _ -> new HashMap<>())
        .computeIfAbsent(to, _ -> new HashSet<>())
        .add(kind);
  }

  private void addSet(MapSheet.Named named) {
    for (Place place : named.places()) {
      require(has(place), "set " + named.name() + " names " + place + ", which the map lacks");
    }
    require(
        sets.put(named.name(), Set.copyOf(named.places())) == null,
        "set " + named.name() + " stands twice");
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
