package umpire.tournament.rating;

import java.time.Instant;
import java.util.List;

/**
 * The result of a match that counts.
 *
 * <p>Every two seats count as one game, in which a seat scores {@code 0.5 + (own - other) / 2}. For
 * two seats whose scores add up to 1 that is the seat's score itself, so a level of victory counts
 * as it is, and a match of three needs no rule of its own. Counting 1, 0.5 or 0 by the order of the
 * scores alone was rejected: it would turn a hair's breadth of difference into a whole game. All
 * three games of such a match have their full weight: an order of three tells 2.6 bits, three games
 * tell 3.
 *
 * @param id unique among all matches
 * @param ended when it ended, which says in which rating period it counts
 * @param pool an opaque key of the pool that it counts in, not empty; each pool has its own ratings
 * @param seats in the order of the scenario's seats, 2 or 3 of them, each of another player
 */
public record RatedMatch(String id, Instant ended, String pool, List<RatedSeat> seats) {
  public RatedMatch {
    seats = List.copyOf(seats);
    if (id.isEmpty() || pool.isEmpty()) {
      throw new IllegalArgumentException("match '" + id + "' in pool '" + pool + "'");
    }
    long players = seats.stream().map(RatedSeat::player).distinct().count();
    if (seats.size() < 2 || seats.size() > 3 || players != seats.size()) {
      throw new IllegalArgumentException("match " + id + " has the seats " + seats);
    }
  }

  /**
   * What one seat scored against another, from 0 to 1; both ways together make 1. Throws
   * IndexOutOfBoundsException for a seat that is not there.
   */
  public double score(int seat, int other) {
    return 0.5 + (seats.get(seat).score() - seats.get(other).score()) / 2;
  }
}
