package umpire.game.referee.fairplay;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import java.util.stream.Collectors;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.edition.BackgroundWork;
import umpire.game.edition.Edition;
import umpire.game.referee.access.MatchReaderAccess;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.referee.reading.MatchReader;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.referee.state.StoredJson;
import umpire.game.store.match.MatchRow;
import umpire.game.store.transaction.EventJournal;
import umpire.game.store.transaction.EventRow;
import umpire.game.store.transaction.MatchDataStore;

/**
 * The fair-play report of a match that is over, for everybody who may read the match. It is
 * computed from the journal each time, a stretch of entries after the other, off the event loop.
 */
@Singleton
public class FairPlay {
  /** Reports that are computed at the same time. */
  private static final int AT_ONCE = 2;

  /** Entries that are read together. */
  private static final int STRETCH = 200;

  private final MatchReader matchReader;
  private final MatchStateCache matchStateCache;
  private final EventJournal eventJournal;
  private final MatchDataStore matchDataStore;
  private final BackgroundWork backgroundWork;
  private final Semaphore turns = new Semaphore(AT_ONCE);

  FairPlay(
      MatchReader matchReader,
      MatchStateCache matchStateCache,
      EventJournal eventJournal,
      MatchDataStore matchDataStore,
      BackgroundWork backgroundWork) {
    this.matchReader = matchReader;
    this.matchStateCache = matchStateCache;
    this.eventJournal = eventJournal;
    this.matchDataStore = matchDataStore;
    this.backgroundWork = backgroundWork;
  }

  /** The report; 409 before the end, 503 where too many are being computed. */
  public Uni<FairPlayReport> of(UUID match, MatchReaderAccess matchReaderAccess) {
    return matchReader
        .see(match, matchReaderAccess)
        .invoke(FairPlay::requireEnd)
        .flatMap(this::inTurn);
  }

  private static void requireEnd(VisibleMatch visibleMatch) {
    if (!visibleMatch.standing().over()) {
      throw Problem.conflict(
              "not-over", "The match is not over", "How a match was played is shown after its end.")
          .asException();
    }
  }

  private Uni<FairPlayReport> inTurn(VisibleMatch visibleMatch) {
    return Uni.createFrom()
        .deferred(
            () -> {
              if (!turns.tryAcquire()) {
                throw busy();
              }
              return Uni.createFrom()
                  .deferred(() -> report(visibleMatch, visibleMatch.standing().edition()))
                  .onTermination()
                  .invoke(() -> turns.release());
            });
  }

  private static ProblemException busy() {
    return Problem.of(503, "busy", "Busy", "Too many reports are computed at once; try again.")
        .asException()
        .header("Retry-After", "2");
  }

  private <P, C, E, V> Uni<FairPlayReport> report(
      VisibleMatch visibleMatch, Edition<P, C, E, V> edition) {
    MatchRow row = visibleMatch.row();
    return matchDataStore
        .draws(row.id(), row.revision())
        .flatMap(
            draws ->
                eventJournal
                    .undone(row.id(), row.revision())
                    .map(
                        undone ->
                            MatchReplay.of(
                                matchStateCache.first(row, edition),
                                draws,
                                undone.stream()
                                    .map(FairPlay::goesBackTo)
                                    .collect(Collectors.toSet()))))
        .flatMap(replay -> replayed(replay, row, visibleMatch.viewer(), 0))
        .map(MatchReplay::report);
  }

  private static int goesBackTo(EventRow undone) {
    return StoredJson.tree(undone.body()).path("to").asInt();
  }

  private <P, C, E, V> Uni<MatchReplay<P, C, E, V>> replayed(
      MatchReplay<P, C, E, V> replay, MatchRow row, String viewer, int after) {
    return eventJournal
        .timed(row.id(), viewer, after, row.revision(), STRETCH)
        .flatMap(
            entries ->
                backgroundWork
                    .run(
                        () -> {
                          replay.add(entries);
                          return entries;
                        })
                    .flatMap(
                        done ->
                            done.size() < STRETCH
                                ? Uni.createFrom().item(replay)
                                : replayed(replay, row, viewer, done.getLast().revision())));
  }
}
