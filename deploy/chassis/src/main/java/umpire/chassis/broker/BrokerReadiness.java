package umpire.chassis.broker;

import io.smallrye.health.api.AsyncHealthCheck;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.DescribeClusterOptions;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.jspecify.annotations.Nullable;

/**
 * Not ready while the broker does not answer within a second. A consumer would not report that: it
 * waits for its broker without a word.
 */
@Readiness
@Singleton
public class BrokerReadiness implements AsyncHealthCheck {
  private static final int TIMEOUT_MILLIS = 1_000;
  private static final String NAME = "broker";

  private final Connection connection;
  private @Nullable Admin admin;

  /** Readiness of the broker at the other end of this connection. */
  public BrokerReadiness(Connection connection) {
    this.connection = connection;
  }

  @Override
  public Uni<HealthCheckResponse> call() {
    return Uni.createFrom()
        .item(this::admin)
        .runSubscriptionOn(Infrastructure.getDefaultWorkerPool())
        .chain(
            asking ->
                Uni.createFrom()
                    .completionStage(
                        () ->
                            asking
                                .describeCluster(
                                    new DescribeClusterOptions().timeoutMs(TIMEOUT_MILLIS))
                                .clusterId()
                                .toCompletionStage()))
        .map(_ -> HealthCheckResponse.up(NAME))
        .onFailure()
        .recoverWithItem(
            failure ->
                HealthCheckResponse.named(NAME)
                    .down()
                    .withData("because", failure.getClass().getSimpleName())
                    .build());
  }

  /** Made when it is asked for the first time; none that could not be made is kept. */
  private synchronized Admin admin() {
    Admin made = admin;
    if (made == null) {
      made =
          Admin.create(
              connection.client(
                  Map.of(
                      "request.timeout.ms", TIMEOUT_MILLIS,
                      "default.api.timeout.ms", TIMEOUT_MILLIS)));
      admin = made;
    }
    return made;
  }

  /** Closes the client that asks. */
  @PreDestroy
  public synchronized void close() {
    if (admin != null) {
      admin.close(Duration.ofSeconds(1));
    }
  }
}
