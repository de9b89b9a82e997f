package umpire.game.referee.access;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import umpire.game.store.match.MatchRow;
import umpire.game.store.transaction.ShownRow;

/**
 * What the listeners of one match have read since its last signal. Each query goes to the store
 * once, so thousands of listeners of one seat cost as much as one. Results arrive on any thread.
 */
public final class SharedLookups {
  private final Map<String, CompletableFuture<MatchRow>> rows = new ConcurrentHashMap<>();
  private final Map<String, CompletableFuture<SpectatorAccess.Glimpse>> glimpses =
      new ConcurrentHashMap<>();
  private final Map<From, CompletableFuture<List<ShownRow>>> pages = new ConcurrentHashMap<>();
  private final long begun = System.nanoTime();

  private record From(String viewer, int after, int revision) {}

  boolean olderThan(Duration age) {
    return System.nanoTime() - begun > age.toNanos();
  }

  /** The match's row. */
  public Uni<MatchRow> row(Supplier<Uni<MatchRow>> work) {
    return ask(rows, "", work);
  }

  /** The match as everybody who sees it late sees it. */
  Uni<SpectatorAccess.Glimpse> late(Supplier<Uni<SpectatorAccess.Glimpse>> work) {
    return ask(glimpses, "", work);
  }

  /** What a viewer was shown after a number and up to a revision. */
  public Uni<List<ShownRow>> shown(
      String viewer, int after, int revision, Supplier<Uni<List<ShownRow>>> work) {
    return ask(pages, new From(viewer, after, revision), work);
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
