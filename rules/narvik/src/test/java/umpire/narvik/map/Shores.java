package umpire.narvik.map;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import umpire.cartographer.grid.HexPlane;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** Salt water that no ship can reach from the edges of the map is no shore in play. */
final class Shores {
  private static final Set<String> SHORES = Set.of("coast", "fjord");
  private final HexPlane plane;

  Shores(HexPlane plane) {
    this.plane = plane;
  }

  /** Takes the shore from hexes where no ship comes; refuses a settled one. */
  void draw(Draft draft) {
    Set<Place> reached = reached(draft);
    for (MapSheet.Hex hex : draft.hexes()) {
      if (draft.ships(hex.id()) && !reached.contains(hex.id())) {
        if (draft.settled(hex.id()) || draft.water(hex.id())) {
          throw new IllegalStateException("no ship reaches " + hex.id());
        }
        Set<String> features = new TreeSet<>(hex.features());
        features.removeAll(SHORES);
        draft.hex(
            new MapSheet.Hex(hex.id(), hex.terrain(), features, hex.name(), hex.provenance()));
      }
    }
  }

  private Set<Place> reached(Draft draft) {
    Set<Place> reached = new TreeSet<>();
    Deque<Place> open = new ArrayDeque<>();
    for (Place hex : plane.hexes()) {
      if (draft.joined(new Hexside(Waters.HARSTAD, hex), "sea-lane")) {
        open.add(hex);
      }
    }
    while (!open.isEmpty()) {
      Place hex = Objects.requireNonNull(open.poll());
      if (reached.add(hex)) {
        plane.neighbours(hex).stream()
            .filter(other -> draft.joined(new Hexside(hex, other), "waterway"))
            .forEach(open::add);
      }
    }
    return reached;
  }
}
