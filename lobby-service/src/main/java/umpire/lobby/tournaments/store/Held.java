package umpire.lobby.tournaments.store;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import java.time.Instant;
import java.time.ZoneOffset;

/**
 * A tournament whose row is locked, in a transaction: acts on one follow one another.
 *
 * @param sql the transaction
 * @param at when the act takes place
 */
public record Held(SqlConnection sql, TournamentRow row, Instant at) {
  private static final String RECORD =
      """
      with counted as (
        update tournament set version = version + 1 where id = $1 returning version
      )
      insert into tournament_act (tournament, number, at, account, name, act, detail)
      select $1, version, $2, $3, $4, $5, $6 from counted
      """;

  /** Writes an act down, which changes the version. */
  public Uni<Void> record(Actor actor, String act, JsonNode detail) {
    return sql.preparedQuery(RECORD)
        .execute(
            Tuple.tuple()
                .addString(row.id())
                .addOffsetDateTime(at.atOffset(ZoneOffset.UTC))
                .addString(actor.account())
                .addString(actor.name())
                .addString(act)
                .addString(detail.toString()))
        .replaceWithVoid();
  }

  /** Carries out one statement on rows of this tournament, whose id is its first parameter. */
  public Uni<Integer> update(String statement, Object... parameters) {
    Tuple tuple = Tuple.of(row.id());
    for (Object parameter : parameters) {
      tuple.addValue(parameter);
    }
    return sql.preparedQuery(statement).execute(tuple).map(rows -> rows.rowCount());
  }
}
