package umpire.supply;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.testkit.source.SourceCheck;
import umpire.testkit.source.Walls;

/** The walls around this room, and the house style of its files. */
class WallsTest {
  private static final String ROOT = "umpire.supply";

  @Test
  void theRoomDependsOnNothingItMayNotName() {
    JavaClasses classes = Walls.main(ROOT);
    assertThat(classes).as("classes below " + ROOT).isNotEmpty();
    Walls.hold(classes, Walls.ofService(ROOT));
    Walls.hold(classes, Walls.ofNames());
  }

  @Test
  void packagesFormNoCycles() {
    Walls.hold(Walls.main(ROOT), Walls.withoutCycles(ROOT));
  }

  @Test
  void noPackageIsLarge() {
    Walls.hold(Walls.main(ROOT), Walls.atMostFilesInAPackage(25));
  }

  @Test
  void noPackageOfTestsIsLarge() {
    Walls.hold(Walls.tests(ROOT), Walls.atMostFilesInAPackage(25));
  }

  @Test
  void filesAndMethodsFitInTheHead() {
    assertThat(SourceCheck.faults(Path.of("src/main/java"))).isEmpty();
    assertThat(SourceCheck.suppressions(Path.of(""))).isEmpty();
  }
}
