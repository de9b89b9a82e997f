package umpire.game.store.match;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import umpire.game.store.database.DatabaseUnavailable;
import umpire.game.store.database.RowSets;

/** The matches in which the umpire must act by itself: a deadline, or a standing order. */
@Singleton
public class DueMatches {
  private final Pool pool;

  DueMatches(Pool pool) {
    this.pool = pool;
  }

  /** A match that is due, and since when. */
  public record Row(UUID match, OffsetDateTime since) {}

  /** Those that are due, the longest due first. */
  public Uni<List<Row>> matches(Instant now, int most) {
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(
                "select id, due_at from match where due_at is not null and due_at <= $1"
                    + " order by due_at limit $2")
            .execute(Tuple.of(moment(now), most))
            .map(
                rows ->
                    RowSets.stream(rows)
                        .map(row -> new Row(row.getUUID(0), row.getOffsetDateTime(1)))
                        .toList()));
  }

  /**
   * When to look again, if nobody has said otherwise since it was read; never, if nothing is said.
   */
  public Uni<Void> again(Row read, Optional<Instant> at) {
    Tuple values = Tuple.of(read.match(), read.since());
    values.addArrayOfOffsetDateTime(
        at.stream().map(DueMatches::moment).toArray(OffsetDateTime[]::new));
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(
                "update match set due_at = ($3::timestamptz[])[1] where id = $1 and due_at = $2")
            .execute(values)
            .replaceWithVoid());
  }

  private static OffsetDateTime moment(Instant instant) {
    return instant.atOffset(ZoneOffset.UTC);
  }
}
