package umpire.weserubung.terrain;

import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.kernel.hex.Place;

/**
 * Places by number, in order of id, and the numbers of places. Searches walk arrays, and every one
 * of them begins with a look-up: a table of places with open addresses answers in half the time of
 * a hash map, which serves keys of any kind.
 */
final class PlaceTable {
  private final List<Place> places;

  /** A power of two, at least half of the slots null. */
  private final @Nullable Place[] table;

  private final short[] numbers;

  /** A table of these places. */
  PlaceTable(Collection<Place> places) {
    this.places = places.stream().distinct().sorted().toList();
    int size = Integer.highestOneBit(Math.max(1, this.places.size())) * 4;
    this.table = new Place[size];
    this.numbers = new short[size];
    for (int number = 0; number < this.places.size(); number++) {
      int slot = slot(this.places.get(number));
      table[slot] = this.places.get(number);
      numbers[slot] = (short) number;
    }
  }

  /** The places in order of id: each at its number. */
  List<Place> places() {
    return places;
  }

  /** How many there are. */
  int size() {
    return places.size();
  }

  /** The place of that number. */
  Place place(int number) {
    return places.get(number);
  }

  /** The number of the place, from 0; -1 if it is none of them. */
  int number(Place place) {
    int slot = slot(place);
    return table[slot] == null ? -1 : numbers[slot];
  }

  /** Sets the bit of the place, if it is one of these. */
  void mark(Place place, BitSet marked) {
    int number = number(place);
    if (number >= 0) {
      marked.set(number);
    }
  }

  /** True if the place is one of these and its bit is set. */
  boolean isMarked(Place place, BitSet marked) {
    int number = number(place);
    return number >= 0 && marked.get(number);
  }

  /** Where the place is, or where it would be. */
  private int slot(Place place) {
    int hash = place.hashCode();
    int slot = (hash ^ (hash >>> 16)) & (table.length - 1);
    for (Place there = table[slot]; there != null && !there.equals(place); there = table[slot]) {
      slot = (slot + 1) & (table.length - 1);
    }
    return slot;
  }
}
