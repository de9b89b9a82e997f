package umpire.lobby.outbox;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;

/** Messages that the broker does not have yet. */
@ApplicationScoped
public class Outbox {
  /** Messages that wait. */
  public static final String ROWS = "umpire.outbox.rows";

  /** How long the oldest of them has waited, in s; 0 if none waits. */
  public static final String OLDEST = "umpire.outbox.oldest.seconds";

  private static final String ADD =
      """
      insert into outbox (topic, key, message)
      select topic, key, message
      from unnest($1::text[], $2::text[], $3::text[]) with ordinality as new (topic, key, message, place)
      order by place
      """;

  private final Mutiny.SessionFactory sessions;
  private final Vertx vertx;

  Outbox(Mutiny.SessionFactory sessions, Vertx vertx) {
    this.sessions = sessions;
    this.vertx = vertx;
  }

  /**
   * Hands the oldest messages over and deletes them when that is done; of several instances each
   * takes others. A message may be handed over twice, never not at all.
   *
   * @return how many there were, at most {@code most}
   */
  public Uni<Integer> handOver(
      int most, Function<List<OutboxRow>, CompletionStage<Void>> publisher) {
    Context own = vertx.getOrCreateContext();
    return sessions.withTransaction(
        session ->
            session
                // Named one by one: a column that the row does not map is Hibernate's undoing.
                .createNativeQuery(
                    "select id, topic, key, message from outbox order by id limit :most for update skip locked",
                    OutboxRow.class)
                .setParameter("most", most)
                .getResultList()
                .call(
                    rows ->
                        rows.isEmpty()
                            ? Uni.createFrom().voidItem()
                            : Uni.createFrom()
                                .completionStage(() -> publisher.apply(rows))
                                .emitOn(command -> own.runOnContext(_ -> command.run()))
                                .chain(() -> delete(session, rows)))
                .map(List::size));
  }

  /** Adds messages in their order, in the transaction of whoever writes by the SQL client. */
  public static Uni<Void> add(SqlClient transaction, List<OutboxRow> messages) {
    return transaction
        .preparedQuery(ADD)
        .execute(
            Tuple.tuple()
                .addArrayOfString(strings(messages, OutboxRow::topic))
                .addArrayOfString(strings(messages, OutboxRow::key))
                .addArrayOfString(strings(messages, OutboxRow::message)))
        .replaceWithVoid();
  }

  private static String[] strings(List<OutboxRow> messages, Function<OutboxRow, String> part) {
    return messages.stream().map(part).toArray(String[]::new);
  }

  /** Each of these by its name. */
  public Uni<Map<String, Double>> backlog() {
    return sessions.withSession(
        session ->
            session
                .createNativeQuery(
                    """
                    select count(*),
                           coalesce(extract(epoch from clock_timestamp() - min(written_at)), 0)::float8
                    from outbox
                    """,
                    Object[].class)
                .getSingleResult()
                .map(
                    row ->
                        Map.of(
                            ROWS,
                            ((Number) row[0]).doubleValue(),
                            OLDEST,
                            ((Number) row[1]).doubleValue())));
  }

  /**
   * How long ago the oldest message was written that is not with the broker, by the database's
   * clock; zero where there is none. All that was committed before then has been published: a row
   * is gone only when the broker has its message, and none is written after its commit.
   */
  public Uni<Duration> behind() {
    return sessions.withSession(
        session ->
            session
                .createNativeQuery(
                    """
                    select coalesce(ceil(extract(epoch from statement_timestamp() - min(written_at)) * 1000), 0)
                           ::bigint
                    from outbox
                    """,
                    Long.class)
                .getSingleResult()
                .map(millis -> Duration.ofMillis(Math.max(0, millis))));
  }

  private static Uni<Integer> delete(Mutiny.Session session, List<OutboxRow> rows) {
    return session
        .createMutationQuery("delete from OutboxRow where id in :ids")
        .setParameter("ids", rows.stream().map(OutboxRow::id).toList())
        .executeUpdate();
  }
}
