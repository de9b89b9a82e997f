package umpire.game.referee;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.game.store.AnswerRow;
import umpire.game.store.Append;
import umpire.game.store.Appended;
import umpire.game.store.MatchRow;
import umpire.game.store.OutboxRow;
import umpire.game.store.SnapshotRow;
import umpire.game.store.Step;

/** Commits a course: writes the transaction, keeps the new position, and has the messages sent. */
@ApplicationScoped
class Scribe {
  private final Append append;
  private final Standings standings;
  private final Drafts drafts;
  private final Bell bell;
  private final Figures figures;
  private final Committed committed;
  private final Dispatches dispatches = new Dispatches(Clock.systemUTC());
  private final Clock clock;
  private final int snapshotEvery;

  Scribe(
      Append append,
      Standings standings,
      Drafts drafts,
      Bell bell,
      Figures figures,
      Committed committed,
      Clock clock,
      @ConfigProperty(name = "umpire.game.snapshot.every") int snapshotEvery) {
    this.append = append;
    this.standings = standings;
    this.drafts = drafts;
    this.bell = bell;
    this.figures = figures;
    this.committed = committed;
    this.clock = clock;
    this.snapshotEvery = snapshotEvery;
  }

  /** Commits what follows from nobody's command. */
  Uni<Appended> commit(Course<?, ?, ?, ?> course, int answered) {
    return commit(course, answered, List.of(), List.of());
  }

  /**
   * Commits a course.
   *
   * @param answered the question that it answers, or 0
   */
  <P, C, E, V> Uni<Appended> commit(
      Course<P, C, E, V> course,
      int answered,
      List<AnswerRow> answers,
      List<Step.DraftChange> changes) {
    Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
    Standing<P, C, E, V> after = course.after(now);
    boolean asks = course.asks();
    List<OutboxRow> outbox = dispatches.of(after, asks, course.shown());
    Step step =
        new Step(
            after.match().id(),
            after.revision(),
            after.over() ? MatchRow.OVER : MatchRow.PLAYING,
            Waits.of(after).toString(),
            after.outcome(),
            Timekeeping.time(after, now),
            course.events(),
            course.shown(),
            course.draws(),
            after.question().filter(_ -> asks).map(question -> question.id().number()).orElse(0),
            answered,
            outbox,
            answers,
            changes,
            snapshots(after));
    return append
        .append(step)
        .invoke(
            appended -> {
              if (appended == Appended.DONE) {
                stands(after, asks, changes);
                committed.committed(outbox);
                bell.ring(after.match().id());
              }
            });
  }

  private void stands(Standing<?, ?, ?, ?> after, boolean asks, List<Step.DraftChange> changes) {
    UUID match = after.match().id();
    standings.keep(after);
    after.question().filter(_ -> asks).ifPresent(open -> figures.asked(match, open));
    if (after.revision() == 1) {
      drafts.keepNone(after.match());
    }
    changes.forEach(change -> drafts.keep(match, change.after()));
  }

  private <P> List<SnapshotRow> snapshots(Standing<P, ?, ?, ?> after) {
    return after.revision() % snapshotEvery == 0
        ? List.of(
            new SnapshotRow(
                after.edition().build(), after.revision(), after.edition().bytes(after.position())))
        : List.of();
  }
}
