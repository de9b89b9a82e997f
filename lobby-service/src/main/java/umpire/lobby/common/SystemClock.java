package umpire.lobby.common;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;

/** The clock of the service; a test may bring its own. */
class SystemClock {
  @Produces
  @Singleton
  Clock clock() {
    return Clock.systemUTC();
  }
}
