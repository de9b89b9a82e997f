package umpire.tournament.knockout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.tournament.Bye;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;
import umpire.tournament.Round;
import umpire.tournament.shared.Play;

class DoubleEliminationTest {
  private static Knockout format(boolean reset) {
    return new Knockout(new Elimination.Twofold(reset), DrawRule.HIGHER_SEED, false);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void everybodyButTheWinnerLosesTwice(boolean reset) {
    int resets = 0;
    for (int field = 2; field <= 70; field++) {
      Random dice = new Random(field);
      Event over =
          Play.toTheEnd(format(reset), Play.start(field), pairing -> Losses.random(pairing, dice));
      Map<Integer, Integer> losses = new HashMap<>();
      for (Round round : over.rounds()) {
        Set<Integer> busy = new HashSet<>();
        for (Outcome outcome : round.outcomes()) {
          outcome
              .pairing()
              .seats()
              .forEach(
                  seat -> {
                    assertThat(busy.add(seat)).isTrue();
                    assertThat(losses.getOrDefault(seat, 0)).isLessThan(2);
                  });
        }
        round.outcomes().forEach(out -> losses.merge(Losses.loser(out), 1, Integer::sum));
      }
      Outcome last = over.rounds().getLast().outcomes().getLast();
      int champion =
          last.pairing().seats().stream().mapToInt(one -> one).sum() - Losses.loser(last);
      assertThat(format(reset).bracket(over).champion()).isEqualTo(new Slot.Held(champion));
      assertThat(losses.getOrDefault(champion, 0)).isLessThanOrEqualTo(1);
      losses.remove(champion);
      assertThat(losses).hasSize(field - 1);
      if (!reset) {
        losses.merge(Losses.loser(last), 1, (a, b) -> 2);
      }
      assertThat(losses.values()).containsOnly(2);
      int doubled = 2 * Integer.numberOfTrailingZeros(Seeding.size(field));
      assertThat(over.rounds().size()).isIn(doubled, doubled + 1);
      resets += over.rounds().size() - doubled;
    }
    assertThat(resets > 0).isEqualTo(reset);
  }

  @Test
  void aSecondFinalIsPlayedOnlyIfBothHaveLostOnce() {
    // 1 wins all but the final against the one from the losers' bracket
    Event event = Play.start(4);
    for (int round = 1; round <= 3; round++) {
      event = Play.after(format(true), event, Play::lowerWins);
    }
    assertThat(seats(format(true), event)).containsExactly(Set.of(1, 2));
    Event straight = Play.after(format(true), event, Play::lowerWins);
    assertThat(format(true).pair(straight)).isInstanceOf(Pairings.Finished.class);
    assertThat(format(true).bracket(straight).champion()).isEqualTo(new Slot.Held(1));
    Event upset = Play.after(format(true), event, DoubleEliminationTest::higherWins);
    assertThat(seats(format(true), upset)).containsExactly(Set.of(1, 2));
    assertThat(format(true).bracket(upset).champion()).isEqualTo(Slot.OPEN);
    Event over = Play.after(format(true), upset, Play::lowerWins);
    assertThat(format(true).bracket(over).champion()).isEqualTo(new Slot.Held(1));
    assertThat(format(false).pair(upset)).isInstanceOf(Pairings.Finished.class);
    assertThat(format(false).bracket(upset).champion()).isEqualTo(new Slot.Held(2));
  }

  private static Outcome higherWins(Pairing pairing) {
    return Play.won(pairing, pairing.seats().get(0) < pairing.seats().get(1) ? 1 : 0);
  }

  private static List<Set<Integer>> seats(Knockout format, Event event) {
    return Play.paired(format, event).pairings().stream()
        .map(pairing -> Set.copyOf(pairing.seats()))
        .toList();
  }

  @Test
  void whoeverWaitsForTheOtherBracketHasNoBye() {
    Event event = Play.after(format(true), Play.start(4), Play::lowerWins);
    event = Play.after(format(true), event, Play::lowerWins);
    Pairings.Paired third = Play.paired(format(true), event);
    assertThat(third.pairings()).hasSize(1);
    assertThat(third.byes()).isEmpty();
  }

  @Test
  void whoeverIsAbsentOnceGoesOnAmongTheLosers() {
    Event event = Play.absent(Play.start(4), new Bye(1, Bye.Kind.ZERO));
    event = Play.after(format(true), event, Play::lowerWins);
    assertThat(seats(format(true), event)).containsExactly(Set.of(2, 4), Set.of(1, 3));
    Event gone = Play.withdrawn(event, 1, 1);
    Pairings.Paired second = Play.paired(format(true), gone);
    assertThat(second.byes()).containsExactly(new Bye(3, Bye.Kind.PAIRING));
  }

  @Test
  void whoeverDoesNotWithdrawWinsInTheEnd() {
    for (int seed = 0; seed < 60; seed++) {
      Random dice = new Random(seed);
      Event over =
          Play.toTheEnd(
              format(true),
              Play.start(3 + seed),
              pairing -> Losses.random(pairing, dice),
              now -> Losses.fewer(now, dice));
      assertThat(over.rounds().size())
          .isLessThanOrEqualTo(2 * Integer.numberOfTrailingZeros(Seeding.size(3 + seed)) + 1);
      Losses.onlyTheChampionIsLeft(over, format(true).bracket(over).champion(), 2);
    }
  }

  /** The first round of 3,000 random brackets in which two meet who met already. */
  @ParameterizedTest
  @CsvSource({"8,4", "16,5", "32,6", "64,7"})
  void rematchesAreLate(int size, int earliest) {
    List<Meeting> plan = BracketPlan.of(size, new Elimination.Twofold(false));
    int first = Integer.MAX_VALUE;
    for (int seed = 0; seed < 3000; seed++) {
      first = Math.min(first, firstRematch(plan, new Random(seed)));
    }
    assertThat(first).isEqualTo(earliest);
  }

  private static int firstRematch(List<Meeting> plan, Random dice) {
    List<Integer> winners = new ArrayList<>();
    List<Integer> losers = new ArrayList<>();
    Set<Set<Integer>> met = new HashSet<>();
    for (Meeting meeting : plan) {
      int one = comes(meeting.first(), winners, losers);
      int other = comes(meeting.second(), winners, losers);
      if (!met.add(Set.of(one, other))) {
        return meeting.round();
      }
      boolean firstWins = dice.nextBoolean();
      winners.add(firstWins ? one : other);
      losers.add(firstWins ? other : one);
    }
    return Integer.MAX_VALUE;
  }

  private static int comes(Source source, List<Integer> winners, List<Integer> losers) {
    return switch (source) {
      case Source.Seed seed -> seed.seed();
      case Source.WinnerOf from -> winners.get(from.meeting() - 1);
      case Source.LoserOf from -> losers.get(from.meeting() - 1);
    };
  }
}
