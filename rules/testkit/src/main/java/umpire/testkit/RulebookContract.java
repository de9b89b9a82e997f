package umpire.testkit;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import umpire.kernel.game.Game;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.cases.Case;
import umpire.testkit.cases.CaseRunner;
import umpire.testkit.cases.Cases;
import umpire.testkit.cases.Examples;
import umpire.testkit.cases.NotationCheck;
import umpire.testkit.match.Picture;
import umpire.testkit.match.Rulebook;
import umpire.testkit.secrecy.SecrecyCounts;
import umpire.testkit.source.SourceCheck;
import umpire.testkit.source.Walls;
import umpire.testkit.walk.Perft;
import umpire.wire.ReasonTexts;

/** What every rulebook is held to: by one small subclass in its module, run in its folder. */
public abstract class RulebookContract {
  /** The game. */
  protected abstract Game game();

  /** Its root package. */
  protected abstract String root();

  /** The roots of the series that it belongs to, which its pom names; none for most games. */
  protected List<String> series() {
    return List.of();
  }

  /** The ids of the counters that the set-up of a scenario names. */
  protected abstract Set<String> counters(Scenario scenario);

  /** True for an event after which positions that a viewer could not distinguish may differ. */
  protected abstract boolean reveals(Object event);

  /** Draws sketches of the game's map. */
  protected abstract Picture picture();

  /** Reads the game's cases. */
  protected abstract CaseRunner cases();

  /** The game's own classes, its tests left out. */
  protected JavaClasses mainClasses() {
    return Walls.main(root());
  }

  /** Where the rulings stand that the ledger's rows of the form 6.5/r7 name. */
  protected Path rulings() {
    return Path.of("RULINGS.md");
  }

  /** The folder on the class path that holds {@code <id>/commands.json}. */
  protected Path resources() {
    return Path.of("src/main/resources");
  }

  /** The document that shows a command of each type as text, in a block of the game's own. */
  protected Path notation() {
    return Path.of("../../docs/notation.md");
  }

  /** Where clients have the texts that they must read and print as the project does. */
  protected Path clients() {
    return Path.of("../../openapi/clients/cases");
  }

  /** Walks of each scenario in a build. */
  protected int walks() {
    return 20;
  }

  /**
   * In walks of this scenario what costs much (JSON, views, second rulings) is checked at one input
   * of so many, in the first of them at every input: more than 1 where matches are long.
   */
  protected int closely(Scenario scenario) {
    return 1;
  }

  /** Of so many situations of the cases an excursion begins at one: more than 1 for many cases. */
  protected int stride() {
    return 1;
  }

  /** Pairs of each scenario in a build, for games with secrets. */
  protected int pairs() {
    return 300;
  }

  /** Walks of this scenario in a build: fewer where its matches are long. */
  protected int walks(Scenario scenario) {
    return walks();
  }

  /** Pairs of this scenario in a build. */
  protected int pairs(Scenario scenario) {
    return pairs();
  }

  /**
   * What the matches of walks and pairs choose, by option, in turn by their seeds; an option that a
   * set does not name keeps its preset. Perft has presets alone, a case what it gives.
   */
  protected List<Map<String, String>> options() {
    return List.of(Map.of());
  }

  /** The least share of pairs that really differ, of those begun while something is hidden. */
  protected double leastShare() {
    return 0.9;
  }

  /** What is wrong with a position that play has reached, in sentences. */
  protected List<String> faults(Object position) {
    return List.of();
  }

  /** Places that a set-up names though no map has them, such as a pool that units wait in. */
  protected Set<Place> besideTheMap() {
    return Set.of();
  }

  /**
   * Counts of legal lines that have been written down: those of {@code perft.txt} among the
   * records, which are counted anew with {@code umpire.golden.write}, unless a game says its own.
   */
  protected List<Perft.Figure> perft() {
    return RecordedGame.figures(records());
  }

  /**
   * The scenarios of which a whole match lies on record in {@link #records}; with the system
   * property {@code umpire.golden.write} they are recorded anew, with every option at its preset.
   */
  protected List<String> golden() {
    return List.of();
  }

  /**
   * Other matches in that folder, by the names of their files without {@code .json}: those were
   * played, so that they come to more than the lot does. With the system property their commands
   * are played again and their hashes written anew.
   */
  protected List<String> playthroughs() {
    return List.of();
  }

  /** The folder of those records. */
  protected Path records() {
    return Path.of("src/test/resources/golden");
  }

  @TestFactory
  Stream<DynamicTest> matchesOnRecordPlayAsTheyDid() {
    RecordedGame recordedGame = RecordedGame.of(Rulebook.of(game()), records());
    return Stream.concat(recordedGame.matches(golden()), recordedGame.playthroughs(playthroughs()));
  }

  @Test
  @Execution(ExecutionMode.CONCURRENT)
  void walksReachTheEnd() {
    RandomPlay play = play(Rulebook.of(game()));
    System.out.println(
        "%s: options of walks and pairs %s, values never chosen %s"
            .formatted(game().id(), options(), play.neverChosen()));
    Coverage coverage = play.walks(this::walks, this::closely, stride(), cases());
    System.out.println(coverage.line(game().id()));
    require(coverage.whole(), coverage.line(game().id()));
  }

  @Test
  @Execution(ExecutionMode.CONCURRENT)
  void secretsAreKept() {
    Rulebook book = Rulebook.of(game());
    if (!book.pack().secrets()) {
      System.out.println(game().id() + ": nothing is hidden, says its pack");
      return;
    }
    SecrecyCounts all = play(book).pairs(this::pairs, this::reveals, picture());
    String line = all.line(game().id());
    require(all.hidden() > 0, "nothing was hidden from anybody, and the pack says it is: " + line);
    require(all.share() >= leastShare(), "too few pairs differ: " + line);
  }

  private RandomPlay play(Rulebook book) {
    return new RandomPlay(book, options(), Cases.in(Cases.FOLDER), this::faults);
  }

  @TestFactory
  Stream<DynamicTest> perftIsAsItWas() {
    return RecordedGame.of(Rulebook.of(game()), records()).lines(perft());
  }

  @TestFactory
  Stream<DynamicTest> casesHold() {
    return Cases.tests(Cases.FOLDER, cases());
  }

  @Test
  void everyCommandHasAnExampleOutOfTheCases() {
    require(Examples.faults(game(), resources()));
  }

  @Test
  void everyReasonHasItsWords() {
    require(ReasonTexts.missing(game(), game().types()));
  }

  @Test
  void everyCommandReadsBackFromItsNotation() {
    require(NotationCheck.faults(game(), resources(), notation(), clients()));
  }

  @Test
  void everyNeighbourIsMutual() {
    require(PackChecks.neighbours(Rulebook.of(game()).pack()));
  }

  @Test
  void everyScenarioNamesWhatThereIs() {
    require(PackChecks.scenarios(Rulebook.of(game()).pack(), this::counters, besideTheMap()));
  }

  @Test
  void everyParagraphThatThePackNamesIsInTheLedger() {
    require(PackChecks.paragraphs(Rulebook.of(game())));
  }

  @Test
  void ledgerAndCodeAgree() throws IOException {
    JavaClasses tests =
        new ClassFileImporter()
            .withImportOption(new ImportOption.OnlyIncludeTests())
            .importPackages(root());
    List<String> proved =
        Cases.in(Cases.FOLDER).stream().filter(Case::runs).map(Case::rule).toList();
    String text = Files.exists(rulings()) ? Files.readString(rulings()) : "";
    require(
        LedgerCheck.faults(
            Rulebook.of(game()).pack().rules().values(), mainClasses(), tests, proved, text));
  }

  @Test
  void theWallsHold() {
    JavaClasses main = mainClasses();
    Walls.hold(main, Walls.ofGame(root(), series().toArray(String[]::new)));
    Walls.hold(main, Walls.ofNames());
    Walls.hold(main, Walls.withoutCycles(root()));
    Walls.hold(main, Walls.atMostFilesInAPackage(Walls.MOST_FILES));
  }

  @Test
  void theSourcesFitInTheHead() {
    require(SourceCheck.faults(Path.of("src/main/java")));
    require(SourceCheck.suppressions(Path.of("")));
  }

  private static void require(List<String> faults) {
    require(faults.isEmpty(), String.join("\n", faults));
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }
}
