package umpire.game.events;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;
import umpire.chassis.metrics.PolledGauges;
import umpire.chassis.metrics.PolledGauges.Figure;
import umpire.game.store.Backlog;

/** Reports to Prometheus what waits in the database. */
@Singleton
class BacklogMetrics {
  void start(@Observes StartupEvent started, PolledGauges polledGauges, Backlog backlog) {
    polledGauges.start(
        List.of(
            new Figure(Backlog.ROWS, "Messages that wait to be published."),
            new Figure(Backlog.OLDEST, "How long the oldest of them has waited."),
            new Figure(Backlog.STALLED, "Matches that are stalled until an administrator acts.")),
        () -> backlog.look().subscribeAsCompletionStage());
  }
}
