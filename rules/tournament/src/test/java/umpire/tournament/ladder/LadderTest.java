package umpire.tournament.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Points;
import umpire.tournament.shared.Play;

class LadderTest {
  private static final LadderSettings SETTINGS = new LadderSettings(3, 2, 4, 2, false);

  private static Ladder ladder(int... order) {
    return Ladder.of(Arrays.stream(order).boxed().toList(), 1, SETTINGS);
  }

  private static Ladder changed(LadderResult result) {
    if (result instanceof LadderResult.Changed changed) {
      return changed.ladder();
    }
    throw new AssertionError(result);
  }

  /** A challenge and its match at once. */
  private static Ladder won(Ladder ladder, int challenger, int challenged, int winner) {
    Ladder open = changed(ladder.challenge(challenger, challenged));
    Pairing pairing = open.challenges().getLast().pairing();
    return changed(open.report(Play.won(pairing, pairing.seats().indexOf(winner)), 1));
  }

  @Test
  void theWinnerTakesThePlaceAndThoseBetweenMoveDown() {
    Ladder ladder = ladder(1, 2, 3, 4, 5);
    assertThat(won(ladder, 5, 2, 5).order()).containsExactly(1, 5, 2, 3, 4);
    assertThat(won(ladder, 5, 2, 2).order()).containsExactly(1, 2, 3, 4, 5);
    Ladder open = changed(ladder.challenge(4, 1));
    Ladder drawn = changed(open.report(Play.drawn(open.challenges().getFirst().pairing()), 1));
    assertThat(drawn.order()).containsExactly(1, 2, 3, 4, 5);
    assertThat(drawn.challenges()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "5,1,TOO_FAR,1 stands 4 places above 5; a challenge reaches 3.",
    "2,4,BELOW,4 does not stand above 2.",
    "2,2,BELOW,2 does not stand above 2.",
    "2,9,NOT_A_MEMBER,9 is not on the ladder.",
    "9,2,NOT_A_MEMBER,9 is not on the ladder."
  })
  void whoMayNotBeChallenged(
      int challenger, int challenged, LadderResult.Reason reason, String because) {
    assertThat(ladder(1, 2, 3, 4, 5).challenge(challenger, challenged))
        .isEqualTo(new LadderResult.Refused(reason, because));
  }

  @Test
  void theBusyMeetNobodyElse() {
    Ladder open = changed(ladder(1, 2, 3, 4, 5).challenge(3, 2));
    assertThat(open.challenge(3, 1))
        .isEqualTo(
            new LadderResult.Refused(
                LadderResult.Reason.BUSY, "3 has a challenge that is not over."));
    assertThat(open.challenge(4, 2))
        .isEqualTo(
            new LadderResult.Refused(
                LadderResult.Reason.BUSY, "2 has a challenge that is not over."));
    Ladder calledOff = changed(open.callOff(3, 2));
    assertThat(changed(calledOff.challenge(4, 2)).challenges()).hasSize(1);
    assertThat(open.callOff(2, 3))
        .isEqualTo(
            new LadderResult.Refused(LadderResult.Reason.NO_CHALLENGE, "2 has not challenged 3."));
  }

  @Test
  void theSameOpponentComesAgainAfterOthers() {
    Ladder ladder = won(ladder(1, 2, 3, 4, 5), 4, 3, 3);
    assertThat(ladder.challenge(4, 3))
        .isEqualTo(
            new LadderResult.Refused(
                LadderResult.Reason.AGAIN, "4 met 3 1 matches ago; they play 2 others first."));
    ladder = won(ladder, 4, 2, 2);
    assertThat(ladder.challenge(4, 3))
        .isEqualTo(
            new LadderResult.Refused(
                LadderResult.Reason.AGAIN, "4 met 3 2 matches ago; they play 1 others first."));
    ladder = won(ladder, 4, 1, 1);
    assertThat(ladder.challenge(4, 3)).isInstanceOf(LadderResult.Changed.class);
  }

  @Test
  void whoeverDoesNotPlayFalls() {
    Ladder ladder = ladder(1, 2, 3, 4, 5);
    assertThat(ladder.decay(4).order()).containsExactly(1, 2, 3, 4, 5);
    Ladder played = ladder;
    for (int lower : List.of(3, 5)) {
      Ladder open = changed(played.challenge(lower, lower - 1));
      Pairing pairing = open.challenges().getFirst().pairing();
      played = changed(open.report(Play.lowerWins(pairing), 3));
    }
    assertThat(played.decay(5).order()).containsExactly(2, 3, 1, 4, 5);
    assertThat(played.decay(5).decay(8).order())
        .as("all but 1, who fell in period 5, fall and keep their order")
        .containsExactly(1, 2, 3, 4, 5);
    assertThat(ladder.decay(5).order())
        .as("all fall, nobody passes anybody")
        .containsExactly(1, 2, 3, 4, 5);
    Ladder fresh = changed(changed(ladder(1, 2).join(3, 5)).join(4, 5));
    assertThat(fresh.decay(5).order()).containsExactly(3, 4, 1, 2);
    assertThat(changed(fresh.challenge(2, 1)).decay(5).order())
        .as("a challenge keeps the two from falling")
        .containsExactly(1, 2, 3, 4);
    assertThat(ladder.decay(5).decay(6)).isEqualTo(ladder.decay(5));
  }

  @Test
  void somebodyJoinsAtTheBottomAndLeaves() {
    Ladder ladder = changed(ladder(1, 2, 3).join(9, 4));
    assertThat(ladder.order()).containsExactly(1, 2, 3, 9);
    assertThat(ladder.join(2, 4))
        .isEqualTo(new LadderResult.Refused(LadderResult.Reason.A_MEMBER, "2 is on the ladder."));
    Ladder open = changed(ladder.challenge(9, 2));
    Ladder left = changed(open.leave(2));
    assertThat(left.order()).containsExactly(1, 3, 9);
    assertThat(left.challenges()).isEmpty();
    assertThat(left.leave(2))
        .isEqualTo(
            new LadderResult.Refused(LadderResult.Reason.NOT_A_MEMBER, "2 is not on the ladder."));
  }

  @Test
  void sidesAreBalanced() {
    Ladder ladder = ladder(1, 2, 3);
    Ladder first = changed(ladder.challenge(2, 1));
    assertThat(first.challenges().getFirst().pairing()).isEqualTo(Pairing.of(1, 2));
    Ladder after = won(ladder, 2, 1, 1);
    assertThat(changed(after.challenge(3, 1)).challenges().getFirst().pairing())
        .isEqualTo(Pairing.of(3, 1));
    LadderSettings both = new LadderSettings(3, 0, 4, 2, true);
    Ladder twice = changed(Ladder.of(List.of(1, 2), 1, both).challenge(2, 1));
    assertThat(twice.challenges().getFirst().pairing()).isEqualTo(new Pairing(List.of(1, 2), true));
  }

  @Test
  void whatIsNoLadderIsRefused() {
    assertThatThrownBy(() -> ladder(1, 2, 1)).hasMessage("1 stands on two places");
    assertThatThrownBy(() -> new LadderSettings(0, 0, 1, 0, false))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new LadderSettings(1, 0, 0, 0, false))
        .isInstanceOf(IllegalArgumentException.class);
    Ladder open = changed(ladder(1, 2, 3).challenge(3, 1));
    assertThat(open.report(Play.won(Pairing.of(2, 1), 0), 1))
        .isEqualTo(
            new LadderResult.Refused(
                LadderResult.Reason.NO_CHALLENGE, "[2, 1] is the pairing of no challenge."));
    Pairing pairing = open.challenges().getFirst().pairing();
    assertThatThrownBy(() -> open.report(Play.won(pairing, 0), 0))
        .hasMessage("period 0 is before 1 of 1");
    Challenge again = open.challenges().getFirst();
    assertThatThrownBy(() -> new Ladder(open.members(), List.of(again, again), SETTINGS))
        .hasMessageStartingWith("no challenge");
  }

  /** Random requests against a list that is kept by hand. */
  @Test
  void placesFollowTheRules() {
    for (int seed = 0; seed < 40; seed++) {
      Random dice = new Random(seed);
      Ladder ladder = ladder(1, 2, 3, 4, 5, 6, 7, 8);
      List<Integer> expected = new ArrayList<>(ladder.order());
      List<Set<Integer>> matches = new ArrayList<>();
      for (int period = 1; period < 60; period++) {
        int lower = 1 + dice.nextInt(8);
        int upper = 1 + dice.nextInt(8);
        LadderResult asked = ladder.challenge(lower, upper);
        int distance = expected.indexOf(lower) - expected.indexOf(upper);
        boolean allowed = distance > 0 && distance <= 3 && !lastTwo(matches, lower).contains(upper);
        assertThat(asked instanceof LadderResult.Changed).isEqualTo(allowed);
        if (!allowed) {
          continue;
        }
        Ladder open = changed(asked);
        Pairing pairing = open.challenges().getFirst().pairing();
        int points = dice.nextInt(3) * 500;
        Outcome outcome =
            new Outcome(pairing, List.of(new Points(points), new Points(1000 - points)), true);
        ladder = changed(open.report(outcome, period));
        matches.add(Set.of(lower, upper));
        if (outcome.of(lower).compareTo(Points.HALF) > 0) {
          expected.remove((Integer) lower);
          expected.add(expected.indexOf(upper), lower);
        }
        assertThat(ladder.order()).isEqualTo(expected);
      }
      assertThat(matches).hasSizeGreaterThan(5);
      Ladder decayed = ladder.decay(63);
      assertThat(new HashSet<>(decayed.order())).isEqualTo(new HashSet<>(expected));
      for (Member member : ladder.members()) {
        int moved = decayed.order().indexOf(member.entrant()) - expected.indexOf(member.entrant());
        assertThat(moved).isLessThanOrEqualTo(63 - member.since() >= 4 ? 2 : 0);
      }
    }
  }

  private static Set<Integer> lastTwo(List<Set<Integer>> matches, int entrant) {
    Set<Integer> opponents = new HashSet<>();
    matches.reversed().stream()
        .filter(match -> match.contains(entrant))
        .limit(2)
        .forEach(opponents::addAll);
    return opponents;
  }
}
