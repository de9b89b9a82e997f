package umpire.lobby.matchmaking;

import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;

/**
 * Who looks on at a match without a seat, as requests and answers say it: `spectators` and
 * `spectatorDelaySeconds`. Kept as game-service takes it: a number of seconds, 0 for at once, -1
 * for nobody.
 */
public final class SpectatorsForm {
  public static final String DESCRIPTION =
      "What whoever may look on without a seat is told: everything at once, which is the preset; everything, so many seconds late; or from the beginning on nothing.";
  public static final String MOST = "2592000";

  private static final int MOST_SECONDS = Integer.parseInt(MOST);
  private static final int NOBODY = -1;
  private static final String SECONDS = "/spectatorDelaySeconds";

  private SpectatorsForm() {}

  /** What was asked for; 400 for what does not go together. */
  static int read(@Nullable String word, @Nullable Integer seconds) {
    boolean delayed = "delayed".equals(word);
    if (delayed && (seconds == null || seconds < 1 || seconds > MOST_SECONDS)) {
      throw Problem.malformed(SECONDS, "1 to " + MOST_SECONDS).asException();
    }
    if (!delayed && seconds != null) {
      throw Problem.malformed(SECONDS, "only where spectators is delayed").asException();
    }
    return switch (word) {
      case null -> 0;
      case "allowed" -> 0;
      case "none" -> NOBODY;
      case "delayed" -> seconds == null ? 0 : seconds;
      default -> throw Problem.malformed("/spectators", "allowed, delayed or none").asException();
    };
  }

  /** The word for a delay that is kept. */
  public static String word(int delay) {
    if (delay == NOBODY) {
      return "none";
    }
    return delay > 0 ? "delayed" : "allowed";
  }

  /** How late, where that is asked for at all. */
  public static @Nullable Integer seconds(int delay) {
    return delay > 0 ? delay : null;
  }
}
