package umpire.game.referee;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/** Ids of matches: UUIDs of version 7, so that they sort by the time of opening. */
public final class MatchIds {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final Pattern CANONICAL =
      Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");

  private MatchIds() {}

  /** A new id. */
  public static UUID fresh(Clock clock) {
    long time = clock.millis() << 16 | 0x7000 | RANDOM.nextInt(1 << 12);
    return new UUID(time, RANDOM.nextLong() >>> 2 | 0x8000_0000_0000_0000L);
  }

  /** An id as a client sends it; empty for what is none. */
  public static Optional<UUID> read(String text) {
    return CANONICAL.matcher(text).matches()
        ? Optional.of(UUID.fromString(text))
        : Optional.empty();
  }
}
