package umpire.lobby.tournaments.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.Tuple;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.stream.StreamSupport;

/**
 * Acts on a tournament, the newest first.
 *
 * @param next the cursor of the next page, empty at the end
 */
public record ActPage(List<Act> acts, String next) {
  private static final int MOST = 100;

  private static final String READ =
      """
      select * from tournament_act where tournament = $1 and number < $2
      order by number desc limit $3
      """;

  public ActPage {
    acts = List.copyOf(acts);
  }

  /** An act; the name is empty for what followed by itself. */
  public record Act(long number, Instant at, String name, String act, JsonNode detail) {}

  /** Those before a number. */
  public static Uni<ActPage> before(
      SqlClient sql, ObjectMapper json, String tournament, long number) {
    return sql.preparedQuery(READ)
        .execute(Tuple.of(tournament, number, MOST + 1))
        .map(
            rows -> {
              List<Act> all =
                  StreamSupport.stream(rows.spliterator(), false)
                      .map(row -> act(row, json))
                      .toList();
              return all.size() <= MOST
                  ? new ActPage(all, "")
                  : new ActPage(all.subList(0, MOST), Long.toString(all.get(MOST - 1).number()));
            });
  }

  private static Act act(Row row, ObjectMapper json) {
    try {
      return new Act(
          row.getLong("number"),
          row.get(OffsetDateTime.class, "at").toInstant(),
          row.getString("name"),
          row.getString("act"),
          json.readTree(row.getString("detail")));
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException("JSON of our own", unreadable);
    }
  }
}
