package umpire.game.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.Set;
import umpire.chassis.auth.Account;
import umpire.chassis.auth.Permit;
import umpire.chassis.common.Secrets;
import umpire.chassis.common.Sha256;
import umpire.game.store.database.DatabaseUnavailable;
import umpire.game.store.database.RowSets;

/**
 * Tickets for streams, each for one use within half a minute at any instance: in the place of a
 * token where a browser can send no header. Kept by their hash alone.
 */
@Singleton
public class StreamTickets {
  private static final int SECONDS = 30;

  private final Pool pool;

  StreamTickets(Pool pool) {
    this.pool = pool;
  }

  /** A ticket as it is returned, and the end of its time. */
  public record Ticket(String secret, Instant expiresAt) {
    @Override
    public String toString() {
      return "Ticket until " + expiresAt;
    }
  }

  /** A ticket for what is permitted; what nobody used in time is thrown away. */
  public Uni<Ticket> issue(Permit permit) {
    String secret = Secrets.fresh();
    Tuple values =
        Tuple.tuple()
            .addString(Sha256.hex(secret))
            .addString(permit.account().id())
            .addString(permit.account().name())
            .addArrayOfString(permit.account().scopes().toArray(String[]::new))
            .addString(permit.session())
            .addOffsetDateTime(permit.until().atOffset(ZoneOffset.UTC))
            .addInteger(SECONDS);
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(
                """
                with unused as (
                  delete from stream_ticket where hash in (
                    select hash from stream_ticket where expires_at < now()
                    limit 100 for update skip locked))
                insert into stream_ticket (hash, account, name, scopes, session, until, expires_at)
                values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 second')
                returning expires_at
                """)
            .execute(values)
            .map(rows -> new Ticket(secret, instant(rows.iterator().next(), "expires_at"))));
  }

  /** What a ticket permits, and from now on nobody; empty where it was used or is too old. */
  public Uni<Optional<Permit>> redeem(String secret) {
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(
                """
                delete from stream_ticket where hash = $1
                returning account, name, scopes, session, until, expires_at > now() as fresh
                """)
            .execute(Tuple.of(Sha256.hex(secret)))
            .map(rows -> RowSets.first(rows).filter(row -> row.getBoolean("fresh")))
            .map(found -> found.map(StreamTickets::permit)));
  }

  private static Permit permit(Row row) {
    Account account =
        new Account(
            row.getString("account"),
            row.getString("name"),
            Set.of(row.getArrayOfStrings("scopes")));
    return new Permit(account, row.getString("session"), instant(row, "until"));
  }

  private static Instant instant(Row row, String column) {
    OffsetDateTime time = row.getOffsetDateTime(column);
    return time.toInstant();
  }
}
