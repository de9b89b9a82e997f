package umpire.fallschirmjaeger.supply;

import java.util.List;
import java.util.Set;
import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.CounterId;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Sorted;

/**
 * Whose lines are traced, and all that could cut them; the map is the edition's.
 *
 * @param units of one side
 * @param sources that are open to the side
 * @param enemyHeld hexes with enemy ground units
 * @param enemyZones hexes in enemy zones of control
 * @param friends hexes with ground units of the side
 * @param bridges hexsides with bridges of engineers (2.9a)
 */
public record LineBrief(
    List<Traced> units,
    List<Source> sources,
    Set<Place> enemyHeld,
    Set<Place> enemyZones,
    Set<Place> friends,
    Set<Hexside> bridges)
    implements Brief {
  public LineBrief {
    units = List.copyOf(units);
    sources = List.copyOf(sources);
    enemyHeld = Sorted.set(enemyHeld);
    enemyZones = Sorted.set(enemyZones);
    friends = Sorted.set(friends);
    bridges = Sorted.set(bridges);
  }

  /** A unit to be traced. */
  public record Traced(@CounterId String unit, Nation nation, Place place) {}

  /**
   * A source. A head without a range, or a range of another source, throws
   * IllegalArgumentException.
   *
   * @param id of the counter, or of the hex
   * @param range of a head in movement points, at least 1; 0 for a line of any length
   */
  public record Source(String id, SourceKind kind, Place place, int range) {
    public Source {
      if (range < 0 || (kind == SourceKind.HEAD) != (range > 0)) {
        throw new IllegalArgumentException(id + " cannot have the range " + range);
      }
    }
  }
}
