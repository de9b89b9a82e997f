package umpire.lobby.webhooks.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Takes a message of a match in: in one transaction, once, whoever is to receive it. */
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
   * What anybody is subscribed to.
   *
   * @param match its id, or empty for all in which the owner has a seat
   * @param owner the id of an account
   */
  public record Interest(String match, String owner) {}

  /** Who is subscribed to any of these matches, or of all matches of any of these accounts. */
  public Uni<List<Interest>> interests(Collection<String> matches, Collection<String> accounts) {
    return pool.preparedQuery(SubscriberSql.INTERESTS)
        .execute(Tuple.of(array(matches), array(accounts)))
        .map(
            rows ->
                DeliverySql.stream(rows)
                    .map(row -> new Interest(row.getString(0), row.getString(1)))
                    .toList());
  }

  /**
   * Makes the deliveries of one message; a webhook that was sent this revision is left out, so that
   * the message may come as often as it likes.
   *
   * @param telling what each is sent; it sees them while nobody else changes them
   * @return how many deliveries were made
   */
  public Uni<Integer> take(
      String match,
      int revision,
      Collection<String> accounts,
      Function<List<Subscriber>, List<WebhookProgress>> telling) {
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

  /**
   * Makes deliveries of what is of no match, in somebody's transaction; none where the webhook is
   * disabled or gone.
   *
   * @param lane what is of one lane is delivered in its order
   * @return how many deliveries were made
   */
  public Uni<Integer> announce(
      SqlConnection connection,
      String webhook,
      String lane,
      Function<Subscriber, List<NewDelivery>> telling) {
    return connection
        .preparedQuery(SubscriberSql.NAMED)
        .execute(Tuple.of(webhook))
        .map(rows -> DeliverySql.stream(rows).toList())
        .chain(
            rows ->
                digests(connection, rows)
                    .map(
                        open -> rows.stream().map(row -> subscriber(row, Map.of(), open)).toList()))
        .map(
            found ->
                found.stream()
                    .flatMap(
                        one -> telling.apply(one).stream().map(made -> new Of(one.webhook(), made)))
                    .toList())
        .chain(all -> deliver(connection, "", lane, all));
  }

  private static Uni<List<Row>> locked(
      SqlConnection connection, String match, Collection<String> accounts) {
    return connection
        .preparedQuery(SubscriberSql.SUBSCRIBERS)
        .execute(Tuple.of(match, array(accounts)))
        .map(rows -> DeliverySql.stream(rows).toList());
  }

  /** Statements of their own: what they read was written by whoever held the lock before. */
  private static Uni<List<Subscriber>> withCourses(
      SqlConnection connection, String match, List<Row> webhooks) {
    Stream<String> all = webhooks.stream().map(SubscriberStore::id);
    return byWebhook(
            connection, SubscriberSql.PROGRESS, Tuple.of(match, all.toArray(String[]::new)))
        .chain(
            progress ->
                digests(connection, webhooks)
                    .map(
                        open ->
                            webhooks.stream()
                                .map(row -> subscriber(row, progress, open))
                                .toList()));
  }

  /** What those that collect have not sent yet; the others are not asked about. */
  private static Uni<Map<String, Row>> digests(SqlConnection connection, List<Row> webhooks) {
    String[] ids =
        webhooks.stream()
            .filter(row -> row.getInteger("digest_minutes") > 0 || !quiet(row).isEmpty())
            .map(SubscriberStore::id)
            .toArray(String[]::new);
    return ids.length == 0
        ? Uni.createFrom().item(Map.of())
        : byWebhook(connection, SubscriberSql.OPEN, Tuple.of((Object) ids));
  }

  private static Uni<Map<String, Row>> byWebhook(
      SqlConnection connection, String statement, Tuple values) {
    return connection
        .preparedQuery(statement)
        .execute(values)
        .map(
            rows ->
                DeliverySql.stream(rows)
                    .collect(
                        Collectors.toMap(
                            row -> row.getString("webhook"),
                            Function.identity(),
                            (_, newer) -> newer)));
  }

  private static String id(Row webhook) {
    return webhook.getString("id");
  }

  private static String quiet(Row webhook) {
    return webhook.getString("quiet");
  }

  private static Subscriber subscriber(
      Row row, Map<String, Row> progress, Map<String, Row> digests) {
    String id = id(row);
    Optional<Row> course = Optional.ofNullable(progress.get(id));
    Optional<Row> digest = Optional.ofNullable(digests.get(id));
    return new Subscriber(
        id,
        row.getString("owner"),
        row.getString("format"),
        row.getString("events"),
        row.getBoolean("own_turns"),
        row.getString("mentions"),
        row.getInteger("last_delivery"),
        course.map(one -> one.getInteger("revision")).orElse(0),
        course.map(one -> one.getString("waiting")).orElse(""),
        new DigestSettings(
            row.getInteger("digest_minutes"),
            quiet(row),
            digest.map(one -> one.getInteger("number")).orElse(0),
            digest.map(one -> one.getString("parts")).orElse("")));
  }

  private Uni<Integer> put(
      SqlConnection connection, String match, int revision, List<WebhookProgress> progress) {
    List<Of> all =
        progress.stream()
            .flatMap(one -> one.deliveries().stream().map(made -> new Of(one.webhook(), made)))
            .toList();
    Tuple courses =
        Tuple.of(match, revision)
            .addArrayOfString(
                progress.stream().map(WebhookProgress::webhook).toArray(String[]::new))
            .addArrayOfString(
                progress.stream().map(WebhookProgress::waiting).toArray(String[]::new));
    Uni<Void> stored =
        connection.preparedQuery(SubscriberSql.COURSES).execute(courses).replaceWithVoid();
    return stored.chain(() -> deliver(connection, match, match, all));
  }

  private Uni<Integer> deliver(SqlConnection connection, String match, String lane, List<Of> all) {
    return all.isEmpty()
        ? Uni.createFrom().item(0)
        : connection
            .preparedQuery(SubscriberSql.DELIVERIES)
            .execute(deliveries(match, all).addString(lane))
            .replaceWith(all.size());
  }

  private Tuple deliveries(String match, List<Of> all) {
    return Tuple.of(match, giveUpAfter.toMillis())
        .addArrayOfString(texts(all, Of::webhook))
        .addArrayOfInteger(all.stream().map(of -> of.made().number()).toArray(Integer[]::new))
        .addArrayOfString(texts(all, of -> of.made().id()))
        .addArrayOfString(texts(all, of -> of.made().type()))
        .addArrayOfString(texts(all, of -> of.made().body()))
        .addArrayOfString(texts(all, of -> of.made().fault()))
        .addArrayOfLong(
            all.stream()
                .map(of -> of.made().until().map(Instant::toEpochMilli).orElse(0L))
                .toArray(Long[]::new))
        .addArrayOfLong(all.stream().map(of -> of.made().hold().toMillis()).toArray(Long[]::new))
        .addArrayOfString(texts(all, of -> of.made().parts()));
  }

  private static String[] texts(List<Of> all, Function<Of, String> text) {
    return all.stream().map(text).toArray(String[]::new);
  }

  /** A delivery of a webhook. */
  private record Of(String webhook, NewDelivery made) {}

  private static String[] array(Collection<String> texts) {
    return texts.toArray(String[]::new);
  }
}
