package umpire.fallschirmjaeger;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.testkit.LedgerCheck;
import umpire.testkit.source.SourceCheck;
import umpire.testkit.source.Walls;
import umpire.wire.ReasonTexts;

/** What the house asks of every game, until this one is played as a whole and has its contract. */
class HouseRulesTest {
  private static final String ROOT = "umpire.fallschirmjaeger";

  @Test
  void theWallsHold() {
    JavaClasses main = Walls.main(ROOT);
    Walls.hold(main, Walls.ofGame(ROOT));
    Walls.hold(main, Walls.ofNames());
    Walls.hold(main, Walls.withoutCycles(ROOT));
    Walls.hold(main, Walls.atMostFilesInAPackage(25));
  }

  @Test
  void theSourcesFitInTheHead() {
    assertThat(SourceCheck.faults(Path.of("src/main/java"))).isEmpty();
  }

  @Test
  void everyReasonHasItsWords() {
    Fallschirmjaeger game = new Fallschirmjaeger();
    assertThat(ReasonTexts.missing(game, game.types())).isEmpty();
  }

  @Test
  void everyCitationIsAParagraphOfTheLedger() throws IOException {
    JavaClasses tests =
        new ClassFileImporter()
            .withImportOption(new ImportOption.OnlyIncludeTests())
            .importPackages(ROOT);
    assertThat(
            LedgerCheck.faults(
                Edition.real().rules().values(),
                Walls.main(ROOT),
                tests,
                List.of(),
                Files.readString(Path.of("RULINGS.md"))))
        .isEmpty();
  }
}
