package umpire.game.referee.state;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.common.RecentlyUsed;
import umpire.game.clock.ClocksAndProposals;
import umpire.game.edition.Edition;
import umpire.game.edition.Editions;
import umpire.game.store.match.MatchRow;
import umpire.game.store.transaction.EventJournal;
import umpire.game.store.transaction.EventRow;
import umpire.game.store.transaction.MatchDataStore;
import umpire.game.store.transaction.SnapshotRow;
import umpire.kernel.play.Rest;
import umpire.kernel.scenario.Options;

/**
 * The latest state of each match: from memory, else from the snapshot and the events after it. The
 * state in memory may be older than that of another instance.
 */
@Singleton
public class MatchStateCache {
  private final Editions editions;
  private final EventJournal eventJournal;
  private final MatchDataStore matchDataStore;
  private final Map<UUID, MatchState<?, ?, ?, ?>> latest;

  /** Of matches that somebody sees late, where they stand for them. */
  private final Map<UUID, MatchState<?, ?, ?, ?>> late;

  public MatchStateCache(
      Editions editions,
      EventJournal eventJournal,
      MatchDataStore matchDataStore,
      @ConfigProperty(name = "umpire.game.cache.matches") int most) {
    this.editions = editions;
    this.eventJournal = eventJournal;
    this.matchDataStore = matchDataStore;
    this.latest = Collections.synchronizedMap(new RecentlyUsed<>(most));
    this.late = Collections.synchronizedMap(new RecentlyUsed<>(most));
  }

  /** The position in memory, if there is one. */
  public Optional<MatchState<?, ?, ?, ?>> inMemory(UUID match) {
    return Optional.ofNullable(latest.get(match));
  }

  /** Keeps a position, unless a later one is there. */
  public void keep(MatchState<?, ?, ?, ?> matchState) {
    latest.merge(
        matchState.match().id(), matchState, (a, b) -> a.revision() > b.revision() ? a : b);
  }

  /** The position of a match as its row was read. */
  public Uni<MatchState<?, ?, ?, ?>> at(MatchRow row) {
    return editions.pinned(row).flatMap(edition -> latest(row, edition));
  }

  private Uni<MatchState<?, ?, ?, ?>> latest(MatchRow row, Edition<?, ?, ?, ?> edition) {
    MatchState<?, ?, ?, ?> kept = latest.get(row.id());
    if (kept != null && kept.revision() == row.revision()) {
      return Uni.createFrom().item(kept);
    }
    return read(row, edition, row.revision())
        .<MatchState<?, ?, ?, ?>>map(matchState -> matchState)
        .invoke(this::keep);
  }

  /**
   * The position of a match that is seen late, as its row of then is; nothing is played from it.
   */
  public Uni<MatchState<?, ?, ?, ?>> late(MatchRow row) {
    MatchState<?, ?, ?, ?> shown = late.get(row.id());
    return shown != null && shown.revision() == row.revision()
        ? Uni.createFrom().item(shown)
        : at(row, row.revision()).invoke(matchState -> late.put(row.id(), matchState));
  }

  /** The position before the first event. */
  public <P, C, E, V> MatchState<P, C, E, V> first(MatchRow row, Edition<P, C, E, V> edition) {
    return MatchState.first(
        Match.of(row), edition, origin(row, edition), ClocksAndProposalsJson.of(row));
  }

  private static <P, C> Rest<P, C> origin(MatchRow row, Edition<P, C, ?, ?> edition) {
    if (!row.origin().isEmpty()) {
      return edition.rules().at(edition.position(row.origin().getBytes(StandardCharsets.UTF_8)));
    }
    Map<String, String> options =
        StoredJson.tree(row.options()).properties().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, option -> option.getValue().asText()));
    return edition.rules().open(edition.pack().scenario(row.scenario()), new Options(options));
  }

  /** Where a match stood after an earlier revision. */
  public Uni<MatchState<?, ?, ?, ?>> at(MatchRow row, int revision) {
    return editions
        .pinned(row)
        .flatMap(edition -> read(row, edition, revision).map(matchState -> matchState));
  }

  /** Where a match stood after an earlier revision than one that is known. */
  public <P, C, E, V> Uni<MatchState<P, C, E, V>> before(
      MatchRow row, MatchState<P, C, E, V> known, int revision) {
    return read(row, known.edition(), revision);
  }

  private <P, C, E, V> Uni<MatchState<P, C, E, V>> read(
      MatchRow row, Edition<P, C, E, V> edition, int revision) {
    return eventJournal
        .undone(row.id(), revision)
        .map(RevisionHistory::of)
        .flatMap(
            revisionHistory ->
                position(row, edition, revisionHistory.way(revision), revision)
                    .flatMap(
                        position ->
                            counted(
                                row,
                                edition,
                                revision,
                                position,
                                revisionHistory.shift(revision))));
  }

  private <P, E> Uni<P> position(
      MatchRow row, Edition<P, ?, E, ?> edition, BitSet way, int revision) {
    return matchDataStore
        .snapshot(row.id(), edition.build())
        // One of a stretch that was taken back does not lie on the way.
        .map(found -> found.filter(snapshot -> way.get(snapshot.revision())))
        .flatMap(
            snapshot ->
                eventJournal
                    .events(row.id(), snapshot.map(SnapshotRow::revision).orElse(0), revision)
                    .map(events -> replay(row, edition, snapshot, way, events)));
  }

  private static <P, E> P replay(
      MatchRow row,
      Edition<P, ?, E, ?> edition,
      Optional<SnapshotRow> snapshot,
      BitSet way,
      List<EventRow> events) {
    P position =
        snapshot
            .map(found -> edition.position(found.position().bytes()))
            .orElseGet(() -> origin(row, edition).position());
    for (EventRow event : events) {
      if (way.get(event.revision()) && !event.cause().act()) {
        position = edition.rules().apply(position, edition.event(event.body()));
      }
    }
    return position;
  }

  private <P, C, E, V> Uni<MatchState<P, C, E, V>> counted(
      MatchRow row, Edition<P, C, E, V> edition, int revision, P position, int shift) {
    return eventJournal
        .lastNumber(row.id(), revision)
        .flatMap(
            events ->
                eventJournal
                    .lastSeqs(row.id(), revision)
                    .map(
                        seqs ->
                            new MatchState<>(
                                Match.of(row),
                                edition,
                                revision,
                                events,
                                seqs,
                                edition.rules().at(position),
                                shift,
                                revision == row.revision() ? row.outcome() : "",
                                revision == row.revision()
                                    ? ClocksAndProposalsJson.of(row)
                                    : ClocksAndProposals.NONE)));
  }
}
