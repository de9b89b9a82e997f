package umpire.chassis.kafka;

import java.time.Duration;

/** Pauses between tries: 50 ms, doubled each time, never more than 5 s. */
record Backoff(Duration pause) {
  private static final Duration LONGEST = Duration.ofSeconds(5);

  static Backoff first() {
    return new Backoff(Duration.ofMillis(50));
  }

  Backoff next() {
    Duration doubled = pause.multipliedBy(2);
    return new Backoff(doubled.compareTo(LONGEST) > 0 ? LONGEST : doubled);
  }
}
