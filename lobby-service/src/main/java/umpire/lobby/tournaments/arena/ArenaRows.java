package umpire.lobby.tournaments.arena;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.Tuple;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import umpire.lobby.tournaments.store.Held;

/** The rows of arenas. */
final class ArenaRows {
  /**
   * Arenas in which two are ready, and those whose window has passed, if something is left to do.
   */
  static final String DUE =
      """
      select tournament from tournament_arena as arena
      where tournament in (select id from tournament where status = 'running') and (
        (closes_at > $1 and 2 <= (
          select count(*) from tournament_arena_ready as ready
          where ready.tournament = arena.tournament))
        or (closes_at <= $1 and (
          exists (
            select 1 from tournament_arena_ready as ready
            where ready.tournament = arena.tournament)
          or not exists (
            select 1 from tournament_board as board
            where board.tournament = arena.tournament and board.points is null))))
      """;

  private static final String PLAYS =
      """
      select 1 from tournament_board
      where tournament = $1 and points is null and $2 = any (seats) limit 1
      """;

  private static final String OPEN =
      "select 1 from tournament_board where tournament = $1 and points is null limit 1";

  private ArenaRows() {}

  /** An arena that begins now. */
  static Uni<Void> create(Held held, Instant closes) {
    return held.update(
            "insert into tournament_arena (tournament, closes_at) values ($1, $2)",
            closes.atOffset(ZoneOffset.UTC))
        .replaceWithVoid();
  }

  /** Until when entrants are paired; empty before the start. */
  static Uni<Optional<Instant>> closes(SqlClient sql, String tournament) {
    return sql.preparedQuery("select closes_at from tournament_arena where tournament = $1")
        .execute(Tuple.of(tournament))
        .map(
            rows ->
                StreamSupport.stream(rows.spliterator(), false)
                    .map(row -> row.get(OffsetDateTime.class, "closes_at").toInstant())
                    .findFirst());
  }

  /** Somebody is ready; whoever is already keeps their place in the line. */
  static Uni<Void> put(Held held, int entrant) {
    return held.update(
            """
            insert into tournament_arena_ready (tournament, entrant, ready_at) values ($1, $2, $3)
            on conflict do nothing
            """,
            entrant,
            held.at().atOffset(ZoneOffset.UTC))
        .replaceWithVoid();
  }

  /** These are not ready any more. */
  static Uni<Void> remove(Held held, List<Integer> entrants) {
    return held.update(
            "delete from tournament_arena_ready where tournament = $1 and entrant = any ($2)",
            (Object) entrants.toArray(Integer[]::new))
        .replaceWithVoid();
  }

  /** Nobody is ready any more. */
  static Uni<Void> clear(Held held) {
    return held.update("delete from tournament_arena_ready where tournament = $1")
        .replaceWithVoid();
  }

  /** Numbers of those who are ready, whoever has waited longest first. */
  static Uni<List<Integer>> ready(SqlClient sql, String tournament) {
    return sql.preparedQuery(
            """
            select entrant from tournament_arena_ready where tournament = $1
            order by ready_at, entrant
            """)
        .execute(Tuple.of(tournament))
        .map(
            rows ->
                StreamSupport.stream(rows.spliterator(), false)
                    .map(row -> row.getInteger("entrant"))
                    .toList());
  }

  /** Whether somebody has a board without a result. */
  static Uni<Boolean> plays(Held held, int entrant) {
    return held.sql()
        .preparedQuery(PLAYS)
        .execute(Tuple.of(held.row().id(), entrant))
        .map(rows -> rows.rowCount() > 0);
  }

  /** Whether any board has no result. */
  static Uni<Boolean> isPlayed(Held held) {
    return held.sql()
        .preparedQuery(OPEN)
        .execute(Tuple.of(held.row().id()))
        .map(rows -> rows.rowCount() > 0);
  }
}
