package umpire.weserubung.terrain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;

/**
 * 3.4-a, 9.0: where ships can be and how they get there: hexes of sea, coastal ones too, and the
 * two boxes; every step costs one movement point. Places are numbered in order of id, so that a
 * search walks arrays.
 */
public final class SeaWays {
  /** Farther than any way. */
  public static final int FAR = Integer.MAX_VALUE / 2;

  /** A place that ships pass freely. */
  public static final byte OPEN = 0;

  /** A place that a way may end in or begin at, and not pass. */
  public static final byte END = 1;

  /** A place that ships do not enter. */
  public static final byte CLOSED = 2;

  private final PlaceTable places;
  private final int[][] neighbours;
  private final byte[] quiet;

  public SeaWays(MapFacts mapFacts) {
    List<Place> all = new ArrayList<>();
    for (Place hex : mapFacts.hexes()) {
      if (mapFacts.isSea(hex)) {
        all.add(hex);
      }
    }
    all.add(MapFacts.DENMARK);
    all.add(MapFacts.BRITAIN);
    this.places = new PlaceTable(all);
    this.neighbours = new int[places.size()][];
    for (int number = 0; number < places.size(); number++) {
      neighbours[number] = beside(mapFacts, places.place(number));
    }
    this.quiet = new byte[places.size()];
    quiet[number(MapFacts.DENMARK)] = END;
    quiet[number(MapFacts.BRITAIN)] = END;
  }

  /** 2.0-d, 9.0: neither over land nor across a line that bars ships. */
  @Rule({"3.4-a", "9.0-simp", "2.0-d"})
  private int[] beside(MapFacts mapFacts, Place place) {
    return mapFacts.neighbours(place).stream()
        .filter(other -> has(other) && !mapFacts.barsShips(place, other))
        .mapToInt(places::number)
        .sorted()
        .toArray();
  }

  /** How many places there are. */
  public int size() {
    return places.size();
  }

  /** True if ships can be there. */
  public boolean has(Place place) {
    return places.number(place) >= 0;
  }

  /** The number of a place; throws IllegalArgumentException where ships cannot be. */
  public int number(Place place) {
    int number = places.number(place);
    if (number < 0) {
      throw new IllegalArgumentException("no ship can be in " + place);
    }
    return number;
  }

  /** The place of that number, from 0. */
  public Place place(int number) {
    return places.place(number);
  }

  /** True for Denmark and Britain. */
  public boolean isBox(int number) {
    return quiet[number] == END;
  }

  /** The numbers of the places that are one step away; not to be written to. */
  int[] beside(int number) {
    return neighbours[number];
  }

  /** The places that are one step away, by id. */
  public List<Place> neighbours(Place place) {
    List<Place> all = new ArrayList<>();
    for (int other : neighbours[number(place)]) {
      all.add(places.place(other));
    }
    return all;
  }

  /**
   * 8.4-s5: the places beside one that are farther by sea than it is from where somebody set out,
   * if nobody else were at sea.
   */
  @Rule("8.4-s5")
  public Set<Place> beyond(Place from, Place at) {
    int[] steps = from(number(from), quiet, FAR);
    Set<Place> beyond = new TreeSet<>();
    for (int other : neighbours[number(at)]) {
      if (steps[other] > steps[number(at)]) {
        beyond.add(places.place(other));
      }
    }
    return beyond;
  }

  /** True if one of the places beside that number passes. */
  public boolean isBeside(int number, IntPredicate place) {
    for (int other : neighbours[number]) {
      if (place.test(other)) {
        return true;
      }
    }
    return false;
  }

  /** True if one of the places beside that number is marked. */
  public boolean isBeside(int number, boolean[] marked) {
    for (int other : neighbours[number]) {
      if (marked[other]) {
        return true;
      }
    }
    return false;
  }

  /**
   * Steps from a place to every other, {@link #FAR} where no way leads or it is longer.
   *
   * @param start number of the place; whatever is there, it can be left
   * @param bars for each place {@link #OPEN}, {@link #END} or {@link #CLOSED}
   * @param most the longest way
   */
  public int[] from(int start, byte[] bars, int most) {
    int[] steps = new int[places.size()];
    Arrays.fill(steps, FAR);
    int[] queue = new int[places.size()];
    steps[start] = 0;
    queue[0] = start;
    return spread(steps, queue, 1, bars, most);
  }

  /** Steps from the nearest of several places; as ways go both ways, also steps to it. */
  public int[] from(boolean[] starts, byte[] bars, int most) {
    int[] steps = new int[places.size()];
    Arrays.fill(steps, FAR);
    int[] queue = new int[places.size()];
    int waiting = 0;
    for (int number = 0; number < starts.length; number++) {
      if (starts[number]) {
        steps[number] = 0;
        queue[waiting++] = number;
      }
    }
    return spread(steps, queue, waiting, bars, most);
  }

  /** From the places that wait in the queue, all of them with no step yet. */
  private int[] spread(int[] steps, int[] queue, int waiting, byte[] bars, int most) {
    int last = waiting;
    for (int next = 0; next < last; next++) {
      int at = queue[next];
      int further = steps[at] + 1;
      if (further > most) {
        break; // whoever waits behind it is as far
      }
      if (bars[at] != OPEN && further > 1) {
        continue;
      }
      for (int other : neighbours[at]) {
        if (steps[other] == FAR && bars[other] != CLOSED) {
          steps[other] = further;
          queue[last++] = other;
        }
      }
    }
    return steps;
  }

  /**
   * A shortest way, both ends included; of several the one through the lower ids, seen from its
   * end.
   *
   * @param steps as {@link #from(int, byte[], int)} found them from the place of departure
   * @param bars as they were then
   * @param end number of a place that was reached
   */
  public List<Place> way(int[] steps, byte[] bars, int end) {
    List<Place> way = new ArrayList<>();
    way.add(places.place(end));
    int at = end;
    while (steps[at] > 0) {
      at = before(steps, bars, at);
      way.add(places.place(at));
    }
    Collections.reverse(way);
    return way;
  }

  private int before(int[] steps, byte[] bars, int at) {
    for (int other : neighbours[at]) {
      if (steps[other] == steps[at] - 1 && (bars[other] == OPEN || steps[other] == 0)) {
        return other;
      }
    }
    throw new IllegalArgumentException("no way leads to " + places.place(at));
  }
}
