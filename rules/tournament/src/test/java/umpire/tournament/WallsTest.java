package umpire.tournament;

import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.api.Test;
import umpire.testkit.source.ModuleContract;
import umpire.testkit.source.Walls;

/** Formats and ratings are pure; they know the pairing library, and neither games nor services. */
class WallsTest extends ModuleContract {
  private static final String ROOT = "umpire.tournament";

  WallsTest() {
    super(ROOT);
  }

  @Test
  void formatsKnowNeitherFrameworkNorInputNorClock() {
    JavaClasses classes = mainClasses();
    Walls.hold(classes, Walls.ofAlgorithms(ROOT, "org.jgrapht"));
    Walls.hold(classes, Walls.ofNames());
  }
}
