package umpire.game.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class CountedTimeTest {
  private static final long HOUR = Duration.ofHours(1).toMillis();
  private static final long YEARS = Duration.ofDays(200 * 365).toMillis();

  @ParameterizedTest
  @CsvSource({
    // within a week; over a weekend; out of one; up to one; over two
    "2026-03-25T10:00:00Z, 5, 2026-03-25T15:00:00Z",
    "2026-03-27T22:00:00Z, 4, 2026-03-30T02:00:00Z",
    "2026-03-28T13:37:00Z, 1, 2026-03-30T01:00:00Z",
    "2026-03-29T23:59:59.999Z, 24, 2026-03-31T00:00:00Z",
    "2026-03-27T22:00:00Z, 2, 2026-03-28T00:00:00Z",
    "2026-03-27T12:00:00Z, 144, 2026-04-06T12:00:00Z",
    "2026-03-28T00:00:00Z, 0, 2026-03-28T00:00:00Z"
  })
  void weekendsDoNotCount(Instant from, int hours, Instant end) {
    assertThat(CountedTime.REST.after(from, hours * HOUR)).isEqualTo(end);
    assertThat(CountedTime.REST.between(from, end)).isEqualTo(hours * HOUR);
  }

  /** On 29 March and 25 October 2026 clocks are turned in Europe, on 8 March in America. */
  @ParameterizedTest
  @CsvSource({"2026-03-28T12:00:00Z", "2026-10-24T12:00:00Z", "2026-03-07T12:00:00Z"})
  void noDayIsLongerThanAnother(Instant noon) {
    assertThat(CountedTime.COUNT.after(noon, 24 * HOUR)).isEqualTo(noon.plus(Duration.ofDays(1)));
    assertThat(CountedTime.REST.after(noon, 24 * HOUR).atOffset(ZoneOffset.UTC).getHour()).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void theEndIsTheFirstMomentAtWhichSoMuchHasCounted(CountedTime countedTime) {
    Random random = new Random(1);
    for (int i = 0; i < 50_000; i++) {
      Instant from = Instant.ofEpochMilli(random.nextLong(-YEARS, YEARS));
      long millis = random.nextLong(1, random.nextBoolean() ? 10 : 40 * 24 * HOUR);
      Instant end = countedTime.after(from, millis);
      assertThat(countedTime.between(from, end)).isEqualTo(millis);
      assertThat(countedTime.between(from, end.minusMillis(1))).isEqualTo(millis - 1);
      assertThat(countedTime.between(end, from)).isZero();
    }
  }

  @Test
  void hourByHourItIsTheSame() {
    Instant from = Instant.parse("2026-02-26T00:00:00Z");
    long counted = 0;
    for (Instant at = from; at.isBefore(from.plus(Duration.ofDays(30))); at = at.plusMillis(HOUR)) {
      assertThat(CountedTime.REST.between(from, at)).isEqualTo(counted);
      DayOfWeek day = at.atOffset(ZoneOffset.UTC).getDayOfWeek();
      counted += day == DayOfWeek.SATURDAY || day == DayOfWeek.SUNDAY ? 0 : HOUR;
    }
  }
}
