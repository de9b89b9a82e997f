package umpire.arena.verify;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import umpire.arena.console.RunOptions;
import umpire.kernel.pack.Pack;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.cases.Cases;
import umpire.testkit.match.Rulebook;
import umpire.testkit.walk.Situation;
import umpire.wire.pack.Shelf;

/**
 * What is played, and how often.
 *
 * @param book the game
 * @param scenarios those that are played, by id; at least one
 * @param situations of cases, from which play goes on where the order names their folder
 * @param order what was asked for
 */
public record RunSetup(
    Rulebook book, List<Scenario> scenarios, List<Situation> situations, RunOptions order) {
  public RunSetup {
    scenarios = List.copyOf(scenarios);
    situations = List.copyOf(situations);
  }

  /** Takes the game from the shelf; throws {@link RunOptions.Unknown} for one that is not there. */
  public static RunSetup of(RunOptions runOptions) {
    Shelf shelf = Shelf.load();
    if (!shelf.games().contains(runOptions.game())) {
      throw new RunOptions.Unknown("'" + runOptions.game() + "' is none of " + shelf.games());
    }
    Shelf.Shelved shelved = shelf.game(runOptions.game());
    Pack pack = choosing(shelved.pack(), runOptions.options());
    List<Scenario> scenarios = new ArrayList<>();
    for (String id : new TreeSet<>(pack.scenarios().keySet())) {
      if (runOptions.scenario().isEmpty() || runOptions.scenario().equals(id)) {
        scenarios.add(pack.scenario(id));
      }
    }
    if (scenarios.isEmpty()) {
      throw new RunOptions.Unknown(
          "'" + runOptions.scenario() + "' is none of " + new TreeSet<>(pack.scenarios().keySet()));
    }
    Rulebook book = Rulebook.of(shelved.game(), pack);
    return new RunSetup(book, scenarios, situations(book, runOptions.cases()), runOptions);
  }

  /** The pack with these choices as its presets, so that every match of this stage makes them. */
  private static Pack choosing(Pack pack, Map<String, String> choices) {
    try {
      return Rulebook.choosing(pack, choices);
    } catch (IllegalArgumentException unknown) {
      throw new RunOptions.Unknown(String.valueOf(unknown.getMessage()));
    }
  }

  private static List<Situation> situations(Rulebook book, Path folder) {
    if (folder.equals(Path.of(""))) {
      return List.of();
    }
    if (!Files.isDirectory(folder)) {
      throw new RunOptions.Unknown("'" + folder + "' is no folder of cases");
    }
    List<Situation> situations = Situation.of(book, Cases.in(folder));
    if (situations.isEmpty()) {
      throw new RunOptions.Unknown("no case in '" + folder + "' gives a position");
    }
    return situations;
  }

  /** True if play goes on from cases. */
  boolean fromCases() {
    return !situations.isEmpty();
  }

  /** The situation that a number goes on from; as in the game's own build. */
  Situation situation(long number) {
    return situations.get((int) Math.floorMod(number, (long) situations.size()));
  }

  /** The scenario that a number plays where all have equal turns. */
  Scenario scenario(long number) {
    return scenarios.get((int) Math.floorMod(number, (long) scenarios.size()));
  }

  /** Where the game and the scenario of a number stand in words. */
  String name(long number) {
    return book.game().id() + "/" + scenario(number).id();
  }
}
