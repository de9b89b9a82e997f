package umpire.tournament.ladder;

/** What comes of a request to a ladder. */
public sealed interface LadderResult {
  /** Why a request is refused. */
  enum Reason {
    /** Somebody is not on the ladder. */
    NOT_A_MEMBER,
    /** Somebody who joins is on the ladder. */
    A_MEMBER,
    /** The challenged stands below, or is the challenger. */
    BELOW,
    /** The challenged stands more places above than the reach. */
    TOO_FAR,
    /** One of the two has a challenge that is not over. */
    BUSY,
    /** The challenger met the challenged within the cooldown. */
    AGAIN,
    /** There is no such challenge. */
    NO_CHALLENGE
  }

  /** The ladder afterwards. */
  record Changed(Ladder ladder) implements LadderResult {}

  /**
   * Nothing changed.
   *
   * @param reason why
   * @param because the same as a sentence
   */
  record Refused(Reason reason, String because) implements LadderResult {}
}
