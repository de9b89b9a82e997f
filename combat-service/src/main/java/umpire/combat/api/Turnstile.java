package umpire.combat.api;

import jakarta.inject.Singleton;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.http.Problem;

/** Lets so many callers from outside reckon at once; the next is told to come back. */
@Singleton
class Turnstile {
  private final Semaphore places;

  Turnstile(@ConfigProperty(name = "umpire.combat.callers-at-once") int callers) {
    places = new Semaphore(callers);
  }

  /** What the work gives; 503 with Retry-After where all places are taken. */
  <T> T pass(Supplier<T> work) {
    if (!places.tryAcquire()) {
      throw Problem.of(503, "busy", "Busy", "Too many callers reckon at once; try again.")
          .asException()
          .header("Retry-After", "1");
    }
    try {
      return work.get();
    } finally {
      places.release();
    }
  }
}
