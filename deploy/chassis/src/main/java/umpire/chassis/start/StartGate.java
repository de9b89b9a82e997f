package umpire.chassis.start;

import io.quarkus.arc.All;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import umpire.chassis.start.StartCondition.Missing;

/**
 * Opens when every start condition is met, and never closes again. A service that starts without
 * its database or broker does not end: it tries again with growing pauses, reports to readiness
 * what it waits for, and answers requests by 503 until then.
 */
@Singleton
public class StartGate {
  private static final Logger LOG = Logger.getLogger(StartGate.class);
  private static final Duration FIRST_PAUSE = Duration.ofMillis(100);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(5);

  private final List<StartCondition> conditions;
  private final Duration timeout;
  private final CountDownLatch open = new CountDownLatch(1);
  private final CountDownLatch ending = new CountDownLatch(1);
  private final AtomicInteger before = new AtomicInteger(2);
  private final Event<ServiceStarted> work;
  private volatile Optional<Missing> missing = Optional.empty();

  StartGate(
      @All List<StartCondition> conditions,
      Event<ServiceStarted> work,
      @ConfigProperty(name = "umpire.start.timeout") Duration timeout) {
    this.conditions =
        conditions.stream().sorted(Comparator.comparingInt(StartCondition::order)).toList();
    this.work = work;
    this.timeout = timeout;
  }

  /** Before all others: where nothing is missing, they find the schema as they know it. */
  void start(@Observes @Priority(1) StartupEvent started) throws InterruptedException {
    Thread.ofPlatform().daemon().name("umpire-start").start(this::tryAll);
    if (!open.await(timeout.toMillis(), TimeUnit.MILLISECONDS)) {
      LOG.warnf(
          "the service starts while this is missing: %s",
          missing.map(Missing::toString).orElse("?"));
    }
  }

  /** After all others, which prepare what the work needs. */
  void prepared(@Observes @Priority(Integer.MAX_VALUE) StartupEvent started) {
    beginIfLast();
  }

  /** The work begins when the conditions are met and the start's observers have run. */
  private void beginIfLast() {
    if (before.decrementAndGet() == 0) {
      work.fire(new ServiceStarted());
    }
  }

  void stop(@Observes ShutdownEvent event) {
    ending.countDown();
  }

  /** True once every start condition is met. */
  public boolean isOpen() {
    return open.getCount() == 0;
  }

  /** What it waits for now; empty once the gate is open, or before the first try has ended. */
  public Optional<Missing> missing() {
    return missing;
  }

  private void tryAll() {
    try {
      for (StartCondition condition : conditions) {
        meet(condition);
      }
      missing = Optional.empty();
      open.countDown();
      beginIfLast();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException fault) {
      LOG.error("the service cannot begin its work, and ends", fault);
      Quarkus.asyncExit(1);
    }
  }

  private void meet(StartCondition condition) throws InterruptedException {
    Duration pause = FIRST_PAUSE;
    Optional<Missing> found = tried(condition);
    while (found.isPresent()) {
      if (!found.equals(missing)) {
        LOG.warnf("the start waits for %s: %s", found.get().waitingFor(), found.get().because());
      }
      missing = found;
      if (ending.await(pause.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new InterruptedException("the service ends");
      }
      pause =
          pause.multipliedBy(2).compareTo(LONGEST_PAUSE) < 0
              ? pause.multipliedBy(2)
              : LONGEST_PAUSE;
      found = tried(condition);
    }
  }

  private static Optional<Missing> tried(StartCondition condition) {
    try {
      return condition.missing();
    } catch (RuntimeException fault) {
      LOG.errorf(fault, "%s failed", condition);
      return Optional.of(new Missing(condition.getClass().getSimpleName(), fault.toString()));
    }
  }
}
