package umpire.tournament.tables;

import java.util.ArrayList;
import java.util.List;

/**
 * Divides entrants into tables of three. It begins with neighbours in the ranking and exchanges two
 * of different tables while that makes both tables together better: fewer repeated meetings first;
 * then seats and nearness in points, where an uneven seat weighs as much as {@link #SEAT_WEIGHT}.
 * While somebody meets somebody again, it begins once more from other divisions and keeps the best.
 */
final class TableSearch {
  /** A repeated meeting outweighs all seats and points. */
  private static final long MEETING_WEIGHT = 1_000_000_000L;

  /** How many thousandths of a point between the best and the last of a table. */
  private static final long SEAT_WEIGHT = 4_000;

  private static final int MOST_PASSES = 50;
  private static final int MORE_STARTS = 10;

  private final TableHistory history;
  private final List<List<Integer>> tables;

  private TableSearch(List<List<Integer>> tables, TableHistory history) {
    this.tables = tables;
    this.history = history;
    int passes = 0;
    while (passes < MOST_PASSES && improved()) {
      passes++;
    }
  }

  /**
   * The tables, each in the order of its seats.
   *
   * @param ranking a multiple of three, the best first
   * @param folded whether the search begins with the ranking folded instead of neighbours in it
   */
  static List<List<Integer>> of(List<Integer> ranking, boolean folded, TableHistory history) {
    TableSearch best = new TableSearch(folded ? folded(ranking, 0) : neighbours(ranking), history);
    for (int turn = 0; turn < MORE_STARTS && best.total() >= MEETING_WEIGHT; turn++) {
      TableSearch other = new TableSearch(folded(ranking, turn), history);
      if (other.total() < best.total()) {
        best = other;
      }
    }
    return best.tables.stream().map(table -> SeatOrder.best(table, history).order()).toList();
  }

  private static List<List<Integer>> neighbours(List<Integer> ranking) {
    List<List<Integer>> tables = new ArrayList<>();
    for (int from = 0; from < ranking.size(); from += Tables.SEATS) {
      tables.add(new ArrayList<>(ranking.subList(from, from + Tables.SEATS)));
    }
    return tables;
  }

  /**
   * The thirds of a ranking spread over all tables; with each turn the second and third are moved
   * on.
   */
  private static List<List<Integer>> folded(List<Integer> ranking, int turn) {
    int count = ranking.size() / Tables.SEATS;
    List<List<Integer>> tables = new ArrayList<>();
    for (int table = 0; table < count; table++) {
      List<Integer> three = new ArrayList<>();
      // the strongest of a table sits on another seat at each table
      for (int seat = 0; seat < Tables.SEATS; seat++) {
        int third = (seat + table) % Tables.SEATS;
        three.add(ranking.get(third * count + (table + turn * third) % count));
      }
      tables.add(three);
    }
    return tables;
  }

  private long total() {
    return tables.stream().mapToLong(this::cost).sum();
  }

  private boolean improved() {
    boolean improved = false;
    for (int one = 0; one < tables.size(); one++) {
      for (int other = one + 1; other < tables.size(); other++) {
        improved |= improved(tables.get(one), tables.get(other));
      }
    }
    return improved;
  }

  private boolean improved(List<Integer> one, List<Integer> other) {
    boolean improved = false;
    long cost = cost(one) + cost(other);
    for (int here = 0; here < Tables.SEATS; here++) {
      for (int there = 0; there < Tables.SEATS; there++) {
        exchange(one, here, other, there);
        long changed = cost(one) + cost(other);
        if (changed < cost) {
          cost = changed;
          improved = true;
        } else {
          exchange(one, here, other, there);
        }
      }
    }
    return improved;
  }

  private static void exchange(List<Integer> one, int here, List<Integer> other, int there) {
    int moved = one.get(here);
    one.set(here, other.get(there));
    other.set(there, moved);
  }

  private long cost(List<Integer> table) {
    long repeated = 0;
    int best = Integer.MIN_VALUE;
    int last = Integer.MAX_VALUE;
    for (int seat = 0; seat < Tables.SEATS; seat++) {
      int points = history.points(table.get(seat)).thousandths();
      best = Math.max(best, points);
      last = Math.min(last, points);
      for (int other = seat + 1; other < Tables.SEATS; other++) {
        repeated += history.meetings(table.get(seat), table.get(other));
      }
    }
    int excess = SeatOrder.best(table, history).excess();
    return repeated * MEETING_WEIGHT + excess * SEAT_WEIGHT + (best - last);
  }
}
