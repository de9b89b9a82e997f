package umpire.game.referee.transaction;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;

/** The time by which matches are clocked; a test may bring its own. */
class SystemClock {
  @Produces
  @Singleton
  Clock clock() {
    return Clock.systemUTC();
  }
}
