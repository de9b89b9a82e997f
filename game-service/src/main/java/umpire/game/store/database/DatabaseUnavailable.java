package umpire.game.store.database;

import io.smallrye.mutiny.Uni;
import io.vertx.core.VertxException;
import io.vertx.sqlclient.DatabaseException;
import java.io.IOException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;

/**
 * The database cannot be reached: callers are asked to retry, and it is not logged as an internal
 * error. A refusal by the database stays a failure.
 */
public final class DatabaseUnavailable {
  private DatabaseUnavailable() {}

  /** The same work; fails with a 503 where the database could not be reached. */
  public static <T> Uni<T> asProblem(Uni<T> work) {
    return work.onFailure(DatabaseUnavailable::is)
        .transform(
            failure ->
                Problem.of(
                        503,
                        "unavailable",
                        "The match cannot be reached now",
                        "Send the same request again: the same commandId has no second effect.")
                    .asException()
                    .header("Retry-After", "1"));
  }

  private static boolean is(Throwable failure) {
    // What the database itself says has an SQLSTATE, and is a VertxException too: it comes first.
    for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof DatabaseException refused) {
        return passes("" + refused.getSqlState());
      }
      if (cause instanceof IOException || cause instanceof VertxException) {
        return true;
      }
    }
    return false;
  }

  /**
   * Connection exceptions (class 08), a transaction rolled back for another's sake (40), a server
   * that is full (53), and an operator who stops or starts it (57P).
   */
  private static boolean passes(String sqlState) {
    return Stream.of("08", "40", "53", "57P").anyMatch(sqlState::startsWith);
  }

  /** The same work; fails with Unstorable where the database will refuse these values for ever. */
  public static <T> Uni<T> orUnstorable(Uni<T> work) {
    return work.onFailure(
            failure ->
                failure instanceof DatabaseException refused
                    && Stream.of("22", "23").anyMatch(("" + refused.getSqlState())::startsWith))
        .transform(UnstorableValue::new);
  }
}
