package umpire.chassis.start;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Met from the beginning, unless a test's profile holds it; then as that test says. */
@ApplicationScoped
class HeldCondition implements StartCondition {
  static final String HELD = "test.start.held";

  private volatile Optional<Missing> missing;
  private final AtomicInteger tries = new AtomicInteger();

  HeldCondition(@ConfigProperty(name = HELD, defaultValue = "false") boolean held) {
    this.missing =
        held ? Optional.of(new Missing("postgres", "Connection refused")) : Optional.empty();
  }

  void become(Optional<Missing> now) {
    missing = now;
  }

  int tries() {
    return tries.get();
  }

  @Override
  public Optional<Missing> missing() {
    tries.incrementAndGet();
    return missing;
  }

  @Override
  public int order() {
    return 0;
  }
}
