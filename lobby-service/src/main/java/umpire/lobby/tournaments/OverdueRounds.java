package umpire.lobby.tournaments;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jboss.logging.Logger;
import umpire.lobby.outbox.Outbox;
import umpire.lobby.outbox.OutboxRow;
import umpire.lobby.tournaments.plan.DeadlinePlan;
import umpire.lobby.tournaments.plan.DeadlinePlan.Overdue;
import umpire.lobby.tournaments.plan.FormatPlan;
import umpire.lobby.tournaments.state.Board;
import umpire.lobby.tournaments.state.Result;
import umpire.lobby.tournaments.state.RoundState;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.lobby.tournaments.store.Actor;
import umpire.lobby.tournaments.store.DueTournaments;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.RoundRows;
import umpire.lobby.tournaments.store.StateReader;
import umpire.tournament.Points;

/**
 * Rounds whose time is over: each is looked at once, by whichever instance holds the row of its
 * tournament. Boards without a result are decided as the plan says.
 */
@ApplicationScoped
public class OverdueRounds {
  private static final Logger LOG = Logger.getLogger(OverdueRounds.class);

  private static final String DUE =
      """
      select tournament from tournament_round
      where due_at <= $1 and swept_at is null and closed_at is null
      """;

  private final DueTournaments dueTournaments;
  private final MatchVerdicts verdicts;
  private final Rounds rounds;

  OverdueRounds(DueTournaments dueTournaments, MatchVerdicts verdicts, Rounds rounds) {
    this.dueTournaments = dueTournaments;
    this.verdicts = verdicts;
    this.rounds = rounds;
  }

  /** Deals with all that is due now; what fails is left for the next time. */
  public Uni<Void> sweep() {
    return dueTournaments.each(DUE, this::due);
  }

  private Uni<Void> due(Held held) {
    return RoundRows.sweep(held)
        .chain(
            round ->
                round
                    .map(number -> overdue(held, number))
                    .orElseGet(() -> Uni.createFrom().voidItem()));
  }

  private Uni<Void> overdue(Held held, int number) {
    return StateReader.state(held.sql(), held.row())
        .chain(
            state -> {
              RoundState round = state.rounds().get(number - 1);
              List<Board> open =
                  round.boards().stream().filter(board -> board.result().isEmpty()).toList();
              Overdue policy =
                  state.plan().deadline().map(DeadlinePlan::overdue).orElse(Overdue.ARBITER);
              LOG.infof(
                  "round %d of tournament %s is over: %d boards have no result",
                  number, held.row().id(), open.size());
              return record(held, number, policy, open)
                  .chain(() -> decide(held, state, number, policy, open))
                  .chain(() -> rounds.advanceIfDone(held, number));
            });
  }

  private static Uni<Void> record(Held held, int round, Overdue policy, List<Board> open) {
    var detail = Progress.detail().put("round", round).put("overdue", policy.word());
    open.forEach(board -> detail.withArray("/boards").add(board.number()));
    return held.record(Actor.NOBODY, "deadline", detail);
  }

  private Uni<Void> decide(
      Held held, TournamentState state, int round, Overdue policy, List<Board> open) {
    String reason = reason(round);
    return switch (policy) {
      case ARBITER -> Uni.createFrom().voidItem();
      case AWAITED_LOSES ->
          Outbox.add(
              held.sql(),
              open.stream()
                  .flatMap(board -> verdicts.awaited(held, board, reason).stream())
                  .toList());
      case ALL_LOSE, DRAW -> {
        List<OutboxRow> messages = new ArrayList<>();
        Uni<Void> all = Uni.createFrom().voidItem();
        for (Board board : open) {
          Result result = result(state.plan().format(), board, policy, reason);
          messages.addAll(verdicts.overdue(held, board, result));
          all = all.chain(() -> RoundRows.decide(held, round, board.number(), result));
        }
        yield all.chain(() -> Outbox.add(held.sql(), messages));
      }
    };
  }

  /** What is said of a result that the deadline gave. */
  static String reason(int round) {
    return "The deadline of round " + round + " has passed.";
  }

  private static Result result(FormatPlan format, Board board, Overdue policy, String reason) {
    int seats = board.pairing().seats().size();
    if (policy == Overdue.ALL_LOSE) {
      return new Result(Collections.nCopies(seats, Points.NONE), Result.How.FORFEIT, reason);
    }
    return new Result(Collections.nCopies(seats, format.drawn()), Result.How.ADJUDICATED, reason);
  }
}
