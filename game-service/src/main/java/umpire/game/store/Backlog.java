package umpire.game.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.inject.Singleton;
import java.util.Map;

/** What waits in the database: messages that are not published, matches that are stalled. */
@Singleton
public class Backlog {
  /** Messages that are not marked as published. */
  public static final String ROWS = "umpire.outbox.rows";

  /** How long the oldest of them has waited, in s; 0 if none waits. */
  public static final String OLDEST = "umpire.outbox.oldest.seconds";

  /** Matches that nobody but an administrator gets going again. */
  public static final String STALLED = "umpire.matches.stalled";

  private final Pool pool;

  Backlog(Pool pool) {
    this.pool = pool;
  }

  /** Each of these by its name. */
  public Uni<Map<String, Double>> look() {
    return pool.query(
            """
            select (select count(*) from match where stalled <> ''), count(*),
                   coalesce(extract(epoch from clock_timestamp() - min(at)), 0)::float8
            from (select written_at as at from outbox where not published
                  union all
                  select s.at from published p join journal s on s.tx >= p.upto) as waiting
            """)
        .execute()
        .map(rows -> rows.iterator().next())
        .map(
            row ->
                Map.of(
                    STALLED,
                    row.getLong(0).doubleValue(),
                    ROWS,
                    row.getLong(1).doubleValue(),
                    OLDEST,
                    row.getDouble(2)));
  }
}
