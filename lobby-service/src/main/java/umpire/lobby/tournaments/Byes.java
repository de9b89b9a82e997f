package umpire.lobby.tournaments;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.EnumSet;
import umpire.chassis.auth.Account;
import umpire.chassis.http.Problem;
import umpire.lobby.tournaments.plan.FormatPlan;
import umpire.lobby.tournaments.plan.PlanReader;
import umpire.lobby.tournaments.plan.RequestedByes;
import umpire.lobby.tournaments.plan.TournamentPlan;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.store.EntrantRows;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.Role;
import umpire.lobby.tournaments.store.StaffRows;
import umpire.lobby.tournaments.store.StateReader;
import umpire.lobby.tournaments.store.Status;
import umpire.lobby.tournaments.store.TournamentStore;

/** Rounds that entrants ask to be left out of, before these begin. */
@ApplicationScoped
public class Byes {
  private final TournamentStore store;

  Byes(TournamentStore store) {
    this.store = store;
  }

  /**
   * An entrant, or staff for them, asks to be left out of a round; asking again changes nothing.
   * 404 where nobody of this account has entered or the format has no such round; 409 where the
   * plan has no such byes, all of them are asked for, or the round has begun.
   */
  public Uni<Void> ask(Account caller, String id, String account, int round) {
    return act(caller, id, account, round, true);
  }

  /** Takes that back; 404 where it was not asked for, too. */
  public Uni<Void> takeBack(Account caller, String id, String account, int round) {
    return act(caller, id, account, round, false);
  }

  private Uni<Void> act(Account caller, String id, String account, int round, boolean asked) {
    return store.act(
        id,
        held ->
            StaffRows.requireOwnOr(held, caller.id(), account, Role.ARBITER)
                .invoke(
                    () ->
                        Tournaments.requireStatus(
                            held.row(),
                            EnumSet.of(
                                Status.PUBLISHED,
                                Status.REGISTRATION,
                                Status.CHECK_IN,
                                Status.RUNNING)))
                .chain(() -> StateReader.entries(held.sql(), id))
                .map(entries -> Entering.requireIn(entries, account))
                .call(() -> requireToCome(held, round))
                .chain(entry -> changed(held, caller, entry, round, asked)));
  }

  private static Uni<Void> requireToCome(Held held, int round) {
    return Entering.rounds(held)
        .invoke(
            begun -> {
              if (round <= begun) {
                throw Problem.conflict("round-begun", "Too late", "Round " + round + " has begun.")
                    .asException();
              }
            })
        .replaceWithVoid();
  }

  private static Uni<Void> changed(
      Held held, Account caller, Entry entry, int round, boolean asked) {
    TournamentPlan plan = PlanReader.read(held.row().form());
    if (asked == entry.byes().contains(round)) {
      if (!asked) {
        throw Problem.notFound().asException();
      }
      return Uni.createFrom().voidItem();
    }
    if (asked) {
      requireRoom(plan, entry, round);
    }
    return (asked
            ? EntrantRows.addBye(held, entry.account(), round)
            : EntrantRows.removeBye(held, entry.account(), round))
        .chain(
            () ->
                held.record(
                    Tournaments.actor(caller),
                    asked ? "ask-bye" : "take-back-bye",
                    Progress.detail()
                        .put("account", entry.account())
                        .put("name", entry.name())
                        .put("round", round)));
  }

  private static void requireRoom(TournamentPlan plan, Entry entry, int round) {
    RequestedByes byes =
        plan.requestedByes()
            .orElseThrow(
                () ->
                    Problem.conflict("no-byes", "No byes", "The plan lets nobody ask for a bye.")
                        .asException());
    int rounds =
        switch (plan.format()) {
          case FormatPlan.OfSwiss swiss -> swiss.rounds();
          case FormatPlan.OfTables tables -> tables.rounds();
          case FormatPlan.OfRoundRobin _,
              FormatPlan.OfKnockout _,
              FormatPlan.OfGroups _,
              FormatPlan.OwnPairings _,
              FormatPlan.OfLadder _,
              FormatPlan.OfArena _ ->
              0;
        };
    if (round < 1 || round > rounds) {
      throw Problem.notFound().asException();
    }
    if (entry.byes().size() >= byes.most()) {
      throw Problem.conflict(
              "too-many-byes", "Too many byes", "The plan has " + byes.most() + " for everybody.")
          .asException();
    }
  }
}
