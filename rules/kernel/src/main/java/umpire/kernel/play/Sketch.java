package umpire.kernel.play;

import java.util.List;
import umpire.kernel.hex.Place;

/**
 * All that a board draws of a view, in kernel words.
 *
 * @param stacks what lies where
 */
public record Sketch(List<Stack> stacks) {
  public Sketch {
    stacks = List.copyOf(stacks);
  }

  /**
   * The counters in one place, bottom first.
   *
   * @param place hex, zone or box
   * @param counters bottom first
   */
  public record Stack(Place place, List<Counter> counters) {
    public Stack {
      counters = List.copyOf(counters);
    }
  }

  /**
   * A counter as a viewer sees it.
   *
   * @param id counter or token
   * @param colour the game's colour key for its nation
   * @param symbol such as infantry, armour, artillery, ship, face-down
   * @param factors as printed, left to right; none for a face-down counter
   * @param badges small marks: fatigue, fired, damaged
   */
  public record Counter(
      String id, String colour, String symbol, List<String> factors, List<String> badges) {
    public Counter {
      factors = List.copyOf(factors);
      badges = List.copyOf(badges);
    }
  }
}
