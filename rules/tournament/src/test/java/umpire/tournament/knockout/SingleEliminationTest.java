package umpire.tournament.knockout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;
import umpire.tournament.Points;
import umpire.tournament.Round;
import umpire.tournament.shared.Play;
import umpire.tournament.shared.SideBalance;

class SingleEliminationTest {
  private static final Knockout FORMAT = format(false, DrawRule.HIGHER_SEED);

  private static Knockout format(boolean thirdPlace, DrawRule drawRule) {
    return new Knockout(new Elimination.Single(thirdPlace), drawRule, false);
  }

  @Test
  void oneIsLeftAfterTheLogarithmOfTheFieldInRounds() {
    for (int field = 2; field <= 130; field++) {
      Random dice = new Random(field);
      Event over =
          Play.toTheEnd(FORMAT, Play.start(field), pairing -> Losses.random(pairing, dice));
      int rounds = 0;
      while (1 << rounds < field) {
        rounds++;
      }
      assertThat(over.rounds()).hasSize(rounds);
      Map<Integer, Integer> losses = Losses.of(over);
      assertThat(losses).hasSize(field - 1);
      assertThat(losses.values()).containsOnly(1);
      int champion = IntStream.rangeClosed(1, field).filter(one -> !losses.containsKey(one)).sum();
      assertThat(FORMAT.bracket(over).champion()).isEqualTo(new Slot.Held(champion));
      List<Integer> byes = over.rounds().getFirst().byes().stream().map(Bye::entrant).toList();
      assertThat(byes)
          .containsExactlyInAnyOrderElementsOf(
              IntStream.rangeClosed(1, (1 << rounds) - field).boxed().toList());
      assertThat(over.rounds().stream().skip(1)).allMatch(round -> round.byes().isEmpty());
      nobodyPlaysAfterADefeat(over);
      sidesFollowTheRule(over);
    }
  }

  private static void nobodyPlaysAfterADefeat(Event over) {
    Set<Integer> out = new HashSet<>();
    for (Round round : over.rounds()) {
      for (Outcome outcome : round.outcomes()) {
        assertThat(outcome.pairing().seats()).noneMatch(out::contains);
      }
      round.outcomes().forEach(outcome -> out.add(Losses.loser(outcome)));
    }
  }

  private static void sidesFollowTheRule(Event over) {
    for (int round = 0; round < over.rounds().size(); round++) {
      SideBalance before = SideBalance.ofRounds(over.rounds().subList(0, round));
      for (Outcome outcome : over.rounds().get(round).outcomes()) {
        List<Integer> seats = outcome.pairing().seats();
        assertThat(before.lead(seats.get(0))).isLessThanOrEqualTo(before.lead(seats.get(1)));
      }
    }
  }

  @Test
  void seedsStandInTheStandardOrder() {
    assertThat(Seeding.order(16))
        .containsExactly(1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11);
    assertThat(Play.paired(FORMAT, Play.start(16)).pairings().getFirst())
        .isEqualTo(Pairing.of(1, 16));
  }

  @Test
  void theStrongestMeetAsLateAsTheyCan() {
    Event over = Play.toTheEnd(FORMAT, Play.start(32), Play::lowerWins);
    for (int round = 1; round <= 5; round++) {
      int left = 64 >> round;
      assertThat(over.rounds().get(round - 1).outcomes())
          .allSatisfy(
              outcome ->
                  assertThat(outcome.pairing().seats().stream().mapToInt(seat -> seat).sum())
                      .isEqualTo(left + 1));
    }
  }

  @Test
  void losersOfSemifinalsMeetForThirdPlaceBesideTheFinal() {
    Knockout format = format(true, DrawRule.HIGHER_SEED);
    Event over = Play.toTheEnd(format, Play.start(8), Play::lowerWins);
    assertThat(over.rounds()).hasSize(3);
    assertThat(over.rounds().get(2).outcomes())
        .extracting(outcome -> List.copyOf(new TreeSet<>(outcome.pairing().seats())))
        .containsExactly(List.of(1, 2), List.of(3, 4));
    assertThat(format.bracket(over).champion()).isEqualTo(new Slot.Held(1));
    assertThat(format.bracket(over).meetings().getLast().winner()).isEqualTo(new Slot.Held(3));
    Event two = Play.toTheEnd(format, Play.start(2), Play::lowerWins);
    assertThat(two.rounds()).hasSize(1);
    Event three = Play.toTheEnd(format, Play.start(3), Play::lowerWins);
    assertThat(format.bracket(three).meetings().getLast().winner()).isEqualTo(new Slot.Held(3));
  }

  @Test
  void aDrawSendsTheHigherSeedOn() {
    Event over = Play.toTheEnd(FORMAT, Play.start(8), Play::drawn);
    assertThat(FORMAT.bracket(over).champion()).isEqualTo(new Slot.Held(1));
  }

  @Test
  void aDrawWaitsForMorePointsIfTheHostSaysSo() {
    Knockout format = format(false, DrawRule.BY_POINTS);
    Event drawn = Play.after(format, Play.start(2), Play::drawn);
    assertThat(format.pair(drawn))
        .isEqualTo(new Pairings.Impossible("Round 1: 1 and 2 drew. Give one of them more points."));
    assertThat(format.bracket(drawn).champion()).isEqualTo(Slot.OPEN);
    Event decided =
        Play.after(
            format,
            Play.start(2),
            pairing -> new Outcome(pairing, List.of(Points.HALF, new Points(501)), true));
    assertThat(format.pair(decided)).isInstanceOf(Pairings.Finished.class);
    assertThat(format.bracket(decided).champion()).isEqualTo(new Slot.Held(2));
  }

  @Test
  void whoeverWithdrewOrIsAbsentLosesByForfeit() {
    Event event = Play.after(FORMAT, Play.start(8), Play::lowerWins);
    event = Play.absent(Play.withdrawn(event, 1, 1), new Bye(2, Bye.Kind.ZERO));
    Pairings.Paired second = Play.paired(FORMAT, event);
    assertThat(second.pairings()).isEmpty();
    assertThat(second.byes())
        .containsExactly(
            new Bye(4, Bye.Kind.PAIRING), new Bye(3, Bye.Kind.PAIRING), new Bye(2, Bye.Kind.ZERO));
    Event over = Play.toTheEnd(FORMAT, event, Play::lowerWins);
    assertThat(over.rounds().getLast().outcomes())
        .extracting(outcome -> outcome.pairing().seats().stream().mapToInt(one -> one).sum())
        .containsExactly(7);
    assertThat(FORMAT.bracket(over).champion()).isEqualTo(new Slot.Held(3));
  }

  @Test
  void nobodyGoesOnWhereBothForfeit() {
    Event event =
        Play.after(
            FORMAT,
            Play.start(4),
            pairing ->
                pairing.seats().contains(1) ? Play.bothForfeit(pairing) : Play.lowerWins(pairing));
    assertThat(FORMAT.pair(event)).isInstanceOf(Pairings.Finished.class);
    assertThat(FORMAT.bracket(event).champion()).isEqualTo(new Slot.Held(2));
    Event semifinals = Play.after(FORMAT, Play.start(8), Play::lowerWins);
    Event gone = Play.withdrawn(Play.withdrawn(semifinals, 1, 1), 4, 1);
    Event over = Play.toTheEnd(FORMAT, gone, Play::lowerWins);
    assertThat(over.rounds()).hasSize(2);
    assertThat(FORMAT.bracket(over).champion()).isEqualTo(new Slot.Held(2));
    Event nobody = Play.after(FORMAT, Play.start(4), Play::bothForfeit);
    assertThat(FORMAT.bracket(nobody).champion()).isEqualTo(Slot.NOBODY);
  }

  @Test
  void whoeverDoesNotWithdrawWinsInTheEnd() {
    for (int seed = 0; seed < 60; seed++) {
      Random dice = new Random(seed);
      Event over =
          Play.toTheEnd(
              FORMAT,
              Play.start(5 + seed),
              pairing -> Losses.random(pairing, dice),
              now -> Losses.fewer(now, dice));
      Losses.onlyTheChampionIsLeft(over, FORMAT.bracket(over).champion(), 1);
    }
  }

  @Test
  void aBracketNamesFromWhereEachCame() {
    Event event = Play.after(FORMAT, Play.start(3), Play::lowerWins);
    assertThat(FORMAT.bracket(event))
        .isEqualTo(
            new Bracket(
                List.of(
                    new Bracket.State(
                        new Meeting(
                            1, Meeting.Part.MAIN, 1, new Source.Seed(1), new Source.Seed(4)),
                        new Slot.Held(1),
                        Slot.NOBODY,
                        new Slot.Held(1),
                        Slot.NOBODY),
                    new Bracket.State(
                        new Meeting(
                            2, Meeting.Part.MAIN, 1, new Source.Seed(2), new Source.Seed(3)),
                        new Slot.Held(2),
                        new Slot.Held(3),
                        new Slot.Held(2),
                        new Slot.Held(3)),
                    new Bracket.State(
                        new Meeting(
                            3,
                            Meeting.Part.MAIN,
                            2,
                            new Source.WinnerOf(1),
                            new Source.WinnerOf(2)),
                        new Slot.Held(1),
                        new Slot.Held(2),
                        Slot.OPEN,
                        Slot.OPEN)),
                Slot.OPEN));
  }

  @Test
  void twoMatchesArePairedIfTheHostSaysSo() {
    Knockout format = new Knockout(new Elimination.Single(false), DrawRule.HIGHER_SEED, true);
    assertThat(Play.paired(format, Play.start(2)).pairings())
        .containsExactly(new Pairing(List.of(1, 2), true));
  }

  @Test
  void whatIsNoKnockoutIsRefused() {
    assertThat(FORMAT.pair(Play.start(1)))
        .isEqualTo(new Pairings.Impossible("There are 1 entrants: a knock-out needs at least 2."));
    Event late =
        new Event(
            List.of(Entrant.of(1, 0), Entrant.of(2, 0), new Entrant(3, 0, 2, Entrant.NO_END)),
            List.of(),
            List.of());
    assertThat(FORMAT.pair(late))
        .isEqualTo(
            new Pairings.Impossible(
                "Entrant 3 joins in round 2: a knock-out takes nobody after the first round."));
    assertThatThrownBy(() -> FORMAT.bracket(late)).isInstanceOf(IllegalArgumentException.class);
    Event others =
        new Event(
            Play.start(4).entrants(),
            List.of(new Round(List.of(Play.won(Pairing.of(1, 2), 0)), List.of())),
            List.of());
    assertThatThrownBy(() -> FORMAT.pair(others)).hasMessage("round 1 has no result of 1 and 4");
  }
}
