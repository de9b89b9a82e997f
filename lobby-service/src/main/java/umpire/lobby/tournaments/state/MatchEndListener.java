package umpire.lobby.tournaments.state;

import io.smallrye.mutiny.Uni;

/** Called when a match has ended, whoever arranged it. */
public interface MatchEndListener {
  /**
   * The match is over; said again, it changes nothing. Fails with IllegalArgumentException where
   * the end does not fit the match.
   */
  Uni<Void> ended(EndedMatch end);
}
