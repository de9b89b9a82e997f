package umpire.chassis.callers;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.function.Supplier;

/**
 * The limits for callers without a match, signed in or not: how large a brief may be and how much
 * runs at once. The quota {@link umpire.chassis.quota.Quota#REASON} limits how often.
 */
@ApplicationScoped
public class CallerLimits {
  private final ConcurrencyLimiter concurrencyLimiter;

  CallerLimits(ConcurrencyLimiter concurrencyLimiter) {
    this.concurrencyLimiter = concurrencyLimiter;
  }

  /** Throws a problem 422 {@code too-large} for a brief beyond {@link BriefLimits}. */
  public void check(JsonNode brief) {
    BriefLimits.check(brief);
  }

  /**
   * What the work gives; throws what the work throws, a problem 503 with Retry-After if all places
   * are taken, and 422 {@code too-large} if the work takes too much CPU.
   */
  public <T> T run(Supplier<T> work) {
    return concurrencyLimiter.run(work);
  }
}
