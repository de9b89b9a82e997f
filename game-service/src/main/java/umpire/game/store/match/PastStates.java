package umpire.game.store.match;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.Map;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import umpire.game.store.database.DatabaseUnavailable;
import umpire.game.store.database.RowSets;

/**
 * States of a match at earlier times, for viewers that see it late. The clock of the database,
 * which recorded each transaction, decides how late.
 */
@Singleton
public class PastStates {
  /** The last transaction of a match m that is old enough to be shown. */
  static final String LAST =
      """
      select o.revision, o.status, o.waits, o.outcome from moment o
      where o.match = m.id and o.at <= now() - m.spectator_delay * interval '1 second'
      order by o.revision desc limit 1
      """;

  private static final String SHOWN =
      """
      select m.id, coalesce(s.revision, 0) as revision, coalesce(s.status, 'open') as status,
        coalesce(s.waits, '{}') as waits, coalesce(s.outcome, '') as outcome,
        (select ceil(1000 * extract(epoch from
            n.at + m.spectator_delay * interval '1 second' - now()))::bigint
          from moment n where n.match = m.id and n.revision > coalesce(s.revision, 0)
          order by n.revision limit 1) as next
      from match m left join lateral (
      """
          + LAST
          + ") s on true where m.id = any($1::uuid[])";

  private final Pool pool;

  PastStates(Pool pool) {
    this.pool = pool;
  }

  /**
   * Of each of these matches, all of which are there, where it stands for those who see it late.
   */
  public Uni<Map<UUID, PastState>> shown(Collection<UUID> matches) {
    if (matches.isEmpty()) {
      return Uni.createFrom().item(Map.of());
    }
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(SHOWN)
            .execute(Tuple.tuple().addArrayOfUUID(matches.toArray(UUID[]::new)))
            .map(
                rows ->
                    RowSets.stream(rows)
                        .collect(Collectors.toMap(row -> row.getUUID("id"), PastStates::moment))));
  }

  private static PastState moment(Row row) {
    @Nullable Long next = row.getLong("next");
    return new PastState(
        row.getInteger("revision"),
        row.getString("status"),
        row.getString("waits"),
        row.getString("outcome"),
        next == null ? OptionalLong.empty() : OptionalLong.of(next));
  }
}
