package umpire.game;

import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.api.Test;
import umpire.testkit.source.ModuleContract;
import umpire.testkit.source.Walls;

/** What this module may depend on, its packages, and the sizes of its files. */
class WallsTest extends ModuleContract {
  private static final String ROOT = "umpire.game";

  WallsTest() {
    super(ROOT);
  }

  @Test
  void theModuleDependsOnNothingItMayNotName() {
    JavaClasses classes = mainClasses();
    Walls.hold(classes, Walls.ofService(ROOT));
    // How a caller stands with the quotas of other services changes with each call there.
    Walls.hold(classes, Walls.withoutHttpClient(ROOT, ROOT + ".api.RemoteQuotas"));
    Walls.hold(classes, Walls.ofNames());
  }
}
