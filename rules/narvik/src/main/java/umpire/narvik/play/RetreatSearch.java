package umpire.narvik.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Place;
import umpire.narvik.model.Assault;
import umpire.narvik.model.Position;
import umpire.narvik.model.Side;
import umpire.narvik.model.Unit;

/**
 * 15.3.1 Whether a retreat can be carried out as a whole: every unit has a valid path, in some
 * order, with the stacking limit kept throughout.
 */
final class RetreatSearch {
  private final RetreatPaths paths;

  RetreatSearch(RetreatPaths paths) {
    this.paths = paths;
  }

  /**
   * True if all the named units can retreat so many hexes or more; none owed is always possible.
   */
  @Rule("15.3.1")
  boolean possible(Position position, Assault assault, Side side, List<String> units, int least) {
    return least == 0 || search(position, assault, side, units, least, new HashSet<>());
  }

  /** True if the rest can still retreat after this unit took this path. */
  boolean leavesRest(
      Position position,
      Assault assault,
      Side side,
      String unit,
      List<Place> path,
      List<String> rest,
      int least) {
    return possible(moved(position, unit, path), assault.retreatedBy(unit), side, rest, least);
  }

  private boolean search(
      Position position,
      Assault assault,
      Side side,
      List<String> units,
      int least,
      Set<Object> failed) {
    if (units.isEmpty()) {
      return true;
    }
    record State(List<String> units, Set<Unit> stand) {}
    State state = new State(units, new HashSet<>(position.units().values()));
    if (failed.contains(state)) {
      return false;
    }
    for (String unit : units) {
      List<String> rest = without(units, unit);
      Set<Place> ends = new HashSet<>();
      for (List<Place> path : paths.of(position, assault, side, unit, least)) {
        if (ends.add(path.getLast())
            && search(
                moved(position, unit, path),
                assault.retreatedBy(unit),
                side,
                rest,
                least,
                failed)) {
          return true;
        }
      }
    }
    failed.add(state);
    return false;
  }

  static List<String> without(List<String> units, String unit) {
    List<String> rest = new ArrayList<>(units);
    rest.remove(unit);
    return List.copyOf(rest);
  }

  private static Position moved(Position position, String unit, List<Place> path) {
    return position.with(ActionStep.named(position, unit).at(path.getLast()));
  }
}
