package umpire.lobby.identity.sessions;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.sessions.AttemptCounter.Schedule;

/**
 * Slows the guessing of passwords by delays that grow, so that nobody is kept out of their account
 * by somebody else's guesses. Tries are counted for each name and address; where nobody has signed
 * in to the account from there, also for the address, whatever the name, and for the name, whatever
 * the address. Every try counts as failed until it succeeds, so that many at once are no way round.
 * Kept in memory by each instance.
 */
@ApplicationScoped
class SignInThrottle {
  private static final Duration FIRST = Duration.ofSeconds(10);
  private static final Duration LONGEST = Duration.ofMinutes(15);
  private static final Duration LONGEST_OF_NAME = Duration.ofMinutes(5);
  private static final int FREE_OF_ADDRESS = 30;
  private static final int FREE_OF_NAME = 50;

  private final Clock clock;
  private final AttemptCounter pairs;
  private final AttemptCounter addresses;
  private final AttemptCounter names;
  private final AttemptCounter changes;

  SignInThrottle(
      @ConfigProperty(name = "umpire.lobby.failures-allowed") int allowed,
      @ConfigProperty(name = "umpire.lobby.failures-window") Duration window,
      Clock clock) {
    this.clock = clock;
    this.pairs = new AttemptCounter(new Schedule(allowed, FIRST, LONGEST, window));
    this.addresses = new AttemptCounter(new Schedule(FREE_OF_ADDRESS, FIRST, LONGEST, window));
    this.names = new AttemptCounter(new Schedule(FREE_OF_NAME, FIRST, LONGEST_OF_NAME, window));
    this.changes = new AttemptCounter(new Schedule(allowed, FIRST, LONGEST, window));
  }

  /**
   * Somebody tries to sign in.
   *
   * @param name in lower case, of an account or of none
   * @param known whether somebody has signed in to it from this address before
   */
  record Attempt(String name, String address, boolean known) {
    /** No name that has an account holds a blank. */
    private String pair() {
      return address + " " + name;
    }
  }

  private record Counted(AttemptCounter counter, String key) {}

  /** Counts a try; 429 with {@code Retry-After} where it comes too soon. */
  synchronized void admit(Attempt attempt) {
    admit(counted(attempt));
  }

  private List<Counted> counted(Attempt attempt) {
    Counted pair = new Counted(pairs, attempt.pair());
    return attempt.known()
        ? List.of(pair)
        : List.of(
            pair, new Counted(addresses, attempt.address()), new Counted(names, attempt.name()));
  }

  private void admit(List<Counted> all) {
    Instant now = clock.instant();
    Duration wait =
        all.stream()
            .map(one -> one.counter().wait(one.key(), now))
            .max(Duration::compareTo)
            .orElse(Duration.ZERO);
    if (wait.isPositive()) {
      long seconds = wait.plusMillis(999).toSeconds();
      throw Problem.of(
              429, "too-many-failures", "Too many failed sign-ins", "Wait, then try again.")
          .with("key", "failed-sign-ins")
          .with("remaining", 0)
          .with("reset", seconds)
          .asException()
          .header("Retry-After", Long.toString(seconds));
    }
    all.forEach(one -> one.counter().count(one.key(), now));
  }

  /** The try was good: name and address start afresh, and elsewhere it does not count. */
  synchronized void succeeded(Attempt attempt) {
    takeBack(attempt);
    pairs.clear(attempt.pair());
  }

  /** As if the try had not been made. */
  synchronized void takeBack(Attempt attempt) {
    counted(attempt).forEach(one -> one.counter().takeBack(one.key()));
  }

  /** Somebody signed in to this account tries to change its password; as {@link #admit}. */
  synchronized void admitChange(String account) {
    admit(List.of(new Counted(changes, account)));
  }

  /** They knew the old one. */
  synchronized void changed(String account) {
    changes.clear(account);
  }
}
