package umpire.lobby.identity;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.lobby.store.AccountRow;
import umpire.lobby.store.AccountStore;

/** Signing in. An unknown name takes as long, and is told the same, as a wrong password. */
@ApplicationScoped
public class SignIns {
  private final AccountStore store;
  private final HeavyWork heavy;
  private final FailedSignIns failures;
  private final Tokens tokens;

  /** What the password is held against where there is no account; no password has this hash. */
  private final Uni<String> nobodysHash;

  SignIns(AccountStore store, HeavyWork heavy, FailedSignIns failures, Tokens tokens) {
    this.store = store;
    this.heavy = heavy;
    this.failures = failures;
    this.tokens = tokens;
    this.nobodysHash =
        Uni.createFrom().item(() -> Argon2id.hash(new Password("nobody"))).memoize().indefinitely();
  }

  /**
   * A session of the account that has this name and password. 401 where there is none; 429 with
   * {@code Retry-After} after too many failures of the name.
   */
  public Uni<Session> signIn(String name, Password password) {
    String key = name.toLowerCase(Locale.ROOT);
    Optional<Duration> wait = failures.tooMany(key);
    if (wait.isPresent()) {
      return Uni.createFrom().failure(tooMany(wait.get()));
    }
    // No name holds the character of number 0, and no database takes it in a question.
    Uni<Optional<AccountRow>> named =
        key.indexOf('\0') < 0 ? store.named(key) : Uni.createFrom().item(Optional.empty());
    return named
        .chain(account -> heavy.run(() -> verified(account, password)))
        .invoke(_ -> failures.succeeded(key))
        .chain(tokens::session);
  }

  private AccountRow verified(Optional<AccountRow> account, Password password) {
    String hash =
        account.map(AccountRow::passwordHash).orElseGet(() -> nobodysHash.await().indefinitely());
    boolean matches = Argon2id.matches(password, hash);
    return account
        .filter(_ -> matches)
        .orElseThrow(
            () ->
                Problem.of(
                        401,
                        "wrong-name-or-password",
                        "Not signed in",
                        "There is no account with this name and password.")
                    .asException());
  }

  private static ProblemException tooMany(Duration wait) {
    return Problem.of(429, "too-many-failures", "Too many failed sign-ins", "Wait, then try again.")
        .with("key", "failed-sign-ins")
        .with("remaining", 0)
        .with("reset", wait.plusMillis(999).toSeconds())
        .asException()
        .header("Retry-After", Long.toString(wait.plusMillis(999).toSeconds()));
  }
}
