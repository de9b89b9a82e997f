package umpire.local.drivers;

import umpire.testkit.source.ModuleContract;

/** The packages of this module, and the sizes of its files. */
class WallsTest extends ModuleContract {
  WallsTest() {
    super("umpire.local.drivers");
  }
}
