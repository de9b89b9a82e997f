package umpire.lobby.tournaments.news;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.webhooks.Announcements;

/**
 * Tells webhooks what happened in tournaments. How far each was told is written in the transaction
 * that makes its deliveries, and its row is locked: so each is told everything once, however many
 * instances tell. A webhook that cannot be told waits by itself.
 */
@ApplicationScoped
class WebhookTelling implements Telling {
  private static final String DUE =
      """
      select w.tournament, w.webhook, w.told
      from tournament_webhook w join tournament t on t.id = w.tournament
      where w.told < t.version and w.retry_at <= now()
      order by w.tournament, w.webhook limit 1
      for update of w skip locked
      """;

  private static final String TOLD =
      """
      update tournament_webhook set told = $3, attempts = 0, retry_at = 'epoch'
      where tournament = $1 and webhook = $2
      """;

  private static final String POSTPONE =
      """
      update tournament_webhook set attempts = attempts + 1, retry_at = now() + %s
      where tournament = $1 and webhook = $2
      """
          .formatted(FailedTelling.PAUSE.formatted("attempts"));

  private final Pool pool;
  private final NewsReader reader;
  private final Announcements announcements;

  WebhookTelling(Pool pool, NewsReader reader, Announcements announcements) {
    this.pool = pool;
    this.reader = reader;
    this.announcements = announcements;
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
                                : tell(sql, rows.iterator().next()).replaceWith(true))),
        pool,
        POSTPONE);
  }

  private Uni<Void> tell(SqlConnection sql, Row due) {
    String tournament = due.getString("tournament");
    String webhook = due.getString("webhook");
    return Uni.createFrom()
        .deferred(() -> tell(sql, tournament, webhook, due.getLong("told")))
        .onFailure()
        .transform(failure -> new FailedTelling(Tuple.of(tournament, webhook), failure));
  }

  private Uni<Void> tell(SqlConnection sql, String tournament, String webhook, long told) {
    return reader
        .after(tournament, told)
        .call(
            page ->
                announcements.add(
                    sql,
                    webhook,
                    tournament,
                    page.items().stream()
                        .map(
                            one ->
                                new Announcements.News(
                                    one.type(), one.at(), one.data(), one.text()))
                        .toList()))
        .chain(
            page ->
                sql.preparedQuery(TOLD)
                    .execute(Tuple.of(tournament, webhook, page.upTo()))
                    .replaceWithVoid());
  }
}
