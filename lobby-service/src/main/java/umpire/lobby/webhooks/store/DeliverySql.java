package umpire.lobby.webhooks.store;

import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** What several statements about deliveries have in common. */
final class DeliverySql {
  /** Taken before anything of a webhook's lanes is changed, so that no lane is left standing. */
  static final String LOCK = "select id from webhook where id = $1 for update";

  /** A webhook is disabled: what is not sent yet will not be. Takes its id as :webhook. */
  static final String KILL_OPEN =
      """
      update webhook_delivery
      set state = 'dead', reason = 'the webhook was disabled', done_at = now(), lease = '',
          leased_until = 'epoch'
      where webhook = :webhook and state in ('queued', 'pending')
      """;

  private DeliverySql() {}

  static Stream<Row> stream(RowSet<Row> rows) {
    return StreamSupport.stream(rows.spliterator(), false);
  }

  static Instant instant(Row row, String column) {
    return row.get(OffsetDateTime.class, column).toInstant();
  }

  static Optional<Instant> maybe(Row row, String column) {
    return Optional.ofNullable(row.get(OffsetDateTime.class, column))
        .map(OffsetDateTime::toInstant);
  }
}
