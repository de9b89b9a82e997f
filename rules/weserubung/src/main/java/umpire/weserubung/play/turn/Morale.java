package umpire.weserubung.play.turn;

import umpire.kernel.citation.Rule;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;

/** 4.0 National morale: how much of it a nation may still use this turn. */
public final class Morale {
  private Morale() {}

  /**
   * 4.0-c: the level less what is used, never below 0 (r83); by the option of r26 Britain and
   * France use one level together, Britain's.
   */
  @Rule({"4.0-a", "4.0-c", "4.0-c/r83", "14.3/r26"})
  public static int left(Position position, Nation nation) {
    if (!position.conventions().westernMoraleTogether() || !isWestern(nation)) {
      return position.treasury(nation).left();
    }
    int used = position.treasury(Nation.BRITAIN).used() + position.treasury(Nation.FRANCE).used();
    return Math.max(0, position.treasury(Nation.BRITAIN).level() - used);
  }

  static boolean isWestern(Nation nation) {
    return nation == Nation.BRITAIN || nation == Nation.FRANCE;
  }
}
