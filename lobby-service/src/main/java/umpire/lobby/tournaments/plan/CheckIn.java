package umpire.lobby.tournaments.plan;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;

/** What becomes of those who do not check in before the start. */
public enum CheckIn {
  /** They take no part. */
  LEFT_OUT,
  /** They wait behind everybody who waits. */
  TO_THE_END;

  static Optional<CheckIn> read(@Nullable String given) {
    if (given == null) {
      return Optional.empty();
    }
    return switch (given) {
      case "left-out" -> Optional.of(LEFT_OUT);
      case "to-the-end" -> Optional.of(TO_THE_END);
      default -> throw Problem.malformed("/checkIn", "left-out or to-the-end").asException();
    };
  }
}
