package umpire.kernel.hex;

import org.jspecify.annotations.Nullable;

/**
 * Which group stands where. A table with open addresses, and never changed: another group in one
 * place costs a copy of one array, where a copy of a hash map costs a look-up for each place.
 */
final class Groups<V> {
  private static final int SMALLEST = 16;

  /** A power of two, more than half of them null. */
  private final @Nullable Place[] places;

  /** By the number of the place in the table; an empty group where nobody is left. */
  private final @Nullable Group<V>[] groups;

  private final int used;
  private final Group<V> none;

  private Groups(@Nullable Place[] places, @Nullable Group<V>[] groups, int used, Group<V> none) {
    this.places = places;
    this.groups = groups;
    this.used = used;
    this.none = none;
  }

  /** Nobody anywhere. */
  static <V> Groups<V> none() {
    return new Groups<>(new Place[SMALLEST], table(SMALLEST), 0, Group.none());
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // there are no arrays of generic types
  private static <V> @Nullable Group<V>[] table(int size) {
    return new Group[size];
  }

  /** The group in that place, which may be empty. */
  Group<V> in(Place place) {
    Group<V> there = groups[slot(places, place)];
    return there == null ? none : there;
  }

  /** The same with another group in that place. */
  Groups<V> with(Place place, Group<V> group) {
    int slot = slot(places, place);
    if (places[slot] == null && used * 2 >= places.length) {
      return grown().with(place, group);
    }
    @Nullable Group<V>[] changed = groups.clone();
    changed[slot] = group;
    if (places[slot] != null) {
      return new Groups<>(places, changed, used, none);
    }
    @Nullable Place[] more = places.clone();
    more[slot] = place;
    return new Groups<>(more, changed, used + 1, none);
  }

  /** With room for as many places again; those where nobody is left are forgotten. */
  private Groups<V> grown() {
    int size = places.length * 2;
    @Nullable Place[] more = new Place[size];
    @Nullable Group<V>[] moved = table(size);
    int kept = 0;
    for (int i = 0; i < places.length; i++) {
      Place place = places[i];
      Group<V> group = groups[i];
      if (place != null && group != null && !group.isEmpty()) {
        int slot = slot(more, place);
        more[slot] = place;
        moved[slot] = group;
        kept++;
      }
    }
    return new Groups<>(more, moved, kept, none);
  }

  /** Where the place is in a table, or where it would be. */
  private static int slot(@Nullable Place[] table, Place place) {
    int mask = table.length - 1;
    int slot = place.hashCode() & mask;
    while (table[slot] != null && !place.equals(table[slot])) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
