package umpire.lobby.tournaments;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.EnumSet;
import java.util.Optional;
import umpire.chassis.auth.Account;
import umpire.chassis.http.Problem;
import umpire.lobby.outbox.CommitListener;
import umpire.lobby.outbox.Outbox;
import umpire.lobby.tournaments.plan.FormatPlan;
import umpire.lobby.tournaments.plan.NextRound;
import umpire.lobby.tournaments.plan.PlanReader;
import umpire.lobby.tournaments.state.Board;
import umpire.lobby.tournaments.state.Result;
import umpire.lobby.tournaments.state.RoundState;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.lobby.tournaments.store.Actor;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.Role;
import umpire.lobby.tournaments.store.RoundRows;
import umpire.lobby.tournaments.store.StaffRows;
import umpire.lobby.tournaments.store.StateReader;
import umpire.lobby.tournaments.store.Status;
import umpire.lobby.tournaments.store.TournamentStore;

/** What staff do to rounds and results. */
@ApplicationScoped
public class Rounds {
  private final TournamentStore store;
  private final Progress progress;
  private final MatchVerdicts verdicts;
  private final RoundUndo undo;
  private final CommitListener commitListener;

  Rounds(
      TournamentStore store,
      Progress progress,
      MatchVerdicts verdicts,
      RoundUndo undo,
      CommitListener commitListener) {
    this.store = store;
    this.progress = progress;
    this.verdicts = verdicts;
    this.undo = undo;
    this.commitListener = commitListener;
  }

  /**
   * Begins the next round; the latest is closed. An id that has begun a round already gives that
   * round. 409 where results are missing, or the format has no further round; 400 with one error
   * for each row of own pairings that is wrong.
   *
   * @param own the host's pairings, or empty to have the format pair
   * @param again whether the latest round is taken back first, before anybody moved
   * @param dryRun whether nothing is to be kept
   * @return the round, which with {@code dryRun} does not begin
   */
  public Uni<RoundState> open(
      Account staff,
      String id,
      Optional<OwnPairings> own,
      String request,
      boolean again,
      boolean dryRun) {
    return DryRun.result(
        store
            .act(
                id,
                held ->
                    StaffRows.require(held, staff.id(), Role.ARBITER)
                        .chain(() -> StateReader.state(held.sql(), held.row()))
                        .chain(
                            state ->
                                again
                                    ? openedAgain(
                                        held, Tournaments.actor(staff), state, own, request)
                                    : opened(held, Tournaments.actor(staff), state, own, request))
                        .chain(round -> DryRun.undo(dryRun, round)))
            .invoke(commitListener::committed));
  }

  /** One whose id has begun a round already is not taken back. */
  private Uni<RoundState> openedAgain(
      Held held, Actor actor, TournamentState state, Optional<OwnPairings> own, String request) {
    return RoundRows.requested(held, request)
        .call(
            known ->
                known.isPresent()
                    ? Uni.createFrom().voidItem()
                    : undo.undo(held, actor, state, state.rounds().size()))
        .chain(() -> StateReader.state(held.sql(), held.row()))
        .chain(now -> opened(held, actor, now, own, request));
  }

  private Uni<RoundState> opened(
      Held held, Actor actor, TournamentState state, Optional<OwnPairings> own, String request) {
    Optional<RoundState> latest = state.latest();
    return RoundRows.requested(held, request)
        .chain(
            number -> {
              if (number.isPresent()) {
                return Uni.createFrom().item(state.rounds().get(number.get() - 1));
              }
              Tournaments.requireStatus(held.row(), EnumSet.of(Status.RUNNING));
              state.plan().format().requireRounds();
              latest
                  .filter(round -> !round.isDecided())
                  .ifPresent(
                      round -> {
                        throw Progress.undecided(round);
                      });
              return latest
                  .filter(round -> round.closedAt().isEmpty())
                  .map(round -> Progress.close(held, actor, round))
                  .orElseGet(() -> Uni.createFrom().voidItem())
                  .chain(() -> paired(held, actor, state, own, request))
                  .chain(() -> newest(held, state));
            });
  }

  private Uni<Void> paired(
      Held held, Actor actor, TournamentState state, Optional<OwnPairings> own, String request) {
    if (own.isPresent()) {
      OwnPairings.Checked checked = own.get().check(state);
      return progress.open(held, actor, state, checked.pairings(), checked.byes(), request);
    }
    if (state.plan().format() instanceof FormatPlan.OwnPairings) {
      throw Problem.malformed("/pairings", "the host makes the pairings of this tournament")
          .asException();
    }
    return progress.open(held, actor, state, request);
  }

  private static Uni<RoundState> newest(Held held, TournamentState before) {
    return StateReader.state(held.sql(), held.row())
        .map(state -> state.rounds().get(before.rounds().size()));
  }

  /**
   * An arbiter gives a board its result, in place of what it has; in the latest round, while it is
   * not closed. What is still played of it ends, and that changes nothing any more. 404 for a board
   * that is not there, 409 for a round that is closed, and for a board of a ladder that has one.
   */
  public Uni<Board> decide(Account staff, String id, int round, int board, Result result) {
    Actor actor = Tournaments.actor(staff);
    return store
        .act(
            id,
            held ->
                StaffRows.require(held, staff.id(), Role.ARBITER)
                    .invoke(() -> Tournaments.requireStatus(held.row(), EnumSet.of(Status.RUNNING)))
                    .chain(() -> StateReader.state(held.sql(), held.row()))
                    .invoke(state -> requireOpen(state, round, board, result))
                    .chain(() -> RoundRows.decide(held, round, board, result))
                    .chain(() -> held.record(actor, "decide", detail(round, board, result)))
                    .chain(() -> StateReader.board(held.sql(), id, round, board))
                    .map(found -> found.orElseThrow(() -> Problem.notFound().asException()))
                    .call(found -> Outbox.add(held.sql(), verdicts.decided(held, found, result)))
                    .call(() -> followed(held, round, board, result)))
        .invoke(commitListener::committed);
  }

  private static void requireOpen(TournamentState state, int round, int board, Result result) {
    RoundState found =
        state.rounds().stream()
            .filter(one -> one.number() == round)
            .findFirst()
            .orElseThrow(() -> Problem.notFound().asException());
    Board of =
        found.boards().stream()
            .filter(one -> one.number() == board)
            .findFirst()
            .orElseThrow(() -> Problem.notFound().asException());
    if (found.closedAt().isPresent()) {
      throw Problem.conflict(
              "round-closed", "The round is closed", "Its results do not change any more.")
          .asException();
    }
    if (state.plan().format() instanceof FormatPlan.OfLadder && of.result().isPresent()) {
      throw Problem.conflict(
              "board-decided", "Decided", "The places of the ladder have changed by its result.")
          .asException();
    }
    if (of.pairing().seats().size() != result.points().size()) {
      throw Problem.malformed("/points", "one for each of " + of.pairing().seats().size())
          .asException();
    }
  }

  private static JsonNode detail(int round, int board, Result result) {
    return Progress.detail()
        .put("round", round)
        .put("board", board)
        .put("points", result.points().toString())
        .put("how", result.how().word())
        .put("reason", result.reason());
  }

  /** What follows from a board's result. */
  Uni<Void> followed(Held held, int round, int board, Result result) {
    FormatPlan format = PlanReader.read(held.row().form()).format();
    if (format.hasRounds()) {
      return advanceIfDone(held, round);
    }
    return held.row().status() == Status.RUNNING
        ? progress.followed(held, format, board, result)
        : Uni.createFrom().voidItem();
  }

  /** Leads the tournament on if every board of the round has a result, unless the host does. */
  Uni<Void> advanceIfDone(Held held, int round) {
    NextRound next = PlanReader.read(held.row().form()).nextRound();
    if (held.row().status() != Status.RUNNING || held.row().onHold() || next == NextRound.BY_HAND) {
      return Uni.createFrom().voidItem();
    }
    return RoundRows.isDone(held, round, next == NextRound.AT_DEADLINE)
        .chain(done -> done ? progress.advance(held, Actor.NOBODY) : Uni.createFrom().voidItem());
  }
}
