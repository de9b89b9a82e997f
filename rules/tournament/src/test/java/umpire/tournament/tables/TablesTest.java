package umpire.tournament.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;
import umpire.tournament.Points;
import umpire.tournament.Round;
import umpire.tournament.shared.Play;

class TablesTest {
  private static final Pairing TABLE = new Pairing(List.of(4, 5, 6), false);

  private static Outcome random(Tables format, Pairing table, RandomGenerator dice) {
    List<Integer> finish = new ArrayList<>(List.of(1, 2, 3));
    for (int swap = 2; swap > 0; swap--) {
      Collections.swap(finish, swap, dice.nextInt(swap + 1));
    }
    return format.outcome(table, finish);
  }

  @ParameterizedTest
  @CsvSource({
    "'1,2,3','1,0.5,0'",
    "'3,1,2','0,1,0.5'",
    "'1,1,3','0.75,0.75,0'",
    "'2,1,2','0.25,1,0.25'",
    "'1,1,1','0.5,0.5,0.5'"
  })
  void placesAreWorthPoints(String places, String points) {
    List<Integer> finish = List.of(places.split(",", -1)).stream().map(Integer::valueOf).toList();
    assertThat(Tables.of(3).outcome(TABLE, finish).points())
        .extracting(Points::toString)
        .containsExactly(points.split(",", -1));
  }

  @ParameterizedTest
  @CsvSource({"'1,2,2,3'", "'1,2'", "'1,1,2'", "'2,2,3'", "'0,1,2'", "'1,3,3'", "'1,2,4'"})
  void placesThatCannotBeAreRefused(String places) {
    List<Integer> finish = List.of(places.split(",", -1)).stream().map(Integer::valueOf).toList();
    assertThatThrownBy(() -> Tables.of(3).outcome(TABLE, finish))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theFirstRoundIsFolded() {
    Pairings.Paired first = Play.paired(Tables.of(3), Play.start(9));
    assertThat(first.pairings())
        .extracting(Pairing::seats)
        .containsExactly(List.of(1, 4, 7), List.of(5, 8, 2), List.of(9, 3, 6));
    assertThat(first.byes()).isEmpty();
  }

  /** Everybody sits once a round; byes, meetings and seats are spread. */
  @Test
  void randomEventsKeepTheRules() {
    for (int field = 3; field <= 30; field++) {
      Tables format = Tables.of(6);
      Random dice = new Random(field);
      Event over = Play.toTheEnd(format, Play.start(field), table -> random(format, table, dice));
      assertThat(over.rounds()).hasSize(6);
      Map<Set<Integer>, Integer> meetings = new HashMap<>();
      Map<Integer, int[]> seats = new HashMap<>();
      Map<Integer, Integer> byes = new HashMap<>();
      for (Round round : over.rounds()) {
        Set<Integer> busy = new HashSet<>();
        for (Outcome outcome : round.outcomes()) {
          List<Integer> table = outcome.pairing().seats();
          for (int seat = 0; seat < 3; seat++) {
            assertThat(busy.add(table.get(seat))).isTrue();
            seats.computeIfAbsent(table.get(seat), _ -> new int[3])[seat]++;
            meetings.merge(Set.of(table.get(seat), table.get((seat + 1) % 3)), 1, Integer::sum);
          }
        }
        round.byes().forEach(bye -> byes.merge(bye.entrant(), 1, Integer::sum));
        round.byes().forEach(bye -> assertThat(busy.add(bye.entrant())).isTrue());
        assertThat(round.byes()).hasSize(field % 3);
        assertThat(busy).hasSize(field);
      }
      int mostByes = byes.values().stream().mapToInt(one -> one).max().orElse(0);
      assertThat(mostByes).isLessThanOrEqualTo((6 * (field % 3) + field - 1) / field);
      int meetingsOfAll = 6 * (field / 3) * 3;
      int unavoidable = Math.max(0, meetingsOfAll - field * (field - 1) / 2);
      assertThat(meetingsOfAll - meetings.size()).isLessThanOrEqualTo(unavoidable + 5);
      assertThat(seats.values())
          .allSatisfy(counts -> assertThat(unevenness(counts)).isLessThanOrEqualTo(2));
    }
  }

  private static int unevenness(int[] counts) {
    int most = Math.max(counts[0], Math.max(counts[1], counts[2]));
    return most - Math.min(counts[0], Math.min(counts[1], counts[2]));
  }

  @Test
  void thoseWithAsManyPointsMeet() {
    Tables format = Tables.of(4);
    Event event = Play.after(format, Play.start(27), table -> lowerNumbersFirst(format, table));
    // 1 to 9 have a point, 10 to 18 half of one
    assertThat(Play.paired(format, event).pairings())
        .hasSize(9)
        .allSatisfy(
            table ->
                assertThat(table.seats().stream().map(number -> (number - 1) / 9).distinct())
                    .hasSize(1));
  }

  /** In twenty events the best and the last of a table are a third of a point apart on average. */
  @Test
  void tablesAreNearInPoints() {
    Tables format = Tables.of(5);
    int spread = 0;
    for (int seed = 0; seed < 20; seed++) {
      Random dice = new Random(seed);
      Map<Integer, Points> points = new HashMap<>();
      Event over = Play.toTheEnd(format, Play.start(30), table -> random(format, table, dice));
      for (Round round : over.rounds()) {
        for (Outcome outcome : round.outcomes()) {
          int[] before =
              outcome.pairing().seats().stream()
                  .mapToInt(one -> points.getOrDefault(one, Points.NONE).thousandths())
                  .sorted()
                  .toArray();
          spread += before[2] - before[0];
          outcome
              .pairing()
              .seats()
              .forEach(one -> points.merge(one, outcome.of(one), Points::plus));
        }
      }
    }
    // 0.320 of a point on average; 0.495 if the search does not ask for it
    assertThat(spread / (20 * 50)).isLessThanOrEqualTo(350);
  }

  private static Outcome lowerNumbersFirst(Tables format, Pairing table) {
    return format.outcome(
        table,
        table.seats().stream()
            .map(one -> 1 + (int) table.seats().stream().filter(two -> two < one).count())
            .toList());
  }

  @Test
  void whoeverIsLeftOverHasABye() {
    Tables format = Tables.of(5);
    Event event = Play.start(5);
    assertThat(Play.paired(format, event).byes())
        .containsExactly(new Bye(5, Bye.Kind.PAIRING), new Bye(4, Bye.Kind.PAIRING));
    event = Play.after(format, event, table -> format.outcome(table, List.of(1, 2, 3)));
    // 1, 4 and 5 have a point, 2 half of one, 3 none
    assertThat(Play.paired(format, event).byes())
        .containsExactly(new Bye(3, Bye.Kind.PAIRING), new Bye(2, Bye.Kind.PAIRING));
    event = Play.absent(event, new Bye(3, Bye.Kind.HALF));
    assertThat(Play.paired(format, event).byes())
        .containsExactly(new Bye(2, Bye.Kind.PAIRING), new Bye(3, Bye.Kind.HALF));
  }

  @Test
  void somebodyMayJoinLateOrWithdraw() {
    Tables format = Tables.of(5);
    List<Entrant> entrants = new ArrayList<>(Play.start(5).entrants());
    entrants.add(new Entrant(6, 0, 2, Entrant.NO_END));
    Event event = new Event(entrants, List.of(), List.of());
    event = Play.after(format, event, table -> format.outcome(table, List.of(1, 2, 3)));
    assertThat(Play.paired(format, event).pairings()).hasSize(2);
    event = Play.withdrawn(event, 1, 1);
    assertThat(Play.paired(format, event).pairings()).hasSize(1);
  }

  @Test
  void whatIsNoEventOfTablesIsRefused() {
    assertThat(Tables.of(3).pair(Play.start(2)))
        .isEqualTo(new Pairings.Impossible("There are 2 entrants present: a table needs 3."));
    assertThatThrownBy(() -> Tables.of(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Tables(3, List.of(Points.ONE, Points.NONE)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Tables(3, List.of(Points.HALF, Points.ONE, Points.NONE)))
        .hasMessage("a lower place counts more: [0.5, 1, 0]");
    Event ofTwo =
        new Event(
            Play.start(3).entrants(),
            List.of(new Round(List.of(Play.won(Pairing.of(1, 2), 0)), List.of())),
            List.of());
    assertThatThrownBy(() -> Tables.of(3).pair(ofTwo)).hasMessage("no table of three: [1, 2]");
  }
}
