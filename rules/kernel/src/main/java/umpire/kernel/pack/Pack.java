package umpire.kernel.pack;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import umpire.kernel.citation.RuleId;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.table.Table;

/**
 * A rulebook's data under one edition.
 *
 * @param game id of the game
 * @param edition such as {@code river-crossing@1}
 * @param checksum SHA-256 of the pack's files, lower-case hexadecimal
 * @param title of the game
 * @param seats who plays
 * @param options what a match may choose
 * @param secrets false for a game in which nothing is hidden
 * @param map the map
 * @param counters by id
 * @param tables by id
 * @param scenarios by id
 * @param rules the ledger by rule
 */
public record Pack(
    String game,
    String edition,
    String checksum,
    String title,
    List<SeatRow> seats,
    List<OptionRow> options,
    boolean secrets,
    MapGraph map,
    Map<String, Counter> counters,
    Map<String, Table<?>> tables,
    Map<String, Scenario> scenarios,
    Map<RuleId, RuleRow> rules) {
  public Pack {
    seats = List.copyOf(seats);
    options = List.copyOf(options);
    counters = Map.copyOf(counters);
    tables = Map.copyOf(tables);
    scenarios = Map.copyOf(scenarios);
    rules = Map.copyOf(rules);
  }

  /** Rows by id; throws IllegalArgumentException if two share one. */
  public static <K, T> Map<K, T> byId(List<T> rows, Function<T, K> id) {
    Map<K, T> map = new HashMap<>();
    for (T row : rows) {
      if (map.put(id.apply(row), row) != null) {
        throw new IllegalArgumentException(id.apply(row) + " stands twice");
      }
    }
    return map;
  }

  /**
   * The counter with that id, as the game's own type; throws IllegalArgumentException if there is
   * none, and ClassCastException if it is of another type.
   */
  public <T extends Counter> T counter(String id, Class<T> type) {
    Counter counter = counters.get(id);
    if (counter == null) {
      throw new IllegalArgumentException("the pack has no counter '" + id + "'");
    }
    return type.cast(counter);
  }

  /**
   * The chart with that id; throws IllegalArgumentException if there is none. The type of its cells
   * was checked when the pack was read.
   */
  @SuppressWarnings("unchecked")
  public <T> Table<T> table(String id) {
    Table<?> table = tables.get(id);
    if (table == null) {
      throw new IllegalArgumentException("the pack has no table '" + id + "'");
    }
    return (Table<T>) table;
  }

  /** The scenario with that id; throws IllegalArgumentException if there is none. */
  public Scenario scenario(String id) {
    Scenario scenario = scenarios.get(id);
    if (scenario == null) {
      throw new IllegalArgumentException("the pack has no scenario '" + id + "'");
    }
    return scenario;
  }

  /**
   * The options with these choices, presets for the rest; throws IllegalArgumentException for an
   * unknown option or value.
   *
   * @param choices values by option id
   */
  public Options choose(Map<String, String> choices) {
    Set<String> unknown = new HashSet<>(choices.keySet());
    Map<String, String> values = new HashMap<>();
    for (OptionRow option : options) {
      unknown.remove(option.id());
      String value = choices.getOrDefault(option.id(), option.preset());
      if (!option.values().contains(value)) {
        throw new IllegalArgumentException(
            "option " + option.id() + ": '" + value + "' is none of " + option.values());
      }
      values.put(option.id(), value);
    }
    if (!unknown.isEmpty()) {
      throw new IllegalArgumentException("no such option: " + unknown);
    }
    return new Options(values);
  }
}
