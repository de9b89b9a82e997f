package umpire.game.api.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;
import umpire.game.store.match.Spectators;

/** The shape of who looks on: {spectators, spectatorDelaySeconds}. */
public final class SpectatorsJson {
  private static final String DELAY = "/spectatorDelaySeconds";

  private SpectatorsJson() {}

  /** As it was asked for: allowed if nothing was; 400 for what does not go together. */
  public static Spectators read(@Nullable String word, @Nullable Integer seconds) {
    boolean delayed = "delayed".equals(word);
    if (delayed && (seconds == null || seconds < 1 || seconds > Spectators.MOST_DELAY)) {
      throw Problem.malformed(DELAY, "1 to " + Spectators.MOST_DELAY).asException();
    }
    if (!delayed && seconds != null) {
      throw Problem.malformed(DELAY, "only where spectators is delayed").asException();
    }
    return switch (word) {
      case null -> Spectators.ALLOWED;
      case "allowed" -> Spectators.ALLOWED;
      case "none" -> Spectators.NONE;
      case "delayed" -> new Spectators(seconds == null ? 0 : seconds);
      default -> throw Problem.malformed("/spectators", "allowed, delayed or none").asException();
    };
  }

  /** Adds the members {@code spectators} and {@code spectatorDelaySeconds}. */
  static void write(Spectators spectators, ObjectNode json) {
    json.put("spectators", spectators.word());
    if (spectators.delayed()) {
      json.put("spectatorDelaySeconds", spectators.delay());
    }
  }
}
