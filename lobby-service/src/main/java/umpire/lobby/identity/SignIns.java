package umpire.lobby.identity;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
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
  private final PasswordHashes hashes;
  private final FailedSignIns failures;
  private final Sessions sessions;

  SignIns(AccountStore store, PasswordHashes hashes, FailedSignIns failures, Sessions sessions) {
    this.store = store;
    this.hashes = hashes;
    this.failures = failures;
    this.sessions = sessions;
  }

  /**
   * A session of the account that has this name and password. 401 where there is none; 429 with
   * {@code Retry-After} after too many failures of the name.
   */
  public Uni<Session> signIn(String name, Password password) {
    String key = name.toLowerCase(Locale.ROOT);
    failures.admit(key);
    // No name holds the character of number 0, and no database takes it in a question.
    Uni<Optional<AccountRow>> named =
        key.indexOf('\0') < 0 ? store.named(key) : Uni.createFrom().item(Optional.empty());
    return named
        .chain(account -> verified(account, password))
        .invoke(_ -> failures.succeeded(key))
        .chain(sessions::begin);
  }

  private Uni<AccountRow> verified(Optional<AccountRow> account, Password password) {
    return hashes
        .matches(password, account.flatMap(AccountRow::passwordHash))
        .map(matches -> account.filter(_ -> matches).orElseThrow(SignIns::wrong));
  }

  /** 401: told the same whatever was wrong. */
  static ProblemException wrong() {
    return Problem.of(
            401,
            "wrong-name-or-password",
            "Not signed in",
            "There is no account with this name and password.")
        .asException();
  }
}
