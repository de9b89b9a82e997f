package umpire.tournament.rating;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * All ratings up to a moment: a fold over matches, period by period.
 *
 * <p>A point holds the rating after the last period that somebody played in. The growth of the
 * deviation since then is added where a rating is read, in one sum for all periods. So it does not
 * matter where the fold was interrupted: continuing gives the same digits as computing everything
 * again.
 *
 * @param rules the parameters
 * @param next the first period whose matches are not yet counted; those of earlier ones are refused
 * @param histories one point for each period played, from the earliest to the latest; {@link
 *     #latest} has but the last of each
 */
public record Ratings(
    RatingRules rules, long next, SortedMap<RatedPlayer, List<RatingPoint>> histories) {
  public Ratings {
    TreeMap<RatedPlayer, List<RatingPoint>> copy = new TreeMap<>();
    for (Map.Entry<RatedPlayer, List<RatingPoint>> entry : histories.entrySet()) {
      copy.put(entry.getKey(), checked(entry.getKey(), entry.getValue(), next));
    }
    histories = Collections.unmodifiableSortedMap(copy);
  }

  /** Nobody has played yet. */
  public static Ratings none(RatingRules rules) {
    return new Ratings(rules, Long.MIN_VALUE, new TreeMap<>());
  }

  /**
   * These ratings and the matches of later periods, in whatever order, the last period included as
   * though it were over. A match that comes twice counts once.
   *
   * <p>Throws IllegalArgumentException for a match of a period before {@link #next}, and for one id
   * with two different results. A late match of an old period needs {@link #before} that period,
   * with all matches from there on.
   */
  public Ratings with(Collection<RatedMatch> matches) {
    TreeMap<Long, TreeMap<String, RatedMatch>> periods = byPeriod(matches);
    if (periods.isEmpty()) {
      return this;
    }
    Map<RatedPlayer, List<RatingPoint>> folded = new HashMap<>();
    histories.forEach((player, points) -> folded.put(player, new ArrayList<>(points)));
    periods.forEach(
        (period, played) -> new PeriodFold(rules, period).fold(played.values(), folded));
    return new Ratings(rules, periods.lastKey() + 1, new TreeMap<>(folded));
  }

  /** As they were at the start of a period; what was played in it and later is forgotten. */
  public Ratings before(long period) {
    TreeMap<RatedPlayer, List<RatingPoint>> kept = new TreeMap<>();
    histories.forEach(
        (player, points) -> {
          List<RatingPoint> earlier =
              points.stream().filter(point -> point.period() < period).toList();
          if (!earlier.isEmpty()) {
            kept.put(player, earlier);
          }
        });
    return new Ratings(rules, Math.min(next, period), kept);
  }

  /** Enough to continue from, without older history. */
  public Ratings latest() {
    TreeMap<RatedPlayer, List<RatingPoint>> kept = new TreeMap<>();
    histories.forEach((player, points) -> kept.put(player, List.of(points.getLast())));
    return new Ratings(rules, next, kept);
  }

  /** Somebody's history, one point for each period played; empty for a newcomer. */
  public List<RatingPoint> history(RatedPlayer player) {
    return histories.getOrDefault(player, List.of());
  }

  /**
   * Somebody's rating as though the period of a moment ended now: whoever played in it has the
   * rating of its games so far, whoever did not has a deviation that grew once more. A newcomer has
   * the initial rating. Periods of play after that moment are left out.
   */
  public Rating at(RatedPlayer player, Instant now) {
    long current = rules.periods().of(now);
    RatingPoint last = null;
    for (RatingPoint point : history(player)) {
      if (point.period() <= current) {
        last = point;
      }
    }
    return last == null ? rules.initial() : PeriodFold.rested(rules, last, current);
  }

  private TreeMap<Long, TreeMap<String, RatedMatch>> byPeriod(Collection<RatedMatch> matches) {
    Map<String, RatedMatch> known = new HashMap<>();
    TreeMap<Long, TreeMap<String, RatedMatch>> periods = new TreeMap<>();
    for (RatedMatch match : matches) {
      RatedMatch twin = known.putIfAbsent(match.id(), match);
      if (twin != null && !twin.equals(match)) {
        throw new IllegalArgumentException("match " + match.id() + " has two results");
      }
      long period = rules.periods().of(match.ended());
      if (period < next) {
        throw new IllegalArgumentException(
            "match " + match.id() + " is of period " + period + ", which is counted already");
      }
      periods.computeIfAbsent(period, any -> new TreeMap<>()).put(match.id(), match);
    }
    return periods;
  }

  private static List<RatingPoint> checked(
      RatedPlayer player, List<RatingPoint> points, long next) {
    for (int i = 0; i < points.size(); i++) {
      long end = i + 1 < points.size() ? points.get(i + 1).period() : next;
      if (points.get(i).period() >= end) {
        throw new IllegalArgumentException("history of " + player + ": " + points);
      }
    }
    if (points.isEmpty()) {
      throw new IllegalArgumentException("no history of " + player);
    }
    return List.copyOf(points);
  }
}
