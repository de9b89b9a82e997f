package umpire.weserubung.terrain;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;

/**
 * 3.3-f, r138: ways through the air: every hex costs one movement point, whatever lies in it and
 * whosever it is, and none leads through a box. Places are numbered in order of id, so that a
 * search walks arrays; how far they are apart is told by {@link Distances} and kept.
 */
@Rule({"3.3-f", "3.3-f/r138"})
public final class AirWays {
  /** Farther than anything flies. */
  public static final int FAR = 1_000_000;

  private final MapFacts mapFacts;
  private final Distances distances;
  private final PlaceTable places;
  private final int[] land;
  private final int denmark;
  private final int britain;
  private final Row[] rows;

  /** What was measured from a place; whole for every thread that sees it. */
  private static final class Row {
    private final int[] points;

    Row(int[] points) {
      this.points = points;
    }
  }

  public AirWays(MapFacts mapFacts) {
    this.mapFacts = mapFacts;
    this.distances = new Distances(mapFacts);
    List<Place> all = new ArrayList<>(mapFacts.hexes());
    all.add(MapFacts.DENMARK);
    all.add(MapFacts.BRITAIN);
    this.places = new PlaceTable(all);
    this.land = mapFacts.set("land").stream().mapToInt(this::number).sorted().toArray();
    this.denmark = number(MapFacts.DENMARK);
    this.britain = number(MapFacts.BRITAIN);
    this.rows = new Row[places.size()];
  }

  /** Every place, by id; its index is its number. */
  public List<Place> places() {
    return places.places();
  }

  /** The numbers of hexes with land, from the lowest; not to be written to. */
  public int[] land() {
    return land;
  }

  /** True for Denmark and Britain. */
  public boolean isBox(int number) {
    return number == denmark || number == britain;
  }

  /** The number of a place; throws IllegalArgumentException if the map has none such. */
  public int number(Place place) {
    int number = places.number(place);
    if (number < 0) {
      throw new IllegalArgumentException("the map has no place " + place);
    }
    return number;
  }

  /** Movement points from the place to each other one, by number; not to be written to. */
  public int[] from(Place place) {
    int number = number(place);
    Row row = rows[number];
    if (row == null) {
      row = new Row(measured(place)); // no lock: two threads find the same
      rows[number] = row;
    }
    return row.points;
  }

  private int[] measured(Place from) {
    int[] measured = new int[places.size()];
    for (int number = 0; number < measured.length; number++) {
      Place to = places.place(number);
      boolean apart = MapFacts.isBox(from) && MapFacts.isBox(to) && !from.equals(to);
      measured[number] = apart ? FAR : distances.between(from, to);
    }
    return measured;
  }

  /** Movement points from one place to the other; {@link #FAR} between the boxes. */
  public int cost(Place from, Place to) {
    return from(from)[number(to)];
  }

  /** A cheapest way, both ends included; of several the one through the lowest ids. */
  public List<Place> path(Place from, Place to) {
    int[] left = from(to);
    List<Place> path = new ArrayList<>();
    Place here = from;
    while (!here.equals(to)) {
      path.add(here);
      here = next(here, to, left);
    }
    path.add(to);
    return List.copyOf(path);
  }

  /** 7.1-b: the first neighbour by id that is nearer, if it is no box; or the end. */
  private Place next(Place here, Place to, int[] left) {
    int most = left[number(here)];
    for (Place next : mapFacts.neighbours(here)) {
      if (next.equals(to) || (!MapFacts.isBox(next) && left[number(next)] < most)) {
        return next;
      }
    }
    throw new IllegalStateException("no way leads from " + here + " to " + to);
  }
}
