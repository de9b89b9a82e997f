package umpire.chassis.kafka;

import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/**
 * Ready when every subscription has its place, and those that read from the start have caught up.
 */
@Readiness
@Singleton
public class SubscriptionsReadiness implements HealthCheck {
  private final Subscriptions subscriptions;

  SubscriptionsReadiness(Subscriptions subscriptions) {
    this.subscriptions = subscriptions;
  }

  @Override
  public HealthCheckResponse call() {
    HealthCheckResponseBuilder response = HealthCheckResponse.named("subscriptions");
    boolean ready = true;
    for (PollLoop loop : subscriptions.loops()) {
      ready &= loop.feed().ready();
      response.withData(loop.subscription().name(), loop.feed().state());
    }
    return response.status(ready).build();
  }
}
