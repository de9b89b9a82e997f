package umpire.testkit.breach.service;

import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Skirmish;

/** A service that knows which game it serves. */
public final class NamesAGame {
  private NamesAGame() {}

  public static String id() {
    return new Skirmish(Flaw.NONE).id();
  }
}
