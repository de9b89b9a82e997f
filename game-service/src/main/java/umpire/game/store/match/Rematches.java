package umpire.game.store.match;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.util.UUID;
import umpire.game.store.database.DatabaseUnavailable;

/** Which match is played again as which: one each, whoever asks first. */
@Singleton
public class Rematches {
  private final Pool pool;

  Rematches(Pool pool) {
    this.pool = pool;
  }

  /** The id under which a match is played again: this one, or that which was claimed before. */
  public Uni<UUID> claim(UUID of, UUID fresh) {
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(
                """
                insert into rematch (of_match, match) values ($1, $2)
                on conflict (of_match) do update set of_match = excluded.of_match
                returning match
                """)
            .execute(Tuple.of(of, fresh))
            .map(rows -> rows.iterator().next().getUUID(0)));
  }
}
