package umpire.narvik.model;

import umpire.kernel.hex.Place;

/**
 * A land unit on the map.
 *
 * @param id of its counter
 * @param place where it stands
 * @param fatigue level, 0 to its limit (10.1)
 * @param token what it is called while it lies face down (11); empty once it is face up
 */
public record Unit(String id, Place place, int fatigue, String token) {
  /** True while the enemy cannot know what it is (11). */
  public boolean faceDown() {
    return !token.isEmpty();
  }

  /** The unit elsewhere. */
  public Unit at(Place there) {
    return new Unit(id, there, fatigue, token);
  }

  /** The unit at another fatigue level. */
  public Unit fatigued(int level) {
    return new Unit(id, place, level, token);
  }

  /** The unit face up. */
  public Unit revealed() {
    return new Unit(id, place, fatigue, "");
  }
}
