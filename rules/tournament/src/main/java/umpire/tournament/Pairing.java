package umpire.tournament;

import java.util.List;
import java.util.Set;

/**
 * Who meets whom: one match, or two with the sides changed.
 *
 * @param seats numbers of entrants in the order of the scenario's seats, 2 or 3 of them; in the
 *     second match of two the order is reversed
 * @param twice whether the sides are changed for a second match
 */
public record Pairing(List<Integer> seats, boolean twice) {
  public Pairing {
    seats = List.copyOf(seats);
    if (seats.size() < 2 || seats.size() > 3 || Set.copyOf(seats).size() != seats.size()) {
      throw new IllegalArgumentException("seats " + seats);
    }
    if (twice && seats.size() != 2) {
      throw new IllegalArgumentException("sides are changed between two seats alone: " + seats);
    }
  }

  /** One match of two. */
  public static Pairing of(int first, int second) {
    return new Pairing(List.of(first, second), false);
  }
}
