package umpire.chassis.auth;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.chassis.common.RecentlyUsed;

/**
 * Tokens that verified a moment ago, so that a client who sends one with every request does not
 * cost a signature each time. The whole token is the key, signature included; none outlives its own
 * expiry, and none is accepted for longer than a minute, so that a key which the issuer withdraws
 * is soon of no use.
 */
final class VerifiedTokens {
  private static final int MOST = 4_096;
  private static final Duration LONGEST = Duration.ofMinutes(1);

  private record Verified(Permit permit, Instant until) {}

  private final Clock clock;
  private final Map<String, Verified> entries = new RecentlyUsed<>(MOST);

  VerifiedTokens(Clock clock) {
    this.clock = clock;
  }

  /** What a token permits that is still accepted. */
  synchronized Optional<Permit> permit(String token) {
    @Nullable Verified entry = entries.get(token);
    if (entry == null) {
      return Optional.empty();
    }
    if (!clock.instant().isBefore(entry.until())) {
      entries.remove(token);
      return Optional.empty();
    }
    return Optional.of(entry.permit());
  }

  /** Stores a token that was verified just now. */
  synchronized void keep(String token, Permit permit) {
    Instant longest = clock.instant().plus(LONGEST);
    Instant expires = permit.until();
    entries.put(token, new Verified(permit, expires.isBefore(longest) ? expires : longest));
  }
}
