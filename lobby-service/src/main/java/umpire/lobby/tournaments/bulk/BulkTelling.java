package umpire.lobby.tournaments.bulk;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import umpire.lobby.tournaments.news.FailedTelling;
import umpire.lobby.tournaments.news.Telling;
import umpire.lobby.tournaments.state.PairedMatch;
import umpire.lobby.webhooks.Announcements;

/**
 * Tells the webhook of a bulk how its matches ended. How far it was told is written in the
 * transaction that makes the deliveries, and the bulk is locked meanwhile. A bulk that cannot be
 * told waits by itself.
 */
@ApplicationScoped
class BulkTelling implements Telling {
  private static final String RESULT = "bulk.result";
  private static final int MOST = 100;

  private static final String DUE =
      """
      select * from bulk where webhook <> '' and told < version and telling_retry_at <= now()
      order by id limit 1 for update skip locked
      """;

  private static final String DECIDED =
      """
      select m.*, (select count(*)::int from bulk_match l
          where l.bulk = $1 and (l.decided = 0 or l.decided > m.decided)) as undecided
      from bulk_match m where m.bulk = $1 and m.decided > $2
      order by m.decided limit $3
      """;

  private static final String TOLD =
      """
      update bulk set told = $2, telling_attempts = 0, telling_retry_at = 'epoch' where id = $1
      """;

  private static final String POSTPONE =
      """
      update bulk set telling_attempts = telling_attempts + 1, telling_retry_at = now() + %s
      where id = $1
      """
          .formatted(FailedTelling.PAUSE.formatted("telling_attempts"));

  private final Pool pool;
  private final BulkStore store;
  private final Announcements announcements;
  private final Clock clock;

  BulkTelling(Pool pool, BulkStore store, Announcements announcements, Clock clock) {
    this.pool = pool;
    this.store = store;
    this.announcements = announcements;
    this.clock = clock;
  }

  @Override
  public Uni<Boolean> next() {
    return FailedTelling.postponed(
        pool.withTransaction(
            sql ->
                sql.preparedQuery(DUE)
                    .execute()
                    .chain(
                        rows ->
                            rows.rowCount() == 0
                                ? Uni.createFrom().item(false)
                                : tellOne(sql, rows.iterator().next()).replaceWith(true))),
        pool,
        POSTPONE);
  }

  private Uni<Void> tellOne(SqlConnection sql, Row bulk) {
    return Uni.createFrom()
        .deferred(() -> tell(sql, bulk))
        .onFailure()
        .transform(failure -> new FailedTelling(Tuple.of(bulk.getString("id")), failure));
  }

  private Uni<Void> tell(SqlConnection sql, Row bulk) {
    return sql.preparedQuery(DECIDED)
        .execute(Tuple.of(bulk.getString("id"), bulk.getLong("told"), MOST))
        .map(rows -> StreamSupport.stream(rows.spliterator(), false).toList())
        .call(
            rows ->
                announcements.add(
                    sql,
                    bulk.getString("webhook"),
                    bulk.getString("id"),
                    rows.stream().map(row -> news(bulk, row)).toList()))
        .chain(
            rows ->
                sql.preparedQuery(TOLD)
                    .execute(
                        Tuple.of(
                            bulk.getString("id"),
                            rows.size() < MOST
                                ? bulk.getLong("version")
                                : rows.getLast().getLong("decided")))
                    .replaceWithVoid());
  }

  private Announcements.News news(Row bulk, Row row) {
    BulkMatch one = store.match(row);
    Instant now = clock.instant();
    PairedMatch match = one.match();
    boolean over = match.status().equals(PairedMatch.OVER);
    ObjectNode data =
        JsonNodeFactory.instance
            .objectNode()
            .put("bulk", bulk.getString("id"))
            .put("request", bulk.getString("request"))
            .put("place", one.place())
            .put("match", match.match())
            .put("status", match.status())
            .put(over ? "level" : "reason", match.words())
            .put("undecided", row.getInteger("undecided"));
    if (!one.name().isEmpty()) {
      data.put("name", one.name());
    }
    ArrayNode players = data.putArray("players");
    for (int seat = 0; seat < one.players().size(); seat++) {
      BulkPlayer player = one.players().get(seat);
      ObjectNode json =
          players
              .addObject()
              .put("seat", player.seat())
              .put("account", player.account())
              .put("name", player.name());
      if (over) {
        json.put("score", match.scores().get(seat) / 1000.0);
      }
    }
    return new Announcements.News(RESULT, now, data, sentence(bulk, one));
  }

  private static String sentence(Row bulk, BulkMatch one) {
    List<String> names = one.players().stream().map(BulkPlayer::name).toList();
    return "%s, match %d (%s): %s"
        .formatted(
            bulk.getString("request"),
            one.place(),
            names.stream().collect(Collectors.joining(" - ")),
            one.match().words());
  }
}
