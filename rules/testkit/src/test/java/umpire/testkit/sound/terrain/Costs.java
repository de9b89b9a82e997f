package umpire.testkit.sound.terrain;

import umpire.testkit.sound.model.Token;

/** Computes from the model. */
public final class Costs {
  private Costs() {}

  public static int of(Token token) {
    return token.id().length();
  }
}
