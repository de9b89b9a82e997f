package umpire.lobby.ratings;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import umpire.tournament.rating.Ratings;

/**
 * The ends of rated matches, and the ratings that follow from them. Both are written in one
 * transaction, so an end counts once, and a rating never stands without the ends it follows from.
 */
@ApplicationScoped
class RatingStore {
  private static final String ADD =
      """
      insert into rating_match (match, game, scenario, ended_at, seats, accounts, scores)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (match) do nothing
      """;

  /** A pool is computed by one at a time; all of them in the order of their keys. */
  private static final String LOCK =
      "select pg_advisory_xact_lock(hashtextextended('rating ' || $1, 0))";

  private static final String SINCE =
      """
      select * from rating_match
      where game = $1 and ($2 = '' or scenario = $2) and ended_at >= $3
      """;

  private static final String FORGET = "delete from rating_point where pool = $1 and period >= $2";

  private final Pool pool;

  RatingStore(Pool pool) {
    this.pool = pool;
  }

  /** Takes ends in, in whatever order; those that are known change nothing. */
  Uni<Void> add(List<RatedEnd> ends) {
    if (ends.isEmpty()) {
      return Uni.createFrom().voidItem();
    }
    TreeMap<String, RatingPool> pools = new TreeMap<>();
    for (RatedEnd end : ends) {
      for (RatingPool one : pools(end)) {
        pools.put(one.key(), one);
      }
    }
    return pool.withTransaction(
        connection ->
            each(pools.keySet(), key -> lock(connection, key))
                .chain(() -> added(connection, ends))
                .chain(
                    fresh ->
                        each(pools.values(), one -> computed(connection, one, of(one, fresh)))));
  }

  private static List<RatingPool> pools(RatedEnd end) {
    return List.of(RatingPool.of(end.game()), new RatingPool(end.game(), end.scenario()));
  }

  private static List<RatedEnd> of(RatingPool one, List<RatedEnd> ends) {
    return ends.stream().filter(end -> pools(end).contains(one)).toList();
  }

  private static <T> Uni<Void> each(Iterable<T> all, Function<T, Uni<Void>> call) {
    return Multi.createFrom()
        .iterable(all)
        .onItem()
        .transformToUniAndConcatenate(call::apply)
        .onItem()
        .ignoreAsUni();
  }

  private static Uni<Void> lock(SqlConnection connection, String key) {
    return connection.preparedQuery(LOCK).execute(Tuple.of(key)).replaceWithVoid();
  }

  /** The ends that were not known. */
  private static Uni<List<RatedEnd>> added(SqlConnection connection, List<RatedEnd> ends) {
    return Multi.createFrom()
        .iterable(ends)
        .onItem()
        .transformToUniAndConcatenate(
            end ->
                connection
                    .preparedQuery(ADD)
                    .execute(tuple(end))
                    .map(rows -> rows.rowCount() == 1 ? List.of(end) : List.<RatedEnd>of()))
        .collect()
        .asList()
        .map(all -> all.stream().flatMap(List::stream).toList());
  }

  private static Tuple tuple(RatedEnd end) {
    return Tuple.of(end.match(), end.game(), end.scenario(), at(end.at()))
        .addArrayOfString(strings(end, RatedEnd.Seat::seat))
        .addArrayOfString(strings(end, RatedEnd.Seat::account))
        .addArrayOfDouble(end.seats().stream().map(RatedEnd.Seat::score).toArray(Double[]::new));
  }

  private static String[] strings(RatedEnd end, Function<RatedEnd.Seat, String> part) {
    return end.seats().stream().map(part).toArray(String[]::new);
  }

  static OffsetDateTime at(Instant instant) {
    return instant.atOffset(ZoneOffset.UTC);
  }

  /** Computes a pool again from the earliest period on of which something new is known. */
  private static Uni<Void> computed(
      SqlConnection connection, RatingPool one, List<RatedEnd> fresh) {
    if (fresh.isEmpty()) {
      return Uni.createFrom().voidItem();
    }
    long period =
        fresh.stream()
            .mapToLong(end -> RatingRows.RULES.periods().of(end.at()))
            .min()
            .orElseThrow();
    Instant start = RatingRows.RULES.periods().start(period);
    return connection
        .preparedQuery(SINCE)
        .execute(Tuple.of(one.game(), one.scenario(), at(start)))
        .map(RatingStore::ends)
        .chain(
            ends ->
                RatingRows.before(connection, one, period, players(one, ends))
                    .map(before -> before.with(ends.stream().map(one::match).toList())))
        .chain(after -> replaced(connection, one, period, after));
  }

  private static Set<String> players(RatingPool one, List<RatedEnd> ends) {
    Set<String> players = new HashSet<>();
    for (RatedEnd end : ends) {
      end.seats().forEach(seat -> players.add(one.player(seat.account(), seat.seat())));
    }
    return players;
  }

  private static Uni<Void> replaced(
      SqlConnection connection, RatingPool one, long period, Ratings after) {
    return connection
        .preparedQuery(FORGET)
        .execute(Tuple.of(one.key(), period))
        .chain(() -> RatingRows.add(connection, period, after));
  }

  static List<RatedEnd> ends(RowSet<Row> rows) {
    return StreamSupport.stream(rows.spliterator(), false).map(RatingStore::end).toList();
  }

  private static RatedEnd end(Row row) {
    String[] seats = row.getArrayOfStrings("seats");
    String[] accounts = row.getArrayOfStrings("accounts");
    Double[] scores = row.getArrayOfDoubles("scores");
    return new RatedEnd(
        row.getString("match"),
        row.getString("game"),
        row.getString("scenario"),
        row.get(OffsetDateTime.class, "ended_at").toInstant(),
        IntStream.range(0, seats.length)
            .mapToObj(i -> new RatedEnd.Seat(seats[i], accounts[i], scores[i]))
            .toList());
  }

  /** The ends of a game's rated matches by scenario, for the rates of sides. */
  Uni<Map<String, List<RatedEnd>>> byScenario(String game) {
    return pool.preparedQuery("select * from rating_match where game = $1 order by match")
        .execute(Tuple.of(game))
        .map(RatingStore::ends)
        .map(
            ends ->
                ends.stream()
                    .collect(
                        Collectors.groupingBy(
                            RatedEnd::scenario, TreeMap::new, Collectors.toList())));
  }
}
