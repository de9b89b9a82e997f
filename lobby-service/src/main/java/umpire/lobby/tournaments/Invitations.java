package umpire.lobby.tournaments;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import umpire.chassis.auth.Account;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.identity.store.AccountKind;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.matchmaking.Restrictions;
import umpire.lobby.tournaments.plan.PlanReader;
import umpire.lobby.tournaments.plan.TournamentPlan;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.store.Actor;
import umpire.lobby.tournaments.store.EntrantRows;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.Role;
import umpire.lobby.tournaments.store.StaffRows;
import umpire.lobby.tournaments.store.StateReader;
import umpire.lobby.tournaments.store.Status;
import umpire.lobby.tournaments.store.TournamentStore;

/** Whom staff bring in. */
@ApplicationScoped
public class Invitations {
  private final TournamentStore store;
  private final Accounts accounts;
  private final Restrictions restrictions;

  Invitations(TournamentStore store, Accounts accounts, Restrictions restrictions) {
    this.store = store;
    this.accounts = accounts;
    this.restrictions = restrictions;
  }

  /**
   * Staff bring somebody in: a bot of the house or of their own enters, anybody else is invited.
   * 403 without the role, or where their own bot is banned; 400 where there is no such account in
   * use.
   */
  public Uni<Entry> bring(Account staff, String id, String account) {
    Actor actor = Tournaments.actor(staff);
    return account(staff, id, account)
        .chain(
            row ->
                store.act(
                    id,
                    held ->
                        StaffRows.require(held, staff.id(), Role.ARBITER)
                            .chain(() -> StateReader.entries(held.sql(), id))
                            .chain(entries -> brought(held, actor, entries, row))));
  }

  /**
   * The account that staff name. 403 where they may not, and where it is their own bot and banned;
   * 400 where there is none of this id in use.
   */
  Uni<AccountRow> account(Account staff, String id, String account) {
    return store
        .act(id, held -> StaffRows.require(held, staff.id(), Role.ARBITER))
        .chain(() -> accounts.of(account))
        .map(found -> found.filter(row -> row.retiredAt().isEmpty()))
        .map(
            found ->
                found.orElseThrow(
                    () ->
                        Problem.malformed("/account", "there is no account of this id")
                            .asException()))
        .call(row -> requireAllowed(Tournaments.actor(staff), row));
  }

  /** Whoever is banned does not bring in their own bots; anybody else answers for themselves. */
  Uni<Void> requireAllowed(Actor staff, AccountRow account) {
    return isOwnBot(staff, account) && account.owner().isPresent()
        ? restrictions.requireAllowed(account.id(), Restrictions.Area.TOURNAMENTS)
        : Uni.createFrom().voidItem();
  }

  static Uni<Entry> brought(Held held, Actor staff, List<Entry> entries, AccountRow account) {
    if (!isOwnBot(staff, account)) {
      return invited(held, staff, entries, account);
    }
    Entering.requireOpen(held);
    TournamentPlan plan = PlanReader.read(held.row().form());
    Actor bot = new Actor(account.id(), account.name());
    return Entering.put(
        held,
        staff,
        Entering.of(held, plan, bot, entries, Entering.find(entries, account.id()), ""),
        entries);
  }

  /** A bot of the house, or of whoever brings it. */
  static boolean isOwnBot(Actor staff, AccountRow account) {
    return account.kind() != AccountKind.PERSON
        && account.owner().map(staff.account()::equals).orElse(true);
  }

  private static Uni<Entry> invited(
      Held held, Actor staff, List<Entry> entries, AccountRow account) {
    if (!held.row().status().isBeforeStart() && held.row().status() != Status.RUNNING) {
      Entering.requireOpen(held);
    }
    Optional<Entry> known = Entering.find(entries, account.id());
    if (known.isPresent() && known.get().status() != Entry.Status.WITHDRAWN) {
      return Uni.createFrom().item(known.get());
    }
    Entry entry = Entry.of(account.id(), account.name(), Entry.Status.INVITED, "");
    if (known.isPresent() && known.get().number() > 0) {
      throw Entering.withdrawn();
    }
    return EntrantRows.put(held, entry)
        .chain(
            () ->
                held.record(
                    staff,
                    "invite",
                    Progress.detail().put("account", account.id()).put("name", account.name())))
        .replaceWith(entry);
  }
}
