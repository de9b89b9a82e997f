package umpire.weserubung.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineSegment;
import umpire.cartographer.grid.HexPlane;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** The named sets of the map. */
final class NorwaySets {
  private final HexPlane plane;
  private final Canvas canvas;
  private final Stations stations;

  NorwaySets(HexPlane plane, Canvas canvas, Stations stations) {
    this.plane = plane;
    this.canvas = canvas;
    this.stations = stations;
  }

  List<MapSheet.Named> all() {
    List<MapSheet.Named> sets = new ArrayList<>();
    sets.add(named("land", hex -> canvas.has(hex, Canvas.LAND)));
    sets.add(named("sea", hex -> canvas.has(hex, Canvas.SEA)));
    sets.add(named("open-sea", this::openSea));
    sets.add(named("coast", hex -> canvas.has(hex, Canvas.SEA) && canvas.has(hex, Canvas.LAND)));
    sets.add(named("abroad", hex -> canvas.has(hex, Ground.ABROAD)));
    sets.add(named("towns", hex -> canvas.has(hex, "town")));
    sets.add(named("ports", hex -> canvas.has(hex, "port")));
    sets.add(named("airfields", hex -> canvas.has(hex, "airfield")));
    sets.add(named("lakes", hex -> canvas.has(hex, Canvas.LAKE)));
    sets.add(named("batteries", hex -> canvas.has(hex, "battery")));
    sets.add(named("top-edge", hex -> openSea(hex) && line(hex) == plane.firstLine()));
    sets.add(named("between-groups", this::betweenGroups));
    sets.add(named("east-of-harstad", this::eastOfHarstad));
    for (int group = 1; group <= stations.groups().size(); group++) {
      Place hex = group(group);
      sets.add(new MapSheet.Named("group-" + group, Set.of(hex)));
    }
    for (Stations.Beside beside : stations.besideTowns()) {
      sets.add(new MapSheet.Named(beside.set(), Set.of(new Place(beside.hex()))));
    }
    return List.copyOf(sets);
  }

  /** The hexes of a line or of an edge from one number to another, both included. */
  static List<Place> edge(HexPlane plane, String first, String last) {
    Grid.Cell from = plane.grid().cell(new Place(first));
    Grid.Cell to = plane.grid().cell(new Place(last));
    return plane.hexes().stream()
        .filter(
            hex -> {
              Grid.Cell cell = plane.grid().cell(hex);
              return cell.line() >= from.line()
                  && cell.line() <= to.line()
                  && cell.position() >= from.position()
                  && cell.position() <= to.position();
            })
        .toList();
  }

  /** 15.2: open sea near the straight line from group 2 to group 1. */
  private boolean betweenGroups(Place hex) {
    Coordinate west = plane.centre(group(2));
    Coordinate east = plane.centre(group(1));
    Coordinate centre = plane.centre(hex);
    boolean within = centre.x >= west.x && centre.x <= east.x;
    double apart = new LineSegment(west, east).distance(centre);
    return openSea(hex) && within && apart <= stations.betweenReach();
  }

  /** 14.2: land whose middle lies farther towards map east than the middle of Harstad. */
  private boolean eastOfHarstad(Place hex) {
    double harstad =
        canvas.hexes().stream()
            .filter(other -> other.name().equals("Harstad"))
            .mapToDouble(other -> plane.centre(other.id()).x)
            .findFirst()
            .orElseThrow();
    return canvas.has(hex, Canvas.LAND) && plane.centre(hex).x > harstad;
  }

  private Place group(int number) {
    return new Place(stations.groups().get(number - 1).hex());
  }

  private boolean openSea(Place hex) {
    return canvas.has(hex, Canvas.SEA) && !canvas.has(hex, Canvas.LAND);
  }

  private int line(Place hex) {
    return plane.grid().cell(hex).line();
  }

  private MapSheet.Named named(String name, Predicate<Place> member) {
    Set<Place> places = new TreeSet<>();
    plane.hexes().stream().filter(member).forEach(places::add);
    return new MapSheet.Named(name, places);
  }
}
