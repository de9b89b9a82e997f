package umpire.testkit.sound.play;

import umpire.testkit.sound.combat.Brief;
import umpire.testkit.sound.model.Token;
import umpire.testkit.sound.terrain.Costs;

/** Asks everybody. */
public record Turn(Brief brief) {
  /** Points of all tokens. */
  public int points() {
    return brief.tokens().stream().mapToInt(Turn::points).sum();
  }

  private static int points(Token token) {
    return Costs.of(token);
  }
}
