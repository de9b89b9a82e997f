package umpire.tournament.roundrobin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;
import umpire.tournament.Round;
import umpire.tournament.shared.Play;

class RoundRobinTest {
  @ParameterizedTest
  @EnumSource
  void everybodyMeetsEverybodyOncePerLeg(Legs legs) {
    for (int players = 2; players <= 30; players++) {
      Event over = Play.toTheEnd(RoundRobin.of(legs, false), Play.start(players), Play::lowerWins);
      Map<Set<Integer>, Integer> meetings = new HashMap<>();
      Set<List<Integer>> seatings = new HashSet<>();
      for (Round round : over.rounds()) {
        Set<Integer> busy = new HashSet<>();
        for (Outcome outcome : round.outcomes()) {
          List<Integer> seats = outcome.pairing().seats();
          meetings.merge(Set.copyOf(seats), 1, Integer::sum);
          assertThat(seatings.add(seats)).as("sides of the second leg").isTrue();
          seats.forEach(seat -> assertThat(busy.add(seat)).as("twice in a round").isTrue());
        }
        round.byes().forEach(bye -> assertThat(busy.add(bye.entrant())).isTrue());
        assertThat(busy).hasSize(players);
        assertThat(round.byes()).hasSize(players % 2);
      }
      assertThat(meetings).hasSize(players * (players - 1) / 2);
      assertThat(meetings.values()).containsOnly(legs == Legs.ONE ? 1 : 2);
      sidesDifferByOneAtMost(over, players, legs);
    }
  }

  private static void sidesDifferByOneAtMost(Event over, int players, Legs legs) {
    for (int player = 1; player <= players; player++) {
      int lead = sides(over, player).mapToInt(seat -> seat == 0 ? 1 : -1).sum();
      assertThat(Math.abs(lead)).isLessThanOrEqualTo(legs == Legs.ONE ? 1 : 0);
    }
  }

  private static Stream<Integer> sides(Event over, int player) {
    return over.rounds().stream()
        .flatMap(round -> round.outcomes().stream())
        .map(outcome -> outcome.pairing().seats().indexOf(player))
        .filter(seat -> seat >= 0);
  }

  @Test
  void exchangedRoundsGiveNobodyTheSameSideThreeTimesInARow() {
    for (int players = 4; players <= 20; players += 2) {
      Event exchanged = playedTo(Legs.TWO_EXCHANGED, players);
      Event plain = playedTo(Legs.TWO, players);
      assertThat(longestRun(exchanged, players)).isLessThanOrEqualTo(2);
      assertThat(longestRun(plain, players)).isEqualTo(3);
    }
  }

  private static Event playedTo(Legs legs, int players) {
    return Play.toTheEnd(RoundRobin.of(legs, false), Play.start(players), Play::lowerWins);
  }

  private static int longestRun(Event over, int players) {
    int longest = 0;
    for (int player = 1; player <= players; player++) {
      int run = 0;
      int before = -1;
      for (int side : sides(over, player).toList()) {
        run = side == before ? run + 1 : 1;
        before = side;
        longest = Math.max(longest, run);
      }
    }
    return longest;
  }

  @Test
  void groupsAreDividedLikeASnakeAndPlayByThemselves() {
    RoundRobin format = new RoundRobin(3, Legs.ONE, false);
    Event event = Play.start(11);
    assertThat(format.groups(event))
        .containsExactly(
            new Group(0, List.of(1, 6, 7)),
            new Group(1, List.of(2, 5, 8, 11)),
            new Group(2, List.of(3, 4, 9, 10)));
    assertThat(format.groups(event)).extracting(Group::name).containsExactly("A", "B", "C");
    Pairings.Paired first = Play.paired(format, event);
    assertThat(first.pairings())
        .containsExactly(
            Pairing.of(6, 7),
            Pairing.of(2, 11),
            Pairing.of(5, 8),
            Pairing.of(3, 10),
            Pairing.of(4, 9));
    assertThat(first.byes()).containsExactly(new Bye(1, Bye.Kind.PAIRING));
    Event over = Play.toTheEnd(format, event, Play::lowerWins);
    assertThat(over.rounds()).hasSize(3);
    Set<Set<Integer>> meetings = new HashSet<>();
    over.rounds()
        .forEach(
            round ->
                round
                    .outcomes()
                    .forEach(outcome -> meetings.add(Set.copyOf(outcome.pairing().seats()))));
    assertThat(meetings).hasSize(3 + 6 + 6);
    assertThat(meetings)
        .allSatisfy(
            two ->
                assertThat(format.groups(event))
                    .anyMatch(group -> group.entrants().containsAll(two)));
  }

  @Test
  void aSmallGroupThatIsDoneHasNoByes() {
    RoundRobin format = new RoundRobin(2, Legs.ONE, false);
    // A: 1, 4, 5 (three rounds), B: 2, 3 (one round)
    Event event = Play.start(5);
    event = Play.after(format, event, Play::lowerWins);
    Pairings.Paired second = Play.paired(format, event);
    assertThat(second.pairings()).hasSize(1);
    assertThat(second.byes()).extracting(Bye::entrant).doesNotContain(2, 3).hasSize(1);
  }

  @Test
  void numbersMayHaveGaps() {
    Pairings.Paired first = Play.paired(RoundRobin.of(Legs.ONE, true), Play.startOf(3, 10, 20, 40));
    assertThat(first.pairings())
        .containsExactly(new Pairing(List.of(3, 40), true), new Pairing(List.of(10, 20), true));
  }

  @Test
  void gamesOfSomebodyWhoWithdrewAreByesOfTheOthers() {
    RoundRobin format = RoundRobin.of(Legs.ONE, false);
    Event event = Play.after(format, Play.start(4), Play::lowerWins);
    event = Play.withdrawn(event, 4, 1);
    Pairings.Paired second = Play.paired(format, event);
    assertThat(second.pairings()).containsExactly(Pairing.of(1, 2));
    assertThat(second.byes()).containsExactly(new Bye(3, Bye.Kind.PAIRING));
    event = Play.absent(Play.withdrawn(event, 3, 1), new Bye(3, Bye.Kind.ZERO));
    assertThat(Play.paired(format, event).byes()).isEmpty();
  }

  @Test
  void theAbsentHaveTheirByeAndTheirOpponentsAnother() {
    RoundRobin format = RoundRobin.of(Legs.ONE, false);
    Event event = Play.absent(Play.start(4), new Bye(2, Bye.Kind.HALF));
    assertThat(Play.paired(format, event).byes())
        .containsExactly(new Bye(3, Bye.Kind.PAIRING), new Bye(2, Bye.Kind.HALF));
    event = Play.absent(Play.start(5), new Bye(1, Bye.Kind.ZERO));
    assertThat(Play.paired(format, event).byes())
        .as("absent in their free round: one bye")
        .containsExactly(new Bye(1, Bye.Kind.ZERO));
  }

  @Test
  void whoeverJoinsLateIsRefused() {
    List<Entrant> entrants =
        List.of(Entrant.of(1, 0), Entrant.of(2, 0), new Entrant(3, 0, 2, Entrant.NO_END));
    assertThat(RoundRobin.of(Legs.ONE, false).pair(new Event(entrants, List.of(), List.of())))
        .isEqualTo(
            new Pairings.Impossible(
                "Entrant 3 joins in round 2: a round robin of 1 group(s) takes nobody after the"
                    + " first round."));
  }

  @Test
  void groupsOfOneAreRefused() {
    RoundRobin format = new RoundRobin(3, Legs.ONE, false);
    assertThat(format.pair(Play.start(5)))
        .isEqualTo(
            new Pairings.Impossible(
                "There are 5 entrants: a round robin of 3 group(s) needs at least 6."));
    Event withdrawnBefore = Play.withdrawn(Play.start(6), 2, 0);
    assertThat(format.pair(withdrawnBefore)).isInstanceOf(Pairings.Impossible.class);
    assertThatThrownBy(() -> format.groups(withdrawnBefore)).hasMessageContaining("at least 6");
    assertThatThrownBy(() -> new RoundRobin(0, Legs.ONE, false)).hasMessage("0 groups");
  }
}
