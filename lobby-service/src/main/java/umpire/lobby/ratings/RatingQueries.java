package umpire.lobby.ratings;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.identity.store.AccountRow;
import umpire.tournament.rating.Leaderboard;
import umpire.tournament.rating.RatedPlayer;
import umpire.tournament.rating.RatingPoint;
import umpire.tournament.rating.Ratings;
import umpire.tournament.rating.WinRate;

/** What is asked about ratings. */
@ApplicationScoped
public class RatingQueries {
  /** On a page of a leaderboard. */
  private static final int PAGE = 50;

  private final Pool pool;
  private final RatingStore store;
  private final Accounts accounts;
  private final Clock clock;

  RatingQueries(Pool pool, RatingStore store, Accounts accounts, Clock clock) {
    this.pool = pool;
    this.store = store;
    this.accounts = accounts;
    this.clock = clock;
  }

  /** Somebody with all their ratings; 404 where there is no such account. */
  Uni<PlayerView> player(String account) {
    Instant now = clock.instant();
    return known(account)
        .chain(
            row ->
                RatingRows.of(pool, account)
                    .map(
                        ratings ->
                            new PlayerView(
                                account, row.name(), row.kind().word(), ratings(ratings, now))));
  }

  private Uni<AccountRow> known(String account) {
    return accounts
        .of(account)
        .map(found -> found.orElseThrow(() -> Problem.notFound().asException()));
  }

  private static List<RatingView> ratings(Ratings ratings, Instant now) {
    List<RatingView> all = new ArrayList<>();
    for (Map.Entry<RatedPlayer, List<RatingPoint>> one : ratings.histories().entrySet()) {
      RatedPlayer player = one.getKey();
      all.add(
          RatingView.of(
              RatingPool.read(player.pool()),
              RatingPool.seat(player.player()),
              ratings.at(player, now),
              one.getValue().stream().mapToInt(RatingPoint::games).sum()));
    }
    return all;
  }

  /** The ratings in a game of those who have one, rounded, by account. */
  public Uni<Map<String, Integer>> ofGame(String game) {
    Instant now = clock.instant();
    return RatingRows.latest(pool, RatingPool.of(game))
        .map(
            ratings ->
                ratings.histories().keySet().stream()
                    .collect(
                        Collectors.toMap(
                            RatedPlayer::player,
                            player -> (int) Math.round(ratings.at(player, now).rating()))));
  }

  /**
   * The rating of an account in a game, rounded; of one that has none, what everybody begins with.
   */
  public Uni<Integer> inGame(String game, String account) {
    RatingPool ofGame = RatingPool.of(game);
    RatedPlayer player = new RatedPlayer(ofGame.key(), account);
    return RatingRows.before(pool, ofGame, Long.MAX_VALUE, List.of(account))
        .map(ratings -> (int) Math.round(ratings.at(player, clock.instant()).rating()));
  }

  /** How a rating of somebody came about; 404 where there is no such account. */
  Uni<RatingHistoryView> history(String account, RatedSide side) {
    RatedPlayer player =
        new RatedPlayer(side.pool().key(), side.pool().player(account, side.seat()));
    return known(account)
        .chain(_ -> RatingRows.of(pool, account))
        .map(
            ratings ->
                new RatingHistoryView(
                    account,
                    side.pool().game(),
                    side.scenario(),
                    side.seatOrNull(),
                    ratings.history(player).stream()
                        .map(RatingHistoryView.PointView::of)
                        .toList()));
  }

  /** A page of a leaderboard. */
  Uni<LeaderboardView> leaderboard(
      RatedSide side, boolean provisional, Optional<Leaderboard.Cursor> after) {
    Instant now = clock.instant();
    return RatingRows.latest(pool, side.pool())
        .map(ratings -> lines(ratings, side, provisional, after, now))
        .chain(
            lines ->
                accounts
                    .names(lines.stream().map(line -> RatingPool.account(line.player())).toList())
                    .map(names -> view(side, lines, names)));
  }

  /** One more than a page has, if there are as many. */
  private static List<Leaderboard.Line> lines(
      Ratings ratings,
      RatedSide side,
      boolean provisional,
      Optional<Leaderboard.Cursor> after,
      Instant now) {
    Leaderboard ofSide =
        Leaderboard.of(
            ratings,
            side.pool().key(),
            now,
            provisional,
            player -> RatingPool.seat(player).equals(side.seat()));
    return after
        .map(cursor -> ofSide.page(cursor, PAGE + 1))
        .orElseGet(() -> ofSide.page(PAGE + 1));
  }

  private static LeaderboardView view(
      RatedSide side, List<Leaderboard.Line> lines, Map<String, String> names) {
    List<Leaderboard.Line> page = lines.subList(0, Math.min(PAGE, lines.size()));
    return new LeaderboardView(
        side.pool().game(),
        side.scenario(),
        side.seatOrNull(),
        page.stream().map(line -> line(line, names)).toList(),
        lines.size() > PAGE ? LeaderboardCursor.write(page.getLast().cursor()) : null);
  }

  private static LeaderboardView.LineView line(Leaderboard.Line line, Map<String, String> names) {
    String account = RatingPool.account(line.player());
    return new LeaderboardView.LineView(
        line.place(),
        account,
        names.getOrDefault(account, ""),
        RatingView.rounded(line.rating().rating()),
        RatingView.rounded(line.rating().deviation()),
        line.provisional());
  }

  /** How often each side of a game's scenarios wins. */
  Uni<WinRatesView> winRates(String game) {
    return store
        .byScenario(game)
        .map(
            ends ->
                new WinRatesView(
                    game,
                    ends.entrySet().stream()
                        .map(one -> scenario(one.getKey(), one.getValue()))
                        .toList()));
  }

  private static WinRatesView.ScenarioView scenario(String scenario, List<RatedEnd> ends) {
    List<String> seats = ends.getFirst().seats().stream().map(RatedEnd.Seat::seat).toList();
    List<WinRate> rates =
        WinRate.of(
            seats.size(),
            ends.stream()
                .map(end -> end.seats().stream().map(RatedEnd.Seat::score).toList())
                .toList());
    List<WinRatesView.SeatView> sides = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      sides.add(WinRatesView.SeatView.of(seats.get(i), rates.get(i)));
    }
    return new WinRatesView.ScenarioView(scenario, ends.size(), sides);
  }
}
