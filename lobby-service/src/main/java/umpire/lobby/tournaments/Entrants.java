package umpire.lobby.tournaments;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import umpire.chassis.auth.Account;
import umpire.chassis.http.Problem;
import umpire.lobby.common.RatingRange;
import umpire.lobby.matchmaking.Restrictions;
import umpire.lobby.ratings.RatingQueries;
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

/** Who enters and who withdraws. */
@ApplicationScoped
public class Entrants {
  private final TournamentStore store;
  private final Pool pool;
  private final RatingQueries ratings;
  private final Restrictions restrictions;

  Entrants(TournamentStore store, Pool pool, RatingQueries ratings, Restrictions restrictions) {
    this.store = store;
    this.pool = pool;
    this.ratings = ratings;
    this.restrictions = restrictions;
  }

  /** Everybody who entered or may, by numbers. */
  public Uni<List<Entry>> all(String tournament) {
    return StateReader.entries(pool, tournament);
  }

  /**
   * The caller enters; whoever has entered changes their salt alone. Beyond the places they wait
   * for one. 403 where they are banned or not invited, 409 where nobody may enter now, or nobody of
   * their rating.
   */
  public Uni<Entry> enter(Account caller, String id, String salt) {
    Actor actor = Tournaments.actor(caller);
    return restrictions
        .requireAllowed(caller.id(), Restrictions.Area.TOURNAMENTS)
        .chain(
            () ->
                store.act(
                    id,
                    held ->
                        visible(held)
                            .invoke(() -> Entering.requireOpen(held))
                            .chain(() -> StateReader.entries(held.sql(), id))
                            .call(entries -> requireRating(held, actor, entries))
                            .chain(entries -> entered(held, actor, entries, salt))));
  }

  private static Uni<Void> visible(Held held) {
    if (held.row().status() == Status.DRAFT) {
      throw Problem.notFound().asException();
    }
    return Uni.createFrom().voidItem();
  }

  /** Whoever has been let in, or is invited, is not asked again. */
  private Uni<Void> requireRating(Held held, Actor actor, List<Entry> entries) {
    Optional<RatingRange> range = PlanReader.read(held.row().form()).ratings();
    boolean isLetIn =
        Entering.find(entries, actor.account())
            .filter(entry -> entry.status() != Entry.Status.WITHDRAWN)
            .isPresent();
    if (range.isEmpty() || isLetIn) {
      return Uni.createFrom().voidItem();
    }
    return ratings
        .inGame(held.row().form().game(), actor.account())
        .invoke(rating -> range.get().require(rating))
        .replaceWithVoid();
  }

  private static Uni<Entry> entered(Held held, Actor actor, List<Entry> entries, String salt) {
    TournamentPlan plan = PlanReader.read(held.row().form());
    Optional<Entry> known = Entering.find(entries, actor.account());
    if (plan.invitation() && known.isEmpty()) {
      throw Problem.forbidden("This tournament is for those who are invited.").asException();
    }
    return Entering.put(held, actor, Entering.of(held, plan, actor, entries, known, salt), entries);
  }

  /**
   * Somebody withdraws, or is withdrawn by staff; doing so again changes nothing. Before the start
   * whoever waits longest has their place. A match that is being played goes on, and counts. 404
   * where nobody of this account has entered.
   */
  public Uni<Void> withdraw(Account caller, String id, String account) {
    return store.act(
        id,
        held ->
            StaffRows.requireOwnOr(held, caller.id(), account, Role.ARBITER)
                .chain(() -> StateReader.entries(held.sql(), id))
                .chain(entries -> withdrawn(held, Tournaments.actor(caller), entries, account)));
  }

  /** The same, without asking who does it. */
  static Uni<Void> withdrawn(Held held, Actor actor, List<Entry> entries, String account) {
    Entry entry =
        Entering.find(entries, account).orElseThrow(() -> Problem.notFound().asException());
    if (entry.status() == Entry.Status.WITHDRAWN) {
      return Uni.createFrom().voidItem();
    }
    Tournaments.requireStatus(
        held.row(),
        EnumSet.of(
            Status.DRAFT, Status.PUBLISHED, Status.REGISTRATION, Status.CHECK_IN, Status.RUNNING));
    return Entering.rounds(held)
        .chain(rounds -> EntrantRows.put(held, entry.withdrawn(rounds)))
        .chain(
            () ->
                held.record(
                    actor,
                    "withdraw",
                    Progress.detail().put("account", account).put("name", entry.name())))
        .chain(() -> promoted(held, entry, entries));
  }

  private static Uni<Void> promoted(Held held, Entry gone, List<Entry> entries) {
    Optional<Entry> waiting =
        entries.stream().filter(entry -> entry.status() == Entry.Status.WAITING).findFirst();
    if (gone.status() != Entry.Status.ENTERED
        || waiting.isEmpty()
        || !held.row().status().isBeforeStart()) {
      return Uni.createFrom().voidItem();
    }
    Entry next = waiting.get().as(Entry.Status.ENTERED);
    return EntrantRows.put(held, next).chain(() -> Entering.record(held, Actor.NOBODY, next));
  }
}
