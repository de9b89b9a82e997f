package umpire.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.testkit.source.SourceCheck;
import umpire.testkit.source.Walls;

class WallsTest {
  private static final String ROOT = "umpire.arena";

  @Test
  void theArenaNamesNoGame() {
    JavaClasses main = Walls.main(ROOT);
    assertThat(main).hasSizeGreaterThan(10);
    Walls.hold(main, Walls.ofArena(ROOT));
    Walls.hold(main, Walls.withoutJson(ROOT));
    Walls.hold(main, Walls.ofNames());
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
  void theSourcesFitInTheHead() {
    assertThat(SourceCheck.faults(Path.of("src/main/java"))).isEmpty();
    assertThat(SourceCheck.suppressions(Path.of(""))).isEmpty();
  }
}
