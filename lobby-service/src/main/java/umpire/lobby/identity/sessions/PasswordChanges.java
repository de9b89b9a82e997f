package umpire.lobby.identity.sessions;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import umpire.chassis.auth.Permit;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.lobby.identity.crypto.Password;
import umpire.lobby.identity.crypto.PasswordHashes;
import umpire.lobby.identity.store.AccountKind;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.identity.store.AccountStore;
import umpire.lobby.identity.store.SessionStore;
import umpire.lobby.outbox.CommitListener;
import umpire.lobby.outbox.LobbyEvents;

/** Changing the password, which whoever knows the old one may do. */
@ApplicationScoped
public class PasswordChanges {
  private final AccountStore accounts;
  private final SessionStore sessions;
  private final PasswordHashes hashes;
  private final SignInThrottle throttle;
  private final LobbyEvents events;
  private final CommitListener commitListener;

  PasswordChanges(
      AccountStore accounts,
      SessionStore sessions,
      PasswordHashes hashes,
      SignInThrottle throttle,
      LobbyEvents events,
      CommitListener commitListener) {
    this.accounts = accounts;
    this.sessions = sessions;
    this.hashes = hashes;
    this.throttle = throttle;
    this.events = events;
    this.commitListener = commitListener;
  }

  /**
   * Changes the caller's password and ends all its sessions but this one: within seconds their
   * tokens are refused everywhere. Personal tokens go on. 403 where the old password is wrong or
   * the caller came with a personal token, 409 where the account has none to change, 429 after too
   * many failures.
   */
  public Uni<Void> change(Permit permit, Password old, Password chosen) {
    Sessions.require(permit);
    return accounts
        .of(permit.account().id())
        .map(found -> found.orElseThrow(() -> Problem.unauthenticated().asException()))
        .invoke(PasswordChanges::requireOwn)
        .invoke(account -> throttle.admitChange(account.id()))
        .call(account -> verified(account, old))
        .invoke(account -> throttle.changed(account.id()))
        .chain(
            account ->
                hashes
                    .hash(chosen)
                    .chain(
                        hash ->
                            sessions.changePassword(
                                account, hash, permit.session(), events::revoked)))
        .invoke(
            changed -> {
              if (!changed) {
                throw wrong();
              }
              commitListener.committed();
            })
        .replaceWithVoid();
  }

  /** A house bot has the password that the installation gives it. */
  private static void requireOwn(AccountRow account) {
    if (account.kind() != AccountKind.PERSON || account.passwordHash().isEmpty()) {
      throw Problem.conflict(
              "no-password", "No password to change", "This account has no password of its own.")
          .asException();
    }
  }

  private Uni<Boolean> verified(AccountRow account, Password old) {
    return hashes
        .matches(old, account.passwordHash())
        .invoke(
            same -> {
              if (!same) {
                throw wrong();
              }
            });
  }

  private static ProblemException wrong() {
    return Problem.of(403, "wrong-password", "Not changed", "The old password is wrong.")
        .asException();
  }
}
