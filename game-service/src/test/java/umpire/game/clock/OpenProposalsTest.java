package umpire.game.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.play.Seat;

class OpenProposalsTest {
  private static final Seat A = new Seat("allied");
  private static final Seat B = new Seat("german");
  private static final Seat C = new Seat("western");
  private static final Set<Seat> ALL = Set.of(A, B, C);
  private static final Instant NOON = Instant.parse("2026-03-25T12:00:00Z");

  @Test
  void aDrawNeedsEveryone() {
    OpenProposals two = OpenProposals.NONE.draw(A).draw(B).draw(A);
    assertThat(two.drawn(ALL)).isFalse();
    assertThat(two.draw(C).drawn(ALL)).isTrue();
  }

  @Test
  void whoWithdrawsTakesBackHisWordAloneAndWhoDeclinesAllOfThem() {
    OpenProposals two = OpenProposals.NONE.draw(A).draw(B);
    assertThat(two.noDraw(A).draw()).containsExactly(B);
    assertThat(two.noDraw(C)).isEqualTo(OpenProposals.NONE);
    OpenProposals paused = OpenProposals.NONE.pause(A, NOON).pause(B, NOON);
    assertThat(paused.noPause(A)).isEqualTo(OpenProposals.NONE.pause(B, NOON));
    assertThat(paused.noPause(A).noPause(B)).isEqualTo(OpenProposals.NONE);
    assertThat(paused.noPause(C)).isEqualTo(OpenProposals.NONE);
  }

  @Test
  void aPauseNeedsTheSameMomentOfAll() {
    OpenProposals all = OpenProposals.NONE.pause(A, NOON).pause(B, NOON).pause(C, NOON);
    assertThat(all.agreed(ALL)).isTrue();
    assertThat(all.settled().nothing()).isTrue();
    OpenProposals other =
        OpenProposals.NONE.pause(A, NOON).pause(B, NOON).pause(C, NOON.plusSeconds(1));
    assertThat(other.agreed(ALL)).isFalse();
    assertThat(other.pause().seats()).containsExactly(C);
  }

  @Test
  void theEndOfAPauseIsSpokenOfByItself() {
    OpenProposals ending = OpenProposals.NONE.pause(A, NOON).ending(B).ending(A);
    assertThat(ending.agreed(Set.of(A, B))).isTrue();
    assertThat(ending.noPause(B)).isEqualTo(OpenProposals.NONE.ending(A));
    assertThat(ending.draw(C).settled().draw()).containsExactly(C);
  }
}
