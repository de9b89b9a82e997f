package umpire.lobby.identity.accounts;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.lobby.identity.crypto.Password;
import umpire.lobby.identity.crypto.PasswordHashes;
import umpire.lobby.identity.sessions.KnownAddresses;
import umpire.lobby.identity.store.AccountKind;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.identity.store.AccountStore;

/** Signing up, and looking oneself up. */
@ApplicationScoped
public class Accounts {
  private final AccountStore store;
  private final PasswordHashes hashes;
  private final KnownAddresses addresses;
  private final Clock clock;

  Accounts(AccountStore store, PasswordHashes hashes, KnownAddresses addresses, Clock clock) {
    this.store = store;
    this.hashes = hashes;
    this.addresses = addresses;
    this.clock = clock;
  }

  /** A new account, to which this address is known; 409 where the name is taken. */
  public Uni<AccountRow> open(AccountName name, Password password, String address) {
    return hashes
        .hash(password)
        .map(
            hash ->
                AccountRow.withPassword(
                    UUID.randomUUID().toString(),
                    name.value(),
                    AccountKind.PERSON,
                    hash,
                    clock.instant().truncatedTo(ChronoUnit.MICROS)))
        .call(account -> store.add(account).invoke(added -> refuseUnless(added, name)))
        .call(account -> addresses.add(account, address));
  }

  private static void refuseUnless(boolean added, AccountName name) {
    if (!added) {
      throw taken(name);
    }
  }

  /** 409: somebody has this name. */
  public static ProblemException taken(AccountName name) {
    return Problem.conflict(
            "name-taken", "This name is taken", "There is an account named " + name.value() + ".")
        .asException();
  }

  /** The accounts of these ids, in any order; those that there are. */
  public Uni<List<AccountRow>> all(Collection<String> ids) {
    return store.all(ids);
  }

  /** The accounts of these names, given in lower case, in any order; those that there are. */
  public Uni<List<AccountRow>> named(Collection<String> names) {
    return store.named(names);
  }

  /** The names of these accounts by their ids; an account that is not known has none. */
  public Uni<Map<String, String>> names(Collection<String> ids) {
    return store.names(ids);
  }

  /** The account of this id, if there is one. */
  public Uni<Optional<AccountRow>> of(String id) {
    return store.of(id);
  }
}
