package umpire.lobby.tournaments.bulk;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.function.Function;
import umpire.lobby.matchmaking.MatchOutcomeListener;
import umpire.lobby.tournaments.state.EndedMatch;
import umpire.lobby.tournaments.state.MatchEndListener;
import umpire.lobby.tournaments.state.PairedMatch;
import umpire.lobby.tournaments.store.MatchEndRows;

/** What game-service says of the matches of bulks: once said, saying it again is nothing. */
@ApplicationScoped
class BulkResults implements MatchOutcomeListener, MatchEndListener {
  /** Locks the bulk, so that its versions are committed in their order. */
  private static final String HELD =
      """
      select m.*, b.version + 1 as next from bulk_match m join bulk b on b.id = m.bulk
      where m.match = $1 for update of b
      """;

  private static final String CHANGED =
      """
      with changed as (
        update bulk_match set status = $2, scores = $3, words = $4, decided = $5
        where match = $1 and status = any($6::text[])
        returning bulk)
      update bulk set version = version + 1 from changed where bulk.id = changed.bulk
      """;

  private final Pool pool;
  private final BulkStore store;

  BulkResults(Pool pool, BulkStore store) {
    this.pool = pool;
    this.store = store;
  }

  @Override
  public Uni<Void> opened(String match) {
    return change(match, (one, next) -> new Change(PairedMatch.OPEN, List.of(), "", 0));
  }

  @Override
  public Uni<Void> refused(String match, String reason) {
    return change(match, (one, next) -> new Change(PairedMatch.REFUSED, List.of(), reason, next));
  }

  @Override
  public Uni<Void> ended(EndedMatch end) {
    return change(
        end.match(),
        (one, next) ->
            new Change(
                PairedMatch.OVER,
                end.scores(one.players().stream().map(BulkPlayer::seat).toList()),
                end.level(),
                next),
        sql -> MatchEndRows.put(sql, end.match(), end.facts()));
  }

  /** What a match is from now on. */
  private record Change(String status, List<Integer> scores, String words, long decided) {
    /** Those from which it comes here. */
    String[] from() {
      return status.equals(PairedMatch.OVER)
          ? new String[] {PairedMatch.OPENING, PairedMatch.OPEN}
          : new String[] {PairedMatch.OPENING};
    }
  }

  private interface Act {
    Change on(BulkMatch match, long nextVersion);
  }

  /** Most matches are of no bulk, and no transaction begins for them. */
  private Uni<Void> change(String match, Act act) {
    return change(match, act, _ -> Uni.createFrom().voidItem());
  }

  /** The same with something more in its transaction. */
  private Uni<Void> change(String match, Act act, Function<SqlConnection, Uni<Void>> more) {
    return pool.preparedQuery("select 1 from bulk_match where match = $1")
        .execute(Tuple.of(match))
        .chain(
            rows ->
                rows.rowCount() == 0
                    ? Uni.createFrom().voidItem()
                    : pool.withTransaction(
                        sql -> changed(sql, match, act).chain(() -> more.apply(sql))));
  }

  private Uni<Void> changed(SqlConnection sql, String match, Act act) {
    return sql.preparedQuery(HELD)
        .execute(Tuple.of(match))
        .map(rows -> rows.iterator().next())
        .map(row -> act.on(store.match(row), row.getLong("next")))
        .chain(
            change ->
                sql.preparedQuery(CHANGED)
                    .execute(
                        Tuple.of(match, change.status())
                            .addArrayOfInteger(change.scores().toArray(Integer[]::new))
                            .addString(change.words())
                            .addLong(change.decided())
                            .addArrayOfString(change.from())))
        .replaceWithVoid();
  }
}
