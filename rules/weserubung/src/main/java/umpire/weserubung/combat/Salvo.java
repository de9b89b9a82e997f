package umpire.weserubung.combat;

import java.util.Arrays;

/**
 * How often each combination of hits falls when several dice are thrown together: exact, in falls
 * out of ten to the power of the dice. At most {@value #MOST_DICE} dice, so that a long counts
 * them.
 */
final class Salvo {
  static final int MOST_DICE = CombatBrief.MOST_UNITS + 1;

  /** No dice. */
  static final Salvo NONE = new Salvo(0, new int[] {0}, new long[] {1});

  private final int dice;
  private final int[] hits;
  private final long[] falls;

  /**
   * Combinations and their falls.
   *
   * @param hits numbers of {@link Hits}
   * @param falls in how many falls each comes up; 0 if it is only a step to others
   */
  private Salvo(int dice, int[] hits, long[] falls) {
    this.dice = dice;
    this.hits = hits;
    this.falls = falls;
  }

  /**
   * One die.
   *
   * @param fire whose hits they are
   * @param needed the highest roll that hits, 1 to 10
   */
  record Die(Fire fire, int needed) implements Comparable<Die> {
    @Override
    public int compareTo(Die other) {
      return fire == other.fire
          ? Integer.compare(needed, other.needed)
          : fire.compareTo(other.fire);
    }
  }

  /** With one die more; throws IllegalArgumentException for too many. */
  Salvo and(Die die, Hits numbered) {
    if (dice == MOST_DICE) {
      throw new IllegalArgumentException("at most " + MOST_DICE + " dice can be counted together");
    }
    int[][] shifted = {
      hits,
      shifted(Hits.kind(die.fire(), true), numbered),
      die.needed() == 1 ? new int[0] : shifted(Hits.kind(die.fire(), false), numbered)
    };
    long[] ways = {Battlefield.SIDES - die.needed(), 1, die.needed() - 1};
    boolean[] met = new boolean[numbered.size()];
    long[] sums = new long[numbered.size()];
    int[] order = new int[shifted.length * hits.length];
    int count = 0;
    for (int shift = 0; shift < shifted.length; shift++) {
      for (int i = 0; i < shifted[shift].length; i++) {
        int number = shifted[shift][i];
        if (!met[number]) {
          met[number] = true;
          order[count++] = number;
        }
        sums[number] += falls[i] * ways[shift];
      }
    }
    int[] all = Arrays.copyOf(order, count);
    return new Salvo(dice + 1, all, Arrays.stream(all).mapToLong(number -> sums[number]).toArray());
  }

  private int[] shifted(int kind, Hits numbered) {
    return Arrays.stream(hits).map(number -> numbered.plus(number, kind)).toArray();
  }

  /** How many dice it has. */
  int dice() {
    return dice;
  }

  /** How many combinations of hits there are. */
  int size() {
    return hits.length;
  }

  /** A combination as {@link Hits} number it. */
  int hits(int combination) {
    return hits[combination];
  }

  /** In how many falls the combination comes up; 0 if it is only a step to others. */
  long falls(int combination) {
    return falls[combination];
  }
}
