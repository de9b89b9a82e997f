package umpire.game.store.transaction;

import io.smallrye.common.vertx.VertxContext;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.VertxException;
import io.vertx.sqlclient.DatabaseException;
import jakarta.inject.Singleton;
import java.io.IOException;
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

  /** On whose event loop all that follows is read and changed. */
  private final Context own;

  private final Deque<Waiting> queue = new ArrayDeque<>();

  /** Matches of which something is being written. */
  private final Set<UUID> underWay = new HashSet<>();

  private int statements;
  private boolean sendsSoon;

  AppendQueue(AppendStatement appendStatement, Vertx vertx) {
    this.appendStatement = appendStatement;
    this.vertx = vertx;
    this.own = VertxContext.getRootContext(vertx.getOrCreateContext());
  }

  /** Writes the transaction if the match stands where it began. */
  public Uni<AppendResult> append(StoredTransaction transaction) {
    return Uni.createFrom()
        .deferred(
            () -> {
              Context caller = vertx.getOrCreateContext();
              return AppendFailures.known(Uni.createFrom().completionStage(() -> put(transaction)))
                  .emitOn(command -> caller.runOnContext(_ -> command.run()));
            });
  }

  private CompletableFuture<AppendResult> put(StoredTransaction transaction) {
    Waiting waiting = new Waiting(transaction, new CompletableFuture<>());
    own.runOnContext(
        _ -> {
          queue.add(waiting);
          sendSoon();
        });
    return waiting.done();
  }

  /** Behind whatever the event loop is to do before it: what comes in by then goes along. */
  private void sendSoon() {
    if (!sendsSoon) {
      sendsSoon = true;
      own.runOnContext(
          _ -> {
            sendsSoon = false;
            send();
          });
    }
  }

  private void send() {
    List<Waiting> group = nextGroup();
    if (group.isEmpty()) {
      return;
    }
    statements++;
    List<StoredTransaction> transactions = group.stream().map(Waiting::transaction).toList();
    var _ =
        Uni.createFrom()
            .deferred(() -> appendStatement.together(transactions))
            .subscribeAsCompletionStage()
            .whenComplete((moved, failure) -> written(group, moved, failure));
  }

  /** Those that can be written now, one of each match; none while enough is under way. */
  private List<Waiting> nextGroup() {
    List<Waiting> group = new ArrayList<>();
    Iterator<Waiting> all = queue.iterator();
    while (statements < AT_ONCE && all.hasNext() && group.size() < MOST) {
      Waiting waiting = all.next();
      if (underWay.add(waiting.match())) {
        group.add(waiting);
        all.remove();
      }
    }
    return group;
  }

  private void written(List<Waiting> group, Set<UUID> moved, @Nullable Throwable failure) {
    statements--;
    sendSoon();
    for (Waiting waiting : group) {
      boolean settled = failure == null ? moved.contains(waiting.match()) : isLost(failure);
      if (settled) {
        settle(waiting, moved, failure);
      } else {
        var _ =
            Uni.createFrom()
                .deferred(() -> appendStatement.alone(waiting.transaction()))
                .subscribeAsCompletionStage()
                .whenComplete((one, alone) -> settle(waiting, one, alone));
      }
    }
  }

  private void settle(Waiting waiting, Set<UUID> moved, @Nullable Throwable failure) {
    underWay.remove(waiting.match());
    sendSoon();
    finish(waiting, moved, failure);
  }

  private static void finish(Waiting waiting, Set<UUID> moved, @Nullable Throwable failure) {
    if (failure == null) {
      waiting
          .done()
          .complete(moved.contains(waiting.match()) ? AppendResult.DONE : AppendResult.OVERTAKEN);
    } else {
      waiting.done().completeExceptionally(failure);
    }
  }

  /** True where the connection was lost: nobody knows what was written, and no other try helps. */
  private static boolean isLost(Throwable failure) {
    boolean refused = failure instanceof DatabaseException;
    return !refused && (failure instanceof IOException || failure instanceof VertxException);
  }
}
