package umpire.lobby.moderation;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import umpire.chassis.common.TimeOrderedIds;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.matchmaking.Page;
import umpire.lobby.matchmaking.Restrictions;

/** Warnings and bans, and what their accounts say against them. */
@ApplicationScoped
public class Sanctions {
  private static final String ADD =
      """
      insert into moderation_sanction
        (id, account, kind, areas, reason, report, issued_at, ends_at, appeal, answer, lifted)
      values ($1, $2, $3, $4, $5, $6, $7, $8, '', '', false)
      returning *
      """;

  private static final String OF =
      "select * from moderation_sanction where account = $1 and id < $2 order by id desc limit $3";

  private static final String APPEALED =
      """
      select * from moderation_sanction
      where appealed_at is not null and decided_at is null and id < $1
      order by id desc limit $2
      """;

  /** Of several, the one that lasts longest. */
  private static final String BAN =
      """
      select * from moderation_sanction
      where account = any ($1) and kind = 'ban' and not lifted and $2 = any (areas)
        and (ends_at is null or ends_at > $3)
      order by ends_at desc nulls first limit 1
      """;

  private static final String LOCKED = "select * from moderation_sanction where id = $1 for update";

  private static final String APPEAL =
      """
      update moderation_sanction set appeal = $2, appealed_at = $3 where id = $1 returning *
      """;

  private static final String DECIDE =
      """
      update moderation_sanction set answer = $2, decided_at = $3, lifted = $4 where id = $1
      returning *
      """;

  private final Pool pool;
  private final Accounts accounts;
  private final Reports reports;
  private final Clock clock;

  Sanctions(Pool pool, Accounts accounts, Reports reports, Clock clock) {
    this.pool = pool;
    this.accounts = accounts;
    this.reports = reports;
    this.clock = clock;
  }

  /**
   * What is to be issued.
   *
   * @param areas of a ban; empty for a warning
   * @param report that it answers; empty for none
   * @param endsAt of a ban; empty where it lasts until it is lifted
   */
  public record Order(
      String account,
      Sanction.Kind kind,
      List<Restrictions.Area> areas,
      String reason,
      String report,
      Optional<Instant> endsAt) {
    public Order {
      areas = List.copyOf(areas);
    }
  }

  /**
   * Issues a sanction, and upholds the report that it answers. 400 at {@code /account} where there
   * is no such account, 404 or 409 for the report as {@link Reports#decide} says.
   */
  public Uni<Sanction> issue(String administrator, Order order) {
    return accounts
        .of(order.account())
        .map(
            found ->
                found.orElseThrow(
                    () -> Problem.malformed("/account", "there is no such account").asException()))
        .chain(() -> pool.withTransaction(sql -> issue(sql, administrator, order)));
  }

  private Uni<Sanction> issue(SqlClient sql, String administrator, Order order) {
    Uni<?> report =
        order.report().isEmpty()
            ? Uni.createFrom().voidItem()
            : reports
                .decide(sql, order.report(), true, "")
                .invoke(decided -> requireOf(decided, order.account()));
    String act = order.kind() == Sanction.Kind.BAN ? Acts.BAN : Acts.WARN;
    return report
        .chain(() -> sql.preparedQuery(ADD).execute(row(order)))
        .map(Sanctions::first)
        .call(added -> Acts.record(sql, clock, administrator, order.account(), act, added.id()));
  }

  private static void requireOf(Report report, String account) {
    if (!report.account().equals(account)) {
      throw Problem.malformed("/report", "a report of this account").asException();
    }
  }

  private Tuple row(Order order) {
    return Tuple.tuple()
        .addString(TimeOrderedIds.fresh(clock).toString())
        .addString(order.account())
        .addString(order.kind().word())
        .addArrayOfString(
            order.areas().stream().map(Restrictions.Area::word).toArray(String[]::new))
        .addString(order.reason())
        .addString(order.report())
        .addOffsetDateTime(Timestamps.at(clock.instant()))
        .addOffsetDateTime(Timestamps.at(order.endsAt()));
  }

  /** An account's own, the newest first. */
  public Uni<Page<Sanction>> of(String account, String cursor) {
    return read(OF, Tuple.of(account, Page.before(cursor), Page.READ));
  }

  /** Those whose appeal waits for an answer, the newest first. */
  public Uni<Page<Sanction>> appealed(String cursor) {
    return read(APPEALED, Tuple.of(Page.before(cursor), Page.READ));
  }

  private Uni<Page<Sanction>> read(String statement, Tuple values) {
    return pool.preparedQuery(statement)
        .execute(values)
        .map(
            rows ->
                Page.of(
                    StreamSupport.stream(rows.spliterator(), false).map(Sanction::of).toList(),
                    Sanction::id));
  }

  /** The ban that keeps one of these accounts out of an area now. */
  Uni<Optional<Sanction>> ban(Collection<String> of, Restrictions.Area area) {
    return pool.preparedQuery(BAN)
        .execute(
            Tuple.tuple()
                .addArrayOfString(of.toArray(String[]::new))
                .addString(area.word())
                .addOffsetDateTime(Timestamps.at(clock.instant())))
        .map(rows -> rows.size() == 0 ? Optional.empty() : Optional.of(first(rows)));
  }

  /**
   * An account says what it has against a sanction, once. 404 where it has none of this id, 409
   * {@code appealed} the second time, {@code not-in-force} after its end.
   */
  public Uni<Sanction> appeal(String account, String id, String text) {
    return pool.withTransaction(
        sql ->
            held(sql, id)
                .invoke(
                    sanction -> {
                      if (!sanction.account().equals(account)) {
                        throw Problem.notFound().asException();
                      }
                      requireInForce(sanction);
                      if (sanction.appealedAt().isPresent()) {
                        throw Problem.conflict("appealed", "Appealed", "One appeal is heard.")
                            .asException();
                      }
                    })
                .chain(
                    () ->
                        sql.preparedQuery(APPEAL)
                            .execute(Tuple.of(id, text, Timestamps.at(clock.instant()))))
                .map(Sanctions::first));
  }

  /**
   * Answers the appeal, or lifts a sanction without one. 404 where there is none, 409 {@code
   * not-in-force} after its end, {@code no-appeal} where there is nothing to uphold it against.
   */
  public Uni<Sanction> decide(String administrator, String id, boolean lift, String answer) {
    String act = lift ? Acts.LIFT : Acts.UPHOLD;
    return pool.withTransaction(
        sql ->
            held(sql, id)
                .invoke(
                    sanction -> {
                      requireInForce(sanction);
                      boolean waits =
                          sanction.appealedAt().isPresent() && sanction.decidedAt().isEmpty();
                      if (!lift && !waits) {
                        throw Problem.conflict("no-appeal", "No appeal", "No appeal waits.")
                            .asException();
                      }
                    })
                .chain(
                    () ->
                        sql.preparedQuery(DECIDE)
                            .execute(Tuple.of(id, answer, Timestamps.at(clock.instant()), lift)))
                .map(Sanctions::first)
                .call(
                    sanction ->
                        Acts.record(sql, clock, administrator, sanction.account(), act, id)));
  }

  private static Uni<Sanction> held(SqlClient sql, String id) {
    return sql.preparedQuery(LOCKED)
        .execute(Tuple.of(id))
        .map(
            rows -> {
              if (rows.size() == 0) {
                throw Problem.notFound().asException();
              }
              return first(rows);
            });
  }

  private void requireInForce(Sanction sanction) {
    String status = sanction.status(clock.instant());
    if (!status.equals("in-force")) {
      throw notInForce(status);
    }
  }

  private static ProblemException notInForce(String status) {
    return Problem.conflict("not-in-force", "Not in force", "It is " + status + ".").asException();
  }

  private static Sanction first(RowSet<Row> rows) {
    return Sanction.of(rows.iterator().next());
  }
}
