package umpire.game.store.database;

import io.quarkus.reactive.pg.client.PgPoolCreator;
import io.vertx.pgclient.PgBuilder;
import io.vertx.pgclient.PgConnectOptions;
import io.vertx.sqlclient.Pool;
import io.vertx.sqlclient.SqlConnectOptions;
import jakarta.inject.Singleton;
import java.util.List;

/**
 * The pool of connections, each of which parses and plans a statement once. The driver leaves
 * statements above 2,048 characters out of its cache, and PostgreSQL would plan the hot append anew
 * each time, since it guesses that arrays known to be short are worth a plan of their own: together
 * most of what a command cost.
 */
@Singleton
class DatabasePool implements PgPoolCreator {
  /** In characters; the longest statement here is the hot append. */
  private static final int LONGEST_STATEMENT = 16_384;

  @Override
  public Pool create(Input input) {
    List<PgConnectOptions> servers = input.pgConnectOptionsList();
    for (PgConnectOptions server : servers) {
      server.setPreparedStatementCacheSqlLimit(LONGEST_STATEMENT);
      server.addProperty("plan_cache_mode", "force_generic_plan");
      // Every statement finds its rows by a key. A plan made while a table was small would read all
      // of it long after, above all the plans by which foreign keys are checked row by row.
      server.addProperty("enable_seqscan", "off");
    }
    return PgBuilder.pool()
        .with(input.poolOptions())
        .connectingTo(List.<SqlConnectOptions>copyOf(servers))
        .using(input.vertx())
        .build();
  }
}
