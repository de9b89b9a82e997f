package umpire.lobby.tournaments;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import umpire.lobby.matchmaking.MatchOutcomeListener;
import umpire.lobby.outbox.CommitListener;
import umpire.lobby.tournaments.plan.PlanReader;
import umpire.lobby.tournaments.plan.TournamentPlan;
import umpire.lobby.tournaments.state.EndedMatch;
import umpire.lobby.tournaments.state.MatchEndListener;
import umpire.lobby.tournaments.state.PairedMatch;
import umpire.lobby.tournaments.state.Result;
import umpire.lobby.tournaments.store.Actor;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.MatchEndRows;
import umpire.lobby.tournaments.store.RoundRows;
import umpire.lobby.tournaments.store.StateReader;
import umpire.lobby.tournaments.store.TournamentStore;

/** What game-service says of the matches of tournaments: once said, saying it again is nothing. */
@ApplicationScoped
class MatchResults implements MatchOutcomeListener, MatchEndListener {
  private static final int MOST_KNOWN = 10_000;

  private final Pool pool;
  private final TournamentStore store;
  private final Rounds rounds;
  private final CommitListener commitListener;

  /** Matches of which it is stored already that somebody moved, the latest ones. */
  private final Set<String> moved =
      Collections.newSetFromMap(
          Collections.synchronizedMap(
              new LinkedHashMap<>() {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
                  return size() > MOST_KNOWN;
                }
              }));

  MatchResults(Pool pool, TournamentStore store, Rounds rounds, CommitListener commitListener) {
    this.pool = pool;
    this.store = store;
    this.rounds = rounds;
    this.commitListener = commitListener;
  }

  @Override
  public Uni<Void> opened(String match) {
    return answered(match, PairedMatch.OPEN, "");
  }

  @Override
  public Uni<Void> refused(String match, String reason) {
    return answered(match, PairedMatch.REFUSED, reason);
  }

  private Uni<Void> answered(String match, String status, String reason) {
    return inItsTournament(
        match,
        (held, place) ->
            RoundRows.answered(held, match, status, reason)
                .chain(
                    changed ->
                        changed
                            ? held.record(
                                Actor.NOBODY,
                                "match-" + status,
                                Progress.detail()
                                    .put("round", place.round())
                                    .put("board", place.board())
                                    .put("match", match)
                                    .put("reason", reason))
                            : Uni.createFrom().voidItem()));
  }

  private interface Act {
    Uni<Void> on(Held held, RoundRows.Place place);
  }

  /** Most matches are of no tournament, and nothing is locked for them. */
  private Uni<Void> inItsTournament(String match, Act act) {
    Function<RoundRows.Place, Uni<Void>> locked =
        place -> store.act(place.tournament(), held -> act.on(held, place));
    return RoundRows.place(pool, match)
        .chain(
            (Optional<RoundRows.Place> found) ->
                found.map(locked).orElseGet(() -> Uni.createFrom().voidItem()));
  }

  /** Somebody has given an order. */
  Uni<Void> moved(String match) {
    if (moved.contains(match)) {
      return Uni.createFrom().voidItem();
    }
    return RoundRows.moved(pool, match).invoke(() -> moved.add(match));
  }

  /** A match has ended; its board has a result when all its matches have. */
  @Override
  public Uni<Void> ended(EndedMatch end) {
    if (end.tournament().isEmpty()) {
      return Uni.createFrom().voidItem();
    }
    return inItsTournament(end.match(), (held, place) -> ended(held, place, end))
        .invoke(commitListener::committed);
  }

  private Uni<Void> ended(Held held, RoundRows.Place place, EndedMatch end) {
    return RoundRows.over(held, end.match(), end.scores(held.row().seats()), end.level())
        .chain(
            fresh ->
                fresh
                    ? MatchEndRows.put(held.sql(), end.match(), end.facts())
                        .chain(() -> counted(held, place, end))
                    : Uni.createFrom().voidItem());
  }

  private Uni<Void> counted(Held held, RoundRows.Place place, EndedMatch end) {
    TournamentPlan plan = PlanReader.read(held.row().form());
    return StateReader.board(held.sql(), held.row().id(), place.round(), place.board())
        .map(board -> board.filter(one -> one.result().isEmpty()).flatMap(one -> one.played(plan)))
        .chain(
            result ->
                result
                    .map(one -> decided(held, place, said(one, place, end)))
                    .orElseGet(() -> Uni.createFrom().voidItem()));
  }

  /** A match that ended at the deadline of its round was decided by it, and says so. */
  private static Result said(Result result, RoundRows.Place place, EndedMatch end) {
    return end.level().equals(MatchVerdicts.DEADLINE)
        ? new Result(result.points(), Result.How.ADJUDICATED, OverdueRounds.reason(place.round()))
        : result;
  }

  private Uni<Void> decided(Held held, RoundRows.Place place, Result result) {
    return RoundRows.decide(held, place.round(), place.board(), result)
        .chain(
            () ->
                held.record(
                    Actor.NOBODY,
                    "result",
                    Progress.detail()
                        .put("round", place.round())
                        .put("board", place.board())
                        .put("points", result.points().toString())))
        .chain(() -> rounds.followed(held, place.round(), place.board(), result));
  }
}
