package umpire.narvik.play.assault;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.terrain.Stacking;

/**
 * 15.3.1 Whether a retreat can be carried out as a whole: every unit has a valid path, in some
 * order, with the stacking limit kept throughout.
 */
final class RetreatSearch {
  private final ChapterContext chapterContext;
  private final RetreatPaths paths;

  RetreatSearch(ChapterContext chapterContext, RetreatPaths paths) {
    this.chapterContext = chapterContext;
    this.paths = paths;
  }

  /** The retreat of these units, at least so many hexes each. */
  Plan plan(Position position, Assault assault, Side side, List<String> units, int least) {
    List<Retreater> retreaters = new ArrayList<>();
    for (String id : least == 0 ? List.<String>of() : units) {
      Unit unit = position.unit(id);
      retreaters.add(
          new Retreater(
              id,
              unit.place(),
              Stacking.points(chapterContext.mix().land(id).kind()),
              paths.ways(position, assault, side, id, least)));
    }
    Map<Place, Integer> load = new TreeMap<>();
    for (Unit unit : chapterContext.mix().of(position, side)) {
      load.merge(
          unit.place(), Stacking.points(chapterContext.mix().land(unit.id()).kind()), Integer::sum);
    }
    return new Plan(retreaters, load);
  }

  /**
   * True if all the named units can retreat so many hexes or more; none owed is always possible.
   */
  @Rule("15.3.1")
  boolean possible(Position position, Assault assault, Side side, List<String> units, int least) {
    return plan(position, assault, side, units, least).possible();
  }

  /**
   * A unit that retreats.
   *
   * @param points of infantry that it stacks
   * @param ways open to it, who else stands there left aside
   */
  private record Retreater(String unit, Place from, int points, List<List<Place>> ways) {}

  /**
   * What is known before the first unit retreats: nobody's way depends on who goes first, only the
   * room in the hexes does.
   *
   * @param retreaters who retreats
   * @param load points of the side's infantry by hex
   */
  record Plan(List<Retreater> retreaters, Map<Place, Integer> load) {
    /** True if all can retreat. */
    boolean possible() {
      return search(retreaters, load);
    }

    /** True if the others can still retreat after this unit has taken this path. */
    boolean leavesRest(String unit, List<Place> path) {
      for (Retreater one : retreaters) {
        if (one.unit().equals(unit)) {
          return search(without(retreaters, one), moved(load, one, path));
        }
      }
      return true;
    }

    private static boolean search(List<Retreater> open, Map<Place, Integer> load) {
      return open.stream().noneMatch(one -> one.ways().isEmpty())
          && search(open.stream().filter(one -> one.points() > 0).toList(), load, new HashSet<>());
    }

    private static boolean search(
        List<Retreater> open, Map<Place, Integer> load, Set<Object> failed) {
      record State(List<String> classes, Map<Place, Integer> load) {}
      State state = new State(open.stream().map(Plan::kind).sorted().toList(), load);
      if (open.isEmpty() || failed.contains(state)) {
        return open.isEmpty();
      }
      Set<String> tried = new HashSet<>();
      for (Retreater one : open) {
        if (tried.add(kind(one)) && searchAfter(one, open, load, failed)) {
          return true;
        }
      }
      failed.add(state);
      return false;
    }

    private static boolean searchAfter(
        Retreater one, List<Retreater> open, Map<Place, Integer> load, Set<Object> failed) {
      Set<Place> ends = new HashSet<>();
      for (List<Place> path : one.ways()) {
        boolean room =
            path.stream()
                .allMatch(hex -> load.getOrDefault(hex, 0) + one.points() <= Stacking.LIMIT);
        if (room
            && ends.add(path.getLast())
            && search(without(open, one), moved(load, one, path), failed)) {
          return true;
        }
      }
      return false;
    }

    /** Infantry of one size in one hex has the same ways: it need not be tried twice. */
    private static String kind(Retreater one) {
      return one.from() + "/" + one.points();
    }

    private static Map<Place, Integer> moved(
        Map<Place, Integer> load, Retreater one, List<Place> path) {
      Map<Place, Integer> after = new HashMap<>(load);
      after.merge(one.from(), -one.points(), Integer::sum);
      after.merge(path.getLast(), one.points(), Integer::sum);
      return after;
    }
  }

  static <T> List<T> without(List<T> all, T one) {
    List<T> rest = new ArrayList<>(all);
    rest.remove(one);
    return List.copyOf(rest);
  }
}
