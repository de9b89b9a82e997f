package umpire.chassis.start;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts how often the work has begun. */
@ApplicationScoped
class BegunWork {
  private final AtomicInteger times = new AtomicInteger();

  void begin(@Observes ServiceStarted began) {
    times.incrementAndGet();
  }

  int times() {
    return times.get();
  }
}
