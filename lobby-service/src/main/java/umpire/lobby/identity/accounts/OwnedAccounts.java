package umpire.lobby.identity.accounts;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.auth.Permit;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.lobby.identity.sessions.Sessions;
import umpire.lobby.identity.store.AccountKind;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.identity.store.AccountStore;
import umpire.lobby.identity.store.AddResult;
import umpire.lobby.identity.store.OwnedAccountStore;
import umpire.lobby.outbox.CommitListener;

/**
 * Bots and services: accounts of programs, each with a person who owns it and makes its personal
 * tokens. Nobody signs in to them.
 */
@ApplicationScoped
public class OwnedAccounts {
  private final OwnedAccountStore store;
  private final AccountStore accounts;
  private final CommitListener commitListener;
  private final Clock clock;
  private final int most;

  OwnedAccounts(
      OwnedAccountStore store,
      AccountStore accounts,
      CommitListener commitListener,
      Clock clock,
      @ConfigProperty(name = "umpire.lobby.owned-accounts") int most) {
    this.store = store;
    this.accounts = accounts;
    this.commitListener = commitListener;
    this.clock = clock;
    this.most = most;
  }

  /**
   * A new bot or service of the caller's. 403 where the caller came with a personal token or is a
   * house bot, 409 where the name is taken or there are too many.
   */
  public Uni<AccountRow> make(Permit permit, AccountName name, AccountKind kind) {
    Sessions.require(permit);
    String owner = permit.account().id();
    AccountRow account =
        AccountRow.owned(
            UUID.randomUUID().toString(),
            name.value(),
            kind,
            owner,
            clock.instant().truncatedTo(ChronoUnit.MICROS));
    return accounts
        .of(owner)
        .invoke(found -> requirePerson(found.map(AccountRow::kind).orElse(AccountKind.BOT)))
        .chain(() -> store.add(account, most))
        .invoke(outcome -> requireAdded(outcome, name))
        .replaceWith(account);
  }

  private static void requirePerson(AccountKind kind) {
    if (kind != AccountKind.PERSON) {
      throw Problem.of(
              403, "not-a-person", "Only people own accounts", "This account belongs to a program.")
          .asException();
    }
  }

  private void requireAdded(AddResult outcome, AccountName name) {
    switch (outcome) {
      case DONE -> {}
      case NAME_TAKEN -> throw Accounts.taken(name);
      case NO_ACCOUNT -> throw Problem.unauthenticated().asException();
      case NO_ROOM ->
          throw Problem.conflict(
                  "too-many-accounts",
                  "Too many accounts",
                  "A person owns at most " + most + " bots and services: retire one.")
              .asException();
    }
  }

  /** The caller's bots and services in use, the oldest first; 403 with a personal token. */
  public Uni<List<AccountRow>> of(Permit permit) {
    Sessions.require(permit);
    return store.of(permit.account().id());
  }

  /**
   * Takes a bot or service of the caller's out of use: within seconds its tokens are refused
   * everywhere. 403 with a personal token, 404 where the caller owns none of this id in use.
   */
  public Uni<Void> retire(Permit permit, String id) {
    Sessions.require(permit);
    return store
        .retire(permit.account().id(), id, clock.instant().truncatedTo(ChronoUnit.MICROS))
        .invoke(
            retired -> {
              if (!retired) {
                throw Problem.notFound().asException();
              }
              commitListener.committed();
            })
        .replaceWithVoid();
  }

  /** The caller's own account, or one that it owns; 400 where it is neither. */
  public Uni<AccountRow> reachable(Permit permit, String id) {
    String caller = permit.account().id();
    if (id.indexOf('\0') >= 0) {
      throw notYours(); // no database takes it in a question
    }
    return (id.equals(caller) ? accounts.of(id) : store.find(caller, id))
        .map(found -> found.orElseThrow(OwnedAccounts::notYours));
  }

  /** 400: the request names an account that the caller neither is nor owns. */
  public static ProblemException notYours() {
    return Problem.malformed("/account", "neither yours nor one that you own").asException();
  }
}
