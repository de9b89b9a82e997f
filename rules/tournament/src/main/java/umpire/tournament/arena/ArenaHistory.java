package umpire.tournament.arena;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.tournament.Outcome;
import umpire.tournament.Points;

/** Points, streaks and last opponents after the matches of an arena. */
final class ArenaHistory {
  private final Map<Integer, Points> points = new HashMap<>();
  private final Map<Integer, Integer> wins = new HashMap<>();
  private final Map<Integer, Integer> lastOpponent = new HashMap<>();
  private final int streak;

  /**
   * The matches from the first that was over to the last.
   *
   * @param streak how many wins in a row double what follows; 0 for no such bonus
   */
  ArenaHistory(List<Outcome> outcomes, int streak) {
    this.streak = streak;
    outcomes.forEach(this::add);
  }

  private void add(Outcome outcome) {
    List<Integer> seats = outcome.pairing().seats();
    if (seats.size() != 2) {
      throw new IllegalArgumentException("two meet in an arena, not " + seats);
    }
    add(outcome, seats.get(0), seats.get(1));
    add(outcome, seats.get(1), seats.get(0));
  }

  private void add(Outcome outcome, int entrant, int opponent) {
    Points given = outcome.of(entrant);
    boolean won = given.compareTo(outcome.of(opponent)) > 0;
    int before = wins.getOrDefault(entrant, 0);
    boolean doubled = streak > 0 && before >= streak && outcome.played();
    points.merge(entrant, doubled ? given.plus(given) : given, Points::plus);
    if (!won) {
      wins.put(entrant, 0);
    } else if (outcome.played()) {
      wins.put(entrant, before + 1);
    }
    if (outcome.played()) {
      lastOpponent.put(entrant, opponent);
    }
  }

  Points points(int entrant) {
    return points.getOrDefault(entrant, Points.NONE);
  }

  Map<Integer, Points> points() {
    return Collections.unmodifiableMap(points);
  }

  /** How far two are from each other, in thousandths of a point. */
  int distance(int one, int other) {
    return Math.abs(points(one).minus(points(other)).thousandths());
  }

  /** Whether the last match of either was against the other. */
  boolean wouldMeetAgain(int one, int other) {
    return lastOpponent.getOrDefault(one, 0) == other || lastOpponent.getOrDefault(other, 0) == one;
  }
}
