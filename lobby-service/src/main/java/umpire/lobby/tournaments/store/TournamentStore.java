package umpire.lobby.tournaments.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.StreamSupport;
import umpire.chassis.http.Problem;
import umpire.lobby.tournaments.plan.TournamentForm;

/** The rows of {@code tournament}, and acts on them. */
@ApplicationScoped
public class TournamentStore {
  private static final String ADD =
      """
      insert into tournament (id, version, status, host, game, scenario, plan, seats, seed, created_at, name)
      values ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      """;

  /** Two requests at once do not both find room for the last one. */
  private static final String ALONE =
      "select pg_advisory_xact_lock(hashtextextended('tournaments of ' || $1, 0))";

  private static final String OPEN =
      """
      select count(*) from tournament
      where host = $1 and status not in ('finished', 'cancelled')
      """;

  private static final String FIRST_STAFF =
      "insert into tournament_staff (tournament, account, name, role) values ($1, $2, $3, 'host')";

  private static final String CREATED =
      """
      insert into tournament_act (tournament, number, at, account, name, act, detail)
      values ($1, 1, $2, $3, $4, 'create', '{}')
      """;

  private static final String SHOWN =
      """
      select * from tournament
      where status <> 'draft' and ($1 = '' or game = $1) and ($2 = '' or status = $2) and id < $3
      order by id desc limit $4
      """;

  private static final String STAFFED =
      """
      select * from tournament
      where id in (select tournament from tournament_staff where account = $1)
        and ($2 = '' or game = $2) and ($3 = '' or status = $3) and id < $4
      order by id desc limit $5
      """;

  private static final String SCHEDULED =
      """
      select * from tournament where due_at <= $1 and id <> all ($2)
      order by due_at limit 1 for update skip locked
      """;

  private final Pool pool;
  private final ObjectMapper json;
  private final Clock clock;

  TournamentStore(Pool pool, ObjectMapper json, Clock clock) {
    this.pool = pool;
    this.json = json;
    this.clock = clock;
  }

  /**
   * Stores a new tournament; whoever makes it is its host.
   *
   * @param most that a host has at once
   * @return false, and nothing is stored, where they have so many that are not over
   */
  public Uni<Boolean> add(TournamentRow row, Actor host, int most) {
    return pool.withTransaction(
        sql ->
            sql.preparedQuery(ALONE)
                .execute(Tuple.of(row.host()))
                .chain(() -> sql.preparedQuery(OPEN).execute(Tuple.of(row.host())))
                .chain(
                    rows ->
                        rows.iterator().next().getLong(0) >= most
                            ? Uni.createFrom().item(false)
                            : add(sql, row, host).replaceWith(true)));
  }

  private Uni<Void> add(SqlConnection sql, TournamentRow row, Actor host) {
    return sql.preparedQuery(ADD)
        .execute(tuple(row))
        .chain(
            () ->
                sql.preparedQuery(FIRST_STAFF)
                    .execute(Tuple.of(row.id(), host.account(), host.name())))
        .chain(
            () ->
                sql.preparedQuery(CREATED)
                    .execute(Tuple.of(row.id(), at(row.createdAt()), host.account(), host.name())))
        .replaceWithVoid();
  }

  private Tuple tuple(TournamentRow row) {
    return Tuple.tuple()
        .addString(row.id())
        .addString(row.status().word())
        .addString(row.host())
        .addString(row.form().game())
        .addString(row.form().scenario())
        .addString(text(row.form()))
        .addArrayOfString(row.seats().toArray(String[]::new))
        .addString(row.seed())
        .addOffsetDateTime(at(row.createdAt()))
        .addString(row.form().name());
  }

  /** A plan as it is stored. */
  public String text(TournamentForm form) {
    try {
      return json.writeValueAsString(form);
    } catch (JsonProcessingException unwritable) {
      throw new IllegalStateException("a form of our own", unwritable);
    }
  }

  private static OffsetDateTime at(Instant instant) {
    return instant.atOffset(ZoneOffset.UTC);
  }

  /** The tournament of this id. */
  public Uni<Optional<TournamentRow>> find(String id) {
    return pool.preparedQuery("select * from tournament where id = $1")
        .execute(Tuple.of(id))
        .map(rows -> rows(rows).stream().findFirst());
  }

  /** Those that everybody may see, before an id, the newest first. */
  public Uni<List<TournamentRow>> shown(String game, String status, String before, int most) {
    return pool.preparedQuery(SHOWN).execute(Tuple.of(game, status, before, most)).map(this::rows);
  }

  /** Those that an account has on its hands as staff. */
  public Uni<List<TournamentRow>> of(
      String account, String game, String status, String before, int most) {
    return pool.preparedQuery(STAFFED)
        .execute(Tuple.of(account, game, status, before, most))
        .map(this::rows);
  }

  /**
   * Acts on a tournament while nobody else does, in one transaction; 404 where there is none.
   * Whatever fails leaves everything as it was.
   */
  public <T> Uni<T> act(String id, Function<Held, Uni<T>> act) {
    return pool.withTransaction(
        sql ->
            sql.preparedQuery("select * from tournament where id = $1 for update")
                .execute(Tuple.of(id))
                .map(
                    rows ->
                        rows(rows).stream()
                            .findFirst()
                            .orElseThrow(() -> Problem.notFound().asException()))
                .chain(row -> act.apply(held(sql, row))));
  }

  /**
   * Acts on a running tournament that is due, unless somebody else does; what is due of it has to
   * be read again within the act.
   *
   * @param due a query of ids of tournaments, whose first parameter is the moment
   * @param seen ids of those that are left out; the one that is acted on is added
   * @return whether there was one
   */
  Uni<Boolean> actOnDue(String due, Instant now, Set<String> seen, Function<Held, Uni<Void>> act) {
    return actOnFirst(
        """
        select * from tournament where status = 'running' and id <> all ($2) and id in (%s)
        limit 1 for update skip locked
        """
            .formatted(due),
        now,
        seen,
        act);
  }

  /** The same on one that is to move on by the clock. */
  public Uni<Boolean> actOnScheduled(Instant now, Set<String> seen, Function<Held, Uni<Void>> act) {
    return actOnFirst(SCHEDULED, now, seen, act);
  }

  private Uni<Boolean> actOnFirst(
      String query, Instant now, Set<String> seen, Function<Held, Uni<Void>> act) {
    return pool.withTransaction(
        sql ->
            sql.preparedQuery(query)
                .execute(Tuple.of(at(now)).addArrayOfString(seen.toArray(String[]::new)))
                .map(rows -> rows(rows).stream().findFirst())
                .chain(
                    found ->
                        found
                            .map(
                                row -> {
                                  seen.add(row.id());
                                  return act.apply(held(sql, row)).replaceWith(true);
                                })
                            .orElseGet(() -> Uni.createFrom().item(false))));
  }

  private Held held(SqlConnection sql, TournamentRow row) {
    return new Held(sql, row, clock.instant().truncatedTo(ChronoUnit.MICROS));
  }

  /** The row as it is now within an act. */
  public Uni<TournamentRow> reread(Held held) {
    return held.sql()
        .preparedQuery("select * from tournament where id = $1")
        .execute(Tuple.of(held.row().id()))
        .map(rows -> rows(rows).getFirst());
  }

  private List<TournamentRow> rows(RowSet<Row> rows) {
    return StreamSupport.stream(rows.spliterator(), false).map(this::row).toList();
  }

  private TournamentRow row(Row row) {
    try {
      return new TournamentRow(
          row.getString("id"),
          row.getLong("version"),
          Status.of(row.getString("status")),
          row.getString("host"),
          json.readValue(row.getString("plan"), TournamentForm.class),
          List.of(row.getArrayOfStrings("seats")),
          row.getString("seed"),
          row.get(OffsetDateTime.class, "created_at").toInstant(),
          row.getBoolean("on_hold"));
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException("JSON of our own", unreadable);
    }
  }
}
