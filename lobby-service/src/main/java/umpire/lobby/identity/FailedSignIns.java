package umpire.lobby.identity;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.http.Problem;

/**
 * Counts the tries of each name, so that nobody may guess a password at leisure. Every try counts
 * as failed until it succeeds, so that many at once are no way round. Kept in memory by each
 * instance, for the last ten thousand names.
 */
@ApplicationScoped
class FailedSignIns {
  private static final int NAMES = 10_000;

  private final int allowed;
  private final Duration window;
  private final Clock clock;
  private final Map<String, Tries> tries =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Tries> eldest) {
          return size() > NAMES;
        }
      };

  FailedSignIns(
      @ConfigProperty(name = "umpire.lobby.failures-allowed") int allowed,
      @ConfigProperty(name = "umpire.lobby.failures-window") Duration window,
      Clock clock) {
    this.allowed = allowed;
    this.window = window;
    this.clock = clock;
  }

  private record Tries(int count, Instant since) {}

  /** Counts a try; 429 with {@code Retry-After} where there were too many before. */
  void admit(String name) {
    tooMany(name)
        .ifPresent(
            wait -> {
              throw Problem.of(
                      429, "too-many-failures", "Too many failed sign-ins", "Wait, then try again.")
                  .with("key", "failed-sign-ins")
                  .with("remaining", 0)
                  .with("reset", wait.plusMillis(999).toSeconds())
                  .asException()
                  .header("Retry-After", Long.toString(wait.plusMillis(999).toSeconds()));
            });
  }

  /** Counts a try; how long to wait where there were too many, and then this one is not counted. */
  private synchronized Optional<Duration> tooMany(String name) {
    Instant now = clock.instant();
    Tries before = tries.getOrDefault(name, new Tries(0, now));
    if (!now.isBefore(before.since().plus(window))) {
      before = new Tries(0, now);
    }
    if (before.count() >= allowed) {
      return Optional.of(Duration.between(now, before.since().plus(window)));
    }
    tries.put(name, new Tries(before.count() + 1, before.since()));
    return Optional.empty();
  }

  /** The try was good: the name starts afresh. */
  synchronized void succeeded(String name) {
    tries.remove(name);
  }
}
