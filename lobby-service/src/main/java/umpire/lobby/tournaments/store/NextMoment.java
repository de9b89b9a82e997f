package umpire.lobby.tournaments.store;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import umpire.lobby.tournaments.plan.SchedulePlan;
import umpire.lobby.tournaments.plan.TournamentPlan;

/** When a tournament moves on by the clock next. */
public final class NextMoment {
  private static final Duration LATE = Duration.ofMinutes(1);

  private NextMoment() {}

  /**
   * Writes it down for a tournament that stands here by this plan. A moment that has passed is not
   * made up for: the host has led it here, and leads it on.
   */
  public static Uni<Void> set(Held held, Status status, TournamentPlan plan) {
    return set(held, next(status, plan).filter(held.at()::isBefore));
  }

  private static Optional<Instant> next(Status status, TournamentPlan plan) {
    return switch (status) {
      case REGISTRATION ->
          plan.checkIn().isPresent()
              ? plan.schedule().flatMap(SchedulePlan::checkInAt)
              : plan.schedule().map(SchedulePlan::startsAt);
      case CHECK_IN -> plan.schedule().map(SchedulePlan::startsAt);
      case DRAFT, PUBLISHED, RUNNING, FINISHED, CANCELLED -> Optional.empty();
    };
  }

  /**
   * Writes the start down once the clock has opened check-in. Where that was late, as after a
   * failure, everybody has as long as the plan gives them.
   */
  public static Uni<Void> afterCheckIn(Held held, SchedulePlan schedule) {
    Duration open = schedule.checkIn().orElse(Duration.ZERO);
    boolean late = held.at().isAfter(schedule.startsAt().minus(open).plus(LATE));
    return set(held, Optional.of(late ? held.at().plus(open) : schedule.startsAt()));
  }

  /** Writes down that there is none. */
  public static Uni<Void> none(Held held) {
    return set(held, Optional.empty());
  }

  /** Takes it off where it has passed; whether it had. */
  public static Uni<Boolean> passed(Held held, Instant now) {
    return held.update(
            "update tournament set due_at = null where id = $1 and due_at <= $2",
            now.atOffset(ZoneOffset.UTC))
        .map(rows -> rows > 0);
  }

  private static Uni<Void> set(Held held, Optional<Instant> moment) {
    return moment
        .map(
            at ->
                held.update(
                    "update tournament set due_at = $2 where id = $1", at.atOffset(ZoneOffset.UTC)))
        .orElseGet(() -> held.update("update tournament set due_at = null where id = $1"))
        .replaceWithVoid();
  }
}
