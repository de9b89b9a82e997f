package umpire.chassis.kafka;

import jakarta.inject.Singleton;
import java.util.List;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/**
 * Not alive while a thread that reads has failed, as of too little memory, and does not read again:
 * then only a restart may help. A broker that cannot be reached is no such fault; readiness reports
 * it.
 */
@Liveness
@Singleton
public class SubscriptionsLiveness implements HealthCheck {
  private final Subscriptions subscriptions;

  SubscriptionsLiveness(Subscriptions subscriptions) {
    this.subscriptions = subscriptions;
  }

  @Override
  public HealthCheckResponse call() {
    List<String> dead =
        subscriptions.loops().stream()
            .filter(PollLoop::isDead)
            .map(loop -> loop.subscription().name())
            .toList();
    return HealthCheckResponse.named("subscriptions")
        .status(dead.isEmpty())
        .withData("dead", String.join(", ", dead))
        .build();
  }
}
