package umpire.lobby.ratings;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.Tuple;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import umpire.tournament.rating.RatedPlayer;
import umpire.tournament.rating.Rating;
import umpire.tournament.rating.RatingPoint;
import umpire.tournament.rating.RatingRules;
import umpire.tournament.rating.Ratings;

/** The rows of {@code rating_point}. */
final class RatingRows {
  /** By which all ratings are computed. */
  static final RatingRules RULES = RatingRules.usual();

  private static final String LATEST_BEFORE =
      """
      select distinct on (player) * from rating_point
      where pool = $1 and period < $2 and player = any ($3)
      order by player, period desc
      """;

  private static final String LATEST =
      """
      select distinct on (player) * from rating_point
      where pool = $1
      order by player, period desc
      """;

  private static final String OF_PLAYERS =
      """
      select * from rating_point where player = any ($1) or player like any ($2)
      """;

  private static final String ADD =
      """
      insert into rating_point (pool, player, period, rating, deviation, volatility, games)
      select * from unnest($1::text[], $2::text[], $3::bigint[], $4::float8[], $5::float8[], $6::float8[], $7::int[])
      """;

  private RatingRows() {}

  /** What players had at the start of a period, without older history. */
  static Uni<Ratings> before(
      SqlClient client, RatingPool pool, long period, Collection<String> players) {
    return client
        .preparedQuery(LATEST_BEFORE)
        .execute(Tuple.of(pool.key(), period).addArrayOfString(players.toArray(String[]::new)))
        .map(rows -> new Ratings(RULES, period, points(rows)));
  }

  /** The latest rating of everybody in a pool. */
  static Uni<Ratings> latest(SqlClient client, RatingPool pool) {
    return client.preparedQuery(LATEST).execute(Tuple.of(pool.key())).map(RatingRows::ratings);
  }

  /** All that an account has, in all pools. */
  static Uni<Ratings> of(SqlClient client, String account) {
    String sides = account.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "@%";
    return client
        .preparedQuery(OF_PLAYERS)
        .execute(
            Tuple.tuple()
                .addArrayOfString(new String[] {account})
                .addArrayOfString(new String[] {sides}))
        .map(RatingRows::ratings);
  }

  private static Ratings ratings(RowSet<Row> rows) {
    return new Ratings(RULES, Long.MAX_VALUE, points(rows));
  }

  private static SortedMap<RatedPlayer, List<RatingPoint>> points(RowSet<Row> rows) {
    TreeMap<RatedPlayer, TreeMap<Long, RatingPoint>> sorted = new TreeMap<>();
    for (Row row : rows) {
      RatingPoint point =
          new RatingPoint(
              row.getLong("period"),
              new Rating(
                  row.getDouble("rating"), row.getDouble("deviation"), row.getDouble("volatility")),
              row.getInteger("games"));
      sorted
          .computeIfAbsent(
              new RatedPlayer(row.getString("pool"), row.getString("player")),
              any -> new TreeMap<>())
          .put(point.period(), point);
    }
    TreeMap<RatedPlayer, List<RatingPoint>> all = new TreeMap<>();
    sorted.forEach((player, points) -> all.put(player, List.copyOf(points.values())));
    return all;
  }

  /** Writes the points from a period on. */
  static Uni<Void> add(SqlClient client, long from, Ratings ratings) {
    List<Map.Entry<RatedPlayer, RatingPoint>> fresh = new ArrayList<>();
    ratings
        .histories()
        .forEach(
            (player, points) ->
                points.stream()
                    .filter(point -> point.period() >= from)
                    .forEach(point -> fresh.add(Map.entry(player, point))));
    return client
        .preparedQuery(ADD)
        .execute(
            Tuple.tuple()
                .addArrayOfString(
                    fresh.stream().map(one -> one.getKey().pool()).toArray(String[]::new))
                .addArrayOfString(
                    fresh.stream().map(one -> one.getKey().player()).toArray(String[]::new))
                .addArrayOfLong(
                    fresh.stream().map(one -> one.getValue().period()).toArray(Long[]::new))
                .addArrayOfDouble(doubles(fresh, Rating::rating))
                .addArrayOfDouble(doubles(fresh, Rating::deviation))
                .addArrayOfDouble(doubles(fresh, Rating::volatility))
                .addArrayOfInteger(
                    fresh.stream().map(one -> one.getValue().games()).toArray(Integer[]::new)))
        .replaceWithVoid();
  }

  private static Double[] doubles(
      List<Map.Entry<RatedPlayer, RatingPoint>> points, ToDoubleFunction<Rating> part) {
    return points.stream()
        .map(one -> part.applyAsDouble(one.getValue().rating()))
        .toArray(Double[]::new);
  }
}
