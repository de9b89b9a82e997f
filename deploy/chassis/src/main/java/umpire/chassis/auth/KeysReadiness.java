package umpire.chassis.auth;

import io.smallrye.health.api.AsyncHealthCheck;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/**
 * Not ready while tokens cannot be verified, for want of the issuer's keys. Keys that are here
 * suffice: whoever has them goes on without the issuer.
 */
@Readiness
@Singleton
public class KeysReadiness implements AsyncHealthCheck {
  private static final String NAME = "keys";

  private final KeyRing keys;

  KeysReadiness(KeyRing keys) {
    this.keys = keys;
  }

  @Override
  public Uni<HealthCheckResponse> call() {
    return Uni.createFrom()
        .completionStage(keys::any)
        .onFailure()
        .recoverWithItem(false)
        .map(known -> HealthCheckResponse.named(NAME).status(known).build());
  }
}
