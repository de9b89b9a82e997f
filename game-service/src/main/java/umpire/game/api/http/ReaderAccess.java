package umpire.game.api.http;

import java.util.Optional;
import umpire.chassis.auth.Account;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.Problem;
import umpire.game.referee.access.MatchReaderAccess;

/** Who reads a match: anybody, but a token must have the scope for reading. */
public final class ReaderAccess {
  private ReaderAccess() {}

  public static MatchReaderAccess of(Caller caller) {
    return of(caller.account());
  }

  public static MatchReaderAccess of(Optional<Account> account) {
    return account.map(ReaderAccess::of).orElseGet(MatchReaderAccess::anonymous);
  }

  private static MatchReaderAccess of(Account account) {
    if (!account.scopes().contains(Scopes.READ)) {
      throw Problem.lacking(Scopes.READ).asException();
    }
    return new MatchReaderAccess(account.id(), account.scopes().contains(Scopes.ADMIN));
  }
}
