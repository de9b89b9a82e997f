package umpire.chassis.start;

import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/** Not ready until the start gate is open; says what the start waits for. */
@Readiness
@Singleton
public class StartReadiness implements HealthCheck {
  private final StartGate gate;

  StartReadiness(StartGate gate) {
    this.gate = gate;
  }

  @Override
  public HealthCheckResponse call() {
    HealthCheckResponseBuilder response = HealthCheckResponse.named("start").status(gate.isOpen());
    gate.missing()
        .ifPresent(
            missing ->
                response
                    .withData("waitingFor", missing.waitingFor())
                    .withData("because", missing.because()));
    return response.build();
  }
}
