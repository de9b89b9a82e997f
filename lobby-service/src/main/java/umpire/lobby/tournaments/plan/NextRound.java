package umpire.lobby.tournaments.plan;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;

/** When a round closes and the next begins. */
public enum NextRound {
  /** When every board has a result. */
  WHEN_DONE,
  /** Then, but not before the deadline. */
  AT_DEADLINE,
  /** When the host says so. */
  BY_HAND;

  static NextRound read(@Nullable String given, boolean hasDeadline) {
    return switch (Objects.requireNonNullElse(given, "when-done")) {
      case "when-done" -> WHEN_DONE;
      case "by-hand" -> BY_HAND;
      case "at-deadline" -> {
        if (!hasDeadline) {
          throw Problem.malformed("/nextRound", "the plan has no deadline").asException();
        }
        yield AT_DEADLINE;
      }
      default ->
          throw Problem.malformed("/nextRound", "when-done, at-deadline or by-hand").asException();
    };
  }
}
