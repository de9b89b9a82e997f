package umpire.weserubung.model.counter;

import umpire.kernel.citation.Rule;

/**
 * 3.0: one side of a counter: the highest roll of a ten-sided die that hits.
 *
 * @param attack attack strength (A), 0 to 10
 * @param defence defence strength (D), 0 to 10
 * @param support of aircraft the strength against land and ships (GN), of ships that of bombardment
 *     and against aircraft (AAB), of land units 0
 */
@Rule("3.4-b")
public record Strength(int attack, int defence, int support) {
  public Strength {
    if (attack < 0
        || defence < 0
        || support < 0
        || Math.max(attack, Math.max(defence, support)) > 10) {
      throw new IllegalArgumentException(
          "a strength is 0 to 10: " + attack + ", " + defence + ", " + support);
    }
  }
}
