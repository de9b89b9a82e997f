package umpire.game.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.scenario.Seat;

class OpenProposalsTest {
  private static final Seat A = new Seat("allied");
  private static final Seat B = new Seat("german");
  private static final Seat C = new Seat("western");
  private static final Set<Seat> ALL = Set.of(A, B, C);
  private static final Instant NOON = Instant.parse("2026-03-25T12:00:00Z");

  @Test
  void aDrawNeedsEveryone() {
    OpenProposals two = OpenProposals.NONE.withDraw(A).withDraw(B).withDraw(A);
    assertThat(two.isDrawAgreed(ALL)).isFalse();
    assertThat(two.withDraw(C).isDrawAgreed(ALL)).isTrue();
  }

  @Test
  void whoWithdrawsTakesBackTheirProposalAloneAndWhoDeclinesAllOfThem() {
    OpenProposals two = OpenProposals.NONE.withDraw(A).withDraw(B);
    assertThat(two.withoutDraw(A).draw()).containsExactly(B);
    assertThat(two.withoutDraw(C)).isEqualTo(OpenProposals.NONE);
    OpenProposals paused = OpenProposals.NONE.withPause(A, NOON).withPause(B, NOON);
    assertThat(paused.withoutPause(A)).isEqualTo(OpenProposals.NONE.withPause(B, NOON));
    assertThat(paused.withoutPause(A).withoutPause(B)).isEqualTo(OpenProposals.NONE);
    assertThat(paused.withoutPause(C)).isEqualTo(OpenProposals.NONE);
  }

  @Test
  void aPauseNeedsTheSameMomentOfAll() {
    OpenProposals all = OpenProposals.NONE.withPause(A, NOON).withPause(B, NOON).withPause(C, NOON);
    assertThat(all.isAgreed(ALL)).isTrue();
    assertThat(all.settled().isEmpty()).isTrue();
    OpenProposals other =
        OpenProposals.NONE.withPause(A, NOON).withPause(B, NOON).withPause(C, NOON.plusSeconds(1));
    assertThat(other.isAgreed(ALL)).isFalse();
    assertThat(other.pause().seats()).containsExactly(C);
  }

  @Test
  void theEndOfAPauseIsSpokenOfByItself() {
    OpenProposals ending = OpenProposals.NONE.withPause(A, NOON).withPauseEnd(B).withPauseEnd(A);
    assertThat(ending.isAgreed(Set.of(A, B))).isTrue();
    assertThat(ending.withoutPause(B)).isEqualTo(OpenProposals.NONE.withPauseEnd(A));
    assertThat(ending.withDraw(C).settled().draw()).containsExactly(C);
  }
}
