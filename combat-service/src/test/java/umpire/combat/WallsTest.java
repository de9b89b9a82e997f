package umpire.combat;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.api.Test;
import umpire.testkit.source.ModuleContract;
import umpire.testkit.source.Walls;

/** What this module may depend on, its packages, and the sizes of its files. */
class WallsTest extends ModuleContract {
  private static final String ROOT = "umpire.combat";

  WallsTest() {
    super(ROOT);
  }

  @Test
  void theModuleDependsOnNothingItMayNotName() {
    JavaClasses classes = mainClasses();
    Walls.hold(classes, Walls.ofAdjudicator(ROOT));
    Walls.hold(classes, Walls.withoutHttpClient(ROOT));
    Walls.hold(classes, Walls.ofNames());
  }

  @Test
  void theDeskIsOfAdjudicatorsAlone() {
    assertThatThrownBy(() -> Walls.hold(mainClasses(), Walls.ofService(ROOT)))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("umpire.desk.");
  }
}
