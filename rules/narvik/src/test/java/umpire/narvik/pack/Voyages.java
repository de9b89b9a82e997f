package umpire.narvik.pack;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import umpire.kernel.hex.Place;

/** Where one comes to on the map by water or by land, whatever stands in the way. */
final class Voyages {
  private static final Set<String> WATERSIDES = Set.of("fjord", "lake");

  private Voyages() {}

  /** Every hex that ships from the Harstad box reach by sea lanes and waterways. */
  static Set<Place> fromHarstad() {
    return reached(
        Narviks.hex("harstad"),
        place ->
            Narviks.MAP.isHex(place)
                ? Narviks.MAP.linkedTo(place, "waterway")
                : Narviks.MAP.linkedTo(place, "sea-lane"));
  }

  /** Every hex that infantry reaches on foot. */
  static Set<Place> onFootFrom(String hex) {
    return reached(
        Narviks.hex(hex),
        place -> {
          Set<Place> next = new TreeSet<>(Narviks.MAP.neighbours(place));
          next.removeIf(
              other ->
                  Narviks.MAP.hex(other).terrain().equals("water")
                      || Narviks.MAP.side(place, other).stream().anyMatch(WATERSIDES::contains));
          return next;
        });
  }

  /** Every hex that links of one kind lead to. */
  static Set<Place> along(String kind, String hex) {
    return reached(Narviks.hex(hex), place -> Narviks.MAP.linkedTo(place, kind));
  }

  private static Set<Place> reached(Place start, Function<Place, Set<Place>> next) {
    Set<Place> reached = new TreeSet<>();
    Deque<Place> open = new ArrayDeque<>(Set.of(start));
    while (!open.isEmpty()) {
      Place place = Objects.requireNonNull(open.poll());
      if (reached.add(place)) {
        open.addAll(next.apply(place));
      }
    }
    return reached;
  }
}
