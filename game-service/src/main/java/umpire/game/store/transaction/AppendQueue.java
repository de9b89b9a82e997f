package umpire.game.store.transaction;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.sqlclient.DatabaseException;
import jakarta.inject.Singleton;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Commits transactions of many matches together (group commit): while a statement is under way,
 * what comes in waits for the next one, which takes all of it. A transaction that comes in alone is
 * written at once. What a statement of many did not write, for whatever reason, is tried alone: so
 * each fails by itself, and none waits for who holds the match of another.
 */
@Singleton
public class AppendQueue {
  /** In one statement. */
  private static final int MOST = 64;

  /** Statements of many that are under way. */
  private static final int AT_ONCE = 2;

  private record Waiting(StoredTransaction transaction, CompletableFuture<AppendResult> done) {
    UUID match() {
      return transaction.match();
    }
  }

  private final AppendStatement appendStatement;
  private final Vertx vertx;
  private final Deque<Waiting> queue = new ArrayDeque<>();

  /** Matches of which something is being written. */
  private final Set<UUID> underWay = new HashSet<>();

  private int statements;

  AppendQueue(AppendStatement appendStatement, Vertx vertx) {
    this.appendStatement = appendStatement;
    this.vertx = vertx;
  }

  /** Writes the transaction if the match stands where it began. */
  public Uni<AppendResult> append(StoredTransaction transaction) {
    return Uni.createFrom()
        .deferred(
            () -> {
              Context caller = vertx.getOrCreateContext();
              return AppendFailures.known(Uni.createFrom().completionStage(() -> put(transaction)))
                  .emitOn(command -> run(caller, command));
            });
  }

  /** At once where the statement was sent from this context, which is so of one that was alone. */
  private static void run(Context context, Runnable command) {
    if (Vertx.currentContext() == context) {
      command.run();
    } else {
      context.runOnContext(_ -> command.run());
    }
  }

  private CompletableFuture<AppendResult> put(StoredTransaction transaction) {
    Waiting waiting = new Waiting(transaction, new CompletableFuture<>());
    synchronized (this) {
      queue.add(waiting);
    }
    writeNext();
    return waiting.done();
  }

  private void writeNext() {
    List<Waiting> group = nextGroup();
    if (group.isEmpty()) {
      return;
    }
    List<StoredTransaction> transactions = group.stream().map(Waiting::transaction).toList();
    var _ =
        appendStatement
            .together(transactions)
            .subscribeAsCompletionStage()
            .whenComplete((moved, failure) -> written(group, moved, failure));
  }

  /** Those that can be written now, one of each match; none while enough is under way. */
  private synchronized List<Waiting> nextGroup() {
    List<Waiting> group = new ArrayList<>();
    if (statements == AT_ONCE) {
      return group;
    }
    Iterator<Waiting> all = queue.iterator();
    while (all.hasNext() && group.size() < MOST) {
      Waiting waiting = all.next();
      if (underWay.add(waiting.match())) {
        group.add(waiting);
        all.remove();
      }
    }
    if (!group.isEmpty()) {
      statements++;
    }
    return group;
  }

  private void written(List<Waiting> group, Set<UUID> moved, @Nullable Throwable failure) {
    synchronized (this) {
      statements--;
    }
    for (Waiting waiting : group) {
      if (failure != null && !isRefusal(failure)) {
        finish(waiting, Set.of(), failure);
      } else if (failure == null && moved.contains(waiting.match())) {
        finish(waiting, moved, null);
      } else {
        writeAlone(waiting);
      }
    }
    writeNext();
  }

  private void writeAlone(Waiting waiting) {
    var _ =
        appendStatement
            .alone(waiting.transaction())
            .subscribeAsCompletionStage()
            .whenComplete(
                (moved, failure) -> {
                  finish(waiting, moved, failure);
                  writeNext();
                });
  }

  private void finish(Waiting waiting, Set<UUID> moved, @Nullable Throwable failure) {
    synchronized (this) {
      underWay.remove(waiting.match());
    }
    if (failure == null) {
      waiting
          .done()
          .complete(moved.contains(waiting.match()) ? AppendResult.DONE : AppendResult.OVERTAKEN);
    } else {
      waiting.done().completeExceptionally(failure);
    }
  }

  /** True where the database says that nothing was written; else nobody knows. */
  private static boolean isRefusal(Throwable failure) {
    return failure instanceof DatabaseException;
  }
}
