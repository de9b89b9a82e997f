package umpire.chassis.metrics;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.reactive.FreshContext;

/**
 * Metrics that need a query of the database, which cannot run while Prometheus waits: they are read
 * every few seconds.
 */
@Singleton
public class PolledGauges {
  private final MeterRegistry registry;
  private final Vertx vertx;
  private final Duration every;
  private final List<Long> timers = new CopyOnWriteArrayList<>();

  PolledGauges(
      MeterRegistry registry,
      Vertx vertx,
      @ConfigProperty(name = "umpire.metrics.every") Duration every) {
    this.registry = registry;
    this.vertx = vertx;
    this.every = every;
  }

  /**
   * A figure that is looked up.
   *
   * @param name such as {@code umpire.outbox.rows}
   * @param description one sentence, for those who read the figures
   */
  public record Figure(String name, String description) {}

  /**
   * Registers these figures and looks them up from now on, every {@code umpire.metrics.every}. A
   * figure is NaN until the first look has ended, after a look that failed, and where a look does
   * not give it.
   *
   * @param look the value of each figure by its name; given up after one minute
   */
  public void start(List<Figure> figures, Supplier<CompletionStage<Map<String, Double>>> look) {
    Look one = new Look(FreshContext.of(vertx), look);
    figures.forEach(
        figure ->
            Gauge.builder(figure.name(), one, last -> last.value(figure.name()))
                .description(figure.description())
                .strongReference(true)
                .register(registry));
    timers.add(vertx.setPeriodic(1, every.toMillis(), _ -> one.again()));
  }

  void stop(@Observes ShutdownEvent ending) {
    timers.forEach(vertx::cancelTimer);
  }

  private static final class Look {
    private final FreshContext own;
    private final Supplier<CompletionStage<Map<String, Double>>> look;
    private final AtomicBoolean looking = new AtomicBoolean();
    private volatile Map<String, Double> last = Map.of();

    Look(FreshContext own, Supplier<CompletionStage<Map<String, Double>>> look) {
      this.own = own;
      this.look = look;
    }

    double value(String name) {
      return last.getOrDefault(name, Double.NaN);
    }

    void again() {
      if (looking.compareAndSet(false, true)) {
        CompletableFuture<Void> _ =
            own.call(look)
                // One that says nothing is given up, or there would never be another.
                .orTimeout(1, TimeUnit.MINUTES)
                .handle(
                    (found, failure) -> {
                      last = failure == null ? found : Map.of();
                      looking.set(false);
                      return null;
                    });
      }
    }
  }
}
