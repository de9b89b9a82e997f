package umpire.game.store.transaction;

import io.smallrye.mutiny.Uni;
import io.vertx.pgclient.PgException;
import umpire.game.store.database.DatabaseUnavailable;

/** What failures of an append mean to whoever sent the commands. */
final class AppendFailures {
  private static final String UNIQUE_VIOLATION = "23505";

  private AppendFailures() {}

  /**
   * The same append: KNOWN where the id of a command was used before. Fails with a 503 where the
   * database could not be reached, and with UnstorableValue where it will never take these values.
   */
  static Uni<AppendResult> known(Uni<AppendResult> append) {
    Uni<AppendResult> known =
        append.onFailure(AppendFailures::isOfKnownCommand).recoverWithItem(AppendResult.KNOWN);
    return DatabaseUnavailable.asProblem(DatabaseUnavailable.orUnstorable(known));
  }

  private static boolean isOfKnownCommand(Throwable failure) {
    return failure instanceof PgException refused
        && UNIQUE_VIOLATION.equals(refused.getSqlState())
        && "answer_pkey".equals(refused.getConstraint());
  }
}
