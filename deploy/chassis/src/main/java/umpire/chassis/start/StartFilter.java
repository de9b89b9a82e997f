package umpire.chassis.start;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import umpire.chassis.http.Problem;

/**
 * Answers 503 to every request but those about the process itself, until the start gate is open.
 */
@Singleton
class StartFilter {
  /** Behind the filter that gives a request its id, before all others. */
  private static final int SECOND = 900;

  private static final String ABOUT_THE_PROCESS = "/q/";
  private static final String RETRY_AFTER_SECONDS = "2";

  private final StartGate gate;

  StartFilter(StartGate gate) {
    this.gate = gate;
  }

  void register(@Observes Filters filters) {
    filters.register(this::filter, SECOND);
  }

  private void filter(RoutingContext routing) {
    if (gate.isOpen() || routing.normalizedPath().startsWith(ABOUT_THE_PROCESS)) {
      routing.next();
      return;
    }
    String waits =
        gate.missing().map(missing -> "It waits for " + missing.waitingFor() + ". ").orElse("");
    routing.fail(
        Problem.of(503, "starting", "The service is starting", waits + "Try again in a moment.")
            .asException()
            .header("Retry-After", RETRY_AFTER_SECONDS));
  }
}
