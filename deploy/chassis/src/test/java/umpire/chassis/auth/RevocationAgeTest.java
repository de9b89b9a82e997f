package umpire.chassis.auth;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RevocationAgeTest {
  private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

  private Instant here = NOON;
  private long nanos = Long.MAX_VALUE - 5; // it wraps around
  private final InstantSource source = () -> here;
  private final RevocationAge age = new RevocationAge(source.withZone(ZoneOffset.UTC), () -> nanos);

  @Test
  void nothing_is_known_before_the_first_heartbeat() {
    assertThat(age.now()).isEqualTo(RevocationAge.UNKNOWN);
  }

  @ParameterizedTest
  @ValueSource(longs = {-4_900, -1_000, 0, 1_000, 4_900})
  void clocks_that_are_seconds_apart_do_not_matter(long aheadMillis) {
    age.heartbeat(here.plusMillis(aheadMillis), Duration.ZERO);
    assertThat(age.now()).isZero();
    pass(Duration.ofSeconds(7));
    assertThat(age.now()).isEqualTo(Duration.ofSeconds(7));
  }

  @Test
  void a_heartbeat_that_lay_in_the_broker_makes_nothing_young() {
    age.heartbeat(here.minusSeconds(65), Duration.ZERO);
    assertThat(age.now()).isEqualTo(Duration.ofSeconds(60));
    age.heartbeat(here.minusSeconds(6), Duration.ZERO);
    assertThat(age.now()).isEqualTo(Duration.ofSeconds(1));
    age.heartbeat(here.minusSeconds(65), Duration.ZERO);
    assertThat(age.now()).as("an older one takes nothing back").isEqualTo(Duration.ofSeconds(1));
  }

  @Test
  void what_waits_in_the_outbox_counts() {
    age.heartbeat(here, Duration.ofSeconds(20));
    assertThat(age.now()).isEqualTo(Duration.ofSeconds(20));
    pass(Duration.ofSeconds(2));
    age.heartbeat(here, Duration.ofSeconds(22));
    assertThat(age.now()).isEqualTo(Duration.ofSeconds(22));
  }

  @Test
  void a_wall_clock_that_is_set_changes_no_age() {
    age.heartbeat(here, Duration.ZERO);
    here = here.plusSeconds(3_600);
    nanos += Duration.ofSeconds(3).toNanos();
    assertThat(age.now()).isEqualTo(Duration.ofSeconds(3));
  }

  @Test
  void what_would_be_older_than_anything_is_left_out() {
    age.heartbeat(here, Duration.ofMillis(Long.MAX_VALUE));
    assertThat(age.now()).isEqualTo(RevocationAge.UNKNOWN);
  }

  private void pass(Duration time) {
    here = here.plus(time);
    nanos += time.toNanos();
  }
}
