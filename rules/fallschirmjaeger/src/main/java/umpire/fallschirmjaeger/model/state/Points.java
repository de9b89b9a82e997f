package umpire.fallschirmjaeger.model.state;

import java.util.Map;
import umpire.kernel.play.Sorted;

/**
 * 4.0 The points of both sides, by what they are for.
 *
 * @param german such as {@code ypenburg} or {@code line-of-communication}; none of them 0
 * @param dutch such as {@code ju52-points}; none of them 0
 */
public record Points(Map<String, Integer> german, Map<String, Integer> dutch) {
  public Points {
    german = Sorted.map(german);
    dutch = Sorted.map(dutch);
  }

  /** German less Dutch points. */
  public int net() {
    return sum(german) - sum(dutch);
  }

  private static int sum(Map<String, Integer> points) {
    return points.values().stream().mapToInt(Integer::intValue).sum();
  }
}
