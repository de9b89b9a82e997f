package umpire.lobby.webhooks.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** When nothing is sent, by the clock on somebody's wall. */
class QuietHoursTest {
  @ParameterizedTest
  @CsvSource({
    // by day
    "12:00 14:00 UTC, 2026-11-22T11:59:59Z, 2026-11-22T11:59:59Z",
    "12:00 14:00 UTC, 2026-11-22T12:00:00Z, 2026-11-22T14:00:00Z",
    "12:00 14:00 UTC, 2026-11-22T13:59:59.999Z, 2026-11-22T14:00:00Z",
    "12:00 14:00 UTC, 2026-11-22T14:00:00Z, 2026-11-22T14:00:00Z",
    // beyond midnight
    "22:00 07:00 Europe/Oslo, 2026-11-22T20:59:00Z, 2026-11-22T20:59:00Z",
    "22:00 07:00 Europe/Oslo, 2026-11-22T21:00:00Z, 2026-11-23T06:00:00Z",
    "22:00 07:00 Europe/Oslo, 2026-11-23T05:00:00Z, 2026-11-23T06:00:00Z",
    "22:00 07:00 Europe/Oslo, 2026-07-01T21:00:00Z, 2026-07-02T05:00:00Z",
    "22:00 00:00 America/New_York, 2026-11-23T04:30:00Z, 2026-11-23T05:00:00Z",
    // the night in which the clocks are put back: from 03:00 to 02:00, at 01:00 UTC
    "22:00 07:00 Europe/Oslo, 2026-10-24T23:00:00Z, 2026-10-25T06:00:00Z",
    "01:00 02:30 Europe/Oslo, 2026-10-25T00:15:00Z, 2026-10-25T00:30:00Z",
    "01:00 02:30 Europe/Oslo, 2026-10-25T01:15:00Z, 2026-10-25T01:30:00Z",
    // and forward: from 02:00 to 03:00, at 01:00 UTC; there is no 02:30
    "01:00 02:30 Europe/Oslo, 2026-03-29T00:30:00Z, 2026-03-29T01:30:00Z",
  })
  void theyEndWhenTheWallClockSaysSo(String hours, String at, String over) {
    QuietHours quiet = QuietHours.stored(hours).orElseThrow();
    assertThat(quiet.over(Instant.parse(at))).isEqualTo(Instant.parse(over));
    assertThat(quiet.written()).isEqualTo(hours);
  }

  @Test
  void thereMayBeNone() {
    assertThat(QuietHours.stored("")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "7:00", "24:00", "12:60", "12:00:00", "noon", "12:00 "})
  void whatIsNoTimeIsRefused(String written) {
    assertThatThrownBy(() -> QuietHours.time(written)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Oslo", "+02:00", "UTC+2", "europe/oslo", "Europe/Oslo "})
  void whatIsNoZoneIsRefused(String written) {
    assertThatThrownBy(() -> QuietHours.zone(written)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void hoursThatNeverEndAreRefused() {
    LocalTime noon = LocalTime.NOON;
    assertThatThrownBy(() -> new QuietHours(noon, noon, ZoneId.of("UTC")))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
