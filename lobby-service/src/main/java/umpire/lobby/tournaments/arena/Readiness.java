package umpire.lobby.tournaments.arena;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.EnumSet;
import java.util.List;
import umpire.chassis.auth.Account;
import umpire.chassis.http.Problem;
import umpire.lobby.matchmaking.Restrictions;
import umpire.lobby.tournaments.Tournaments;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.Role;
import umpire.lobby.tournaments.store.StaffRows;
import umpire.lobby.tournaments.store.StateReader;
import umpire.lobby.tournaments.store.Status;
import umpire.lobby.tournaments.store.TournamentRow;
import umpire.lobby.tournaments.store.TournamentStore;

/** Who is ready for a match of an arena. */
@ApplicationScoped
class Readiness {
  private final TournamentStore store;
  private final Pool pool;
  private final Restrictions restrictions;

  Readiness(TournamentStore store, Pool pool, Restrictions restrictions) {
    this.store = store;
    this.pool = pool;
    this.restrictions = restrictions;
  }

  /**
   * An entrant, or staff for them, is ready for one match; saying it again changes nothing. 403 for
   * whoever is banned, 404 where nobody of this account has entered, 409 where the tournament is
   * not running or no arena, its window has passed, they do not take part, or they are playing.
   */
  Uni<Void> ready(Account caller, String id, String account) {
    return restrictions
        .requireAllowed(account, Restrictions.Area.TOURNAMENTS)
        .chain(
            () ->
                store.act(
                    id,
                    held ->
                        entrant(held, caller, account)
                            .call(() -> requireOpen(held))
                            .call(entry -> requireFree(held, entry))
                            .chain(entry -> ArenaRows.put(held, entry.number()))));
  }

  /** They are not ready any more; saying it again changes nothing. */
  Uni<Void> away(Account caller, String id, String account) {
    return store.act(
        id,
        held ->
            entrant(held, caller, account)
                .chain(entry -> ArenaRows.remove(held, List.of(entry.number()))));
  }

  private static Uni<Entry> entrant(Held held, Account caller, String account) {
    return StaffRows.requireOwnOr(held, caller.id(), account, Role.ARBITER)
        .invoke(() -> Arenas.plan(held))
        .invoke(() -> Tournaments.requireStatus(held.row(), EnumSet.of(Status.RUNNING)))
        .chain(() -> StateReader.entries(held.sql(), held.row().id()))
        .map(entries -> entrant(entries, account));
  }

  private static Entry entrant(List<Entry> entries, String account) {
    Entry entry =
        entries.stream()
            .filter(one -> one.account().equals(account))
            .findFirst()
            .orElseThrow(() -> Problem.notFound().asException());
    if (entry.status() != Entry.Status.ENTERED) {
      throw Problem.conflict(
              "not-entered", "Not entered", "This account is " + entry.status().word() + ".")
          .asException();
    }
    return entry;
  }

  private static Uni<Void> requireOpen(Held held) {
    return Arenas.isClosed(held)
        .invoke(
            closed -> {
              if (closed) {
                throw Problem.conflict(
                        "window-closed", "Too late", "The window of the arena has passed.")
                    .asException();
              }
            })
        .replaceWithVoid();
  }

  private static Uni<Void> requireFree(Held held, Entry entry) {
    return ArenaRows.plays(held, entry.number())
        .invoke(
            plays -> {
              if (plays) {
                throw Problem.conflict(
                        "busy", "Busy", entry.name() + " has a match that is not over.")
                    .asException();
              }
            })
        .replaceWithVoid();
  }

  /**
   * Until when entrants are paired, and who is ready; 409 for another format, or before the start.
   */
  Uni<ArenaView> view(TournamentRow row) {
    return ArenaRows.closes(pool, row.id())
        .map(
            closes ->
                closes.orElseThrow(
                    () ->
                        Problem.conflict(
                                "no-arena", "No arena", "The tournament is no arena, or not yet.")
                            .asException()))
        .chain(
            closes ->
                ArenaRows.ready(pool, row.id())
                    .chain(
                        ready ->
                            StateReader.entries(pool, row.id())
                                .map(entries -> ArenaView.of(closes, ready, entries))));
  }
}
