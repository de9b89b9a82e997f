package umpire.lobby.tournaments.store;

import java.time.Instant;
import java.util.List;
import umpire.lobby.tournaments.plan.TournamentForm;

/**
 * A row of {@code tournament}.
 *
 * @param id UUIDv7
 * @param version counts the acts, from 1 on
 * @param host id of the account that made it
 * @param seats of the scenario, in its order
 * @param seed of its lots
 * @param onHold whether the next round begins by hand, since one was taken back
 */
public record TournamentRow(
    String id,
    long version,
    Status status,
    String host,
    TournamentForm form,
    List<String> seats,
    String seed,
    Instant createdAt,
    boolean onHold) {
  public TournamentRow {
    seats = List.copyOf(seats);
  }
}
