package umpire.lobby.tournaments.bulk;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.StreamSupport;
import umpire.chassis.http.Problem;
import umpire.lobby.outbox.Outbox;
import umpire.lobby.outbox.OutboxRow;
import umpire.lobby.tournaments.state.PairedMatch;

/** The rows of {@code bulk} and {@code bulk_match}. */
@ApplicationScoped
class BulkStore {
  private static final String ADD =
      """
      insert into bulk (id, host, request, digest, version, game, created_at, webhook)
      values ($1, $2, $3, $4, 1, $5, $6, $7)
      on conflict (host, request) do nothing
      """;

  private static final String ADD_MATCHES =
      """
      insert into bulk_match
        (match, bulk, place, host, name, scenario, players, status, scores, words, decided)
      select match, $1, place, $2, name, scenario, players, 'opening', '{}', '', 0
      from unnest($3::text[], $4::int[], $5::text[], $6::text[], $7::text[])
        as new (match, place, name, scenario, players)
      """;

  private static final String UNFINISHED =
      "select count(*)::int from bulk_match where host = $1 and status in ('opening', 'open')";

  private static final String LIST =
      """
      select b.*, c.* from (
        select * from bulk where host = $1 and id < $2 order by id desc limit $3) b
      cross join lateral (
        select count(*) filter (where status = 'opening')::int as opening,
          count(*) filter (where status = 'open')::int as open,
          count(*) filter (where status = 'over')::int as over,
          count(*) filter (where status = 'refused')::int as refused
        from bulk_match where bulk = b.id) c
      order by b.id desc
      """;

  private final Pool pool;
  private final ObjectMapper json;

  BulkStore(Pool pool, ObjectMapper json) {
    this.pool = pool;
    this.json = json;
  }

  /**
   * Stores a bulk and the messages that open its matches, as one; unless its host has asked for one
   * under this id, which then is the answer. 409 where more matches of the host were unfinished
   * than allowed.
   */
  Uni<Optional<Bulk>> add(Bulk bulk, int most, List<OutboxRow> messages) {
    return pool.withTransaction(
        sql ->
            sql.preparedQuery(ADD)
                .execute(
                    Tuple.tuple()
                        .addString(bulk.id())
                        .addString(bulk.host())
                        .addString(bulk.request())
                        .addString(bulk.digest())
                        .addString(bulk.game())
                        .addOffsetDateTime(bulk.createdAt().atOffset(ZoneOffset.UTC))
                        .addString(bulk.webhook()))
                .chain(
                    rows ->
                        rows.rowCount() == 0
                            ? requested(sql, bulk)
                            : room(sql, bulk, most)
                                .chain(() -> matches(sql, bulk))
                                .chain(() -> Outbox.add(sql, messages))
                                .replaceWith(Optional.empty())));
  }

  private static Uni<Void> room(SqlConnection sql, Bulk bulk, int most) {
    return sql.preparedQuery(UNFINISHED)
        .execute(Tuple.of(bulk.host()))
        .invoke(
            rows -> {
              int unfinished = rows.iterator().next().getInteger(0);
              if (unfinished + bulk.matches().size() > most) {
                throw Problem.conflict(
                        "too-many-matches",
                        "Too many matches",
                        "%d are not over; at most %d may be.".formatted(unfinished, most))
                    .asException();
              }
            })
        .replaceWithVoid();
  }

  private Uni<Void> matches(SqlConnection sql, Bulk bulk) {
    return sql.preparedQuery(ADD_MATCHES)
        .execute(
            Tuple.of(bulk.id(), bulk.host())
                .addArrayOfString(texts(bulk, one -> one.match().match()))
                .addArrayOfInteger(
                    bulk.matches().stream().map(BulkMatch::place).toArray(Integer[]::new))
                .addArrayOfString(texts(bulk, BulkMatch::name))
                .addArrayOfString(texts(bulk, BulkMatch::scenario))
                .addArrayOfString(texts(bulk, this::players)))
        .replaceWithVoid();
  }

  private static String[] texts(Bulk bulk, Function<BulkMatch, String> text) {
    return bulk.matches().stream().map(text).toArray(String[]::new);
  }

  private String players(BulkMatch match) {
    try {
      return json.writeValueAsString(match.players());
    } catch (JsonProcessingException unwritable) {
      throw new IllegalStateException("players of our own", unwritable);
    }
  }

  private Uni<Optional<Bulk>> requested(SqlConnection sql, Bulk bulk) {
    return read(
        sql,
        "select * from bulk where host = $1 and request = $2",
        Tuple.of(bulk.host(), bulk.request()));
  }

  /** The bulk of this id. */
  Uni<Optional<Bulk>> find(String id) {
    return read(pool, "select * from bulk where id = $1", Tuple.of(id));
  }

  /** Those of a host before an id, the newest first. */
  Uni<List<BulkList.LineView>> of(String host, String before, int most) {
    return pool.preparedQuery(LIST)
        .execute(Tuple.of(host, before, most))
        .map(rows -> StreamSupport.stream(rows.spliterator(), false).map(BulkStore::line).toList());
  }

  private static BulkList.LineView line(Row row) {
    return new BulkList.LineView(
        row.getString("id"),
        row.getString("request"),
        row.getLong("version"),
        row.getString("game"),
        row.get(OffsetDateTime.class, "created_at").toInstant(),
        new BulkView.CountsView(
            row.getInteger("opening"),
            row.getInteger("open"),
            row.getInteger("over"),
            row.getInteger("refused")));
  }

  private Uni<Optional<Bulk>> read(SqlClient sql, String statement, Tuple values) {
    return sql.preparedQuery(statement)
        .execute(values)
        .chain(
            rows ->
                rows.rowCount() == 0
                    ? Uni.createFrom().item(Optional.empty())
                    : whole(sql, rows.iterator().next()).map(Optional::of));
  }

  /** Its matches may be newer than the version, never older. */
  private Uni<Bulk> whole(SqlClient sql, Row row) {
    return sql.preparedQuery("select * from bulk_match where bulk = $1 order by place")
        .execute(Tuple.of(row.getString("id")))
        .map(
            matches ->
                new Bulk(
                    row.getString("id"),
                    row.getString("host"),
                    row.getString("request"),
                    row.getString("digest"),
                    row.getLong("version"),
                    row.getString("game"),
                    row.getString("webhook"),
                    row.get(OffsetDateTime.class, "created_at").toInstant(),
                    StreamSupport.stream(matches.spliterator(), false).map(this::match).toList()));
  }

  /** A match as it is stored. */
  BulkMatch match(Row row) {
    try {
      return new BulkMatch(
          row.getInteger("place"),
          row.getString("name"),
          row.getString("scenario"),
          json.readValue(row.getString("players"), new TypeReference<List<BulkPlayer>>() {}),
          new PairedMatch(
              row.getString("match"),
              1,
              row.getString("status"),
              false, // nothing of bulk depends on it
              List.of(row.getArrayOfIntegers("scores")),
              row.getString("words")));
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException("JSON of our own", unreadable);
    }
  }
}
