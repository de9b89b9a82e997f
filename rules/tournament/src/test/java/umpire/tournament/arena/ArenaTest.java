package umpire.tournament.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Points;
import umpire.tournament.shared.Play;

class ArenaTest {
  private static final Arena ARENA = Arena.of(false);

  private static Outcome won(int winner, int loser) {
    return Play.won(Pairing.of(winner, loser), 0);
  }

  @Test
  void theNearestInPointsMeet() {
    List<Outcome> history = List.of(won(1, 5), won(1, 6), won(2, 7), won(3, 8), won(3, 7));
    // 1 and 3 have 2 points, 2 has 1, 4 has none
    assertThat(ARENA.pair(List.of(4, 1, 2, 3), history))
        .isEqualTo(new ArenaPairings(List.of(Pairing.of(4, 2), Pairing.of(1, 3)), List.of()));
  }

  @Test
  void whoeverCameLastWaitsOn() {
    assertThat(ARENA.pair(List.of(3, 1, 2), List.of()))
        .isEqualTo(new ArenaPairings(List.of(Pairing.of(1, 3)), List.of(2)));
    assertThat(ARENA.pair(List.of(4), List.of()))
        .isEqualTo(new ArenaPairings(List.of(), List.of(4)));
    assertThat(ARENA.pair(List.of(), List.of())).isEqualTo(new ArenaPairings(List.of(), List.of()));
  }

  @Test
  void twoMeetAgainAtOnceOnlyIfNobodyElseWaits() {
    List<Outcome> history = List.of(won(1, 2));
    assertThat(ARENA.pair(List.of(1, 2), history).pairings()).containsExactly(Pairing.of(2, 1));
    assertThat(ARENA.pair(List.of(1, 2, 3), history))
        .isEqualTo(new ArenaPairings(List.of(Pairing.of(3, 1)), List.of(2)));
  }

  @Test
  void aPairIsBrokenForTwoWhoMayNotMeet() {
    // 1 and 2 are nearest to each other, which would leave 3 and 4, who have just met
    List<Outcome> history = List.of(won(1, 9), won(2, 8), won(3, 4));
    ArenaPairings now = ARENA.pair(List.of(1, 2, 4, 3), history);
    assertThat(now.waiting()).isEmpty();
    assertThat(now.pairings())
        .extracting(pairing -> Set.copyOf(pairing.seats()))
        .containsExactly(Set.of(1, 4), Set.of(2, 3));
  }

  @Test
  void aStreakDoublesIfTheHostSaysSo() {
    List<Outcome> history = new ArrayList<>();
    for (int turn = 0; turn < 4; turn++) {
      history.add(won(1, 2));
    }
    history.add(Play.drawn(Pairing.of(2, 1)));
    history.add(won(1, 2));
    assertThat(ARENA.points(history)).isEqualTo(Map.of(1, new Points(5500), 2, Points.HALF));
    // 1 + 1 + 2 + 2, the draw counts 1, and the streak begins again
    assertThat(new Arena(2, false).points(history))
        .isEqualTo(Map.of(1, new Points(8000), 2, Points.HALF));
    List<Outcome> forfeits = new ArrayList<>(history.subList(0, 2));
    Outcome forfeit = new Outcome(Pairing.of(1, 2), List.of(Points.ONE, Points.NONE), false);
    forfeits.add(forfeit);
    forfeits.add(won(1, 2));
    assertThat(new Arena(2, false).points(forfeits).get(1))
        .as("a forfeit is neither doubled nor the end of a streak")
        .isEqualTo(new Points(5000));
  }

  @Test
  void twoMatchesArePairedIfTheHostSaysSo() {
    assertThat(Arena.of(true).pair(List.of(2, 1), List.of()).pairings())
        .containsExactly(new Pairing(List.of(1, 2), true));
  }

  @Test
  void whatIsNoArenaIsRefused() {
    assertThatThrownBy(() -> ARENA.pair(List.of(1, 2, 1), List.of()))
        .hasMessage("somebody waits twice: [1, 2, 1]");
    assertThatThrownBy(() -> new Arena(-1, false)).hasMessage("streak -1");
    Outcome table =
        new Outcome(
            new Pairing(List.of(1, 2, 3), false),
            List.of(Points.ONE, Points.NONE, Points.NONE),
            true);
    assertThatThrownBy(() -> ARENA.points(List.of(table)))
        .hasMessage("two meet in an arena, not [1, 2, 3]");
  }

  /** Arenas in which somebody is paired whenever a match is over. */
  @Test
  void randomArenasKeepTheRules() {
    int most = 0;
    for (int seed = 0; seed < 60; seed++) {
      Random dice = new Random(seed);
      int field = 2 + dice.nextInt(14);
      List<Integer> waiting = new ArrayList<>();
      for (int entrant = 1; entrant <= field; entrant++) {
        waiting.add(entrant);
      }
      List<Pairing> playing = new ArrayList<>();
      List<Outcome> history = new ArrayList<>();
      while (history.size() < 25 * field) {
        ArenaPairings now = ARENA.pair(waiting, history);
        assertThat(ARENA.pair(waiting, history)).isEqualTo(now);
        check(now, waiting, history);
        waiting = new ArrayList<>(now.waiting());
        playing.addAll(now.pairings());
        if (playing.isEmpty()) {
          throw new AssertionError("nobody plays");
        }
        int over = 1 + dice.nextInt(playing.size());
        for (int match = 0; match < over; match++) {
          Pairing pairing = playing.remove(dice.nextInt(playing.size()));
          history.add(Play.won(pairing, dice.nextInt(2)));
          waiting.addAll(pairing.seats());
        }
      }
      most = Math.max(most, unevenness(history));
    }
    assertThat(most).isLessThanOrEqualTo(3);
  }

  private static void check(ArenaPairings now, List<Integer> waiting, List<Outcome> history) {
    List<Integer> all = new ArrayList<>(now.waiting());
    now.pairings().forEach(pairing -> all.addAll(pairing.seats()));
    assertThat(all).containsExactlyInAnyOrderElementsOf(waiting);
    Map<Integer, Integer> last = new HashMap<>();
    for (Outcome outcome : history) {
      List<Integer> seats = outcome.pairing().seats();
      last.put(seats.get(0), seats.get(1));
      last.put(seats.get(1), seats.get(0));
    }
    if (waiting.size() > 2) {
      for (Pairing pairing : now.pairings()) {
        assertThat(last.get(pairing.seats().get(0))).isNotEqualTo(pairing.seats().get(1));
        assertThat(last.get(pairing.seats().get(1))).isNotEqualTo(pairing.seats().get(0));
      }
    } else if (waiting.size() == 2) {
      assertThat(now.pairings()).hasSize(1);
    }
    for (int one : now.waiting()) {
      for (int other : now.waiting()) {
        if (one != other) {
          boolean again = Integer.valueOf(other).equals(last.get(one));
          assertThat(again || Integer.valueOf(one).equals(last.get(other)))
              .as("two wait who could meet")
              .isTrue();
        }
      }
    }
  }

  private static int unevenness(List<Outcome> history) {
    Map<Integer, Integer> leads = new HashMap<>();
    for (Outcome outcome : history) {
      leads.merge(outcome.pairing().seats().get(0), 1, Integer::sum);
      leads.merge(outcome.pairing().seats().get(1), -1, Integer::sum);
    }
    return leads.values().stream().mapToInt(Math::abs).max().orElseThrow();
  }
}
