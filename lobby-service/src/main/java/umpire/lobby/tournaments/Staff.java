package umpire.lobby.tournaments;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import umpire.chassis.auth.Account;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.Role;
import umpire.lobby.tournaments.store.StaffRows;
import umpire.lobby.tournaments.store.TournamentStore;

/** Who runs a tournament. */
@ApplicationScoped
public class Staff {
  private final TournamentStore store;
  private final Pool pool;
  private final Accounts accounts;

  Staff(TournamentStore store, Pool pool, Accounts accounts) {
    this.store = store;
    this.pool = pool;
    this.accounts = accounts;
  }

  /** The staff, by names. */
  public Uni<List<StaffRows.Member>> all(String tournament) {
    return StaffRows.all(pool, tournament);
  }

  /**
   * Gives somebody a role in place of theirs. 400 where there is no such account in use, 409 where
   * nobody would be host.
   */
  public Uni<Void> appoint(Account host, String id, String account, Role role) {
    return accounts
        .of(account)
        .chain(
            found ->
                store.act(
                    id,
                    held ->
                        StaffRows.require(held, host.id(), Role.HOST)
                            .chain(
                                () ->
                                    found
                                        .filter(row -> row.retiredAt().isEmpty())
                                        .map(row -> appointed(held, host, row, role))
                                        .orElseThrow(Staff::noAccount))));
  }

  private static RuntimeException noAccount() {
    return Problem.malformed("", "there is no account of this id").asException();
  }

  private static Uni<Void> appointed(Held held, Account host, AccountRow account, Role role) {
    return requireHostBeside(held, account.id(), role == Role.HOST)
        .chain(() -> StaffRows.put(held, new StaffRows.Member(account.id(), account.name(), role)))
        .chain(
            () ->
                held.record(
                    Tournaments.actor(host),
                    "appoint",
                    Progress.detail()
                        .put("account", account.id())
                        .put("name", account.name())
                        .put("role", role.word())));
  }

  private static Uni<Void> requireHostBeside(Held held, String account, boolean staysHost) {
    return StaffRows.hasHostBeside(held, account)
        .invoke(
            has -> {
              if (!has && !staysHost) {
                throw Problem.conflict("last-host", "The last host", "Appoint another host first.")
                    .asException();
              }
            })
        .replaceWithVoid();
  }

  /** Takes somebody's role. 404 where they have none, 409 where nobody would be host. */
  public Uni<Void> dismiss(Account caller, String id, String account) {
    Role asked = caller.id().equals(account) ? Role.READER : Role.HOST;
    return store.act(
        id,
        held ->
            StaffRows.require(held, caller.id(), asked)
                .chain(() -> requireHostBeside(held, account, false))
                .chain(() -> StaffRows.remove(held, account))
                .invoke(
                    gone -> {
                      if (gone == 0) {
                        throw Problem.notFound().asException();
                      }
                    })
                .chain(
                    () ->
                        held.record(
                            Tournaments.actor(caller),
                            "dismiss",
                            Progress.detail().put("account", account))));
  }
}
