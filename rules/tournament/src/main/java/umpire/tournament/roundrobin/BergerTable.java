package umpire.tournament.roundrobin;

import java.util.ArrayList;
import java.util.List;

/**
 * The Berger table of FIDE Handbook C.05, Annex 1: everybody meets everybody once, and the sides of
 * each player differ by one at most.
 *
 * @param players how many places the table has, at least 2; with an odd number the last place of
 *     the next even table is free, and whoever meets it has no game
 */
public record BergerTable(int players) {
  public BergerTable {
    if (players < 2) {
      throw new IllegalArgumentException("a table for " + players);
    }
  }

  /**
   * One game of a table.
   *
   * @param first the place that has the first seat, from 1 to {@link #places}
   * @param second the place that has the second seat
   */
  public record Game(int first, int second) {
    /** The same two with the sides changed. */
    public Game reversed() {
      return new Game(second, first);
    }
  }

  /** The number of places, which is even: {@link #players}, or one more that is free. */
  public int places() {
    return players + players % 2;
  }

  /** The number of rounds. */
  public int rounds() {
    return places() - 1;
  }

  /**
   * The games of a round in the order of the boards, as Annex 1 prints them. Throws
   * IllegalArgumentException if there is no such round.
   *
   * @param round from 1 to {@link #rounds}
   */
  public List<Game> round(int round) {
    if (round < 1 || round > rounds()) {
      throw new IllegalArgumentException("round " + round + " of " + rounds());
    }
    int last = places();
    boolean odd = round % 2 == 1;
    // the last place stays, the others move half a table on from round to round
    int middle = odd ? (round + 1) / 2 : (last + round) / 2;
    List<Game> games = new ArrayList<>();
    games.add(odd ? new Game(middle, last) : new Game(last, middle));
    for (int distance = 1; distance < last / 2; distance++) {
      games.add(new Game(wrapped(middle + distance), wrapped(middle - distance)));
    }
    return List.copyOf(games);
  }

  private int wrapped(int place) {
    return Math.floorMod(place - 1, rounds()) + 1;
  }
}
