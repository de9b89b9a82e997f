package umpire.game.events;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.game.referee.Overdue;

/** Has the umpire look, again and again, at what is due; one look at a time. */
@ApplicationScoped
class Alarm {
  /** One that says nothing is given up, or there would never be another. */
  private static final Duration LONGEST = Duration.ofMinutes(1);

  private final Overdue overdue;
  private final Vertx vertx;
  private final Duration every;
  private final Complaints complaints = new Complaints(Alarm.class, "what is due waits");
  private final AtomicBoolean looking = new AtomicBoolean();
  private long timer = -1;

  Alarm(
      Overdue overdue,
      Vertx vertx,
      @ConfigProperty(name = "umpire.game.clock.every") Duration every) {
    this.overdue = overdue;
    this.vertx = vertx;
    this.every = every;
  }

  void start(@Observes StartupEvent started) {
    timer = vertx.setPeriodic(every.toMillis(), _ -> look());
  }

  void stop(@Observes ShutdownEvent ending) {
    vertx.cancelTimer(timer);
  }

  private void look() {
    if (looking.compareAndSet(false, true)) {
      Uni.createFrom()
          .deferred(overdue::look)
          .ifNoItem()
          .after(LONGEST)
          .fail()
          .eventually(() -> looking.set(false))
          .subscribe()
          .with(_ -> {}, complaints::tell);
    }
  }
}
