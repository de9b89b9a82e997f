package umpire.kernel.combat;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What odds assume where a player would choose, by the names that the game knows.
 *
 * @param values by name; empty for games that need none
 */
public record Policy(Map<String, String> values) {
  public Policy {
    values = Collections.unmodifiableMap(new TreeMap<>(values));
  }

  /** Nothing is assumed. */
  public static Policy none() {
    return new Policy(Map.of());
  }
}
