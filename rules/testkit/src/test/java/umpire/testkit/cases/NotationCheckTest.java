package umpire.testkit.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model;
import umpire.testkit.skirmish.Skirmish;
import umpire.testkit.walk.Promise;
import umpire.testkit.walk.Walk;
import umpire.testkit.walk.WalkReport;

class NotationCheckTest {
  private static final Path RESOURCES = Path.of("src/test/resources");
  private static final Path DOCUMENT = RESOURCES.resolve("skirmish/notation.md");
  private static final Path CLIENTS = RESOURCES.resolve("skirmish/clients");

  private final Skirmish skirmish = new Skirmish(Flaw.NONE);

  @Test
  void aDocumentThatLacksALineIsStale(@TempDir Path folder) throws IOException {
    assertThat(NotationCheck.faults(skirmish, RESOURCES, DOCUMENT, CLIENTS)).isEmpty();
    List<String> right = Files.readAllLines(DOCUMENT);
    Path document = folder.resolve("notation.md");
    for (List<String> wrong :
        List.of(
            List.<String>of(),
            right.stream().filter(line -> !line.startsWith("bid")).toList(),
            right.stream().map(line -> line.replace("skirmish", "narvik")).toList())) {
      Files.write(document, wrong);
      assertThat(NotationCheck.faults(skirmish, RESOURCES, document, CLIENTS))
          .singleElement()
          .asString()
          .contains("is stale", "target/notation.txt");
    }
    assertThat(Files.readAllLines(Path.of("target/notation.txt")))
        .isEqualTo(right.subList(right.indexOf("```text skirmish") + 1, right.lastIndexOf("```")));
  }

  @Test
  void clientsThatLackATextAreStale(@TempDir Path folder) throws IOException {
    List<String> right = Files.readAllLines(CLIENTS.resolve("skirmish.json"));
    Path stale = folder.resolve("skirmish.json");
    for (int lines : new int[] {0, right.size() - 2}) {
      Files.write(stale, right.subList(0, lines));
      assertThat(NotationCheck.faults(skirmish, RESOURCES, DOCUMENT, folder))
          .containsExactly(
              stale + " is missing or stale; the cases have target/notation.json: copy it");
    }
    Files.delete(stale);
    assertThat(NotationCheck.faults(skirmish, RESOURCES, DOCUMENT, folder)).hasSize(1);
    assertThat(Files.readAllLines(Path.of("target/notation.json"))).isEqualTo(right);
  }

  @Test
  void oneCommandInFiftyIsLookedAt() {
    NotationCheck notationCheck = new NotationCheck(Rulebook.of(skirmish));
    long looked =
        IntStream.range(0, 500).filter(i -> notationCheck.check(new Model.Command.Bid(i))).count();
    assertThat(looked).isEqualTo(10);
  }

  @Test
  void walksLookAtCommandsThatWereTakenAndAtSomeThatWereNot() {
    Rulebook book = Rulebook.of(skirmish);
    WalkReport report =
        Walk.play(book, book.pack().scenario("duel"), book.pack().choose(Map.of()), 1);
    assertThat(report.checks().get(Promise.NOTATION)).isPositive();
  }
}
