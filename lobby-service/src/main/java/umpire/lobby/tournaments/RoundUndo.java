package umpire.lobby.tournaments;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import umpire.chassis.auth.Account;
import umpire.chassis.http.Problem;
import umpire.lobby.outbox.CommitListener;
import umpire.lobby.outbox.Outbox;
import umpire.lobby.outbox.OutboxRow;
import umpire.lobby.tournaments.state.Board;
import umpire.lobby.tournaments.state.PairedMatch;
import umpire.lobby.tournaments.state.RoundState;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.lobby.tournaments.store.Actor;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.Role;
import umpire.lobby.tournaments.store.RoundRemoval;
import umpire.lobby.tournaments.store.RoundRows;
import umpire.lobby.tournaments.store.StaffRows;
import umpire.lobby.tournaments.store.StateReader;
import umpire.lobby.tournaments.store.Status;
import umpire.lobby.tournaments.store.TournamentStore;

/** The latest round taken back before anybody moved, given another deadline, or adjourned. */
@ApplicationScoped
public class RoundUndo {
  private static final Duration LONGEST = Duration.ofDays(366);
  private static final Duration LONGEST_ADJOURNMENT = Duration.ofDays(90);

  private final TournamentStore store;
  private final MatchVerdicts verdicts;
  private final CommitListener commitListener;

  RoundUndo(TournamentStore store, MatchVerdicts verdicts, CommitListener commitListener) {
    this.store = store;
    this.verdicts = verdicts;
    this.commitListener = commitListener;
  }

  /**
   * Takes the latest round back: its matches end and count for nothing, the round before it is open
   * again, and the next begins when the host says so. 404 where it is not there, 409 where it is
   * not the latest, is closed, has a result, or somebody has given an order.
   */
  public Uni<Void> undo(Account staff, String id, int round) {
    return store
        .act(
            id,
            held ->
                running(held, staff)
                    .chain(() -> StateReader.state(held.sql(), held.row()))
                    .chain(state -> undo(held, Tournaments.actor(staff), state, round)))
        .invoke(commitListener::committed);
  }

  private static Uni<Void> running(Held held, Account staff) {
    return StaffRows.require(held, staff.id(), Role.ARBITER)
        .invoke(() -> Tournaments.requireStatus(held.row(), EnumSet.of(Status.RUNNING)));
  }

  /** The same within another act. */
  Uni<Void> undo(Held held, Actor actor, TournamentState state, int number) {
    state.plan().format().requireRounds();
    RoundState round = latest(state, number);
    List<Integer> begun =
        round.boards().stream().filter(RoundUndo::isBegun).map(Board::number).toList();
    if (!begun.isEmpty()) {
      throw Problem.conflict(
              "round-begun",
              "The round has begun",
              "Somebody has moved, or there is a result, on boards %s.".formatted(begun))
          .with("boards", begun)
          .asException();
    }
    List<OutboxRow> messages =
        round.boards().stream()
            .flatMap(board -> verdicts.takenBack(held, board, number).stream())
            .toList();
    return RoundRemoval.remove(held, number)
        .chain(() -> Outbox.add(held.sql(), messages))
        .chain(() -> held.record(actor, "undo-round", Progress.detail().put("round", number)));
  }

  private static RoundState latest(TournamentState state, int number) {
    RoundState round =
        state.rounds().stream()
            .filter(one -> one.number() == number)
            .findFirst()
            .orElseThrow(() -> Problem.notFound().asException());
    if (number != state.rounds().size() || round.closedAt().isPresent()) {
      throw Problem.conflict("round-closed", "The round is closed", "It is not the latest one.")
          .asException();
    }
    return round;
  }

  private static boolean isBegun(Board board) {
    return board.result().isPresent()
        || board.matches().stream()
            .anyMatch(match -> match.moved() || match.status().equals(PairedMatch.OVER));
  }

  /**
   * Gives the latest round another deadline. 400 for one that has passed or is more than a year
   * away; 404 and 409 as with {@link #undo}.
   */
  public Uni<Void> moveDeadline(Account staff, String id, int round, Instant due) {
    return store.act(
        id,
        held ->
            running(held, staff)
                .chain(() -> StateReader.state(held.sql(), held.row()))
                .invoke(state -> state.plan().format().requireRounds())
                .invoke(state -> latest(state, round))
                .invoke(() -> requireToCome(held.at(), due))
                .chain(() -> RoundRows.moveDeadline(held, round, due))
                .chain(
                    () ->
                        held.record(
                            Tournaments.actor(staff),
                            "move-deadline",
                            Progress.detail().put("round", round).put("dueAt", due.toString()))));
  }

  private static void requireToCome(Instant now, Instant due) {
    if (!due.isAfter(now) || due.isAfter(now.plus(LONGEST))) {
      throw Problem.malformed("/dueAt", "to come, within a year").asException();
    }
  }

  /**
   * Adjourns a board of the latest round: the clocks of what is played of it stand until a moment.
   * 400 for one that has passed or is more than 90 days away; 404 for a board that is not there;
   * 409 where the plan has no clock, the board has a result, and as with {@link #undo}.
   */
  public Uni<Void> adjourn(
      Account staff, String id, int round, int number, Instant until, String reason) {
    return store
        .act(
            id,
            held ->
                running(held, staff)
                    .chain(() -> StateReader.state(held.sql(), held.row()))
                    .map(state -> requireOpen(state, round, number))
                    .invoke(() -> requireSoon(held.at(), until))
                    .chain(
                        board ->
                            Outbox.add(held.sql(), verdicts.adjourned(held, board, until, reason)))
                    .chain(
                        () ->
                            held.record(
                                Tournaments.actor(staff),
                                "adjourn",
                                Progress.detail()
                                    .put("round", round)
                                    .put("board", number)
                                    .put("until", until.toString())
                                    .put("reason", reason))))
        .invoke(commitListener::committed);
  }

  private static Board requireOpen(TournamentState state, int round, int number) {
    Board board =
        latest(state, round).boards().stream()
            .filter(one -> one.number() == number)
            .findFirst()
            .orElseThrow(() -> Problem.notFound().asException());
    if (state.plan().match().clock().isEmpty()) {
      throw Problem.conflict("no-clock", "No clock", "The plan measures no time.").asException();
    }
    if (board.result().isPresent()) {
      throw Problem.conflict("board-decided", "Decided", "The board has a result.").asException();
    }
    return board;
  }

  private static void requireSoon(Instant now, Instant until) {
    if (!until.isAfter(now) || until.isAfter(now.plus(LONGEST_ADJOURNMENT))) {
      throw Problem.malformed("/until", "to come, within 90 days").asException();
    }
  }
}
