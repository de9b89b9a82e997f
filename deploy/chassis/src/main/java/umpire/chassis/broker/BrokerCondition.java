package umpire.chassis.broker;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import umpire.chassis.start.StartCondition;

/** A service begins its work when the broker has answered once. */
@Singleton
public class BrokerCondition implements StartCondition {
  private static final Duration TIMEOUT = Duration.ofSeconds(5);

  private final BrokerReadiness readiness;
  private final boolean needed;

  BrokerCondition(
      @Readiness BrokerReadiness readiness,
      @ConfigProperty(name = "umpire.start.needs-broker") boolean needed) {
    this.readiness = readiness;
    this.needed = needed;
  }

  @Override
  public Optional<Missing> missing() {
    if (!needed) {
      return Optional.empty();
    }
    HealthCheckResponse answer = readiness.call().await().atMost(TIMEOUT);
    return answer.getStatus() == HealthCheckResponse.Status.UP
        ? Optional.empty()
        : Optional.of(
            new Missing(
                "broker",
                answer
                    .getData()
                    .map(data -> String.valueOf(data.get("because")))
                    .orElse("it does not answer")));
  }

  @Override
  public int order() {
    return 2;
  }
}
