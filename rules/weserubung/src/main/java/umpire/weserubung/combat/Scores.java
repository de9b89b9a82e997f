package umpire.weserubung.combat;

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
   * @param scored numbers of {@link Hits}
   */
  Scores(BitSet scored, Hits numbered) {
    BitSet all = new BitSet();
    scored.stream()
        .forEach(
            hits -> {
              for (int way = hits; !all.get(way); way = numbered.before(way)) {
                all.set(way);
              }
            });
    this.hits = scored.stream().toArray();
    this.borne = all.stream().toArray();
  }
}
