package umpire.tournament.standing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * C.07, 6: what the tied scored among themselves, if every two of them have met. Of several
 * meetings of the same two the mean counts, so that whoever met more often has no advantage. If a
 * meeting is missing, it says nothing, also where C.07 would rank somebody who stays ahead whatever
 * the missing results.
 */
final class DirectEncounter {
  private DirectEncounter() {}

  static Map<Integer, Value> values(CrossTable table, List<Integer> tied) {
    Map<Integer, Value> values = new HashMap<>();
    for (int entrant : tied) {
      Map<Integer, long[]> meetings = meetings(table, entrant, tied);
      if (meetings.size() < tied.size() - 1) {
        Value none = new Value.None("not all of the tied have met");
        tied.forEach(one -> values.put(one, none));
        return values;
      }
      long total = 0;
      for (long[] scored : meetings.values()) {
        total += Math.floorDiv(1000 * scored[0], scored[1]);
      }
      values.put(entrant, new Value.Number(total));
    }
    return values;
  }

  /** Sum of points and number of meetings for each opponent among the tied. */
  private static Map<Integer, long[]> meetings(CrossTable table, int entrant, List<Integer> tied) {
    Map<Integer, long[]> meetings = new TreeMap<>();
    for (Cell cell : table.cells(entrant)) {
      for (Cell.Opposition one : cell.oppositions()) {
        if (table.met(cell) && tied.contains(one.opponent())) {
          long[] scored = meetings.computeIfAbsent(one.opponent(), any -> new long[2]);
          scored[0] += one.score().thousandths();
          scored[1]++;
        }
      }
    }
    return meetings;
  }
}
