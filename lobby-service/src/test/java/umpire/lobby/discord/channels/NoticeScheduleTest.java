package umpire.lobby.discord.channels;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.lobby.discord.store.DiscordChannelOptions;
import umpire.lobby.discord.store.DiscordChannelRow;

class NoticeScheduleTest {
  private static final Instant NOW = Instant.parse("2026-11-22T12:00:00Z");
  private static final NoticeSchedule PACING = new NoticeSchedule(Duration.ofSeconds(2));

  @ParameterizedTest
  @CsvSource({
    "22, 7, UTC, 2026-11-22T21:59:59Z, 2026-11-22T21:59:59Z",
    "22, 7, UTC, 2026-11-22T22:00:00Z, 2026-11-23T07:00:00Z",
    "22, 7, UTC, 2026-11-23T03:10:00Z, 2026-11-23T07:00:00Z",
    "22, 7, UTC, 2026-11-23T07:00:00Z, 2026-11-23T07:00:00Z",
    "9, 17, UTC, 2026-11-22T09:00:00Z, 2026-11-22T17:00:00Z",
    "9, 17, UTC, 2026-11-22T17:00:00Z, 2026-11-22T17:00:00Z",
    "9, 17, UTC, 2026-11-22T08:59:00Z, 2026-11-22T08:59:00Z",
    "0, 0, UTC, 2026-11-22T03:00:00Z, 2026-11-22T03:00:00Z",
    "22, 7, Europe/Oslo, 2026-11-22T21:30:00Z, 2026-11-23T06:00:00Z",
    // The night in which clocks go forward: seven in the morning is an hour sooner.
    "22, 7, Europe/Oslo, 2026-03-28T22:00:00Z, 2026-03-29T05:00:00Z",
  })
  void quiet_hours_are_those_of_the_channels_zone(
      int from, int to, String zone, Instant wanted, Instant expected) {
    assertThat(
            NoticeSchedule.outsideQuietHours(
                new DiscordChannelOptions(false, 0, from, to, zone), wanted))
        .isEqualTo(expected);
  }

  @Test
  void what_has_been_sent_is_not_due() {
    DiscordChannelRow row = row(0);
    assertThat(PACING.due(row, waitingFor("allied"), NOW)).contains(NOW.plusSeconds(2));
    row.markSent("allied", 1, NOW, null);
    assertThat(PACING.due(row, waitingFor("allied"), NOW)).isEmpty();
    assertThat(PACING.due(row, waitingFor("german"), NOW)).contains(NOW.plusSeconds(2));
    assertThat(PACING.due(row, waitingFor("german", "allied"), NOW)).isPresent();
  }

  @Test
  void a_match_that_waits_for_nobody_is_not_sent() {
    assertThat(PACING.due(row(0), waitingFor(), NOW)).isEmpty();
  }

  @Test
  void messages_are_so_far_apart_as_the_channel_wants() {
    DiscordChannelRow row = row(60);
    row.markSent("allied", 1, NOW.minusSeconds(600), null);
    assertThat(PACING.due(row, waitingFor("german"), NOW)).contains(NOW.plusSeconds(3_000));
    row.markSent("allied", 1, NOW.minusSeconds(7_200), null);
    assertThat(PACING.due(row, waitingFor("german"), NOW)).contains(NOW.plusSeconds(2));
  }

  @Test
  void after_failures_it_waits_longer_and_never_for_ever() {
    assertThat(NoticeSchedule.pause(0)).isEqualTo(Duration.ofSeconds(2));
    assertThat(NoticeSchedule.pause(3)).isEqualTo(Duration.ofSeconds(16));
    assertThat(NoticeSchedule.pause(1_000)).isEqualTo(Duration.ofMinutes(10));
  }

  private static DiscordChannelRow row(int gap) {
    return new DiscordChannelRow("1", "m", "2", new DiscordChannelOptions(false, gap, 0, 0, "UTC"));
  }

  private static WaitingState waitingFor(String... seats) {
    return new WaitingState("toy", "playing", List.of(seats), Map.of(), "", List.of());
  }
}
