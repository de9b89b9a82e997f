package umpire.lobby.matchmaking;

import io.smallrye.mutiny.Uni;

/** Called when game-service says what became of a match that was wanted. */
public interface MatchOutcomeListener {
  /** Game-service has opened the match. */
  Uni<Void> opened(String match);

  /** Game-service does not open the match, for this reason. */
  Uni<Void> refused(String match, String reason);
}
