package umpire.chassis;

import org.junit.jupiter.api.Test;
import umpire.testkit.source.ModuleContract;
import umpire.testkit.source.Walls;

/** The packages of this module, the sizes of its files, and what it calls by HTTP. */
class WallsTest extends ModuleContract {
  private static final String ROOT = "umpire.chassis";

  WallsTest() {
    super(ROOT);
  }

  @Test
  void onlyTheKeysOfTheIssuerAreFetched() {
    Walls.hold(mainClasses(), Walls.withoutHttpClient(ROOT, ROOT + ".auth.KeyRing"));
  }
}
