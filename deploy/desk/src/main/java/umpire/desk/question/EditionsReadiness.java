package umpire.desk.question;

import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Not ready once a question named an edition that this service does not have. */
@Readiness
@Singleton
public class EditionsReadiness implements HealthCheck {
  private final MissingEditions missing;

  EditionsReadiness(MissingEditions missing) {
    this.missing = missing;
  }

  @Override
  public HealthCheckResponse call() {
    String names = missing.names();
    return HealthCheckResponse.named("editions")
        .status(names.isEmpty())
        .withData("missing", names)
        .build();
  }
}
