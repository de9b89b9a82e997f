package umpire.game.store.match;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.UUID;
import umpire.chassis.common.Secrets;
import umpire.chassis.common.Sha256;
import umpire.game.store.database.DatabaseUnavailable;
import umpire.game.store.database.RowSets;

/**
 * Links by which a seat is taken, kept by their hash alone. Which one a seat is kept for says the
 * seat: a link that was used, replaced or withdrawn is kept for no seat any more.
 */
@Singleton
public class SeatLinks {
  private final Pool pool;

  SeatLinks(Pool pool) {
    this.pool = pool;
  }

  /**
   * A link as it is returned once.
   *
   * @param id by which the seat names it
   */
  public record Made(String id, String secret, Instant expiresAt) {
    @Override
    public String toString() {
      return "Link " + id + " until " + expiresAt;
    }
  }

  /** A link that is not too old. */
  public record Link(String id, UUID match, String seat) {}

  /** A new link for a seat, good for so many seconds; what is too old is thrown away. */
  public Uni<Made> make(UUID match, String seat, int seconds) {
    String id = UUID.randomUUID().toString();
    String secret = Secrets.fresh();
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(
                """
                with former as (
                  delete from seat_link where hash in (
                    select hash from seat_link where expires_at < now()
                    limit 100 for update skip locked))
                insert into seat_link (hash, id, match, seat, expires_at)
                values ($1, $2, $3, $4, now() + $5 * interval '1 second')
                returning expires_at
                """)
            .execute(
                Tuple.tuple()
                    .addString(Sha256.hex(secret))
                    .addString(id)
                    .addUUID(match)
                    .addString(seat)
                    .addInteger(seconds))
            .map(rows -> new Made(id, secret, instant(rows.iterator().next()))));
  }

  /** The link of this secret; empty where there is none, or its time is over. */
  public Uni<Optional<Link>> find(String secret) {
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(
                "select id, match, seat from seat_link where hash = $1 and expires_at > now()")
            .execute(Tuple.of(Sha256.hex(secret)))
            .map(
                rows ->
                    RowSets.first(rows)
                        .map(
                            row ->
                                new Link(
                                    row.getString("id"),
                                    row.getUUID("match"),
                                    row.getString("seat")))));
  }

  private static Instant instant(Row row) {
    OffsetDateTime time = row.getOffsetDateTime("expires_at");
    return time.toInstant();
  }
}
