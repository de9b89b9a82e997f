package umpire.lobby.discord.channels;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.lobby.discord.store.DiscordChannelOptions;
import umpire.lobby.discord.store.DiscordChannelRow;

/**
 * When a channel is notified: not in its quiet hours, not sooner after the last message than it
 * wants, and only when the match has been unchanged for a moment. What changed back meanwhile is
 * not sent.
 */
@ApplicationScoped
public class NoticeSchedule {
  private static final Duration FIRST_PAUSE = Duration.ofSeconds(2);
  private static final Duration LONGEST_PAUSE = Duration.ofMinutes(10);

  private final Duration settle;

  NoticeSchedule(@ConfigProperty(name = "umpire.discord.settle") Duration settle) {
    this.settle = settle;
  }

  /** When the channel is sent this, which is known now; empty where it has been sent as much. */
  Optional<Instant> due(DiscordChannelRow row, WaitingState waitingState, Instant now) {
    String news = waitingState.news();
    if (news.isEmpty() || news.equals(row.lastSent())) {
      return Optional.empty();
    }
    Instant settled = now.plus(settle);
    Instant apart = row.lastSentAt().plus(Duration.ofMinutes(row.manner().gapMinutes()));
    return Optional.of(outsideQuietHours(row.manner(), settled.isAfter(apart) ? settled : apart));
  }

  /** After so many failures in a row. */
  static Duration pause(int failures) {
    Duration pause = FIRST_PAUSE.multipliedBy(1L << Math.min(failures, 16));
    return pause.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : pause;
  }

  /** This instant, or the end of the quiet hours in which it lies. */
  static Instant outsideQuietHours(DiscordChannelOptions manner, Instant wanted) {
    if (manner.quietFrom() == manner.quietTo()) {
      return wanted;
    }
    ZonedDateTime there = wanted.atZone(ZoneId.of(manner.zone()));
    int hour = there.getHour();
    boolean overMidnight = manner.quietFrom() > manner.quietTo();
    boolean quiet =
        overMidnight
            ? hour >= manner.quietFrom() || hour < manner.quietTo()
            : hour >= manner.quietFrom() && hour < manner.quietTo();
    if (!quiet) {
      return wanted;
    }
    boolean tomorrow = overMidnight && hour >= manner.quietFrom();
    return there
        .toLocalDate()
        .plusDays(tomorrow ? 1 : 0)
        .atTime(LocalTime.of(manner.quietTo(), 0))
        .atZone(there.getZone())
        .toInstant();
  }
}
