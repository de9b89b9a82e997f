package umpire.game.api;

import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.game.referee.MatchIds;

/** A match's id in a path. */
final class MatchId {
  private MatchId() {}

  /** The id; what is none is not found. */
  static UUID of(String text) {
    return MatchIds.read(text).orElseThrow(() -> Problem.notFound().asException());
  }
}
