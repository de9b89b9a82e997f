package umpire.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.api.Test;
import umpire.testkit.source.Walls;

/** The walls between the packages of this module. */
class WallsTest {
  private static final String ROOT = "umpire.local.gateway";

  @Test
  void packagesFormNoCycles() {
    JavaClasses classes = Walls.main(ROOT);
    assertThat(classes).as("classes below " + ROOT).isNotEmpty();
    Walls.hold(classes, Walls.withoutCycles(ROOT));
  }

  @Test
  void noPackageIsLarge() {
    Walls.hold(Walls.main(ROOT), Walls.atMostFilesInAPackage(25));
  }

  @Test
  void noPackageOfTestsIsLarge() {
    Walls.hold(Walls.tests(ROOT), Walls.atMostFilesInAPackage(25));
  }
}
