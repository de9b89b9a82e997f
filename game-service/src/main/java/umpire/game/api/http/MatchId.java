package umpire.game.api.http;

import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.game.referee.state.MatchIds;

/** A match's id in a path. */
public final class MatchId {
  private MatchId() {}

  /** The id; what is none is not found. */
  public static UUID of(String text) {
    return MatchIds.read(text).orElseThrow(() -> Problem.notFound().asException());
  }
}
