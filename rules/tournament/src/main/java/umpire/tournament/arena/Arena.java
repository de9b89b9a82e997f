package umpire.tournament.arena;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Points;
import umpire.tournament.shared.SideBalance;

/**
 * An arena: within a window that the host opens and closes, everybody plays as many matches as they
 * like. Whoever has waited longest is paired first, with the one nearest in points whom they did
 * not meet just before; between two equally near, with the one who has waited longer. Sides are
 * given by {@link SideBalance}.
 *
 * @param streak after how many wins in a row the points of a match are doubled, up to the first
 *     match that is not won, which is doubled too; 0 for no such bonus
 * @param twice whether each pairing is two matches with the sides changed
 */
public record Arena(int streak, boolean twice) {
  public Arena {
    if (streak < 0) {
      throw new IllegalArgumentException("streak " + streak);
    }
  }

  /** Without a bonus for streaks. */
  public static Arena of(boolean twice) {
    return new Arena(0, twice);
  }

  /**
   * Who plays now. Two meet again at once only if they are the only two who wait. Throws
   * IllegalArgumentException if somebody waits twice, or for a table of three in the history.
   *
   * @param waiting who waits, the longest first
   * @param history all matches that are over, from the first to the last
   */
  public ArenaPairings pair(List<Integer> waiting, List<Outcome> history) {
    if (new HashSet<>(waiting).size() != waiting.size()) {
      throw new IllegalArgumentException("somebody waits twice: " + waiting);
    }
    ArenaHistory now = new ArenaHistory(history, streak);
    List<Two> twos = new ArrayList<>();
    List<Integer> left = new ArrayList<>(waiting);
    if (waiting.size() == 2) {
      twos.add(new Two(left.removeFirst(), left.removeFirst()));
    } else {
      nearest(left, twos, now);
      while (left.size() > 1 && exchanged(left, twos, now)) {
        // each exchange pairs two more
      }
    }
    SideBalance sides = SideBalance.of(history);
    List<Pairing> pairings =
        twos.stream().map(two -> sides.pair(two.one(), two.other(), 1, twice)).toList();
    return new ArenaPairings(pairings, left);
  }

  /** Points of everybody who played, with the bonus. Throws as {@link #pair}. */
  public Map<Integer, Points> points(List<Outcome> history) {
    return new ArenaHistory(history, streak).points();
  }

  private record Two(int one, int other) {}

  private static void nearest(List<Integer> left, List<Two> twos, ArenaHistory now) {
    List<Integer> blocked = new ArrayList<>();
    while (!left.isEmpty()) {
      int one = left.removeFirst();
      Optional<Integer> nearest =
          left.stream()
              .filter(other -> !now.wouldMeetAgain(one, other))
              .min((a, b) -> Integer.compare(now.distance(one, a), now.distance(one, b)));
      if (nearest.isEmpty()) {
        blocked.add(one);
      } else {
        left.remove(nearest.get());
        twos.add(new Two(one, nearest.get()));
      }
    }
    left.addAll(blocked);
  }

  /** Breaks one pair so that both of it meet two who may not meet each other. */
  private static boolean exchanged(List<Integer> left, List<Two> twos, ArenaHistory now) {
    for (int first = 0; first < left.size(); first++) {
      for (int second = first + 1; second < left.size(); second++) {
        if (exchanged(left.get(first), left.get(second), twos, now)) {
          left.remove(second);
          left.remove(first);
          return true;
        }
      }
    }
    return false;
  }

  private static boolean exchanged(int one, int other, List<Two> twos, ArenaHistory now) {
    int best = Integer.MAX_VALUE;
    int where = -1;
    boolean crossed = false;
    for (int index = 0; index < twos.size(); index++) {
      Two two = twos.get(index);
      int straight = distance(one, two.one(), other, two.other(), now);
      int cross = distance(one, two.other(), other, two.one(), now);
      if (Math.min(straight, cross) < best) {
        best = Math.min(straight, cross);
        where = index;
        crossed = cross < straight;
      }
    }
    if (where < 0) {
      return false;
    }
    Two broken = twos.remove(where);
    twos.add(where, new Two(one, crossed ? broken.other() : broken.one()));
    twos.add(where + 1, new Two(other, crossed ? broken.one() : broken.other()));
    return true;
  }

  /** How far two pairs are from each other together; the most if either would meet again. */
  private static int distance(int a, int b, int c, int d, ArenaHistory now) {
    return now.wouldMeetAgain(a, b) || now.wouldMeetAgain(c, d)
        ? Integer.MAX_VALUE
        : now.distance(a, b) + now.distance(c, d);
  }
}
