package umpire.game.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Payload;
import umpire.chassis.trace.TraceContext;
import umpire.game.store.database.RowSets;
import umpire.game.store.transaction.OutboxRow;

/**
 * Questions: those that wait to be published, and those that wait for their report. What happened
 * in a match is published from its entries ({@link JournalOutbox}); what earlier builds left here
 * of that goes as well.
 */
@Singleton
public class Outbox {
  private static final String COLUMNS = "o.match, o.revision, o.topic, o.message";

  private static final String THESE =
      """
      unnest($1::uuid[], $2::integer[], $3::text[]) as p (match, revision, topic)
      where o.match = p.match and o.revision = p.revision and o.topic = p.topic
      """;

  private static final String GONE = "delete from outbox o using " + THESE;
  private static final String MARKED = "update outbox o set published = true from " + THESE;

  private final Pool pool;
  private final Duration longestPause;
  private final Duration firstPause;
  private final int mostTimes;

  Outbox(
      Pool pool,
      @ConfigProperty(name = "umpire.game.ask-again.first") Duration firstPause,
      @ConfigProperty(name = "umpire.game.ask-again.longest") Duration longestPause,
      @ConfigProperty(name = "umpire.game.ask-again.times") int mostTimes) {
    this.pool = pool;
    this.firstPause = firstPause;
    this.longestPause = longestPause;
    this.mostTimes = mostTimes;
  }

  /** What is not marked as published, in the order of each match. */
  public Uni<List<OutboxRow>> waiting(int most) {
    return pool.preparedQuery(
            "select "
                + COLUMNS
                + " from outbox o where not o.published"
                + " order by o.match, o.revision, o.ordinal limit $1")
        .execute(Tuple.of(most))
        .map(rows -> RowSets.stream(rows).map(Outbox::row).toList());
  }

  /**
   * These rows are with the broker: questions are marked and kept, for they may be asked again, all
   * others go. Where that is lost the message goes out twice, no more.
   */
  public Uni<Void> published(SqlClient connection, List<OutboxRow> rows) {
    List<OutboxRow> questions = rows.stream().filter(OutboxRow::asks).toList();
    List<OutboxRow> others = rows.stream().filter(row -> !row.asks()).toList();
    return all(connection, GONE, others).chain(() -> all(connection, MARKED, questions));
  }

  private static Uni<Void> all(SqlClient connection, String statement, List<OutboxRow> rows) {
    if (rows.isEmpty()) {
      return Uni.createFrom().voidItem();
    }
    Tuple keys =
        Tuple.tuple()
            .addArrayOfUUID(rows.stream().map(OutboxRow::match).toArray(UUID[]::new))
            .addArrayOfInteger(rows.stream().map(OutboxRow::revision).toArray(Integer[]::new))
            .addArrayOfString(
                rows.stream().map(row -> row.message().topic()).toArray(String[]::new));
    return connection.preparedQuery(statement).execute(keys).replaceWithVoid();
  }

  /** The questions whose pause is over, each counted once more and given its next pause. */
  public Uni<List<OutboxRow>> overdue() {
    return pool.preparedQuery(
            """
            update question q
            set times = q.times + 1,
                again_at = now() + least($2::bigint, $1::bigint * (2 ^ (q.times + 1))::bigint)
                  * interval '1 millisecond'
            from outbox o
            where not q.answered and q.again_at <= now() and q.times < $3
              and o.match = q.match and o.revision = q.revision and o.ordinal = q.ordinal
              and not exists (select from match m where m.id = q.match and m.stalled <> '')
            returning
            """
                + COLUMNS)
        .execute(Tuple.of(firstPause.toMillis(), longestPause.toMillis(), mostTimes))
        .map(rows -> RowSets.stream(rows).map(Outbox::row).toList());
  }

  /** A question that did not get out was not asked: without a broker no match stalls. */
  public Uni<Void> notAsked(OutboxRow question) {
    return pool.preparedQuery(
            "update question set times = greatest(0, times - 1) where match = $1 and revision = $2")
        .execute(Tuple.of(question.match(), question.revision()))
        .replaceWithVoid();
  }

  /**
   * Marks the matches whose question was asked as often as it is asked without an answer; gives
   * those it marked now, each with the reason.
   */
  public Uni<Map<UUID, String>> stallUnanswered() {
    return pool.preparedQuery(
            """
            update match m set stalled = 'question ' || q.number || ' was asked again '
              || q.times || ' times without an answer'
            from question q
            where q.match = m.id and not q.answered and q.times >= $1 and q.again_at <= now()
              and m.stalled = '' and m.status = 'playing'
            returning m.id, m.stalled
            """)
        .execute(Tuple.of(mostTimes))
        .map(
            rows ->
                RowSets.stream(rows)
                    .collect(Collectors.toMap(row -> row.getUUID(0), row -> row.getString(1))));
  }

  /** The open question of a stalled match, from now on asked again as if it were new. */
  public Uni<List<OutboxRow>> askAgain(UUID match) {
    return pool.preparedQuery(
            """
            with going as (update match set stalled = '' where id = $1 and status = 'playing')
            update question q
            set times = 0, again_at = now() + $2::bigint * interval '1 millisecond'
            from outbox o
            where q.match = $1 and not q.answered
              and o.match = q.match and o.revision = q.revision and o.ordinal = q.ordinal
            returning
            """
                + COLUMNS)
        .execute(Tuple.of(match, firstPause.toMillis()))
        .map(rows -> RowSets.stream(rows).map(Outbox::row).toList());
  }

  private static OutboxRow row(Row row) {
    UUID match = row.getUUID(0);
    Payload message = RowSets.payload(row, "message");
    return new OutboxRow(
        match,
        row.getInteger(1),
        new Outgoing(row.getString(2), match.toString(), Map.of(), message)
            .causedBy(TraceContext.inEnvelope(message.bytes())));
  }
}
