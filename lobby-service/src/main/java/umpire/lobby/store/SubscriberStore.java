package umpire.lobby.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Takes a message of a match in: in one transaction, once, whoever is to hear of it. */
@ApplicationScoped
public class SubscriberStore {
  private final Pool pool;
  private final Duration giveUpAfter;

  SubscriberStore(
      Pool pool, @ConfigProperty(name = "umpire.webhooks.give-up-after") Duration giveUpAfter) {
    this.pool = pool;
    this.giveUpAfter = giveUpAfter;
  }

  /**
   * What anybody wants to hear of.
   *
   * @param match its id, or empty for all in which the owner has a seat
   * @param owner the id of an account
   */
  public record Interest(String match, String owner) {}

  /** Who wants to hear of any of these matches, or of all matches of any of these accounts. */
  public Uni<List<Interest>> interests(Collection<String> matches, Collection<String> accounts) {
    return pool.preparedQuery(INTERESTS)
        .execute(Tuple.of(array(matches), array(accounts)))
        .map(
            rows ->
                DeliverySql.stream(rows)
                    .map(row -> new Interest(row.getString(0), row.getString(1)))
                    .toList());
  }

  /** The names of these accounts by their ids; an account that is not known has none. */
  public Uni<Map<String, String>> names(Collection<String> accounts) {
    return pool.preparedQuery("select id, name from account where id = any($1::text[])")
        .execute(Tuple.of(array(accounts)))
        .map(
            rows ->
                DeliverySql.stream(rows)
                    .collect(Collectors.toMap(row -> row.getString(0), row -> row.getString(1))));
  }

  /**
   * Makes the deliveries of one message; a webhook that has heard of this revision is left out, so
   * that the message may come as often as it likes.
   *
   * @param telling what each is told; it sees them while nobody else changes them
   * @return how many deliveries were made
   */
  public Uni<Integer> take(
      String match,
      int revision,
      Collection<String> accounts,
      Function<List<Subscriber>, List<Told>> telling) {
    return pool.withTransaction(
        connection ->
            locked(connection, match, accounts)
                .chain(rows -> withCourses(connection, match, rows))
                .map(all -> all.stream().filter(one -> one.revision() < revision).toList())
                .chain(
                    due ->
                        due.isEmpty()
                            ? Uni.createFrom().item(0)
                            : put(connection, match, revision, telling.apply(due))));
  }

  private static Uni<List<Row>> locked(
      SqlConnection connection, String match, Collection<String> accounts) {
    return connection
        .preparedQuery(SUBSCRIBERS)
        .execute(Tuple.of(match, array(accounts)))
        .map(rows -> DeliverySql.stream(rows).toList());
  }

  /** A statement of its own: what it reads was written by whoever held the lock before. */
  private static Uni<List<Subscriber>> withCourses(
      SqlConnection connection, String match, List<Row> webhooks) {
    String[] ids = webhooks.stream().map(row -> row.getString("id")).toArray(String[]::new);
    return connection
        .preparedQuery(HEARD)
        .execute(Tuple.of(match, ids))
        .map(
            rows ->
                DeliverySql.stream(rows)
                    .collect(
                        Collectors.toMap(row -> row.getString("webhook"), Function.identity())))
        .map(heard -> webhooks.stream().map(row -> subscriber(row, heard)).toList());
  }

  private static Subscriber subscriber(Row row, Map<String, Row> heard) {
    String id = row.getString("id");
    Optional<Row> course = Optional.ofNullable(heard.get(id));
    return new Subscriber(
        id,
        row.getString("owner"),
        row.getString("format"),
        row.getString("events"),
        row.getBoolean("own_turns"),
        row.getString("mentions"),
        row.getInteger("last_delivery"),
        course.map(one -> one.getInteger("revision")).orElse(0),
        course.map(one -> one.getString("waiting")).orElse(""));
  }

  private Uni<Integer> put(SqlConnection connection, String match, int revision, List<Told> told) {
    List<Of> all =
        told.stream()
            .flatMap(one -> one.deliveries().stream().map(made -> new Of(one.webhook(), made)))
            .toList();
    Tuple courses =
        Tuple.of(match, revision)
            .addArrayOfString(told.stream().map(Told::webhook).toArray(String[]::new))
            .addArrayOfString(told.stream().map(Told::waiting).toArray(String[]::new));
    Tuple deliveries =
        Tuple.of(match, giveUpAfter.toMillis())
            .addArrayOfString(all.stream().map(Of::webhook).toArray(String[]::new))
            .addArrayOfInteger(all.stream().map(of -> of.made().number()).toArray(Integer[]::new))
            .addArrayOfString(all.stream().map(of -> of.made().id()).toArray(String[]::new))
            .addArrayOfString(all.stream().map(of -> of.made().type()).toArray(String[]::new))
            .addArrayOfString(all.stream().map(of -> of.made().body()).toArray(String[]::new))
            .addArrayOfString(all.stream().map(of -> of.made().fault()).toArray(String[]::new));
    Uni<Void> heard = connection.preparedQuery(COURSES).execute(courses).replaceWithVoid();
    return all.isEmpty()
        ? heard.replaceWith(0)
        : heard.chain(
            () ->
                connection
                    .preparedQuery(DELIVERIES)
                    .execute(deliveries)
                    .replaceWith(all.size()));
  }

  /** A delivery of a webhook. */
  private record Of(String webhook, NewDelivery made) {}

  private static String[] array(Collection<String> texts) {
    return texts.toArray(String[]::new);
  }

  private static final String INTERESTS =
      """
      select distinct match, owner from webhook
      where status = 'active'
        and (match = any($1::text[]) or (match = '' and owner = any($2::text[])))
      """;

  private static final String SUBSCRIBERS =
      """
      select id, owner, format, events, own_turns, mentions, last_delivery from webhook
      where status = 'active' and (match = $1 or (match = '' and owner = any($2::text[])))
      order by id
      for update
      """;

  private static final String HEARD =
      """
      select webhook, revision, waiting from webhook_course
      where match = $1 and webhook = any($2::text[])
      """;

  private static final String COURSES =
      """
      insert into webhook_course (webhook, match, revision, waiting)
      select t.webhook, $1::text, $2::integer, t.waiting
      from unnest($3::text[], $4::text[]) as t (webhook, waiting)
      on conflict (webhook, match) do update
        set revision = excluded.revision, waiting = excluded.waiting
      """;

  /** Behind whatever of the lane is not done with, in this message or before it. */
  private static final String DELIVERIES =
      """
      with made as (
        select m.*, m.fault = '' and (
            exists (select from webhook_delivery d where d.webhook = m.webhook and d.lane = $1::text
              and d.state in ('queued', 'pending'))
            or row_number() over (partition by m.webhook, m.fault = '' order by m.number) > 1)
          as behind
        from unnest($3::text[], $4::integer[], $5::text[], $6::text[], $7::text[], $8::text[])
          as m (webhook, number, id, type, body, fault)),
      counted as (
        update webhook w set last_delivery = n.last
        from (select webhook, max(number) as last from made group by webhook) n
        where w.id = n.webhook
        returning w.id, w.owner)
      insert into webhook_delivery
        (webhook, number, id, owner, type, match, lane, body, state, reason, attempts, tries,
         next_at, lease, leased_until, made_at, give_up_at, done_at)
      select m.webhook, m.number, m.id, c.owner, m.type, $1::text, $1::text, m.body,
        case when m.fault <> '' then 'dead' when m.behind then 'queued' else 'pending' end,
        m.fault, 0, 0, now(), '', 'epoch', now(), now() + $2::bigint * interval '1 millisecond',
        case when m.fault <> '' then now() end
      from made m join counted c on c.id = m.webhook
      """;
}
