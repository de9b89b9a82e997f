package umpire.lobby.tournaments.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.Tuple;

/** Writes how matches ended, for their receipts. */
public final class MatchEndRows {
  private MatchEndRows() {}

  /** What a receipt says of a match, as JSON; the first time that it is told. */
  public static Uni<Void> put(SqlClient transaction, String match, String facts) {
    return transaction
        .preparedQuery(
            "insert into tournament_match_end (match, facts) values ($1, $2) on conflict do nothing")
        .execute(Tuple.of(match, facts))
        .replaceWithVoid();
  }
}
