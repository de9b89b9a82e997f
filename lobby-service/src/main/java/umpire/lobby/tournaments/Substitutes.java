package umpire.lobby.tournaments;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import umpire.chassis.auth.Account;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.store.EntrantRows;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.Role;
import umpire.lobby.tournaments.store.StaffRows;
import umpire.lobby.tournaments.store.StateReader;
import umpire.lobby.tournaments.store.Status;
import umpire.lobby.tournaments.store.TournamentStore;

/** Who plays on in the place of somebody else. */
@ApplicationScoped
public class Substitutes {
  private final TournamentStore store;
  private final Invitations invitations;

  Substitutes(TournamentStore store, Invitations invitations) {
    this.store = store;
    this.invitations = invitations;
  }

  /**
   * Somebody takes over number, points and history of an entrant, who is withdrawn; a match that is
   * being played stays with whoever sits there. 403 without the role or where the bot of whoever
   * asks is banned, 400 where there is no such account in use, 404 where nobody of the first has a
   * number, 409 where the other does not wait for a place, nor is a bot that staff may bring in.
   */
  public Uni<Entry> substitute(Account staff, String id, String account, String other) {
    return invitations
        .account(staff, id, other)
        .chain(
            row ->
                store.act(
                    id,
                    held ->
                        StaffRows.require(held, staff.id(), Role.ARBITER)
                            .invoke(
                                () ->
                                    Tournaments.requireStatus(
                                        held.row(), EnumSet.of(Status.RUNNING)))
                            .chain(() -> StateReader.entries(held.sql(), id))
                            .chain(entries -> swapped(held, staff, entries, account, row))));
  }

  private static Uni<Entry> swapped(
      Held held, Account staff, List<Entry> entries, String account, AccountRow row) {
    Entry leaving =
        Entering.find(entries, account)
            .filter(entry -> entry.number() > 0)
            .orElseThrow(() -> Problem.notFound().asException());
    Optional<Entry> known = Entering.find(entries, row.id());
    boolean waits = known.filter(entry -> entry.status() == Entry.Status.WAITING).isPresent();
    boolean bot = known.isEmpty() && Invitations.isOwnBot(Tournaments.actor(staff), row);
    if (!waits && !bot) {
      throw Problem.conflict(
              "not-waiting",
              "No substitute",
              "A substitute waits for a place, or is a bot of the house or of the caller's.")
          .asException();
    }
    Entry coming = leaving.takenOver(row.id(), row.name(), known.map(Entry::salt).orElse(""));
    return Entering.rounds(held)
        .chain(rounds -> EntrantRows.put(held, leaving.replaced(rounds)))
        .chain(() -> EntrantRows.put(held, coming))
        .chain(
            () ->
                held.record(
                    Tournaments.actor(staff),
                    "substitute",
                    Progress.detail()
                        .put("account", coming.account())
                        .put("name", coming.name())
                        .put("number", coming.number())
                        .put("for", leaving.account())
                        .put("forName", leaving.name())))
        .replaceWith(coming);
  }
}
