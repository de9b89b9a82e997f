package umpire.game.referee.state;

import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/** Ids of matches: UUIDs of version 7, so that they sort by the time of opening. */
public final class MatchIds {
  private static final Pattern CANONICAL =
      Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");

  private MatchIds() {}

  /** An id as a client sends it; empty for what is none. */
  public static Optional<UUID> read(String text) {
    return CANONICAL.matcher(text).matches()
        ? Optional.of(UUID.fromString(text))
        : Optional.empty();
  }
}
