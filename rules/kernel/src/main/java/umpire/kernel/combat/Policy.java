package umpire.kernel.combat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What odds assume where a player would choose, by the names that the game knows. A name that is
 * left out stands as the game has it.
 *
 * @param values by name; empty for games that need none
 */
public record Policy(Map<String, String> values) {
  public Policy {
    values = Collections.unmodifiableMap(new TreeMap<>(values));
  }

  /** A policy without any name: all stands as the game has it. */
  public static Policy none() {
    return new Policy(Map.of());
  }

  /**
   * This policy with every name that the game knows; throws {@link UnknownPolicyException} for a
   * name or a value that it does not know.
   *
   * @param known the values of each name, the standing one first
   */
  public Policy completed(Map<String, List<String>> known) {
    Map<String, String> all = new TreeMap<>();
    known.forEach((name, choices) -> all.put(name, choices.getFirst()));
    values.forEach(
        (name, value) -> {
          if (!known.containsKey(name)) {
            throw new UnknownPolicyException(
                "'%s' is no policy of this game; known are %s"
                    .formatted(name, new TreeSet<>(known.keySet())));
          }
          List<String> choices = Objects.requireNonNull(known.get(name));
          if (!choices.contains(value)) {
            throw new UnknownPolicyException(
                "'%s' is no policy for '%s'; known are %s".formatted(value, name, choices));
          }
          all.put(name, value);
        });
    return new Policy(all);
  }
}
