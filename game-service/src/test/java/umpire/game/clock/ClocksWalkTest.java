package umpire.game.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.game.clock.ClockUpdate.Mover;
import umpire.kernel.scenario.Seat;

/** Random matches on random clocks, held against a count of each millisecond's hour by hand. */
class ClocksWalkTest {
  private static final List<Seat> SEATS =
      List.of(new Seat("german"), new Seat("norwegian"), new Seat("western"));
  private static final long HOUR = Duration.ofHours(1).toMillis();

  static LongStream seeds() {
    return LongStream.range(0, 400);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void noHandIsEverNegativeAndNoTimeIsLostOrGiven(long seed) {
    Random random = new Random(seed);
    TimeControl timeControl = terms(random);
    Instant now = Instant.ofEpochMilli(random.nextLong(2_000_000_000_000L));
    Clocks clocks = Clocks.of(timeControl).started(SEATS);
    for (int i = 0; i < 60; i++) {
      Instant received = now.plusMillis(random.nextLong(6 * HOUR));
      Map<Seat, Long> before = left(clocks, received);
      Set<Seat> running = clocks.deadlines().keySet();
      Clocks next = change(clocks, random, received);
      if (timeControl instanceof TimeControl.Fischer) {
        next.hands()
            .forEach(
                (seat, seatClock) ->
                    assertThat(seatClock.leftAt(received, timeControl.weekends()))
                        .as("no time comes from nowhere")
                        .isBetween(0L, before.getOrDefault(seat, 0L) + timeControl.answered(0)));
      }
      check(next, timeControl, received, running);
      clocks = next;
      now = received;
    }
  }

  private static TimeControl terms(Random random) {
    return switch (random.nextInt(3)) {
      case 0 -> new TimeControl.Fischer(random.nextInt(1, 100_000), random.nextInt(3_600));
      case 1 -> new TimeControl.PerDecision(random.nextInt(1, 100_000), random.nextInt(5));
      default ->
          new TimeControl.Correspondence(
              random.nextInt(1, 15),
              random.nextInt(30),
              random.nextBoolean() ? CountedTime.COUNT : CountedTime.REST,
              random.nextInt(5));
    };
  }

  private static Clocks change(Clocks clocks, Random random, Instant at) {
    Seat seat = SEATS.get(random.nextInt(SEATS.size()));
    return switch (random.nextInt(8)) {
      case 0 -> clocks.paused(at, at.plusMillis(random.nextLong(50 * HOUR)));
      case 1 -> clocks.resumed(at);
      case 2 -> {
        int days = clocks.seatClock(seat).vacationDays();
        yield days == 0 || clocks.isOnVacation(seat, at)
            ? clocks.stopped(at)
            : clocks.onVacation(seat, random.nextInt(1, days + 1), at);
      }
      case 3 -> clocks.isOnVacation(seat, at) ? clocks.afterVacation(seat, at) : clocks;
      default -> clocks.after(turn(random, seat, at));
    };
  }

  private static ClockUpdate turn(Random random, Seat seat, Instant at) {
    Mover mover =
        switch (random.nextInt(5)) {
          case 0 -> new Mover.Nobody();
          case 1 -> new Mover.InAdvance(seat);
          case 2 -> new Mover.Lapse(seat);
          case 3 -> new Mover.Takeback(seat);
          default -> new Mover.Order(seat);
        };
    Set<Seat> asked = some(random, SEATS);
    Set<Seat> renewed = some(random, List.copyOf(asked));
    return new ClockUpdate(mover, random.nextInt(4) > 0, at, at.plusMillis(5), asked, renewed);
  }

  private static Set<Seat> some(Random random, List<Seat> seats) {
    Set<Seat> some = new HashSet<>(seats);
    some.removeIf(_ -> random.nextInt(3) == 0);
    return some;
  }

  private static Map<Seat, Long> left(Clocks clocks, Instant at) {
    Map<Seat, Long> left = new HashMap<>();
    clocks
        .hands()
        .forEach(
            (seat, seatClock) -> left.put(seat, seatClock.leftAt(at, clocks.terms().weekends())));
    return left;
  }

  /** What is left, counted from the deadline, is what the hand says; it ends when it says. */
  private static void check(
      Clocks clocks, TimeControl timeControl, Instant at, Set<Seat> ranBefore) {
    for (Seat seat : SEATS) {
      SeatClock seatClock = clocks.seatClock(seat);
      assertThat(seatClock.vacationDays()).isBetween(0, timeControl.vacationDays());
      assertThat(seatClock.running()).isEqualTo(clocks.deadline(seat).isPresent());
      if (!seatClock.running()) {
        assertThat(seatClock.since()).isEqualTo(Instant.EPOCH);
        continue;
      }
      Instant deadline = clocks.deadline(seat).orElseThrow();
      assertThat(seatClock.leftAt(deadline, timeControl.weekends())).isZero();
      assertThat(clocks.isInTime(seat, deadline)).isTrue();
      if (seatClock.left() > 0) {
        assertThat(seatClock.leftAt(deadline.minusMillis(1), timeControl.weekends())).isEqualTo(1);
      }
      if (!ranBefore.contains(seat)) {
        assertThat(deadline).as("who is asked now has time").isAfterOrEqualTo(at);
      }
    }
  }
}
