package umpire.lobby.identity.sessions;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Locale;
import java.util.Optional;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.lobby.identity.crypto.Password;
import umpire.lobby.identity.crypto.PasswordHashes;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.identity.store.AccountStore;

/** Signing in. An unknown name takes as long, and is answered the same, as a wrong password. */
@ApplicationScoped
public class SignIns {
  private final AccountStore store;
  private final PasswordHashes hashes;
  private final SignInThrottle throttle;
  private final KnownAddresses addresses;
  private final Sessions sessions;

  SignIns(
      AccountStore store,
      PasswordHashes hashes,
      SignInThrottle throttle,
      KnownAddresses addresses,
      Sessions sessions) {
    this.store = store;
    this.hashes = hashes;
    this.throttle = throttle;
    this.addresses = addresses;
    this.sessions = sessions;
  }

  /**
   * A session of the account that has this name and password. 401 where there is none; 429 with
   * {@code Retry-After} after too many failures of the name, from this address or, where nobody has
   * signed in to it from there, from others.
   */
  public Uni<Session> signIn(String name, Password password, String address) {
    String key = name.toLowerCase(Locale.ROOT);
    // No name holds the character of number 0, and no database takes it in a question.
    boolean askable = key.indexOf('\0') < 0;
    return (askable ? addresses.knows(key, address) : Uni.createFrom().item(false))
        .map(known -> new SignInThrottle.Attempt(key, address, known))
        .invoke(throttle::admit)
        .chain(
            attempt ->
                (askable ? store.named(key) : Uni.createFrom().item(Optional.<AccountRow>empty()))
                    .chain(account -> verified(account, password))
                    .invoke(() -> throttle.succeeded(attempt)))
        .call(account -> addresses.add(account, address))
        .chain(sessions::begin);
  }

  private Uni<AccountRow> verified(Optional<AccountRow> account, Password password) {
    return hashes
        .matches(password, account.flatMap(AccountRow::passwordHash))
        .map(matches -> account.filter(_ -> matches).orElseThrow(SignIns::wrong));
  }

  /** 401: the same answer whatever was wrong. */
  static ProblemException wrong() {
    return Problem.of(
            401,
            "wrong-name-or-password",
            "Not signed in",
            "There is no account with this name and password.")
        .asException();
  }
}
