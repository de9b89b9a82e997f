package umpire.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.testkit.source.SourceCheck;
import umpire.testkit.source.Walls;

/** The walls around this room, and the house style of its files. */
class WallsTest {
  private static final String ROOT = "umpire.game";
  private static final int MOST_FILES = 25;

  @Test
  void theRoomDependsOnNothingItMayNotName() {
    JavaClasses classes = Walls.main(ROOT);
    assertThat(classes).as("classes below " + ROOT).isNotEmpty();
    Walls.hold(classes, Walls.ofService(ROOT));
    Walls.hold(classes, Walls.ofNames());
  }

  @Test
  void packagesAreReadOneAfterTheOther() {
    JavaClasses classes = Walls.main(ROOT);
    Walls.hold(classes, Walls.withoutCycles(ROOT));
    Walls.hold(classes, Walls.atMostFilesInAPackage(MOST_FILES));
    JavaClasses tests =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.ONLY_INCLUDE_TESTS)
            .importPackages(ROOT);
    assertThat(tests).as("tests below " + ROOT).isNotEmpty();
    Walls.hold(tests, Walls.atMostFilesInAPackage(MOST_FILES));
  }

  @Test
  void filesAndMethodsFitInTheHead() {
    assertThat(SourceCheck.faults(Path.of("src/main/java"))).isEmpty();
    assertThat(SourceCheck.suppressions(Path.of(""))).isEmpty();
  }
}
