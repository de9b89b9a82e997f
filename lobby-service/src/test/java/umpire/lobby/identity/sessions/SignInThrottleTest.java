package umpire.lobby.identity.sessions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.chassis.http.ProblemException;

class SignInThrottleTest {
  private Instant now = Instant.parse("2026-11-21T12:00:00Z");
  private final InstantSource source = () -> now;
  private final SignInThrottle throttle =
      new SignInThrottle(5, Duration.ofHours(1), source.withZone(ZoneOffset.UTC));

  @Test
  void the_delay_of_a_name_and_address_grows_to_a_quarter_of_an_hour() {
    List<Long> waits = new ArrayList<>();
    for (int i = 0; i < 15; i++) {
      long wait = wait("anna", "192.0.2.1", false);
      waits.add(wait);
      now = now.plusSeconds(wait);
      throttle.admit(attempt("anna", "192.0.2.1", false));
    }
    assertThat(waits)
        .containsExactly(
            0L, 0L, 0L, 0L, 0L, 10L, 20L, 40L, 80L, 160L, 320L, 640L, 900L, 900L, 900L);
  }

  @Test
  void a_quiet_hour_is_a_new_beginning() {
    fail("anna", "192.0.2.1", false, 5);
    assertThat(wait("anna", "192.0.2.1", false)).isPositive();
    now = now.plus(Duration.ofHours(1)).plusSeconds(1);
    assertThat(wait("anna", "192.0.2.1", false)).isZero();
    fail("anna", "192.0.2.1", false, 4);
    assertThat(wait("anna", "192.0.2.1", false)).isZero();
  }

  @Test
  void an_attacker_elsewhere_keeps_nobody_out() {
    for (int address = 1; address < 10; address++) {
      fail("anna", "192.0.2." + address, false, 5);
    }
    assertThat(wait("anna", "203.0.113.1", true)).isZero();
    assertThat(wait("bert", "203.0.113.1", false)).isZero();
  }

  @Test
  void guesses_from_many_addresses_are_slowed_for_all_where_nobody_signed_in_before() {
    int tries = 0;
    while (wait("anna", "2001:db8:0:" + tries + "::/64", false) == 0) {
      throttle.admit(attempt("anna", "2001:db8:0:" + tries + "::/64", false));
      tries++;
    }
    assertThat(tries).isEqualTo(50);
    assertThat(wait("anna", "198.51.100.1", false)).isEqualTo(10);
    for (int i = 0; i < 20; i++) {
      now = now.plusSeconds(wait("anna", "198.51.100." + i, false));
      throttle.admit(attempt("anna", "198.51.100." + i, false));
    }
    assertThat(wait("anna", "198.51.100.99", false)).as("five minutes at most").isEqualTo(300);
    assertThat(wait("anna", "203.0.113.1", true)).isZero();
  }

  @Test
  void an_address_that_tries_many_names_is_slowed_but_for_those_that_it_knows() {
    for (int name = 0; name < 30; name++) {
      throttle.admit(attempt("p" + name, "192.0.2.1", false));
    }
    assertThat(wait("p99", "192.0.2.1", false)).isEqualTo(10);
    assertThat(wait("p99", "192.0.2.2", false)).isZero();
    assertThat(wait("anna", "192.0.2.1", true)).isZero();
  }

  @Test
  void success_clears_its_own_and_no_other_failures() {
    fail("anna", "192.0.2.1", false, 4);
    throttle.admit(attempt("anna", "192.0.2.1", false));
    throttle.succeeded(attempt("anna", "192.0.2.1", false));
    fail("anna", "192.0.2.1", false, 4);
    assertThat(wait("anna", "192.0.2.1", false)).isZero();
    for (int name = 0; name < 22; name++) {
      throttle.admit(attempt("p" + name, "192.0.2.1", false));
    }
    assertThat(wait("p99", "192.0.2.1", false))
        .as("one's own account does not make the address innocent")
        .isPositive();
  }

  @Test
  void changing_a_password_is_counted_by_itself() {
    fail("anna", "192.0.2.1", true, 5);
    for (int i = 0; i < 5; i++) {
      throttle.admitChange("anna's id");
    }
    assertThatThrownBy(() -> throttle.admitChange("anna's id"))
        .isInstanceOf(ProblemException.class);
    throttle.changed("anna's id");
    throttle.admitChange("anna's id");
  }

  private void fail(String name, String address, boolean known, int times) {
    for (int i = 0; i < times; i++) {
      throttle.admit(attempt(name, address, known));
    }
  }

  /** Seconds, asked without a try that counts. */
  private long wait(String name, String address, boolean known) {
    try {
      throttle.admit(attempt(name, address, known));
      throttle.takeBack(attempt(name, address, known));
      return 0;
    } catch (ProblemException refused) {
      return Long.parseLong(refused.headers().getOrDefault("Retry-After", "none"));
    }
  }

  private static SignInThrottle.Attempt attempt(String name, String address, boolean known) {
    return new SignInThrottle.Attempt(name, address, known);
  }
}
