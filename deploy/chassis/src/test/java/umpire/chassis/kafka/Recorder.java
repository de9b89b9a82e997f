package umpire.chassis.kafka;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import umpire.chassis.testing.RecordedSpans;

/** Records the spans of the chassis' tests. */
@Singleton
class Recorder {
  @Produces
  @Singleton
  RecordedSpans spans() {
    return new RecordedSpans();
  }
}
