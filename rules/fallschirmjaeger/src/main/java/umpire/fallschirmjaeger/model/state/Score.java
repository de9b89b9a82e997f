package umpire.fallschirmjaeger.model.state;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.play.Sorted;

/**
 * 4.0 What of the points cannot be read off the map.
 *
 * @param held objectives that the German controls, as told last (4.0b)
 * @param evacuated the turn in which each piece was evacuated (4.0f), by id
 * @param granted points for reinforcements that the Dutch took (4.0e(3))
 * @param returned parachute steps that were lost and came back; they stay lost (4.0c)
 * @param spent steps of the pool that parachute companies took (1.10e)
 */
public record Score(
    Set<String> held, Map<String, Integer> evacuated, int granted, int returned, int spent) {
  public Score {
    held = Sorted.set(held);
    evacuated = Sorted.map(evacuated);
  }

  /** Of a match that begins. */
  public static Score none() {
    return new Score(Set.of(), Map.of(), 0, 0, 0);
  }

  /** With these objectives in German hands. */
  public Score holding(Set<String> objectives) {
    return new Score(objectives, evacuated, granted, returned, spent);
  }

  /** After a piece was evacuated. */
  public Score evacuating(String id, int turn) {
    Map<String, Integer> more = new TreeMap<>(evacuated);
    more.put(id, turn);
    return new Score(held, more, granted, returned, spent);
  }

  /** With more points for reinforcements. */
  public Score granting(int points) {
    return new Score(held, evacuated, granted + points, returned, spent);
  }

  /** After parachute steps have come back, and steps of the pool were taken. */
  public Score bringing(int steps, int ofPool) {
    return new Score(held, evacuated, granted, returned + steps, spent + ofPool);
  }
}
