package umpire.lobby.webhooks.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Deliveries on their way. Whoever takes one has it on lease: nobody else sends it meanwhile, and
 * if they never report the result, it is sent again when the lease has run out. All times are those
 * of the database, so that the clocks of several instances need not agree.
 */
@ApplicationScoped
public class DeliveryStore {
  private final Pool pool;
  private final int mostDead;

  DeliveryStore(
      Pool pool, @ConfigProperty(name = "umpire.webhooks.dead-before-disabled") int mostDead) {
    this.pool = pool;
    this.mostDead = mostDead;
  }

  /**
   * Takes what is due, the longest waiting first.
   *
   * @param most how many
   * @param each how many of them of one account
   * @param without accounts that have enough under way
   * @param lease a name that nobody else uses
   * @param span how long the lease holds
   */
  public Uni<List<DueDelivery>> take(
      int most, int each, Collection<String> without, String lease, Duration span) {
    Tuple values =
        Tuple.tuple()
            .addArrayOfString(without.toArray(String[]::new))
            .addInteger(each)
            .addInteger(most)
            .addString(lease)
            .addLong(span.toMillis());
    return pool.preparedQuery(TAKE)
        .execute(values)
        .map(rows -> DeliverySql.stream(rows).map(DeliveryStore::due).toList());
  }

  private static DueDelivery due(Row row) {
    return new DueDelivery(
        row.getString("webhook"),
        row.getInteger("number"),
        row.getString("id"),
        row.getString("owner"),
        row.getString("body"),
        row.getInteger("tries"),
        row.getBoolean("last"),
        row.getString("lease"),
        row.getString("url"),
        row.getString("secret"),
        row.getString("former_secret"),
        DeliverySql.maybe(row, "former_until"),
        row.getString("quiet"));
  }

  /** It was delivered: the next of its lane is due. Nothing happens where the lease is lost. */
  public Uni<Void> delivered(DueDelivery due, DeliveryAttempt deliveryAttempt) {
    return finish(due, deliveryAttempt, DELIVERED, Tuple.tuple());
  }

  /**
   * It is tried again after this pause, at the latest when it is time to give up.
   *
   * @param quiet true where the pause ends with quiet hours: then it is not cut short
   */
  public Uni<Void> failed(
      DueDelivery due, DeliveryAttempt deliveryAttempt, Duration pause, boolean quiet) {
    return pool.preparedQuery(FAILED)
        .execute(values(due, deliveryAttempt).addLong(pause.toMillis()).addBoolean(quiet))
        .replaceWithVoid();
  }

  /**
   * It is given up: the next of its lane is due. After so many in a row the webhook is disabled,
   * and what is left of it is dead too.
   */
  public Uni<Void> dead(DueDelivery due, DeliveryAttempt deliveryAttempt) {
    return finish(due, deliveryAttempt, DEAD, Tuple.of(mostDead, "dead-letters"));
  }

  /** The receiver is gone for good: the webhook is disabled at once. */
  public Uni<Void> gone(DueDelivery due, DeliveryAttempt deliveryAttempt) {
    return finish(due, deliveryAttempt, DEAD, Tuple.of(0, "gone"));
  }

  private Uni<Void> finish(
      DueDelivery due, DeliveryAttempt deliveryAttempt, String statement, Tuple more) {
    Tuple values = values(due, deliveryAttempt);
    for (int i = 0; i < more.size(); i++) {
      values.addValue(more.getValue(i));
    }
    return pool.withTransaction(
        connection ->
            connection
                .preparedQuery(DeliverySql.LOCK)
                .execute(Tuple.of(due.webhook()))
                .chain(() -> connection.preparedQuery(statement).execute(values))
                .chain(rows -> killedIfDisabled(connection, due, rows.iterator().next())));
  }

  private static Uni<Void> killedIfDisabled(SqlConnection connection, DueDelivery due, Row counts) {
    return counts.getLong("disabled") == 0
        ? Uni.createFrom().voidItem()
        : connection
            .preparedQuery(DeliverySql.KILL_OPEN.replace(":webhook", "$1"))
            .execute(Tuple.of(due.webhook()))
            .replaceWithVoid();
  }

  private static Tuple values(DueDelivery due, DeliveryAttempt deliveryAttempt) {
    return Tuple.tuple()
        .addString(due.webhook())
        .addInteger(due.number())
        .addString(due.lease())
        .addOffsetDateTime(deliveryAttempt.at().atOffset(ZoneOffset.UTC))
        .addInteger(deliveryAttempt.status())
        .addInteger(deliveryAttempt.milliseconds())
        .addString(deliveryAttempt.error());
  }

  /**
   * Looks at a row again once it is locked: somebody may have taken it in between. A lateral
   * subquery finds it by its key and locks no more than are taken, however the planner sees it: as
   * a plain join, each row was compared with each that is due.
   */
  private static final String TAKE =
      """
      with due as (
        select webhook, number, next_at,
          row_number() over (partition by owner order by next_at, number) as place
        from webhook_delivery
        where state = 'pending' and next_at <= now() and leased_until <= now()
          and owner <> all($1::text[])),
      taken as (
        select locked.webhook, locked.number
        from (select webhook, number from due where place <= $2::integer order by next_at) first
        cross join lateral (
          select d.webhook, d.number from webhook_delivery d
          where d.webhook = first.webhook and d.number = first.number
            and d.state = 'pending' and d.leased_until <= now()
          for update skip locked) locked
        limit $3::integer)
      update webhook_delivery d
      set lease = $4::text, leased_until = now() + $5::bigint * interval '1 millisecond'
      from taken t join webhook w on w.id = t.webhook
      where d.webhook = t.webhook and d.number = t.number
      returning d.webhook, d.number, d.id, d.owner, d.body, d.tries, d.give_up_at <= now() as last,
        d.lease, w.url, w.secret, w.former_secret, w.former_until, w.quiet
      """;

  /** The log of the attempt, and the next of the lane, where the delivery is done with. */
  private static final String LOGGED =
      """
      logged as (
        insert into webhook_attempt
          (webhook, number, attempt, at, status, milliseconds, error)
        select webhook, number, attempts, $4::timestamptz, $5::integer, $6::integer, $7::text
        from done)
      """;

  private static final String NEXT =
      """
      next as (
        update webhook_delivery n set state = 'pending', next_at = greatest(n.next_at, now())
        where (n.webhook, n.number) = (
          select q.webhook, q.number
          from webhook_delivery q join done on done.webhook = q.webhook and done.lane = q.lane
          where q.state = 'queued' order by q.number limit 1))
      """;

  private static final String MINE = "where webhook = $1 and number = $2 and lease = $3";

  private static final String DELIVERED =
      """
      with done as (
        update webhook_delivery
        set state = 'delivered', attempts = attempts + 1, tries = tries + 1, done_at = now(),
          lease = '', leased_until = 'epoch'
      """
          + MINE
          + " returning webhook, number, lane, attempts), "
          + LOGGED
          + ", "
          + NEXT
          + """
          , well as (
            update webhook w set dead_in_a_row = 0 from done
            where w.id = done.webhook and w.dead_in_a_row > 0)
          select 0::bigint as disabled
          """;

  private static final String FAILED =
      """
      with done as (
        update webhook_delivery
        set attempts = attempts + 1, tries = tries + 1, lease = '', leased_until = 'epoch',
          next_at = least(now() + $8::bigint * interval '1 millisecond',
            case when $9::boolean then 'infinity' else give_up_at end)
      """
          + MINE
          + " returning webhook, number, attempts), "
          + LOGGED
          + " select 0";

  private static final String DEAD =
      """
      with done as (
        update webhook_delivery
        set state = 'dead', reason = $7::text, attempts = attempts + 1, tries = tries + 1,
          done_at = now(), lease = '', leased_until = 'epoch'
      """
          + MINE
          + " returning webhook, number, lane, attempts), "
          + LOGGED
          + ", "
          + NEXT
          + """
          , ill as (
            update webhook w set dead_in_a_row = w.dead_in_a_row + 1,
              status = case when w.dead_in_a_row + 1 >= $8::integer then 'disabled' else w.status end,
              reason = case when w.dead_in_a_row + 1 >= $8::integer then $9::text else w.reason end
            from done where w.id = done.webhook and w.status = 'active'
            returning w.status)
          select count(*) as disabled from ill where status = 'disabled'
          """;
}
