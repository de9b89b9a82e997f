package umpire.local.drivers.program;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.testkit.cases.Samples;

/**
 * The arguments of a program.
 *
 * @param game whose matches are played
 * @param runs how many; 0 for the program's own choice
 * @param seed of every choice that the program makes
 * @param running whether the stack that runs is used, instead of one of the program's own
 * @param match an export to look at, or an empty path
 * @param commitment noted when that match was opened, or empty
 * @param kind which of several kinds of a check, or empty for the preset
 * @param scenario what is played, or empty for the program's own choice
 * @param seats how many the scenario shall have, or 0 where nothing was said
 */
public record Arguments(
    String game,
    int runs,
    long seed,
    boolean running,
    Path match,
    String commitment,
    String kind,
    String scenario,
    int seats) {
  static final Arguments NONE =
      new Arguments(Samples.presetGame(), 0, 1, false, Path.of(""), "", "", "", 0);

  private static final int MOST_SEATS = 3;

  private static final Set<String> OPTIONS =
      Set.of(
          "--game",
          "--runs",
          "--seed",
          "--running",
          "--match",
          "--commitment",
          "--kind",
          "--scenario",
          "--seats");

  /** Arguments that make no sense; the message says which. */
  public static final class Unknown extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Unknown(String message) {
      super(message);
    }
  }

  /** Reads the options behind a program's name, of which the last word holds; throws Unknown. */
  public static Arguments of(List<String> words) {
    Map<String, String> given = new HashMap<>();
    Iterator<String> left = words.iterator();
    while (left.hasNext()) {
      String name = left.next();
      if (!OPTIONS.contains(name)) {
        throw new Unknown("there is no option '" + name + "'");
      }
      boolean flag = name.equals("--running");
      if (!flag && !left.hasNext()) {
        throw new Unknown("a value is missing after '" + name + "'");
      }
      given.put(name, flag ? "" : left.next());
    }
    return new Arguments(
        given.getOrDefault("--game", NONE.game),
        within(given, "--runs", 1_000_000),
        number("--seed", given.getOrDefault("--seed", "" + NONE.seed)),
        given.containsKey("--running"),
        Path.of(given.getOrDefault("--match", "")),
        given.getOrDefault("--commitment", ""),
        given.getOrDefault("--kind", ""),
        given.getOrDefault("--scenario", ""),
        within(given, "--seats", MOST_SEATS));
  }

  /** From 1 on; 0 where nothing was said. */
  private static int within(Map<String, String> given, String name, int most) {
    String value = given.get(name);
    if (value == null) {
      return 0;
    }
    long number = number(name, value);
    if (number < 1 || number > most) {
      throw new Unknown(name + " is 1 to " + most + ", not " + value);
    }
    return (int) number;
  }

  private static long number(String name, String value) {
    try {
      return Long.parseLong(value);
    } catch (NumberFormatException _) {
      throw new Unknown(name + " needs a number, not '" + value + "'");
    }
  }

  /** The number of runs, if it was given. */
  public int runsOr(int preset) {
    return runs == 0 ? preset : runs;
  }
}
