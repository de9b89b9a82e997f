package umpire.chassis.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.inject.Singleton;

/** Counts the problems that were answered; the kinds are words of our code, so they are few. */
@Singleton
public class ProblemCounter {
  private final MeterRegistry registry;

  ProblemCounter(MeterRegistry registry) {
    this.registry = registry;
  }

  /**
   * Adds 1 to the counter {@code umpire.problems} of this status and kind.
   *
   * @param status of HTTP, 400 to 599
   * @param kind as {@link umpire.chassis.http.Problem} has it
   */
  public void answered(int status, String kind) {
    Counter.builder("umpire.problems")
        .description("Requests that were answered by a problem.")
        .tag("status", "" + status)
        .tag("kind", kind)
        .register(registry)
        .increment();
  }
}
