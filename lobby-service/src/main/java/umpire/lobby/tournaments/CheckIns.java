package umpire.lobby.tournaments;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import umpire.chassis.auth.Account;
import umpire.chassis.http.Problem;
import umpire.lobby.tournaments.plan.CheckIn;
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

/** Who is there before the start. */
@ApplicationScoped
public class CheckIns {
  private final TournamentStore store;

  CheckIns(TournamentStore store) {
    this.store = store;
  }

  /**
   * Somebody is there, or staff say so; saying it again changes nothing. 404 where nobody of this
   * account has entered, 409 where check-in is not open, or they have been withdrawn.
   */
  public Uni<Void> checkIn(Account caller, String id, String account) {
    return store.act(
        id,
        held ->
            StaffRows.requireOwnOr(held, caller.id(), account, Role.ARBITER)
                .invoke(() -> Tournaments.requireStatus(held.row(), EnumSet.of(Status.CHECK_IN)))
                .chain(() -> StateReader.entries(held.sql(), id))
                .chain(entries -> checkedIn(held, Tournaments.actor(caller), entries, account)));
  }

  private static Uni<Void> checkedIn(Held held, Actor actor, List<Entry> entries, String account) {
    Entry entry = Entering.requireIn(entries, account);
    if (entry.checkedIn()) {
      return Uni.createFrom().voidItem();
    }
    return EntrantRows.put(held, entry.checkedIn(true))
        .chain(() -> Entering.record(held, actor, "checked-in", entry));
  }

  /**
   * At the start: those who are not there make room for those who waited and are. Nothing where the
   * plan has no check-in; 409 where it has one that was not opened.
   */
  static Uni<Void> settle(Held held) {
    TournamentPlan plan = PlanReader.read(held.row().form());
    if (plan.checkIn().isEmpty()) {
      return Uni.createFrom().voidItem();
    }
    if (held.row().status() != Status.CHECK_IN) {
      throw Problem.conflict(
              "check-in-first", "Check-in first", "The plan has a check-in before the start.")
          .asException();
    }
    return StateReader.entries(held.sql(), held.row().id())
        .chain(entries -> settle(held, plan, plan.checkIn().get(), entries));
  }

  private static Uni<Void> settle(
      Held held, TournamentPlan plan, CheckIn checkIn, List<Entry> entries) {
    List<Entry> changed = new ArrayList<>();
    long taken = 0;
    for (Entry entry : entries) {
      if (entry.status() == Entry.Status.ENTERED && entry.checkedIn()) {
        taken++;
      } else if (entry.status() == Entry.Status.ENTERED) {
        changed.add(
            checkIn == CheckIn.LEFT_OUT ? entry.withdrawn(0) : entry.as(Entry.Status.WAITING));
      }
    }
    entries.stream()
        .filter(entry -> entry.status() == Entry.Status.WAITING && entry.checkedIn())
        .limit(Math.max(0, plan.mostEntrants() - taken))
        .forEach(entry -> changed.add(entry.as(Entry.Status.ENTERED)));
    Uni<Void> all = Uni.createFrom().voidItem();
    for (Entry entry : changed) {
      String act = entry.status() == Entry.Status.ENTERED ? "enter" : "not-checked-in";
      all =
          all.chain(() -> EntrantRows.put(held, entry))
              .chain(() -> Entering.record(held, Actor.NOBODY, act, entry));
    }
    return all;
  }
}
