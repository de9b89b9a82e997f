package umpire.narvik.model.frame;

/**
 * A German counter that is to come on the map this turn (23.4).
 *
 * @param counter id
 * @param origin why it comes
 * @param faceDown true if the enemy will see a token only (11.2)
 */
public record Newcomer(String counter, Origin origin, boolean faceDown) {
  /** Why a counter comes. */
  public enum Origin {
    /** It was eliminated and is rebuilt (23.4). */
    REPLACEMENT,
    /** An infantry company of the counter mix (30.0). */
    INFANTRY,
    /** A parachute company of the counter mix (30.0). */
    PARACHUTE,
    /** It goes with a company that is placed face down (11.2). */
    DECOY
  }
}
