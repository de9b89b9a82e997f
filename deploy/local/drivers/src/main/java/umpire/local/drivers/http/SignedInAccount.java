package umpire.local.drivers.http;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** An account that stays signed in for as long as a check runs: a token is good for ten minutes. */
public final class SignedInAccount {
  private static final Duration RENEWAL = Duration.ofMinutes(5);

  private final Api api;
  private final InstantSource clock;
  private Api.Person person;
  private Instant renewed;

  public SignedInAccount(Api api, Api.Person person, InstantSource clock) {
    this.api = api;
    this.clock = clock;
    this.person = person;
    this.renewed = clock.instant();
  }

  /** A token that holds for a while. */
  public String token() {
    if (clock.instant().isAfter(renewed.plus(RENEWAL))) {
      renewed = clock.instant();
      person = api.signIn(person.name(), person.password());
    }
    return person.token();
  }
}
