package umpire.lobby.tournaments.ladder;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import umpire.tournament.Pairing;
import umpire.tournament.ladder.Challenge;

/**
 * A challenge on a ladder.
 *
 * @param number from 1 on
 * @param request the id that the challenger gave it, else empty
 * @param challenger by number, as the challenged
 * @param pairing the two with their sides
 * @param answerBy until when it waits for an answer; empty where nobody has to answer
 * @param board of round 1 on which it is played; empty until there is a match
 */
record LadderChallenge(
    int number,
    String request,
    int challenger,
    int challenged,
    Pairing pairing,
    Status status,
    Instant madeAt,
    Optional<Instant> answerBy,
    Optional<Integer> board) {

  /** What became of a challenge. */
  enum Status {
    /** It waits for an answer. */
    OFFERED,
    /** Its match is open. */
    PLAYING,
    /** Its match is over. */
    OVER,
    /** The challenged do not play it. */
    DECLINED,
    /** The challenger does not want it any more. */
    TAKEN_BACK,
    /** Nobody has answered in time. */
    LAPSED,
    /** One of the two has withdrawn, or the tournament was over first. */
    CALLED_OFF;

    String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Status of(String word) {
      return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    boolean isOpen() {
      return this == OFFERED || this == PLAYING;
    }
  }

  LadderChallenge as(Status other) {
    return new LadderChallenge(
        number, request, challenger, challenged, pairing, other, madeAt, answerBy, board);
  }

  LadderChallenge playing(int onBoard) {
    return new LadderChallenge(
        number,
        request,
        challenger,
        challenged,
        pairing,
        Status.PLAYING,
        madeAt,
        answerBy,
        Optional.of(onBoard));
  }

  /** One that waits for an answer until then. */
  LadderChallenge until(Instant by) {
    return new LadderChallenge(
        number, request, challenger, challenged, pairing, status, madeAt, Optional.of(by), board);
  }

  boolean isLate(Instant now) {
    return status == Status.OFFERED && answerBy.filter(by -> !by.isAfter(now)).isPresent();
  }

  /** As the rules of a ladder see it. */
  Challenge challenge() {
    return new Challenge(challenger, challenged, pairing);
  }
}
