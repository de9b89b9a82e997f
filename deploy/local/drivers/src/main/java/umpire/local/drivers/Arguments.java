package umpire.local.drivers;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;

/**
 * What a program was told.
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
record Arguments(
    String game,
    int runs,
    long seed,
    boolean running,
    Path match,
    String commitment,
    String kind,
    String scenario,
    int seats) {
  static final Arguments NONE = new Arguments("narvik", 0, 1, false, Path.of(""), "", "", "", 0);

  private static final int MOST_SEATS = 3;

  /** Arguments that make no sense; the message says which. */
  static final class Unknown extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unknown(String message) {
      super(message);
    }
  }

  /** Reads the options behind a program's name; throws Unknown. */
  static Arguments of(List<String> words) {
    Arguments read = NONE;
    Iterator<String> left = words.iterator();
    while (left.hasNext()) {
      String name = left.next();
      if (name.equals("--running")) {
        read = read.with(name, "");
      } else if (left.hasNext()) {
        read = read.with(name, left.next());
      } else {
        throw new Unknown("a value is missing after '" + name + "'");
      }
    }
    return read;
  }

  private Arguments with(String name, String value) {
    return switch (name) {
      case "--game" ->
          new Arguments(value, runs, seed, running, match, commitment, kind, scenario, seats);
      case "--runs" ->
          new Arguments(
              game,
              within(name, value, 1_000_000),
              seed,
              running,
              match,
              commitment,
              kind,
              scenario,
              seats);
      case "--seed" ->
          new Arguments(
              game, runs, number(name, value), running, match, commitment, kind, scenario, seats);
      case "--running" ->
          new Arguments(game, runs, seed, true, match, commitment, kind, scenario, seats);
      case "--match" ->
          new Arguments(
              game, runs, seed, running, Path.of(value), commitment, kind, scenario, seats);
      case "--commitment" ->
          new Arguments(game, runs, seed, running, match, value, kind, scenario, seats);
      case "--kind" ->
          new Arguments(game, runs, seed, running, match, commitment, value, scenario, seats);
      case "--scenario" ->
          new Arguments(game, runs, seed, running, match, commitment, kind, value, seats);
      case "--seats" ->
          new Arguments(
              game,
              runs,
              seed,
              running,
              match,
              commitment,
              kind,
              scenario,
              within(name, value, MOST_SEATS));
      // Words of a person: an open set, so the last branch is a refusal.
      default -> throw new Unknown("there is no option '" + name + "'");
    };
  }

  private static int within(String name, String value, int most) {
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
  int runsOr(int preset) {
    return runs == 0 ? preset : runs;
  }
}
