package umpire.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.testkit.source.SourceCheck;
import umpire.testkit.source.Walls;

class WallsTest {
  @Test
  void theArenaNamesNoGame() {
    JavaClasses main = Walls.main("umpire.arena");
    assertThat(main).hasSizeGreaterThan(10);
    Walls.hold(main, Walls.ofArena("umpire.arena"));
    Walls.hold(main, Walls.withoutJson("umpire.arena"));
    Walls.hold(main, Walls.withoutCycles("umpire.arena"));
    Walls.hold(main, Walls.atMostFilesInAPackage(25));
    Walls.hold(Walls.tests("umpire.arena"), Walls.atMostFilesInAPackage(25));
    Walls.hold(main, Walls.ofNames());
  }

  @Test
  void theSourcesFitInTheHead() {
    assertThat(SourceCheck.faults(Path.of("src/main/java"))).isEmpty();
    assertThat(SourceCheck.suppressions(Path.of(""))).isEmpty();
  }
}
