package umpire.lobby.tournaments.schedule;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import umpire.chassis.http.ProblemException;
import umpire.lobby.tournaments.Progress;
import umpire.lobby.tournaments.plan.PlanReader;
import umpire.lobby.tournaments.plan.SchedulePlan;
import umpire.lobby.tournaments.store.Actor;
import umpire.lobby.tournaments.store.DueTournaments;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.NextMoment;
import umpire.lobby.tournaments.store.Status;
import umpire.lobby.tournaments.store.TournamentStore;

/**
 * Opens check-in and starts tournaments at the moments of their plans, each once, by whichever
 * instance holds the row. What cannot start is written down and left to its host.
 */
@ApplicationScoped
class ScheduledStarts {
  private final TournamentStore store;
  private final DueTournaments dueTournaments;
  private final Progress progress;

  ScheduledStarts(TournamentStore store, DueTournaments dueTournaments, Progress progress) {
    this.store = store;
    this.dueTournaments = dueTournaments;
    this.progress = progress;
  }

  /** Why a tournament did not start: carried out of the transaction, which is undone. */
  private static final class NotStarted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String tournament;
    private final String because;

    NotStarted(String tournament, String because) {
      super(because, null, false, false);
      this.tournament = tournament;
      this.because = because;
    }
  }

  /** Deals with all that is due now; what fails is left for the next time. */
  Uni<Void> sweep() {
    return dueTournaments.each(
        (now, seen) ->
            store
                .actOnScheduled(now, seen, this::due)
                .onFailure(NotStarted.class)
                .recoverWithUni(failure -> writtenDown(failure, now)));
  }

  private Uni<Void> due(Held held) {
    return switch (held.row().status()) {
      case REGISTRATION ->
          PlanReader.read(held.row().form()).checkIn().isPresent() ? checkIn(held) : started(held);
      case CHECK_IN -> started(held);
      case DRAFT, PUBLISHED, RUNNING, FINISHED, CANCELLED -> NextMoment.none(held);
    };
  }

  private Uni<Void> checkIn(Held held) {
    SchedulePlan schedule = PlanReader.read(held.row().form()).schedule().orElseThrow();
    return progress
        .status(held, Actor.NOBODY, Status.CHECK_IN)
        .chain(() -> NextMoment.afterCheckIn(held, schedule));
  }

  private Uni<Void> started(Held held) {
    return progress
        .start(held, Actor.NOBODY)
        .onFailure(ProblemException.class)
        .transform(failure -> notStarted(held, failure));
  }

  /** A service that does not answer is no reason of the tournament's. */
  private static RuntimeException notStarted(Held held, ProblemException failure) {
    return failure.problem().status() < 500
        ? new NotStarted(held.row().id(), failure.problem().detail())
        : failure;
  }

  /** Unless the host has led it on, or given it another moment, since. */
  private Uni<Boolean> writtenDown(NotStarted failure, Instant now) {
    return store
        .act(
            failure.tournament,
            held ->
                NextMoment.passed(held, now)
                    .chain(
                        passed ->
                            passed
                                ? held.record(
                                    Actor.NOBODY,
                                    "cannot-start",
                                    JsonNodeFactory.instance
                                        .objectNode()
                                        .put("because", failure.because))
                                : Uni.createFrom().voidItem()))
        .replaceWith(true);
  }
}
