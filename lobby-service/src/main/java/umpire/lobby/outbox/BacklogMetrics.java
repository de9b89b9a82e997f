package umpire.lobby.outbox;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import umpire.chassis.metrics.PolledGauges;
import umpire.chassis.metrics.PolledGauges.Figure;

/** Reports to Prometheus what waits in the database. */
@ApplicationScoped
class BacklogMetrics {
  void start(@Observes StartupEvent started, PolledGauges polledGauges, Outbox outbox) {
    polledGauges.start(
        List.of(
            new Figure(Outbox.ROWS, "Messages that wait to be published."),
            new Figure(Outbox.OLDEST, "How long the oldest of them has waited.")),
        () -> outbox.backlog().subscribeAsCompletionStage());
  }
}
