package umpire.lobby.tournaments.news;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import org.jboss.logging.Logger;

/**
 * Carries out of a transaction what could not be told, and why. It is tried again after a pause of
 * its own, which doubles with each failure, so it holds back nothing that stands behind it.
 */
public final class FailedTelling extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final Logger LOG = Logger.getLogger(FailedTelling.class);

  /** The next pause, in SQL: 1 s after the first failure, 5 minutes at most. */
  public static final String PAUSE =
      "least(interval '5 minutes', interval '1 second' * power(2, least(%s, 10)))";

  private final transient Tuple key;

  /**
   * A failure.
   *
   * @param key parameters of the statement that postpones it
   */
  public FailedTelling(Tuple key, Throwable cause) {
    super(cause);
    this.key = key;
  }

  /**
   * Around the transaction: postpones what failed in it, after which the next one can be told.
   *
   * @param statement that writes the next attempt down, by the key
   */
  public static Uni<Boolean> postponed(Uni<Boolean> act, Pool pool, String statement) {
    return act.onFailure(FailedTelling.class)
        .recoverWithUni(failure -> postpone(failure, pool, statement));
  }

  private static Uni<Boolean> postpone(FailedTelling failed, Pool pool, String statement) {
    LOG.warnf(
        "not told to a webhook, tried again later: %s: %s",
        failed.key.deepToString(), failed.getCause());
    return pool.preparedQuery(statement).execute(failed.key).replaceWith(true);
  }
}
