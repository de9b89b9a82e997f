package umpire.narvik.model.counter;

import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;

/**
 * A land unit on the map or in the Harstad box. A unit aboard a ship is its cargo and no unit of
 * the map (20.2). Being spent and lying face down are two states: {@code fatigue} tells of the one,
 * {@code token} of the other, and neither changes with the other (ruling 40).
 *
 * @param id of its counter
 * @param place where it stands
 * @param fatigue level, 0 to its limit (10.1)
 * @param token what it is called while it lies face down (11); empty once it is face up
 * @param fired true for artillery that has interdicted this turn (16.1.1)
 * @param landed true for a unit that made an amphibious landing this turn (19.2)
 */
@Rule("10.1b/r40")
public record Unit(
    String id, Place place, int fatigue, String token, boolean fired, boolean landed) {

  /** A unit that has neither fired nor landed this turn. */
  public Unit(String id, Place place, int fatigue, String token) {
    this(id, place, fatigue, token, false, false);
  }

  /** True while the enemy cannot know what it is (11). */
  public boolean faceDown() {
    return !token.isEmpty();
  }

  /** The unit elsewhere. */
  public Unit at(Place there) {
    return new Unit(id, there, fatigue, token, fired, landed);
  }

  /** The unit at another fatigue level; the same object if it is at that level. */
  public Unit fatigued(int level) {
    return level == fatigue ? this : new Unit(id, place, level, token, fired, landed);
  }

  /** The unit face up. */
  public Unit revealed() {
    return new Unit(id, place, fatigue, "", fired, landed);
  }

  /** The unit after its interdiction of this turn, or ready for the next (16.1.1, 6.1). */
  public Unit fired(boolean now) {
    return now == fired ? this : new Unit(id, place, fatigue, token, now, landed);
  }

  /** The unit after its landing of this turn, or with that forgotten at the next (19.2). */
  public Unit landed(boolean now) {
    return now == landed ? this : new Unit(id, place, fatigue, token, fired, now);
  }
}
