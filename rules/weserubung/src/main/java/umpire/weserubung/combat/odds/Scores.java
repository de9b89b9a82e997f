package umpire.weserubung.combat.odds;

import java.util.BitSet;

/**
 * Which combinations of hits a salvo may score, however often: the same for all salvos whose dice
 * differ by the rolls that they need alone. What a salvo may lead to hangs on these.
 */
final class Scores {
  /** The combinations, by number. */
  final int[] hits;

  /** Likewise, and those on the way to them: in the order in which hits are borne. */
  final int[] borne;

  /**
   * Those combinations.
   *
   * @param scored their numbers, the lowest first
   */
  Scores(int[] scored, Hits numbered) {
    this.hits = scored;
    BitSet all = new BitSet(numbered.size());
    int count = 0;
    for (int one : hits) {
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
}
