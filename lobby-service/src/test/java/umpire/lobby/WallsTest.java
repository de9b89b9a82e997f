package umpire.lobby;

import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.api.Test;
import umpire.testkit.source.ModuleContract;
import umpire.testkit.source.Walls;

/** What this module may depend on, its packages, and the sizes of its files. */
class WallsTest extends ModuleContract {
  private static final String ROOT = "umpire.lobby";

  WallsTest() {
    super(ROOT);
  }

  @Test
  void theModuleDependsOnNothingItMayNotName() {
    JavaClasses classes = mainClasses();
    Walls.hold(classes, Walls.ofLobby(ROOT));
    // Discord, the public API as a linked account uses it, and receivers of webhooks.
    Walls.hold(
        classes,
        Walls.withoutHttpClient(ROOT, ROOT + ".discord.http..", ROOT + ".webhooks.delivery.."));
    Walls.hold(classes, Walls.ofNames());
  }
}
