package umpire.game.api;

import java.util.Optional;
import umpire.chassis.auth.Account;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.Problem;
import umpire.game.referee.Onlooker;

/** Who reads a match: anybody, but a token must be one for reading. */
final class Onlookers {
  private Onlookers() {}

  static Onlooker of(Caller caller) {
    return of(caller.account());
  }

  static Onlooker of(Optional<Account> account) {
    return account.map(Onlookers::of).orElseGet(Onlooker::anonymous);
  }

  private static Onlooker of(Account account) {
    if (!account.scopes().contains(Scopes.READ)) {
      throw Problem.lacking(Scopes.READ).asException();
    }
    return new Onlooker(account.id(), account.scopes().contains(Scopes.ADMIN));
  }
}
