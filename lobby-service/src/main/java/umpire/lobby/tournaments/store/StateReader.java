package umpire.lobby.tournaments.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.Tuple;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.StreamSupport;
import umpire.lobby.tournaments.plan.FormatPlan;
import umpire.lobby.tournaments.plan.PlanReader;
import umpire.lobby.tournaments.plan.TournamentPlan;
import umpire.lobby.tournaments.state.Board;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.state.PairedMatch;
import umpire.lobby.tournaments.state.Result;
import umpire.lobby.tournaments.state.RoundState;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.tournament.Bye;
import umpire.tournament.Pairing;
import umpire.tournament.Points;

/** Reads what belongs to a tournament. */
public final class StateReader {
  private static final String ENTRANTS =
      """
      select entrant.*, array(
        select round from tournament_bye as bye
        where bye.tournament = entrant.tournament and bye.account = entrant.account
        order by round) as byes
      from tournament_entrant as entrant where tournament = $1
      order by case when number > 0 then number else 1000000 end, entered_at, account
      """;

  private static final String ROUNDS =
      "select * from tournament_round where tournament = $1 order by number";

  private static final String BOARDS =
      """
      select * from tournament_board
      where tournament = $1 and ($2 = 0 or round = $2) and ($3 = 0 or number = $3)
      order by round, number
      """;

  private static final String MATCHES =
      """
      select * from tournament_match
      where tournament = $1 and ($2 = 0 or round = $2) and ($3 = 0 or board = $3)
      order by round, board, leg
      """;

  private static final String LADDER =
      "select entrant from tournament_ladder_member where tournament = $1 order by place";

  private static final int ALL = 0;

  private StateReader() {}

  /** A board by its round and number. */
  private record Place(int round, int board) implements Comparable<Place> {
    @Override
    public int compareTo(Place other) {
      return round == other.round
          ? Integer.compare(board, other.board)
          : Integer.compare(round, other.round);
    }
  }

  /** All of it. */
  public static Uni<TournamentState> state(SqlClient sql, TournamentRow row) {
    return entries(sql, row.id())
        .chain(entries -> rounds(sql, row.id()).chain(rounds -> state(sql, row, entries, rounds)));
  }

  private static Uni<TournamentState> state(
      SqlClient sql, TournamentRow row, List<Entry> entries, List<RoundState> rounds) {
    TournamentPlan plan = PlanReader.read(row.form());
    Uni<List<Integer>> ladder =
        plan.format() instanceof FormatPlan.OfLadder
            ? sql.preparedQuery(LADDER)
                .execute(Tuple.of(row.id()))
                .map(rows -> all(rows, one -> one.getInteger("entrant")))
            : Uni.createFrom().item(List.of());
    return ladder.map(order -> new TournamentState(plan, row.seed(), entries, rounds, order));
  }

  /** Everybody who entered or may, in the order of {@link TournamentState#entries}. */
  public static Uni<List<Entry>> entries(SqlClient sql, String tournament) {
    return sql.preparedQuery(ENTRANTS)
        .execute(Tuple.of(tournament))
        .map(rows -> all(rows, StateReader::entry));
  }

  private static Uni<List<RoundState>> rounds(SqlClient sql, String tournament) {
    return boards(sql, tournament, ALL, ALL)
        .chain(
            boards ->
                sql.preparedQuery(ROUNDS)
                    .execute(Tuple.of(tournament))
                    .map(
                        rows ->
                            all(
                                rows,
                                row ->
                                    round(
                                        row,
                                        boards.subMap(
                                            new Place(row.getInteger("number"), 0),
                                            new Place(row.getInteger("number") + 1, 0))))));
  }

  /** One board, if there is one of this number. */
  public static Uni<Optional<Board>> board(
      SqlClient sql, String tournament, int round, int number) {
    return boards(sql, tournament, round, number)
        .map(boards -> boards.values().stream().findFirst());
  }

  private static Uni<SortedMap<Place, Board>> boards(
      SqlClient sql, String tournament, int round, int number) {
    Tuple which = Tuple.of(tournament, round, number);
    return sql.preparedQuery(MATCHES)
        .execute(which)
        .map(StateReader::matches)
        .chain(
            matches ->
                sql.preparedQuery(BOARDS)
                    .execute(which)
                    .map(
                        rows -> {
                          SortedMap<Place, Board> boards = new TreeMap<>();
                          for (Row row : rows) {
                            Place place =
                                new Place(row.getInteger("round"), row.getInteger("number"));
                            boards.put(place, board(row, matches.getOrDefault(place, List.of())));
                          }
                          return boards;
                        }));
  }

  private static Map<Place, List<PairedMatch>> matches(RowSet<Row> rows) {
    Map<Place, List<PairedMatch>> matches = new TreeMap<>();
    for (Row row : rows) {
      Place place = new Place(row.getInteger("round"), row.getInteger("board"));
      matches.computeIfAbsent(place, any -> new ArrayList<>()).add(match(row));
    }
    return matches;
  }

  private static <T> List<T> all(RowSet<Row> rows, Function<Row, T> read) {
    return StreamSupport.stream(rows.spliterator(), false).map(read).toList();
  }

  private static Entry entry(Row row) {
    return new Entry(
        row.getString("account"),
        row.getString("name"),
        Entry.Status.of(row.getString("status")),
        row.getInteger("number"),
        row.getInteger("rating"),
        row.getString("salt"),
        row.getInteger("first_round"),
        row.getInteger("last_round"),
        row.getBoolean("checked_in"),
        List.of(row.getArrayOfIntegers("byes")));
  }

  private static RoundState round(Row row, Map<Place, Board> boards) {
    List<Bye> byes = new ArrayList<>();
    Integer[] numbers = row.getArrayOfIntegers("byes");
    String[] kinds = row.getArrayOfStrings("bye_kinds");
    for (int i = 0; i < numbers.length; i++) {
      byes.add(new Bye(numbers[i], Bye.Kind.valueOf(kinds[i])));
    }
    return new RoundState(
        row.getInteger("number"),
        row.get(OffsetDateTime.class, "opened_at").toInstant(),
        moment(row, "due_at"),
        moment(row, "closed_at"),
        List.copyOf(boards.values()),
        byes);
  }

  private static Optional<Instant> moment(Row row, String column) {
    return Optional.ofNullable(row.get(OffsetDateTime.class, column))
        .map(OffsetDateTime::toInstant);
  }

  private static Board board(Row row, List<PairedMatch> matches) {
    Integer[] points = row.getArrayOfIntegers("points");
    return new Board(
        row.getInteger("number"),
        new Pairing(List.of(row.getArrayOfIntegers("seats")), row.getBoolean("twice")),
        points == null
            ? Optional.empty()
            : Optional.of(
                new Result(
                    Arrays.stream(points).map(Points::new).toList(),
                    Result.How.of(row.getString("how")),
                    row.getString("reason"))),
        matches);
  }

  private static PairedMatch match(Row row) {
    return new PairedMatch(
        row.getString("match"),
        row.getInteger("leg"),
        row.getString("status"),
        row.getBoolean("moved"),
        List.of(row.getArrayOfIntegers("scores")),
        row.getString("words"));
  }
}
