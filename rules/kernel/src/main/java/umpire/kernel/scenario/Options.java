package umpire.kernel.scenario;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The options of one match: optional rules, home rules, rulings with two readings.
 *
 * @param values by option id; every option that the pack lists has a value
 */
public record Options(Map<String, String> values) {
  public Options {
    values = Collections.unmodifiableMap(new TreeMap<>(values));
  }

  /** No options: for packs that list none. */
  public static Options none() {
    return new Options(Map.of());
  }

  /** The value of an option; throws IllegalArgumentException if the pack lists no such option. */
  public String value(String id) {
    String value = values.get(id);
    if (value == null) {
      throw new IllegalArgumentException("no option '" + id + "'");
    }
    return value;
  }
}
