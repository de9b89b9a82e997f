package umpire.tournament.rating;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One rating period: everybody's games against the ratings at its start.
 *
 * @param period its number
 */
record PeriodFold(RatingRules rules, long period) {
  /** The rating at the end of a period for somebody who did not play since a point. */
  static Rating rested(RatingRules rules, RatingPoint last, long period) {
    return rules.bounded(Glicko2.rest(last.rating(), period - last.period()));
  }

  /**
   * Adds a point for everybody who played.
   *
   * @param matches in the order of their ids, in which sums are taken
   * @param histories changed in place
   */
  void fold(Collection<RatedMatch> matches, Map<RatedPlayer, List<RatingPoint>> histories) {
    Map<RatedPlayer, List<Game>> games = games(matches, histories);
    Map<RatedPlayer, RatingPoint> points = new HashMap<>();
    games.forEach(
        (player, played) -> {
          Rating after = rules.system().update(start(histories.get(player)), played).rating();
          points.put(player, new RatingPoint(period, rules.bounded(after), played.size()));
        });
    points.forEach(
        (player, point) -> histories.computeIfAbsent(player, any -> new ArrayList<>()).add(point));
  }

  private Map<RatedPlayer, List<Game>> games(
      Collection<RatedMatch> matches, Map<RatedPlayer, List<RatingPoint>> histories) {
    Map<RatedPlayer, List<Game>> games = new HashMap<>();
    for (RatedMatch match : matches) {
      for (int seat = 0; seat < match.seats().size(); seat++) {
        for (int other = 0; other < match.seats().size(); other++) {
          if (seat != other) {
            Rating opponent = start(histories.get(player(match, other)));
            games
                .computeIfAbsent(player(match, seat), any -> new ArrayList<>())
                .add(new Game(opponent, match.score(seat, other)));
          }
        }
      }
    }
    return games;
  }

  private Rating start(@Nullable List<RatingPoint> history) {
    return history == null
        ? rules.initial()
        : rested(rules, history.getLast(), Math.subtractExact(period, 1));
  }

  private static RatedPlayer player(RatedMatch match, int seat) {
    return new RatedPlayer(match.pool(), match.seats().get(seat).player());
  }
}
