package umpire.game.events;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Which instance publishes: the one whose connection holds an advisory lock of the database. When
 * the connection ends, so does the leadership.
 */
@Singleton
class LeaderElection {
  private static final long RELAY = 0x7265_6c61_7931L;

  private final Pool pool;
  private final AtomicBoolean seeking = new AtomicBoolean();
  private volatile @Nullable SqlConnection held;

  LeaderElection(Pool pool) {
    this.pool = pool;
  }

  /** True while this instance publishes. */
  boolean leads() {
    return held != null;
  }

  /** The connection that holds the lock, for writes that nobody waits for. */
  Optional<SqlClient> connection() {
    return Optional.ofNullable(held);
  }

  /**
   * Tries to lead.
   *
   * @param atFirst done before anything is published, if this instance leads from now on
   * @return whether it leads
   */
  Uni<Boolean> seek(Runnable atFirst) {
    if (!seeking.compareAndSet(false, true)) {
      return Uni.createFrom().item(false);
    }
    return Uni.createFrom()
        .deferred(pool::getConnection)
        .flatMap(connection -> lock(connection, atFirst))
        .eventually(() -> seeking.set(false));
  }

  private Uni<Boolean> lock(SqlConnection connection, Runnable atFirst) {
    return connection
        .preparedQuery("select pg_try_advisory_lock($1)")
        .execute(Tuple.of(RELAY))
        .flatMap(
            rows ->
                rows.iterator().next().getBoolean(0)
                    ? unhurried(connection)
                        .invoke(() -> lead(connection, atFirst))
                        // Given back to the pool with the lock, it would let nobody lead.
                        .onFailure()
                        .call(() -> unlock(connection))
                    : connection.close().replaceWith(false))
        .onFailure()
        .call(connection::close);
  }

  /** Its writes are marks, which may be lost: they need not wait for the disk. */
  private static Uni<Boolean> unhurried(SqlConnection connection) {
    return connection.query("set synchronous_commit = off").execute().replaceWith(true);
  }

  private static Uni<?> unlock(SqlConnection connection) {
    return connection.preparedQuery("select pg_advisory_unlock($1)").execute(Tuple.of(RELAY));
  }

  private void lead(SqlConnection connection, Runnable atFirst) {
    atFirst.run();
    connection.closeHandler(() -> held = null);
    held = connection;
  }

  void resign() {
    SqlConnection connection = held;
    held = null;
    if (connection != null) {
      // A pooled connection would keep the lock: it has to be given back first.
      unlock(connection)
          .flatMap(_ -> connection.query("reset synchronous_commit").execute())
          .eventually(connection::close)
          .subscribe()
          .with(_ -> {}, _ -> {}); // the process ends, and with it the connection
    }
  }
}
