package umpire.tournament.arena;

import java.util.List;
import umpire.tournament.Pairing;

/**
 * Who plays now and who does not.
 *
 * @param pairings in the order in which they were found
 * @param waiting who waits on, the longest first
 */
public record ArenaPairings(List<Pairing> pairings, List<Integer> waiting) {
  public ArenaPairings {
    pairings = List.copyOf(pairings);
    waiting = List.copyOf(waiting);
  }
}
