package umpire.chassis;

import umpire.testkit.source.PackagesContract;

/** The packages of this module. */
class WallsTest extends PackagesContract {
  WallsTest() {
    super("umpire.chassis");
  }
}
