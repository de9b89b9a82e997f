package umpire.desk;

import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.api.Test;
import umpire.testkit.source.ModuleContract;
import umpire.testkit.source.Walls;

/** What this module may depend on, its packages, and the sizes of its files. */
class WallsTest extends ModuleContract {
  private static final String ROOT = "umpire.desk";

  WallsTest() {
    super(ROOT);
  }

  @Test
  void theModuleNamesNoGameAndNoService() {
    JavaClasses classes = mainClasses();
    Walls.hold(classes, Walls.ofService(ROOT));
    Walls.hold(classes, Walls.withoutHttpClient(ROOT));
    Walls.hold(classes, Walls.ofNames());
  }
}
