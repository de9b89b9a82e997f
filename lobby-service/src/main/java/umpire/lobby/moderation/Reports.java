package umpire.lobby.moderation;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import java.util.stream.StreamSupport;
import umpire.chassis.common.TimeOrderedIds;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.matchmaking.Page;

/** What people report, and what administrators decide of it. */
@ApplicationScoped
public class Reports {
  /** As many of one account's are open, at most. */
  public static final int MOST_OPEN = 20;

  private static final String LOCK =
      "select pg_advisory_xact_lock(hashtextextended('report ' || $1, 0))";

  private static final String OPEN_OF =
      "select count(*)::int from moderation_report where reporter = $1 and status = 'open'";

  private static final String ADD =
      """
      insert into moderation_report
        (id, reporter, account, kind, match, tournament, details, made_at, status, note)
      values ($1, $2, $3, $4, $5, $6, $7, $8, 'open', '')
      returning *
      """;

  private static final String BY =
      "select * from moderation_report where reporter = $1 and id < $2 order by id desc limit $3";

  private static final String ABOUT =
      "select * from moderation_report where account = $1 order by id desc limit $2";

  private static final String WAITING =
      "select * from moderation_report where status = 'open' and id < $1 order by id desc limit $2";

  private static final String DECIDE =
      """
      update moderation_report set status = $2, note = $3, decided_at = $4
      where id = $1 and status = 'open' returning *
      """;

  private static final String FIND = "select * from moderation_report where id = $1";

  private final Pool pool;
  private final Accounts accounts;
  private final Clock clock;

  Reports(Pool pool, Accounts accounts, Clock clock) {
    this.pool = pool;
    this.accounts = accounts;
    this.clock = clock;
  }

  /**
   * Takes a report. 400 at {@code /account} where there is no such account or it is the reporter's
   * own, 409 where so many of the reporter's are open.
   *
   * @param match empty for none
   * @param tournament empty for none
   */
  public Uni<Report> add(
      String reporter,
      String account,
      Report.Kind kind,
      String match,
      String tournament,
      String details) {
    if (reporter.equals(account)) {
      throw Problem.malformed("/account", "an account other than the caller's").asException();
    }
    Tuple row =
        Tuple.tuple()
            .addString(TimeOrderedIds.fresh(clock).toString())
            .addString(reporter)
            .addString(account)
            .addString(kind.word())
            .addString(match)
            .addString(tournament)
            .addString(details)
            .addOffsetDateTime(Timestamps.at(clock.instant()));
    return accounts
        .of(account)
        .map(
            found ->
                found.orElseThrow(
                    () -> Problem.malformed("/account", "there is no such account").asException()))
        .chain(() -> pool.withTransaction(sql -> add(sql, reporter, row)));
  }

  private static Uni<Report> add(SqlClient sql, String reporter, Tuple row) {
    return sql.preparedQuery(LOCK)
        .execute(Tuple.of(reporter))
        .chain(() -> sql.preparedQuery(OPEN_OF).execute(Tuple.of(reporter)))
        .invoke(
            rows -> {
              if (rows.iterator().next().getInteger(0) >= MOST_OPEN) {
                throw Problem.conflict(
                        "too-many-reports",
                        "Too many reports",
                        MOST_OPEN + " of yours wait already.")
                    .asException();
              }
            })
        .chain(() -> sql.preparedQuery(ADD).execute(row))
        .map(rows -> Report.of(rows.iterator().next()));
  }

  /** What an account has reported, the newest first. */
  public Uni<Page<Report>> by(String reporter, String cursor) {
    return read(BY, Tuple.of(reporter, Page.before(cursor), Page.READ));
  }

  /** What waits for a decision, the newest first. */
  public Uni<Page<Report>> waiting(String cursor) {
    return read(WAITING, Tuple.of(Page.before(cursor), Page.READ));
  }

  private Uni<Page<Report>> read(String statement, Tuple values) {
    return list(statement, values).map(rows -> Page.of(rows, Report::id));
  }

  /** What was said of an account, the newest first. */
  Uni<List<Report>> about(String account, int most) {
    return list(ABOUT, Tuple.of(account, most));
  }

  private Uni<List<Report>> list(String statement, Tuple values) {
    return pool.preparedQuery(statement)
        .execute(values)
        .map(rows -> StreamSupport.stream(rows.spliterator(), false).map(Report::of).toList());
  }

  /** Decides a report. 404 where there is none, 409 {@code decided} where somebody has. */
  public Uni<Report> decide(String administrator, String id, boolean upheld, String note) {
    return pool.withTransaction(
        sql ->
            decide(sql, id, upheld, note)
                .call(
                    report ->
                        Acts.record(
                            sql, clock, administrator, report.account(), Acts.DECIDE_REPORT, id)));
  }

  /** The same within a transaction of the caller's. */
  Uni<Report> decide(SqlClient sql, String id, boolean upheld, String note) {
    String status = upheld ? Report.UPHELD : Report.DISMISSED;
    return sql.preparedQuery(DECIDE)
        .execute(Tuple.of(id, status, note, Timestamps.at(clock.instant())))
        .chain(
            rows ->
                rows.size() > 0
                    ? Uni.createFrom().item(Report.of(rows.iterator().next()))
                    : sql.preparedQuery(FIND)
                        .execute(Tuple.of(id))
                        .map(
                            found -> {
                              if (found.size() == 0) {
                                throw Problem.notFound().asException();
                              }
                              throw Problem.conflict(
                                      "decided", "Decided", "This report was decided already.")
                                  .asException();
                            }));
  }
}
