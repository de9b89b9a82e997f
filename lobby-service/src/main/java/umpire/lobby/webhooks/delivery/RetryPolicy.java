package umpire.lobby.webhooks.delivery;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The pauses between attempts: each longer than the last, with a random part. */
@ApplicationScoped
class RetryPolicy {
  private static final double SPREAD = 0.1;

  private final List<Duration> pauses;

  RetryPolicy(@ConfigProperty(name = "umpire.webhooks.pauses") List<Duration> pauses) {
    this.pauses = List.copyOf(pauses);
  }

  /**
   * The pause after an attempt that failed; the last one there is for all that follow.
   *
   * @param tries attempts before that one
   * @param wanted by the receiver; it is not tried sooner
   */
  Duration after(int tries, Duration wanted) {
    Duration pause = pauses.get(Math.min(tries, pauses.size() - 1));
    double spread = 1 + ThreadLocalRandom.current().nextDouble() * SPREAD;
    Duration spreadOut = Duration.ofMillis((long) (pause.toMillis() * spread));
    return spreadOut.compareTo(wanted) < 0 ? wanted : spreadOut;
  }
}
