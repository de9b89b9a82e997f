package umpire.narvik.cases;

import umpire.narvik.model.Position;

/** Where a case begins. */
sealed interface Opening {
  /** At the set-up of a scenario. */
  record Set(String scenario) implements Opening {}

  /** In a position that the case writes out. */
  record Given(Position position) implements Opening {}
}
