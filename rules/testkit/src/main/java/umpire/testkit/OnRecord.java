package umpire.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import umpire.kernel.play.Scenario;

/**
 * What is on record of a game: whole matches, and counts of legal lines from the openings of its
 * scenarios, every option at its preset. It is as it was, unless a rule was changed on purpose;
 * then it is written anew.
 *
 * @param book the game
 * @param folder where its records lie
 * @param anew true to write them instead of holding the game against them
 */
record OnRecord(Rulebook book, Path folder, boolean anew) {
  private static final String FIGURES = "perft.txt";
  private static final String HEAD =
      "# scenario, seed of the dice, completed orders in a line, legal lines\n";

  /** Written anew where the system property says so. */
  static OnRecord of(Rulebook book, Path folder) {
    return new OnRecord(book, folder, System.getProperty(Golden.RECORD) != null);
  }

  /** One test for each scenario of which a match is on record. */
  Stream<DynamicTest> matches(List<String> scenarios) {
    return scenarios.stream()
        .map(id -> DynamicTest.dynamicTest(id, () -> playsAsItDid(book.pack().scenario(id))));
  }

  /** One test for each count; where they stand in a file and are written anew, one for all. */
  Stream<DynamicTest> lines(List<Perft.Figure> figures) {
    Path file = folder.resolve(FIGURES);
    return anew && Files.exists(file)
        ? Stream.of(DynamicTest.dynamicTest("written anew", () -> write(file, figures)))
        : figures.stream().map(one -> DynamicTest.dynamicTest(one.words(), () -> hold(one)));
  }

  /** The counts that stand in the folder; none where it has no such file. */
  static List<Perft.Figure> figures(Path folder) {
    Path file = folder.resolve(FIGURES);
    if (!Files.exists(file)) {
      return List.of();
    }
    try (Stream<String> lines = Files.lines(file)) {
      return lines.filter(line -> !line.startsWith("#")).map(OnRecord::figure).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }

  private static Perft.Figure figure(String line) {
    String[] words = line.split(" ", -1);
    if (words.length != 4) {
      throw new IllegalArgumentException("not 'scenario seed depth lines': " + line);
    }
    return new Perft.Figure(
        words[0], Long.parseLong(words[1]), Integer.parseInt(words[2]), Long.parseLong(words[3]));
  }

  private void playsAsItDid(Scenario scenario) {
    Path file = folder.resolve(scenario.id() + ".json");
    if (anew) {
      Golden.record(book, scenario, book.pack().choose(Map.of()), 1, file);
    }
    Optional<String> fault = Golden.fault(book, file);
    if (fault.isPresent()) {
      throw new AssertionError(fault.get());
    }
  }

  private void write(Path file, List<Perft.Figure> figures) throws IOException {
    Files.writeString(
        file,
        figures.stream()
            .map(
                one ->
                    "%s %d %d %d\n".formatted(one.scenario(), one.seed(), one.depth(), count(one)))
            .collect(Collectors.joining("", HEAD, "")));
  }

  private void hold(Perft.Figure figure) {
    long lines = count(figure);
    if (lines != figure.lines()) {
      throw new AssertionError("there are " + lines + ", not " + figure);
    }
  }

  private long count(Perft.Figure figure) {
    Scenario scenario = book.pack().scenario(figure.scenario());
    return Perft.count(book, scenario, book.pack().choose(Map.of()), figure.seed(), figure.depth());
  }
}
