package umpire.game.referee.access;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import umpire.game.store.match.MatchRow;
import umpire.game.store.transaction.ShownRow;
import umpire.game.store.transaction.StoredTransaction;

/**
 * What the listeners of one match have read since its last signal, and what this instance has
 * committed since then, of which nothing needs to be read. Each query goes to the store once, so
 * thousands of listeners of one seat cost as much as one. Results arrive on any thread.
 */
public final class SharedLookups {
  private final Map<String, CompletableFuture<MatchRow>> rows = new ConcurrentHashMap<>();
  private final Map<String, CompletableFuture<SpectatorAccess.Glimpse>> glimpses =
      new ConcurrentHashMap<>();
  private final Map<From, CompletableFuture<List<ShownRow>>> pages = new ConcurrentHashMap<>();
  private final RecentlyShown recentlyShown;
  private final long begun;

  /** Nothing was read yet. */
  SharedLookups() {
    this(RecentlyShown.NONE, System.nanoTime());
  }

  private SharedLookups(RecentlyShown recentlyShown, long begun) {
    this.recentlyShown = recentlyShown;
    this.begun = begun;
  }

  private record From(String viewer, int after, int revision) {}

  boolean olderThan(Duration age) {
    return System.nanoTime() - begun > age.toNanos();
  }

  /** How far the match is known to have come; 0 if that is not known. */
  int revision() {
    MatchRow row = known();
    return row == null ? 0 : row.revision();
  }

  /**
   * What is known once a transaction is committed: all of it, if the match was known to stand where
   * the transaction began. It is no younger than what was read of the store.
   *
   * @param shown what each viewer was shown of it
   */
  SharedLookups after(StoredTransaction transaction, List<ShownRow> shown) {
    MatchRow row = known();
    if (row == null || row.revision() != transaction.revision() - 1 || !follows(row, transaction)) {
      return new SharedLookups();
    }
    SharedLookups next =
        new SharedLookups(recentlyShown.and(transaction.entry().seqs(), shown), begun);
    next.rows.put("", CompletableFuture.completedFuture(transaction.row(row)));
    return next;
  }

  /** Before the beginning seats are taken, and a match may be stalled, without a transaction. */
  private static boolean follows(MatchRow row, StoredTransaction transaction) {
    return row.status().equals(MatchRow.PLAYING)
        && row.stalled().isEmpty()
        && !transaction.leavesQuestion();
  }

  private @Nullable MatchRow known() {
    CompletableFuture<MatchRow> row = rows.get("");
    return row != null && row.isDone() && !row.isCompletedExceptionally() ? row.join() : null;
  }

  /** The match's row. */
  public Uni<MatchRow> row(Supplier<Uni<MatchRow>> work) {
    return ask(rows, "", work);
  }

  /** The match as everybody who sees it late sees it. */
  Uni<SpectatorAccess.Glimpse> late(Supplier<Uni<SpectatorAccess.Glimpse>> work) {
    return ask(glimpses, "", work);
  }

  /** What a viewer was shown after a number and up to a revision: the first so many rows. */
  public Uni<List<ShownRow>> shown(
      String viewer, int after, int revision, int most, Supplier<Uni<List<ShownRow>>> work) {
    return recentlyShown
        .after(viewer, after, revision, most)
        .map(rows -> Uni.createFrom().item(rows))
        .orElseGet(() -> ask(pages, new From(viewer, after, revision), work));
  }

  private static <K, V> Uni<V> ask(
      Map<K, CompletableFuture<V>> asked, K question, Supplier<Uni<V>> work) {
    return Uni.createFrom().completionStage(() -> asked(asked, question, work).copy());
  }

  /** The work goes on to its end even where the first who asked has gone away. */
  private static <K, V> CompletableFuture<V> asked(
      Map<K, CompletableFuture<V>> asked, K question, Supplier<Uni<V>> work) {
    CompletableFuture<V> mine = new CompletableFuture<>();
    CompletableFuture<V> first = asked.computeIfAbsent(question, _ -> mine);
    if (first == mine) {
      Uni.createFrom()
          .deferred(work::get)
          .subscribe()
          .with(
              mine::complete,
              failure -> {
                asked.remove(question, mine);
                mine.completeExceptionally(failure);
              });
    }
    return first;
  }
}
