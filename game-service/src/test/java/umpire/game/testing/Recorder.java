package umpire.game.testing;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import umpire.chassis.testing.RecordedSpans;

/** Records the spans of this service, and of the adjudicator in its tests. */
@Singleton
class Recorder {
  @Produces
  @Singleton
  RecordedSpans spans() {
    return new RecordedSpans();
  }
}
