package umpire.lobby.tournaments.bulk;

import java.util.List;
import umpire.lobby.tournaments.state.PairedMatch;

/**
 * A match of a bulk.
 *
 * @param place from 1 on, as the host listed them
 * @param match what became of it; its leg is 1
 * @param players in the order of the scenario's seats
 */
public record BulkMatch(
    int place, String name, String scenario, List<BulkPlayer> players, PairedMatch match) {
  public BulkMatch {
    players = List.copyOf(players);
  }

  /** Whether nothing happens in it any more. */
  boolean isDecided() {
    return match.status().equals(PairedMatch.OVER) || match.status().equals(PairedMatch.REFUSED);
  }
}
