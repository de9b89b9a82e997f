package umpire.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.match.Records;
import umpire.testkit.match.Rulebook;
import umpire.testkit.walk.Perft;

/**
 * What is on record of a game: whole matches, and counts of legal lines, every option at its
 * preset. It is as it was, unless a rule was changed on purpose; then it is written anew: the
 * matches, and along them a count from the first place where each type of frame is on top, as deep
 * as a thousand rulings reach.
 *
 * @param book the game
 * @param folder where its records lie
 * @param anew true to write them instead of holding the game against them
 */
record RecordedGame(Rulebook book, Path folder, boolean anew) {
  private static final String FIGURES = "perft.txt";
  private static final String HEAD =
      "# scenario, seed, moves before, completed orders in a line, legal lines\n";

  private static final int DEEPEST = 3;
  private static final int RULINGS = 1_000;

  /** Where lines are too many at so many places, the frame has no count. */
  private static final int PLACES = 5;

  /** A match along which lines are counted. */
  private record Way(String scenario, long seed) {
    static Way of(Perft.Figure figure) {
      return new Way(figure.scenario(), figure.seed());
    }
  }

  /** Written anew where the system property says so. */
  static RecordedGame of(Rulebook book, Path folder) {
    return new RecordedGame(book, folder, System.getProperty(RecordedMatch.RECORD) != null);
  }

  /** One test for each scenario of which a match is on record. */
  Stream<DynamicTest> matches(List<String> scenarios) {
    return scenarios.stream()
        .map(id -> DynamicTest.dynamicTest(id, () -> playsAsItDid(book.pack().scenario(id))));
  }

  /** One test for each match on record that was played and not drawn by lot, by its file. */
  Stream<DynamicTest> playthroughs(List<String> names) {
    return names.stream()
        .map(
            name ->
                DynamicTest.dynamicTest(name, () -> playsAgain(folder.resolve(name + ".json"))));
  }

  private void playsAgain(Path file) {
    if (anew) {
      RecordedMatch.again(book, file);
    }
    hold(file);
  }

  private void hold(Path file) {
    Optional<String> fault = RecordedMatch.fault(book, file);
    if (fault.isPresent()) {
      throw new AssertionError(fault.get());
    }
  }

  /**
   * One test for each match along which lines are counted; where they stand in a file and are
   * written anew, one for all.
   */
  Stream<DynamicTest> lines(List<Perft.Figure> figures) {
    Path file = folder.resolve(FIGURES);
    Map<Way, List<Perft.Figure>> ways =
        figures.stream()
            .collect(Collectors.groupingBy(Way::of, LinkedHashMap::new, Collectors.toList()));
    return anew && Files.exists(file)
        ? Stream.of(DynamicTest.dynamicTest("written anew", () -> write(file, ways.keySet())))
        : ways.entrySet().stream()
            .map(
                way ->
                    DynamicTest.dynamicTest(
                        way.getKey().scenario(), () -> hold(way.getKey(), way.getValue())));
  }

  /** The counts that stand in the folder; none where it has no such file. */
  static List<Perft.Figure> figures(Path folder) {
    Path file = folder.resolve(FIGURES);
    if (!Files.exists(file)) {
      return List.of();
    }
    try (Stream<String> lines = Files.lines(file)) {
      return lines.filter(line -> !line.startsWith("#")).map(RecordedGame::figure).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }

  private static Perft.Figure figure(String line) {
    String[] words = line.split(" ", -1);
    if (words.length != 5) {
      throw new IllegalArgumentException("not 'scenario seed moves depth lines': " + line);
    }
    return new Perft.Figure(
        words[0],
        Long.parseLong(words[1]),
        Integer.parseInt(words[2]),
        Integer.parseInt(words[3]),
        Long.parseLong(words[4]));
  }

  private void playsAsItDid(Scenario scenario) {
    Path file = folder.resolve(scenario.id() + ".json");
    if (anew) {
      RecordedMatch.record(book, scenario, book.pack().choose(Map.of()), 1, file);
    }
    hold(file);
  }

  private void write(Path file, Set<Way> ways) throws IOException {
    String lines =
        ways.stream()
            .flatMap(way -> chosen(way).stream())
            .map(
                one ->
                    "%s %d %d %d %d\n"
                        .formatted(
                            one.scenario(), one.seed(), one.moves(), one.depth(), one.lines()))
            .collect(Collectors.joining());
    Files.writeString(file, HEAD + lines);
  }

  /** A count from the first place of each type of frame where its lines are not too many. */
  private List<Perft.Figure> chosen(Way way) {
    List<Perft.Figure> chosen = new ArrayList<>();
    Map<Class<?>, Integer> places = new HashMap<>();
    along(
        way,
        (moves, match) -> {
          Class<?> frame = Records.frames(match.position()).getLast().getClass();
          if (places.getOrDefault(frame, 0) >= PLACES) {
            return;
          }
          List<Long> lines = Perft.counts(match, DEEPEST, RULINGS);
          if (lines.isEmpty()) {
            places.merge(frame, 1, Integer::sum);
          } else {
            places.put(frame, PLACES);
            chosen.add(
                new Perft.Figure(way.scenario, way.seed, moves, lines.size(), lines.getLast()));
          }
        });
    return chosen;
  }

  private void hold(Way way, List<Perft.Figure> figures) {
    List<String> faults = new ArrayList<>();
    Set<Perft.Figure> left = new HashSet<>(figures);
    along(
        way,
        (moves, match) -> {
          for (Perft.Figure figure : figures) {
            if (figure.moves() == moves) {
              left.remove(figure);
              long lines = Perft.count(match, figure.depth());
              if (lines != figure.lines()) {
                faults.add(
                    "%s: there are %d, not %d".formatted(figure.words(), lines, figure.lines()));
              }
            }
          }
        });
    left.forEach(figure -> faults.add(figure.words() + ": the match is shorter"));
    if (!faults.isEmpty()) {
      throw new AssertionError(String.join("\n", faults));
    }
  }

  private void along(Way way, RecordedMatch.Onlooker onlooker) {
    Scenario scenario = book.pack().scenario(way.scenario());
    RecordedMatch.along(book, scenario, book.pack().choose(Map.of()), way.seed(), onlooker);
  }
}
