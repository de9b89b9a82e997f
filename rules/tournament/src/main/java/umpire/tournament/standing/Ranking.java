package umpire.tournament.standing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Parts those who are tied by one criterion after the other. */
final class Ranking {
  private static final Value NOT_TIED = new Value.None("not tied");

  private final CrossTable table;
  private final List<Criterion> criteria;
  private final List<Map<Integer, Value>> values = new ArrayList<>();
  private final List<Standings.Line> lines = new ArrayList<>();
  private final List<Precedence> precedences = new ArrayList<>();

  Ranking(CrossTable table, List<Criterion> criteria) {
    this.table = table;
    this.criteria = List.copyOf(criteria);
  }

  Standings standings() {
    List<Integer> all = table.entrants();
    for (Criterion criterion : criteria) {
      values.add(
          criterion.scope() == Criterion.Scope.ALL
              ? criterion.measure().of(table, all)
              : new HashMap<>());
    }
    if (!all.isEmpty()) {
      part(all, 0);
    }
    return new Standings(criteria, lines, precedences);
  }

  private void part(List<Integer> tied, int from) {
    if (tied.size() == 1 || from == criteria.size()) {
      add(tied);
      return;
    }
    Criterion criterion = criteria.get(from);
    Map<Integer, Value> measured = measured(criterion, tied, values.get(from));
    TreeMap<Value, List<Integer>> groups = new TreeMap<>(criterion.comparator());
    for (int entrant : tied) {
      groups
          .computeIfAbsent(measured.getOrDefault(entrant, NOT_TIED), any -> new ArrayList<>())
          .add(entrant);
    }
    boolean again = criterion.scope() == Criterion.Scope.TIED && groups.size() > 1;
    int start = lines.size();
    for (List<Integer> group : groups.values()) {
      int first = lines.size();
      part(group, again ? from : from + 1);
      if (first > start) {
        int upper = lines.get(first - 1).entrant();
        int lower = lines.get(first).entrant();
        Value above = measured.getOrDefault(upper, NOT_TIED);
        Value below = measured.getOrDefault(lower, NOT_TIED);
        precedences.set(
            first - 1, new Precedence.Decided(upper, lower, criterion, above, below, tied.size()));
      }
    }
  }

  /** What a criterion says now; what is shown in the lines is what it said first. */
  private Map<Integer, Value> measured(
      Criterion criterion, List<Integer> tied, Map<Integer, Value> shown) {
    if (criterion.scope() == Criterion.Scope.ALL) {
      return shown;
    }
    Map<Integer, Value> measured = criterion.measure().of(table, tied);
    measured.forEach(shown::putIfAbsent);
    return measured;
  }

  /** Lines of one rank; whatever parts them from the line before is set afterwards. */
  private void add(List<Integer> group) {
    int rank = lines.size() + 1;
    for (int entrant : group) {
      List<Value> said = values.stream().map(one -> one.getOrDefault(entrant, NOT_TIED)).toList();
      if (!lines.isEmpty()) {
        precedences.add(new Precedence.Shared(lines.getLast().entrant(), entrant, rank));
      }
      lines.add(new Standings.Line(rank, entrant, said));
    }
  }
}
