package umpire.lobby.tournaments.plan;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;

/**
 * When a tournament moves on by the clock.
 *
 * @param startsAt when it starts
 * @param checkIn how long before that check-in opens, 60 seconds or more; empty where the host
 *     opens it
 */
public record SchedulePlan(Instant startsAt, Optional<Duration> checkIn) {
  private static final int LEAST = 60;
  private static final int MOST = 7 * 24 * 3600;

  /** When check-in opens by the clock. */
  public Optional<Instant> checkInAt() {
    return checkIn.map(startsAt::minus);
  }

  static SchedulePlan read(ScheduleForm form, Optional<CheckIn> checkIn) {
    return new SchedulePlan(
        startsAt(form.startsAt()),
        Optional.ofNullable(form.checkInSeconds()).map(seconds -> seconds(seconds, checkIn)));
  }

  private static Instant startsAt(@Nullable String text) {
    try {
      return Instant.parse(text == null ? "" : text);
    } catch (DateTimeException none) {
      throw Problem.malformed("/schedule/startsAt", "a time such as 2027-01-01T18:00:00Z")
          .asException();
    }
  }

  private static Duration seconds(int seconds, Optional<CheckIn> checkIn) {
    if (checkIn.isEmpty()) {
      throw Problem.malformed("/schedule/checkInSeconds", "the plan has no checkIn").asException();
    }
    if (seconds < LEAST || seconds > MOST) {
      throw Problem.malformed("/schedule/checkInSeconds", LEAST + " to " + MOST).asException();
    }
    return Duration.ofSeconds(seconds);
  }
}
