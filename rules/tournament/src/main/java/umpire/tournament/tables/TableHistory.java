package umpire.tournament.tables;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.tournament.Bye;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Points;
import umpire.tournament.Round;

/** What the rounds of an event say of its entrants. */
final class TableHistory {
  private final Map<Integer, Points> points = new HashMap<>();
  private final Map<Integer, Integer> byes = new HashMap<>();
  private final Map<Long, Integer> meetings = new HashMap<>();
  private final Map<Integer, int[]> seats = new HashMap<>();

  /**
   * Throws IllegalArgumentException for an outcome of fewer than three.
   *
   * @param win what a bye of the kind PAIRING counts; one that was asked for counts half
   */
  TableHistory(Event event, Points win) {
    for (Round round : event.rounds()) {
      round.outcomes().forEach(this::add);
      round.byes().forEach(bye -> add(bye, win));
    }
  }

  private void add(Outcome outcome) {
    List<Integer> table = outcome.pairing().seats();
    if (table.size() != Tables.SEATS) {
      throw new IllegalArgumentException("no table of three: " + table);
    }
    for (int seat = 0; seat < table.size(); seat++) {
      points.merge(table.get(seat), outcome.points().get(seat), Points::plus);
      if (outcome.played()) {
        seats.computeIfAbsent(table.get(seat), _ -> new int[Tables.SEATS])[seat]++;
        for (int other : table.subList(seat + 1, table.size())) {
          meetings.merge(key(table.get(seat), other), 1, Integer::sum);
        }
      }
    }
  }

  private void add(Bye bye, Points win) {
    Points counts =
        switch (bye.kind()) {
          case PAIRING -> win;
          case HALF -> new Points(win.thousandths() / 2);
          case ZERO -> Points.NONE;
        };
    points.merge(bye.entrant(), counts, Points::plus);
    if (bye.kind() == Bye.Kind.PAIRING) {
      byes.merge(bye.entrant(), 1, Integer::sum);
    }
  }

  Points points(int entrant) {
    return points.getOrDefault(entrant, Points.NONE);
  }

  /** How many byes of the kind PAIRING somebody had. */
  int byes(int entrant) {
    return byes.getOrDefault(entrant, 0);
  }

  /** How often two met. */
  int meetings(int one, int other) {
    return meetings.getOrDefault(key(one, other), 0);
  }

  private static long key(int one, int other) {
    return (long) Math.min(one, other) << Integer.SIZE | Math.max(one, other);
  }

  /** How many more times somebody had a seat than the seat that they had least often. */
  int excess(int entrant, int seat) {
    int[] counts = seats.getOrDefault(entrant, new int[Tables.SEATS]);
    return counts[seat] - Math.min(counts[0], Math.min(counts[1], counts[2]));
  }
}
