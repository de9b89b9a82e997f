package umpire.narvik.model.state;

/**
 * What flies this turn.
 *
 * @param points German air points left, 0 to 30 (18.1); public, for they lie on a track
 * @param bonusTaken true once the extra point of this turn was given (18.1)
 * @param reconnaissance German reconnaissance missions left this turn (11.3)
 * @param emergency true in the turn of the Allied declaration (18.2)
 * @param emergencyUsed true once it was declared, which is once a match (18.2)
 */
public record AirPower(
    int points, boolean bonusTaken, int reconnaissance, boolean emergency, boolean emergencyUsed) {

  /** The most German air points at any time (18.1). */
  public static final int MOST_POINTS = 30;

  /** Nothing but these German air points, in a turn whose extra point was given. */
  public static AirPower of(int points) {
    return new AirPower(points, true, 0, false, false);
  }

  /** With so many points left. */
  public AirPower withPoints(int left) {
    return new AirPower(left, bonusTaken, reconnaissance, emergency, emergencyUsed);
  }

  /** The air points of a turn, with its extra point still to come. */
  public AirPower allotted(int dealt) {
    return new AirPower(dealt, false, reconnaissance, emergency, emergencyUsed);
  }

  /** With so many reconnaissance missions to fly this turn (11.3). */
  public AirPower reconnoitring(int missions) {
    return new AirPower(points, bonusTaken, missions, emergency, emergencyUsed);
  }

  /** In the turn of the Allied declaration (18.2). */
  public AirPower inEmergency() {
    return new AirPower(points, bonusTaken, reconnaissance, true, true);
  }

  /** What is left for another turn: nothing, and whether the Allies have made their declaration. */
  public AirPower over() {
    return new AirPower(0, false, 0, false, emergencyUsed);
  }
}
