package umpire.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.api.Test;
import umpire.testkit.source.ModuleContract;
import umpire.testkit.source.Walls;

/** What this module may depend on, its packages, and the sizes of its files. */
class WallsTest extends ModuleContract {
  private static final String ROOT = "umpire.arena";

  WallsTest() {
    super(ROOT);
  }

  @Test
  void theArenaNamesNoGame() {
    JavaClasses classes = mainClasses();
    assertThat(classes).hasSizeGreaterThan(10);
    Walls.hold(classes, Walls.ofArena(ROOT));
    Walls.hold(classes, Walls.withoutJson(ROOT));
    Walls.hold(classes, Walls.ofNames());
  }
}
