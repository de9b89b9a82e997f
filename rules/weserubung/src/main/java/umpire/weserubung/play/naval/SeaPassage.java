package umpire.weserubung.play.naval;

import java.util.List;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.SeaWays;

/**
 * The sea as one side finds it: what it may not pass, whom it may attack, and where there is room.
 * Places by their numbers of {@link SeaWays}. Not to be written to once it is marked.
 */
final class SeaPassage {
  private final byte[] bars;
  private final int[] own;
  private final int[] prey;
  private final int[] surfaced;

  /** So many places, nobody there. */
  SeaPassage(int places) {
    this(new byte[places], new int[places], new int[places], new int[places]);
  }

  private SeaPassage(byte[] bars, int[] own, int[] prey, int[] surfaced) {
    this.bars = bars;
    this.own = own;
    this.prey = prey;
    this.surfaced = surfaced;
  }

  /** The same with a ship of the side fewer in each of these places, given by number. */
  SeaPassage without(List<Integer> ships) {
    if (ships.isEmpty()) {
      return this;
    }
    int[] fewer = own.clone();
    for (int at : ships) {
      fewer[at]--;
    }
    return new SeaPassage(bars, fewer, prey, surfaced);
  }

  /**
   * 8.4-0: enemy ships outside a port of theirs bar a hex; the enemy's box is closed, and a way may
   * end in one's own, but not lead through it (r114).
   */
  byte[] bars() {
    return bars;
  }

  /** Ships of the side in each place. */
  int[] own() {
    return own;
  }

  /** 8.4-0: true where ships may come to without a fight. */
  boolean isFree(int number) {
    return prey[number] == 0 && bars[number] != SeaWays.CLOSED;
  }

  /** Enemy ships that may be attacked in each place. */
  int[] prey() {
    return prey;
  }

  /** True if there is any. */
  boolean hasPrey() {
    for (int there : prey) {
      if (there > 0) {
        return true;
      }
    }
    return false;
  }

  /** Those of them that are no submarines. */
  int[] surfaced() {
    return surfaced;
  }

  /** 3.1-b, 3.1-c: for how many more ships there is room; in a box without limit. */
  int room(int number, boolean isBox) {
    return isBox ? Integer.MAX_VALUE : Math.max(0, Stacking.LIMIT - own[number]);
  }
}
