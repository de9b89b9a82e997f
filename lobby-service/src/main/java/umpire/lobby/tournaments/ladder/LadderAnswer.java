package umpire.lobby.tournaments.ladder;

import umpire.lobby.tournaments.ladder.LadderChallenge.Status;

/** What is said to a challenge that waits for an answer. */
enum LadderAnswer {
  /** The challenged play. */
  ACCEPT,
  /** The challenged do not play. */
  DECLINE,
  /** The challenger does not want to play any more. */
  TAKE_BACK;

  /** Of a word. Throws IllegalArgumentException for another word. */
  static LadderAnswer of(String word) {
    return switch (word) {
      case "accept" -> ACCEPT;
      case "decline" -> DECLINE;
      case "take-back" -> TAKE_BACK;
      default -> throw new IllegalArgumentException("accept, decline or take-back");
    };
  }

  /** Whether a challenge of this status has been answered so. */
  boolean fits(Status status) {
    return switch (this) {
      case ACCEPT -> status == Status.PLAYING || status == Status.OVER;
      case DECLINE -> status == Status.DECLINED;
      case TAKE_BACK -> status == Status.TAKEN_BACK;
    };
  }
}
