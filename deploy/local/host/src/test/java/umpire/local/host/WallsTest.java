package umpire.local.host;

import umpire.testkit.source.PackagesContract;

/** The packages of this module. */
class WallsTest extends PackagesContract {
  WallsTest() {
    super("umpire.local.host");
  }
}
