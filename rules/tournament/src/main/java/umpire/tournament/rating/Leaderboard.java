package umpire.tournament.rating;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Predicate;

/**
 * The players of a pool from the highest rating to the lowest, equal ones by their keys. A page
 * begins after a value, not after a number of lines, so nobody is left out or repeated because
 * somebody else came or went between two pages.
 *
 * @param lines everybody in order
 */
public record Leaderboard(List<Line> lines) {
  public Leaderboard {
    lines = List.copyOf(lines);
  }

  /**
   * A player of a leaderboard. In the order of the leaderboard.
   *
   * @param place from 1 on; equal ratings share it
   * @param player the key
   * @param rating as of the moment asked for
   * @param provisional whether the rating is too uncertain for the usual leaderboard
   */
  public record Line(int place, String player, Rating rating, boolean provisional) {
    /** Where the page after this line begins. */
    public Cursor cursor() {
      return new Cursor(rating.rating(), player);
    }
  }

  /**
   * A line that was read.
   *
   * @param rating of its player at that time
   * @param player the key
   */
  public record Cursor(double rating, String player) implements Comparable<Cursor> {
    private static final Comparator<Cursor> ORDER =
        Comparator.comparingDouble(Cursor::rating).reversed().thenComparing(Cursor::player);

    @Override
    public int compareTo(Cursor other) {
      return ORDER.compare(this, other);
    }
  }

  /** Whoever has a rating in a pool that is not provisional. */
  public static Leaderboard of(Ratings ratings, String pool, Instant now) {
    return of(ratings, pool, now, false, _ -> true);
  }

  /**
   * The leaderboard of a pool at a moment.
   *
   * @param provisional whether provisional ratings are listed too
   * @param players by their keys, who is listed; places are among these
   */
  public static Leaderboard of(
      Ratings ratings, String pool, Instant now, boolean provisional, Predicate<String> players) {
    List<Line> sorted =
        inPool(ratings, pool).keySet().stream()
            .filter(player -> players.test(player.player()))
            .map(player -> line(ratings, player, now))
            .filter(line -> provisional || !line.provisional())
            .sorted(Comparator.comparing(Line::cursor))
            .toList();
    Line[] placed = new Line[sorted.size()];
    for (int i = 0; i < placed.length; i++) {
      Line line = sorted.get(i);
      boolean shared = i > 0 && placed[i - 1].rating().rating() == line.rating().rating();
      int place = shared ? placed[i - 1].place() : i + 1;
      placed[i] = new Line(place, line.player(), line.rating(), line.provisional());
    }
    return new Leaderboard(List.of(placed));
  }

  /** The first lines. Throws IllegalArgumentException if their number is not positive. */
  public List<Line> page(int most) {
    return lines.subList(0, Math.min(positive(most), lines.size()));
  }

  /** The lines after a cursor. Throws IllegalArgumentException if their number is not positive. */
  public List<Line> page(Cursor after, int most) {
    return lines.stream()
        .filter(line -> line.cursor().compareTo(after) > 0)
        .limit(positive(most))
        .toList();
  }

  /** The line of a player, if there is one. */
  public Optional<Line> of(String player) {
    return lines.stream().filter(line -> line.player().equals(player)).findFirst();
  }

  private static int positive(int most) {
    if (most < 1) {
      throw new IllegalArgumentException("a page of " + most);
    }
    return most;
  }

  private static SortedMap<RatedPlayer, List<RatingPoint>> inPool(Ratings ratings, String pool) {
    return ratings.histories().subMap(new RatedPlayer(pool, ""), new RatedPlayer(pool + '\0', ""));
  }

  private static Line line(Ratings ratings, RatedPlayer player, Instant now) {
    Rating rating = ratings.at(player, now);
    return new Line(1, player.player(), rating, ratings.rules().provisional(rating));
  }
}
