package umpire.weserubung.combat.odds.salvo;

import java.util.BitSet;

/**
 * Which combinations of hits a salvo may score, however often: the same for all salvos whose dice
 * differ by the rolls that they need alone. What a salvo may lead to hangs on these.
 */
public final class Scores {
  private final int[] hits;
  private final int[] borne;
  private final BitSet set = new BitSet();

  /**
   * Those combinations.
   *
   * @param scored their numbers, the lowest first
   */
  public Scores(int[] scored, Hits numbered) {
    this.hits = scored;
    BitSet all = new BitSet(numbered.size());
    int count = 0;
    for (int one : hits) {
      set.set(one);
      for (int way = one; !all.get(way); way = numbered.before(way)) {
        all.set(way);
        count++;
      }
    }
    this.borne = new int[count];
    int at = 0;
    for (int one = all.nextSetBit(0); one >= 0; one = all.nextSetBit(one + 1)) {
      borne[at++] = one;
    }
  }

  /** The combinations, by number; not to be changed. */
  public int[] hits() {
    return hits;
  }

  /**
   * Likewise, and those on the way to them: in the order in which hits are borne; not to be
   * changed.
   */
  public int[] borne() {
    return borne;
  }

  /** The combinations as a set; not to be changed. */
  public BitSet set() {
    return set;
  }
}
