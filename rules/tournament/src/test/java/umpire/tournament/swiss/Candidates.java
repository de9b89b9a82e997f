package umpire.tournament.swiss;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/**
 * The candidates of a bracket in the very order of C.04.3 3 and 4: sets of who was moved down,
 * transpositions, exchanges. Members are numbers 1, 2, ... in the bracket (4.1). For few members.
 */
final class Candidates {
  /** Two in-bracket numbers that meet. */
  record Duo(int first, int second) {}

  private Candidates() {}

  /**
   * All candidates with some numbers of pairs.
   *
   * @param movedDown how many members were moved down: the first
   * @param size how many members there are
   * @param pairs how many pairs (MaxPairs)
   * @param paired how many of them have one who was moved down (M1)
   */
  static List<List<Duo>> all(int movedDown, int size, int pairs, int paired) {
    List<List<Duo>> candidates = new ArrayList<>();
    List<Integer> residents = range(movedDown + 1, size);
    for (List<Integer> first : subsets(range(1, movedDown), paired)) { // 4.4: smallest first
      for (List<Integer> second : arrangements(residents, paired)) { // 4.2
        List<Integer> remainder = new ArrayList<>(residents);
        remainder.removeAll(second);
        for (List<Duo> rest : remainders(remainder, pairs - paired)) {
          List<Duo> candidate = duos(first, second);
          candidate.addAll(rest);
          candidates.add(candidate);
        }
      }
    }
    return candidates;
  }

  /** 3.6: the exchanges (4.3), with each the transpositions (4.2). */
  private static List<List<Duo>> remainders(List<Integer> remainder, int pairs) {
    List<List<Duo>> candidates = new ArrayList<>();
    if (2 * pairs > remainder.size()) {
      return candidates;
    }
    for (Exchange exchange : exchanges(remainder.size(), pairs)) {
      TreeSet<Integer> first = new TreeSet<>(range(1, pairs));
      first.removeAll(exchange.out());
      first.addAll(exchange.in());
      List<Integer> s1 = first.stream().map(number -> remainder.get(number - 1)).toList();
      List<Integer> s2 = new ArrayList<>(remainder);
      s2.removeAll(s1);
      for (List<Integer> transposed : arrangements(s2, pairs)) {
        candidates.add(duos(s1, transposed));
      }
    }
    return candidates;
  }

  /** Numbers that leave S1 and numbers that come from S2, each ascending. */
  private record Exchange(List<Integer> out, List<Integer> in) {
    int difference() {
      return in.stream().mapToInt(i -> i).sum() - out.stream().mapToInt(i -> i).sum();
    }
  }

  private static List<Exchange> exchanges(int size, int pairs) {
    List<Exchange> exchanges = new ArrayList<>();
    for (int count = 0; count <= Math.min(pairs, size - pairs); count++) {
      for (List<Integer> out : subsets(range(1, pairs), count)) {
        for (List<Integer> in : subsets(range(pairs + 1, size), count)) {
          exchanges.add(new Exchange(out, in));
        }
      }
    }
    Comparator<Exchange> order =
        Comparator.comparingInt((Exchange one) -> one.out().size()) // fewest numbers
            .thenComparingInt(Exchange::difference) // smallest difference of the sums
            .thenComparing((one, other) -> compareDescending(other.out(), one.out()))
            .thenComparing((one, other) -> compareAscending(one.in(), other.in()));
    exchanges.sort(order);
    return exchanges;
  }

  /** By the highest number that differs. */
  private static int compareDescending(List<Integer> one, List<Integer> other) {
    return compareAscending(one.reversed(), other.reversed());
  }

  private static int compareAscending(List<Integer> one, List<Integer> other) {
    for (int at = 0; at < one.size(); at++) {
      int order = Integer.compare(one.get(at), other.get(at));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private static List<Duo> duos(List<Integer> first, List<Integer> second) {
    List<Duo> duos = new ArrayList<>();
    for (int at = 0; at < first.size(); at++) {
      duos.add(new Duo(first.get(at), second.get(at)));
    }
    return duos;
  }

  private static List<Integer> range(int from, int to) {
    List<Integer> range = new ArrayList<>();
    for (int number = from; number <= to; number++) {
      range.add(number);
    }
    return range;
  }

  /** Lexicographic. */
  private static List<List<Integer>> subsets(List<Integer> of, int size) {
    List<List<Integer>> subsets = new ArrayList<>();
    if (size == 0) {
      subsets.add(List.of());
      return subsets;
    }
    for (int at = 0; at < of.size(); at++) {
      for (List<Integer> rest : subsets(of.subList(at + 1, of.size()), size - 1)) {
        subsets.add(join(of.get(at), rest));
      }
    }
    return subsets;
  }

  /** Lexicographic. */
  private static List<List<Integer>> arrangements(List<Integer> of, int size) {
    List<List<Integer>> arrangements = new ArrayList<>();
    if (size == 0) {
      arrangements.add(List.of());
      return arrangements;
    }
    for (int number : of) {
      List<Integer> others = new ArrayList<>(of);
      others.remove((Object) number);
      for (List<Integer> rest : arrangements(others, size - 1)) {
        arrangements.add(join(number, rest));
      }
    }
    return arrangements;
  }

  private static List<Integer> join(int first, List<Integer> rest) {
    List<Integer> joined = new ArrayList<>(List.of(first));
    joined.addAll(rest);
    return joined;
  }
}
