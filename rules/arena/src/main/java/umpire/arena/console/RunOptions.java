package umpire.arena.console;

import java.nio.file.Path;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.testkit.cases.Samples;

/**
 * The options of a program.
 *
 * @param game whose matches are played
 * @param scenario which of its scenarios, or empty for all of them, in the turns of its {@link
 *     ArenaSettings}
 * @param options what its matches choose, by option; the others keep their presets
 * @param runs how many, 1 to 10,000,000
 * @param seed of the first run; the others follow it one by one
 * @param closely what costs much is checked at one input of so many
 * @param cases folder of the cases from which play goes on, or an empty path for whole matches
 * @param summary where to write the summary, or an empty path
 */
public record RunOptions(
    String game,
    String scenario,
    Map<String, String> options,
    int runs,
    long seed,
    int closely,
    Path cases,
    Path summary) {
  private static final Path NONE = Path.of("");

  /** What holds where nothing is said. */
  public static final RunOptions PRESET =
      new RunOptions(Samples.presetGame(), "", Map.of(), 100, 1, 10, NONE, NONE);

  public RunOptions {
    options = Collections.unmodifiableMap(new TreeMap<>(options));
  }

  /** Words that make no sense; the message says which. */
  public static final class Unknown extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** With what is wrong. */
    public Unknown(String message) {
      super(message);
    }
  }

  /** Reads the options behind a program's name; throws Unknown. */
  public static RunOptions of(List<String> words) {
    RunOptions read = PRESET;
    for (Iterator<String> left = words.iterator(); left.hasNext(); ) {
      String name = left.next();
      if (!left.hasNext()) {
        throw new Unknown("a value is missing after '" + name + "'");
      }
      read = read.with(name, left.next());
    }
    return read;
  }

  private RunOptions with(String name, String value) {
    return switch (name) {
      case "--game" ->
          new RunOptions(value, scenario, options, runs, seed, closely, cases, summary);
      case "--scenario" ->
          new RunOptions(game, value, options, runs, seed, closely, cases, summary);
      case "--option" ->
          new RunOptions(game, scenario, chosen(value), runs, seed, closely, cases, summary);
      case "--runs" ->
          new RunOptions(
              game,
              scenario,
              options,
              positive(name, value, 10_000_000),
              seed,
              closely,
              cases,
              summary);
      case "--seed" ->
          new RunOptions(
              game, scenario, options, runs, number(name, value), closely, cases, summary);
      case "--closely" ->
          new RunOptions(
              game,
              scenario,
              options,
              runs,
              seed,
              positive(name, value, 1_000_000),
              cases,
              summary);
      case "--cases" ->
          new RunOptions(game, scenario, options, runs, seed, closely, Path.of(value), summary);
      case "--summary" ->
          new RunOptions(game, scenario, options, runs, seed, closely, cases, Path.of(value));
      // Words of a person: an open set, so the last branch is a refusal.
      default -> throw new Unknown("there is no option '" + name + "'");
    };
  }

  /** With one option more, written {@code option=value}. */
  private Map<String, String> chosen(String words) {
    String[] parts = words.split("=", 2);
    if (parts.length < 2) {
      throw new Unknown("--option needs option=value, not '" + words + "'");
    }
    Map<String, String> more = new TreeMap<>(options);
    more.put(parts[0], parts[1]);
    return more;
  }

  /** This order for one run, with another seed. */
  public RunOptions again(long one) {
    return new RunOptions(game, scenario, options, 1, one, closely, cases, NONE);
  }

  /** The options that say the same, as they are written behind the program's name. */
  public String words() {
    StringBuilder words = new StringBuilder("--game " + game);
    if (!scenario.isEmpty()) {
      words.append(" --scenario ").append(scenario);
    }
    options.forEach(
        (option, value) -> words.append(" --option ").append(option).append('=').append(value));
    words.append(" --runs ").append(runs).append(" --seed ").append(seed);
    if (closely != PRESET.closely) {
      words.append(" --closely ").append(closely);
    }
    if (!cases.equals(NONE)) {
      words.append(" --cases ").append(cases);
    }
    return words.toString();
  }

  private static int positive(String name, String value, int most) {
    long number = number(name, value);
    if (number < 1 || number > most) {
      throw new Unknown(name + " is 1 to " + most + ", not " + value);
    }
    return (int) number;
  }

  /** The number that a value is; throws Unknown for words that are none. */
  public static long number(String name, String value) {
    try {
      return Long.parseLong(value);
    } catch (NumberFormatException _) {
      throw new Unknown(name + " needs a number, not '" + value + "'");
    }
  }
}
