package umpire.lobby.webhooks.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** What was sent and what came of it; asking for it again; pings. */
@ApplicationScoped
public class DeliveryLog {
  private final Pool pool;
  private final Duration giveUpAfter;

  DeliveryLog(
      Pool pool, @ConfigProperty(name = "umpire.webhooks.give-up-after") Duration giveUpAfter) {
    this.pool = pool;
    this.giveUpAfter = giveUpAfter;
  }

  /**
   * Deliveries before this number, the newest first.
   *
   * @param state one of {@link DeliveryRow}'s, or empty for all
   */
  public Uni<List<DeliveryRow>> of(String webhook, String state, int before, int most) {
    return pool.preparedQuery(PAGE)
        .execute(Tuple.of(webhook, state, before, most))
        .map(rows -> DeliverySql.stream(rows).map(DeliveryLog::delivery).toList());
  }

  /**
   * Has a delivery sent again, under its id, ahead of all others: one that is done with for as long
   * as a new one would be, one that is pending at once.
   *
   * @return the delivery before anybody sends it; empty, and nothing done, where there is none of
   *     this number, it is queued or faulty, or the webhook is disabled
   */
  public Uni<Optional<DeliveryRow>> again(String webhook, int number) {
    return pool.withTransaction(
        connection ->
            lock(connection, webhook)
                .chain(
                    () ->
                        connection
                            .preparedQuery(AGAIN)
                            .execute(Tuple.of(webhook, number, giveUpAfter.toMillis())))
                .chain(rows -> written(connection, webhook, rows)));
  }

  /**
   * Makes a delivery that belongs to no match.
   *
   * @return the delivery before anybody sends it; empty, and nothing done, where one is on its way
   *     or the webhook is disabled
   */
  public Uni<Optional<DeliveryRow>> ping(String webhook, String id, String type, String body) {
    return pool.withTransaction(
        connection ->
            lock(connection, webhook)
                .chain(
                    () ->
                        connection
                            .preparedQuery(PING)
                            .execute(Tuple.of(webhook, id, type, body, giveUpAfter.toMillis())))
                .chain(rows -> written(connection, webhook, rows)));
  }

  /** Whether the webhook has a delivery of this number. */
  public Uni<Boolean> has(String webhook, int number) {
    return find(pool, webhook, number).map(Optional::isPresent);
  }

  /** What was written, read in its own transaction: nobody has sent it by then. */
  private static Uni<Optional<DeliveryRow>> written(
      SqlConnection connection, String webhook, RowSet<Row> numbers) {
    return numbers.size() == 0
        ? Uni.createFrom().item(Optional.empty())
        : find(connection, webhook, numbers.iterator().next().getInteger(0));
  }

  private static Uni<Optional<DeliveryRow>> find(SqlClient client, String webhook, int number) {
    return client
        .preparedQuery(ONE)
        .execute(Tuple.of(webhook, number))
        .map(rows -> DeliverySql.stream(rows).map(DeliveryLog::delivery).findFirst());
  }

  /** Deletes deliveries that were done with so long ago; how many. */
  public Uni<Integer> deleteOlder(Duration age) {
    return pool.preparedQuery(
            "delete from webhook_delivery"
                + " where done_at < now() - $1::bigint * interval '1 millisecond'")
        .execute(Tuple.of(age.toMillis()))
        .map(rows -> rows.rowCount());
  }

  private static Uni<Void> lock(SqlConnection connection, String webhook) {
    return connection.preparedQuery(DeliverySql.LOCK).execute(Tuple.of(webhook)).replaceWithVoid();
  }

  private static DeliveryRow delivery(Row row) {
    return new DeliveryRow(
        row.getInteger("number"),
        row.getString("id"),
        row.getString("type"),
        row.getString("match"),
        row.getString("state"),
        row.getString("reason"),
        DeliverySql.instant(row, "made_at"),
        DeliverySql.instant(row, "next_at"),
        DeliverySql.instant(row, "give_up_at"),
        DeliverySql.maybe(row, "done_at"),
        attempts(row));
  }

  private static List<DeliveryAttempt> attempts(Row row) {
    OffsetDateTime[] at = row.getArrayOfOffsetDateTimes("ats");
    Integer[] statuses = row.getArrayOfIntegers("statuses");
    Integer[] milliseconds = row.getArrayOfIntegers("milliseconds");
    String[] errors = row.getArrayOfStrings("errors");
    List<DeliveryAttempt> all = new ArrayList<>();
    for (int i = 0; i < at.length; i++) {
      all.add(new DeliveryAttempt(at[i].toInstant(), statuses[i], milliseconds[i], errors[i]));
    }
    return all;
  }

  private static final String WHOLE =
      """
      select d.number, d.id, d.type, d.match, d.state, d.reason, d.made_at, d.next_at,
        d.give_up_at, d.done_at, a.ats, a.statuses, a.milliseconds, a.errors
      from webhook_delivery d cross join lateral (
        select coalesce(array_agg(t.at order by t.attempt), '{}') as ats,
          coalesce(array_agg(t.status order by t.attempt), '{}') as statuses,
          coalesce(array_agg(t.milliseconds order by t.attempt), '{}') as milliseconds,
          coalesce(array_agg(t.error order by t.attempt), '{}') as errors
        from webhook_attempt t where t.webhook = d.webhook and t.number = d.number) a
      where d.webhook = $1
      """;

  private static final String ONE = WHOLE + " and d.number = $2";

  private static final String PAGE =
      WHOLE
          + " and ($2::text = '' or d.state = $2) and d.number < $3"
          + " order by d.number desc limit $4";

  private static final String AGAIN =
      """
      update webhook_delivery d
      set state = 'pending', next_at = now(), done_at = null, reason = '',
        lane = case when d.state = 'pending' then d.lane else d.id end,
        tries = case when d.state = 'pending' then d.tries else 0 end,
        give_up_at = case when d.state = 'pending' then d.give_up_at
          else now() + $3::bigint * interval '1 millisecond' end
      from webhook w
      where w.id = d.webhook and w.status = 'active'
        and d.webhook = $1 and d.number = $2 and d.state <> 'queued'
        and d.reason not like '"""
          + NewDelivery.FAULT
          + "%' returning d.number";

  private static final String PING =
      """
      with going as (
        update webhook w set last_delivery = w.last_delivery + 1
        where w.id = $1 and w.status = 'active'
          and not exists (select from webhook_delivery d where d.webhook = $1 and d.type = $3::text
            and d.state = 'pending')
        returning w.id, w.last_delivery, w.owner)
      insert into webhook_delivery
        (webhook, number, id, owner, type, match, lane, body, parts, state, reason, attempts, tries,
         next_at, lease, leased_until, made_at, give_up_at, done_at)
      select g.id, g.last_delivery, $2::text, g.owner, $3::text, '', $2::text, $4::text, '', 'pending',
        '', 0, 0, now(), '', 'epoch', now(), now() + $5::bigint * interval '1 millisecond', null
      from going g
      returning number
      """;
}
