package umpire.game.store;

import io.smallrye.mutiny.Uni;
import io.vertx.core.VertxException;
import io.vertx.pgclient.PgException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;

/** The database is not there: callers are told to come again, and nobody takes it for a fault. */
final class Unreachable {
  private Unreachable() {}

  /** The same work; fails with a 503 where the database could not be reached. */
  static <T> Uni<T> told(Uni<T> work) {
    return work.onFailure(Unreachable::is)
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
    for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof IOException
          || cause instanceof VertxException
          || (cause instanceof PgException refused && going(refused.getSqlState()))) {
        return true;
      }
    }
    return false;
  }

  /** Connection exceptions (class 08), and an operator who stops or starts the database (57P). */
  private static boolean going(String sqlState) {
    return sqlState.startsWith("08") || sqlState.startsWith("57P");
  }
}
