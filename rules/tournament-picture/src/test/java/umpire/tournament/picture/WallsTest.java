package umpire.tournament.picture;

import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.api.Test;
import umpire.testkit.source.ModuleContract;
import umpire.testkit.source.Walls;

/** Pictures are pure; they know tournaments and the writing of SVG, and neither maps nor games. */
class WallsTest extends ModuleContract {
  private static final String ROOT = "umpire.tournament.picture";

  WallsTest() {
    super(ROOT);
  }

  @Test
  void picturesKnowNeitherFrameworkNorInputNorClock() {
    JavaClasses classes = mainClasses();
    Walls.hold(classes, Walls.ofAlgorithms(ROOT, "umpire.tournament", "umpire.board.svg"));
    Walls.hold(classes, Walls.ofNames());
  }
}
