package umpire.lobby.tournaments.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.Tuple;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.lobby.tournaments.state.Board;
import umpire.lobby.tournaments.state.PairedMatch;
import umpire.lobby.tournaments.state.Result;
import umpire.tournament.Bye;
import umpire.tournament.Points;

/** Writes rounds, boards and matches. */
public final class RoundRows {
  private static final String ROUND =
      """
      insert into tournament_round (tournament, number, request, opened_at, byes, bye_kinds, due_at)
      values ($1, $2, $3, $4, $5, $6, $7)
      """;

  private static final String BOARDS =
      """
      insert into tournament_board (tournament, round, number, seats, twice, how, reason)
      select $1, $2, number, string_to_array(seats, ' ')::int[], twice, '', ''
      from unnest($3::int[], $4::text[], $5::bool[]) as new (number, seats, twice)
      """;

  private static final String MATCHES =
      """
      insert into tournament_match (match, tournament, round, board, leg, status, scores, words)
      select match, $1, $2, board, leg, 'opening', '{}', ''
      from unnest($3::text[], $4::int[], $5::int[]) as new (match, board, leg)
      """;

  private static final String RESULT =
      """
      update tournament_board set points = $4, how = $5, reason = $6
      where tournament = $1 and round = $2 and number = $3
      """;

  private static final String OVER =
      """
      update tournament_match set status = 'over', scores = $3, words = $4
      where tournament = $1 and match = $2 and status <> 'over'
      """;

  private static final String ANSWERED =
      """
      update tournament_match set status = $3, words = $4
      where tournament = $1 and match = $2 and status = 'opening'
      """;

  private static final String DONE =
      """
      select number from tournament_round as round
      where tournament = $1 and number = $2 and closed_at is null and (not $3 or due_at <= $4)
        and not exists (
          select 1 from tournament_board as board
          where board.tournament = $1 and board.round = round.number and board.points is null)
      """;

  private static final String SWEPT =
      """
      update tournament_round set swept_at = $2
      where tournament = $1 and due_at <= $2 and swept_at is null and closed_at is null
      returning number
      """;

  private RoundRows() {}

  /**
   * A round that begins, with all that is in it.
   *
   * @param due its deadline, if it has one
   */
  public static Uni<Void> open(
      Held held,
      int round,
      String request,
      Optional<Instant> due,
      List<Board> boards,
      List<Bye> byes) {
    return held.sql()
        .preparedQuery(ROUND)
        .execute(
            Tuple.of(held.row().id(), round, request, held.at().atOffset(ZoneOffset.UTC))
                .addArrayOfInteger(byes.stream().map(Bye::entrant).toArray(Integer[]::new))
                .addArrayOfString(
                    byes.stream().map(bye -> bye.kind().name()).toArray(String[]::new))
                .addValue(due.map(at -> at.atOffset(ZoneOffset.UTC)).orElse(null)))
        .chain(() -> boards(held, round, boards))
        .chain(() -> matches(held, round, boards));
  }

  /** Boards that come to a round which has begun. */
  public static Uni<Void> add(Held held, int round, List<Board> boards) {
    return boards(held, round, boards).chain(() -> matches(held, round, boards));
  }

  /** The highest number of its boards, 0 where there is none. */
  public static Uni<Integer> lastBoard(Held held, int round) {
    return held.sql()
        .preparedQuery(
            """
            select coalesce(max(number), 0) from tournament_board
            where tournament = $1 and round = $2
            """)
        .execute(Tuple.of(held.row().id(), round))
        .map(rows -> rows.iterator().next().getInteger(0));
  }

  private static Uni<Void> boards(Held held, int round, List<Board> boards) {
    return held.sql()
        .preparedQuery(BOARDS)
        .execute(
            Tuple.of(held.row().id(), round)
                .addArrayOfInteger(boards.stream().map(Board::number).toArray(Integer[]::new))
                .addArrayOfString(boards.stream().map(RoundRows::seats).toArray(String[]::new))
                .addArrayOfBoolean(
                    boards.stream().map(one -> one.pairing().twice()).toArray(Boolean[]::new)))
        .replaceWithVoid();
  }

  private static String seats(Board board) {
    return board.pairing().seats().stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private static Uni<Void> matches(Held held, int round, List<Board> boards) {
    List<String> ids = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    List<Integer> legs = new ArrayList<>();
    for (Board board : boards) {
      for (PairedMatch match : board.matches()) {
        ids.add(match.match());
        numbers.add(board.number());
        legs.add(match.leg());
      }
    }
    return held.sql()
        .preparedQuery(MATCHES)
        .execute(
            Tuple.of(held.row().id(), round)
                .addArrayOfString(ids.toArray(String[]::new))
                .addArrayOfInteger(numbers.toArray(Integer[]::new))
                .addArrayOfInteger(legs.toArray(Integer[]::new)))
        .replaceWithVoid();
  }

  /** What a board counts from now on. */
  public static Uni<Void> decide(Held held, int round, int board, Result result) {
    return held.update(
            RESULT,
            round,
            board,
            result.points().stream().map(Points::thousandths).toArray(Integer[]::new),
            result.how().word(),
            result.reason())
        .replaceWithVoid();
  }

  /** The end of a match; false if it is known. */
  public static Uni<Boolean> over(Held held, String match, List<Integer> scores, String level) {
    return held.update(OVER, match, scores.toArray(Integer[]::new), level).map(rows -> rows == 1);
  }

  /** What game-service answered; false if it has answered before. */
  public static Uni<Boolean> answered(Held held, String match, String status, String reason) {
    return held.update(ANSWERED, match, status, reason).map(rows -> rows == 1);
  }

  /** The round that this id of a host's act began, if one did; none for an empty id. */
  public static Uni<Optional<Integer>> requested(Held held, String request) {
    if (request.isEmpty()) {
      return Uni.createFrom().item(Optional.empty());
    }
    return held.sql()
        .preparedQuery("select number from tournament_round where tournament = $1 and request = $2")
        .execute(Tuple.of(held.row().id(), request))
        .map(
            rows ->
                rows.rowCount() == 0
                    ? Optional.empty()
                    : Optional.of(rows.iterator().next().getInteger(0)));
  }

  /**
   * Whether a round is open and all its boards have a result.
   *
   * @param due whether its deadline must have passed, too
   */
  public static Uni<Boolean> isDone(Held held, int round, boolean due) {
    return held.sql()
        .preparedQuery(DONE)
        .execute(Tuple.of(held.row().id(), round, due, held.at().atOffset(ZoneOffset.UTC)))
        .map(rows -> rows.rowCount() > 0);
  }

  /** The open round whose deadline has passed; each is given once. */
  public static Uni<Optional<Integer>> sweep(Held held) {
    return held.sql()
        .preparedQuery(SWEPT)
        .execute(Tuple.of(held.row().id(), held.at().atOffset(ZoneOffset.UTC)))
        .map(
            rows ->
                rows.rowCount() == 0
                    ? Optional.empty()
                    : Optional.of(rows.iterator().next().getInteger(0)));
  }

  /** Another deadline; what is not decided then is looked at again. */
  public static Uni<Void> moveDeadline(Held held, int round, Instant due) {
    return held.update(
            """
            update tournament_round set due_at = $3, swept_at = null
            where tournament = $1 and number = $2
            """,
            round,
            due.atOffset(ZoneOffset.UTC))
        .replaceWithVoid();
  }

  /** Somebody has given an order in a match of a tournament; any other is left alone. */
  public static Uni<Void> moved(SqlClient sql, String match) {
    return sql.preparedQuery(
            "update tournament_match set moved = true where match = $1 and not moved")
        .execute(Tuple.of(match))
        .replaceWithVoid();
  }

  /** No result of a round changes any more. */
  public static Uni<Void> close(Held held, int round) {
    return held.update(
            "update tournament_round set closed_at = $3 where tournament = $1 and number = $2",
            round,
            held.at().atOffset(ZoneOffset.UTC))
        .replaceWithVoid();
  }

  /** Which match is where. */
  public record Place(String tournament, int round, int board) {}

  /** Where a match is, if it is of a tournament. */
  public static Uni<Optional<Place>> place(SqlClient sql, String match) {
    return sql.preparedQuery("select * from tournament_match where match = $1")
        .execute(Tuple.of(match))
        .map(
            rows ->
                rows.rowCount() == 0
                    ? Optional.empty()
                    : Optional.of(place(rows.iterator().next())));
  }

  private static Place place(Row row) {
    return new Place(row.getString("tournament"), row.getInteger("round"), row.getInteger("board"));
  }
}
