package umpire.lobby.tournaments.ladder;

import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.lobby.tournaments.state.Entry;
import umpire.tournament.ladder.LadderResult;

/** Says by names what the rules of a ladder say by numbers. */
final class Refusals {
  private Refusals() {}

  /** 409: a challenge that the rules refuse. */
  static ProblemException of(
      LadderResult.Reason reason, LadderState now, Entry challenger, Entry challenged) {
    String from = challenger.name();
    String to = challenged.name();
    return switch (reason) {
      case BELOW ->
          refused("not-above", "Not above", "%s does not stand above %s.".formatted(to, from));
      case TOO_FAR -> {
        int distance =
            now.ladder().order().indexOf(challenger.number())
                - now.ladder().order().indexOf(challenged.number());
        yield refused(
            "too-far-above",
            "Too far above",
            "%s stands %d places above %s; a challenge reaches %d."
                .formatted(to, distance, from, now.ladder().settings().reach()));
      }
      case BUSY -> {
        boolean own =
            now.ladder().challenges().stream()
                .anyMatch(one -> one.pairing().seats().contains(challenger.number()));
        yield refused("busy", "Busy", (own ? from : to) + " has a challenge that is not over.");
      }
      case AGAIN ->
          refused(
              "too-soon",
              "Too soon",
              "%s has met %s lately, and plays %d others before they challenge them again."
                  .formatted(from, to, now.ladder().settings().cooldown()));
      case NOT_A_MEMBER, A_MEMBER, NO_CHALLENGE ->
          throw new IllegalStateException("both stand on the ladder");
    };
  }

  /** 409: an offer that does not wait for an answer. */
  static ProblemException answered() {
    return refused(
        "challenge-answered", "Answered", "The challenge does not wait for an answer any more.");
  }

  private static ProblemException refused(String kind, String title, String detail) {
    return Problem.conflict(kind, title, detail).asException();
  }
}
