package umpire.chassis.auth;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.function.LongSupplier;

/**
 * How old this process' knowledge of revocations is. A heartbeat of the issuer says that all
 * revocations up to some time before its sending have been published ahead of it. From its arrival
 * on the age is measured by this process' own monotonic clock, so clocks of machines need not
 * agree: what a heartbeat spent under way is counted only beyond {@link #CLOCKS_MAY_DIFFER}, by
 * which a message that lay in the broker is distinguished from one that comes at once.
 */
final class RevocationAge {
  /** So far may the clocks of two machines be apart, as for the expiry of tokens. */
  static final Duration CLOCKS_MAY_DIFFER = Duration.ofSeconds(5);

  /** The age where nothing is known yet. */
  static final Duration UNKNOWN = Duration.ofDays(36_500);

  private final Clock clock;
  private final LongSupplier nanos;
  private boolean received;
  private long currentAt;

  /**
   * By these clocks.
   *
   * @param nanos as {@link System#nanoTime}
   */
  RevocationAge(Clock clock, LongSupplier nanos) {
    this.clock = clock;
    this.nanos = nanos;
  }

  /**
   * A heartbeat has arrived, after every revocation that was published before it.
   *
   * @param sent when it was sent, by another machine's clock
   * @param behind how long before its sending the oldest revocation that is not published was made
   */
  synchronized void heartbeat(Instant sent, Duration behind) {
    Duration underWay = Duration.between(sent, clock.instant()).minus(CLOCKS_MAY_DIFFER);
    Duration age = behind.plus(underWay.isNegative() ? Duration.ZERO : underWay);
    if (age.compareTo(UNKNOWN) >= 0) {
      return;
    }
    long at = nanos.getAsLong() - age.toNanos();
    if (!received || at - currentAt > 0) {
      received = true;
      currentAt = at;
    }
  }

  /** The age now; {@link #UNKNOWN} before the first heartbeat. */
  synchronized Duration now() {
    return received ? Duration.ofNanos(nanos.getAsLong() - currentAt) : UNKNOWN;
  }
}
