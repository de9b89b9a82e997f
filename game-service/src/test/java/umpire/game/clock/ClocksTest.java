package umpire.game.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.game.clock.ClockUpdate.Mover;
import umpire.kernel.scenario.Seat;
import umpire.wire.Codec;

class ClocksTest {
  private static final Seat A = new Seat("allied");
  private static final Seat B = new Seat("german");
  private static final Instant START = Instant.parse("2026-03-25T10:00:00Z"); // a Wednesday

  private static Clocks begun(TimeControl timeControl, Seat... asked) {
    return Clocks.of(timeControl)
        .started(List.of(A, B))
        .after(turn(new Mover.Nobody(), 0, Set.of(asked), Set.of(asked)));
  }

  private static ClockUpdate turn(Mover mover, double seconds, Set<Seat> asked, Set<Seat> renewed) {
    return new ClockUpdate(mover, true, at(seconds), at(seconds), asked, renewed);
  }

  private static ClockUpdate unheard(
      Mover mover, double seconds, Set<Seat> asked, Set<Seat> renewed) {
    return new ClockUpdate(mover, false, at(seconds), at(seconds), asked, renewed);
  }

  private static Instant at(double seconds) {
    return START.plusMillis((long) (seconds * 1000));
  }

  private static double left(Clocks clocks, Seat seat) {
    return clocks.seatClock(seat).left() / 1000.0;
  }

  @Test
  void fischerGivesSomethingWithEachAnswer() {
    Clocks clocks = begun(new TimeControl.Fischer(60, 10), A);
    assertThat(clocks.deadlines()).containsOnlyKeys(A).containsEntry(A, at(60));
    clocks = clocks.after(turn(new Mover.Order(A), 20, Set.of(B), Set.of(B)));
    assertThat(left(clocks, A)).isEqualTo(50);
    assertThat(clocks.deadlines()).containsOnlyKeys(B).containsEntry(B, at(80));
    clocks = clocks.after(turn(new Mover.Order(B), 80, Set.of(A), Set.of(A)));
    assertThat(left(clocks, B)).as("the very last moment is in time").isEqualTo(10);
    assertThat(clocks.deadline(A)).contains(at(130));
    clocks = clocks.after(turn(new Mover.Order(A), 90, Set.of(A), Set.of(A)));
    assertThat(clocks.deadline(A)).as("asked again: 40 + 10 are left").contains(at(140));
  }

  @Test
  void theDeadlineItselfIsInTimeAndTheNextMillisecondIsNot() {
    Clocks clocks = begun(new TimeControl.PerDecision(30, 1), A);
    assertThat(clocks.isInTime(A, at(30))).isTrue();
    assertThat(clocks.isInTime(A, at(30.001))).isFalse();
    assertThat(clocks.isInTime(B, at(1_000))).as("nobody waits for it").isTrue();
    assertThat(clocks.overdue(at(30))).isEmpty();
    assertThat(clocks.overdue(at(30.001))).containsExactly(A);
  }

  @Test
  void eachDecisionHasItsTimeAndWhatIsReceivedCountsNotWhatIsWritten() {
    Clocks clocks = begun(new TimeControl.PerDecision(30, 1), A);
    clocks =
        clocks.after(
            new ClockUpdate(new Mover.Order(A), true, at(29), at(40), Set.of(A, B), Set.of(A, B)));
    assertThat(clocks.deadlines()).containsEntry(A, at(70)).containsEntry(B, at(70));
    assertThat(clocks.seatClock(A).kept()).isEqualTo(1_000);
    clocks = clocks.after(turn(new Mover.Order(B), 50, Set.of(A), Set.of()));
    assertThat(clocks.deadlines()).as("A's goes on").containsOnlyKeys(A).containsEntry(A, at(70));
  }

  @Test
  void nothingThatOthersDoNotSeeMovesAClock() {
    Clocks clocks = begun(new TimeControl.PerDecision(30, 1), A);
    Clocks after = clocks.after(unheard(new Mover.Order(A), 20, Set.of(A), Set.of(A)));
    assertThat(after.deadlines()).isEqualTo(clocks.deadlines());
    assertThat(after.seatClock(A).left()).isEqualTo(clocks.seatClock(A).left());
    assertThat(clocks.after(unheard(new Mover.InAdvance(A), 20, Set.of(A), Set.of(A))))
        .isEqualTo(clocks);
  }

  @Test
  void lapsesInARowAreCountedAndAnOrderOfOnesOwnBeginsAnew() {
    Clocks clocks = begun(new TimeControl.PerDecision(30, 1), A);
    assertThat(clocks.endsMatch(A)).isFalse();
    clocks = clocks.after(turn(new Mover.Lapse(A), 33, Set.of(A), Set.of(A)));
    assertThat(clocks.endsMatch(A)).isTrue();
    assertThat(clocks.endsMatch(B)).isFalse();
    assertThat(clocks.deadline(A)).contains(at(63));
    assertThat(clocks.after(turn(new Mover.InAdvance(A), 40, Set.of(A), Set.of(A))).endsMatch(A))
        .as("what he ordered in advance does not show that he is there")
        .isTrue();
    assertThat(clocks.after(turn(new Mover.Order(A), 40, Set.of(A), Set.of(A))).endsMatch(A))
        .isFalse();
    assertThat(begun(new TimeControl.Fischer(1, 0), A).endsMatch(A)).isTrue();
  }

  @Test
  void takingBackGivesNoTime() {
    Clocks fischer = begun(new TimeControl.Fischer(60, 10), A);
    fischer = fischer.after(turn(new Mover.Order(A), 50, Set.of(B), Set.of(B)));
    fischer = fischer.after(turn(new Mover.Takeback(A), 55, Set.of(A), Set.of(A)));
    assertThat(fischer.deadline(A)).as("10 were left").contains(at(65));
    assertThat(left(fischer, B)).isEqualTo(55);

    Clocks each = begun(new TimeControl.PerDecision(60, 0), A);
    each = each.after(turn(new Mover.Order(A), 50, Set.of(A), Set.of(A)));
    assertThat(each.deadline(A)).contains(at(110));
    each = each.after(turn(new Mover.Takeback(A), 55, Set.of(A), Set.of(A)));
    assertThat(each.deadline(A)).contains(at(65));

    Clocks free = begun(new TimeControl.PerDecision(60, 0), A, B);
    free = free.after(turn(new Mover.Order(A), 50, Set.of(A, B), Set.of()));
    free = free.after(turn(new Mover.Takeback(A), 52, Set.of(A, B), Set.of(A, B)));
    assertThat(free.deadlines()).containsEntry(A, at(60)).containsEntry(B, at(60));
    assertThat(free.seatClock(A).left()).isEqualTo(8_000);
  }

  @Test
  void aPauseStopsAllHandsUntilItsEndAndMayEndEarlier() {
    Clocks clocks = begun(new TimeControl.Fischer(60, 10), A);
    Clocks paused = clocks.paused(at(20), at(1_000));
    assertThat(paused.deadline(A)).contains(at(1_040));
    assertThat(paused.paused(at(999.999))).isTrue();
    assertThat(paused.paused(at(1_000))).isFalse();
    assertThat(paused.resumed(at(100)).deadline(A)).contains(at(140));
    Clocks moved = paused.after(turn(new Mover.Order(A), 500, Set.of(B), Set.of(B)));
    assertThat(left(moved, A)).as("thinking costs nothing in a pause").isEqualTo(50);
    assertThat(moved.deadline(B)).contains(at(1_060));
  }

  @Test
  void vacationIsTakenFromDaysAndWholeOnesAreGivenBack() {
    Clocks clocks = begun(new TimeControl.Correspondence(2, 5, CountedTime.COUNT, 0), A, B);
    Clocks away = clocks.onVacation(A, 3, at(3_600));
    Duration day = Duration.ofDays(1);
    assertThat(away.deadline(A)).contains(START.plus(day.multipliedBy(5)));
    assertThat(away.deadline(B)).contains(START.plus(day.multipliedBy(2)));
    assertThat(away.seatClock(A).vacationDays()).isEqualTo(2);
    assertThat(away.isOnVacation(A, at(3_600))).isTrue();
    Instant early = at(3_600).plus(day).plusSeconds(60);
    Clocks back = away.afterVacation(A, early);
    assertThat(back.seatClock(A).vacationDays()).isEqualTo(3);
    assertThat(back.isOnVacation(A, early)).isFalse();
    assertThat(back.deadline(A)).contains(early.plus(day.multipliedBy(2)).minusSeconds(3_600));
    Clocks both = away.paused(at(7_200), at(10_800));
    assertThat(both.deadline(A)).as("the longer rest counts").isEqualTo(away.deadline(A));
    assertThat(both.resumed(at(7_300)).deadline(A)).isEqualTo(away.deadline(A));
  }

  @Test
  void daysOfCorrespondenceMayPassWeekendsBy() {
    Clocks clocks = begun(new TimeControl.Correspondence(3, 0, CountedTime.REST, 0), A);
    assertThat(clocks.deadline(A)).contains(Instant.parse("2026-03-30T10:00:00Z"));
  }

  @Test
  void whatIsOutOfRangeIsRefused() {
    for (Runnable wrong :
        List.<Runnable>of(
            () -> new TimeControl.Fischer(0, 0),
            () -> new TimeControl.Fischer(5_184_001, 0),
            () -> new TimeControl.Fischer(1, -1),
            () -> new TimeControl.Fischer(1, 86_401),
            () -> new TimeControl.PerDecision(0, 0),
            () -> new TimeControl.PerDecision(1, 1_001),
            () -> new TimeControl.Correspondence(61, 0, CountedTime.COUNT, 0),
            () -> new TimeControl.Correspondence(1, 61, CountedTime.COUNT, 0))) {
      assertThatThrownBy(wrong::run).isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void jsonGivesThemBack() {
    Codec codec = Codec.plain();
    for (TimeControl timeControl :
        List.of(
            new TimeControl.Fischer(60, 10),
            new TimeControl.PerDecision(30, 2),
            new TimeControl.Correspondence(3, 14, CountedTime.REST, 1))) {
      Clocks clocks = begun(timeControl, A).paused(at(1), at(100));
      assertThat(codec.read(codec.bytes(clocks), Clocks.class)).isEqualTo(clocks);
    }
    OpenProposals openProposals = OpenProposals.NONE.withDraw(A).withPause(B, at(3));
    assertThat(codec.read(codec.bytes(openProposals), OpenProposals.class))
        .isEqualTo(openProposals);
    assertThat(codec.read(codec.bytes(OpenProposals.NONE.withPauseEnd(A)), OpenProposals.class))
        .isEqualTo(OpenProposals.NONE.withPauseEnd(A));
  }
}
