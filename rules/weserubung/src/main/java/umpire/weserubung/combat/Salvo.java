package umpire.weserubung.combat;

import java.util.Arrays;
import java.util.List;

/**
 * How often each combination of hits falls when several dice are thrown together: exact, in falls
 * out of ten to the power of the dice. At most {@value #MOST_DICE} dice, so that a long counts
 * them.
 */
final class Salvo {
  static final int MOST_DICE = CombatBrief.MOST_UNITS + 1;

  private static final int BITS = 4;
  private static final int COUNT = (1 << BITS) - 1;
  private static final int CLASSES = Fire.values().length;
  private static final int KINDS = 2 * CLASSES;

  private final int dice;
  private final int[] before;
  private final int[] kinds;
  private final long[] falls;

  /**
   * Hits are counted by four bits for each kind, in the order in which they are borne: natural 1s
   * class by class, then the others; so the last hit borne is of the highest kind that is there,
   * and what comes before it is a smaller number, which is there, too.
   *
   * @param hits every combination, ascending
   * @param falls in how many falls each comes up; 0 if it is only a step to others
   */
  private Salvo(int dice, int[] hits, long[] falls) {
    this.dice = dice;
    this.falls = falls;
    this.before = new int[hits.length];
    this.kinds = new int[hits.length];
    for (int i = 1; i < hits.length; i++) {
      kinds[i] = last(hits[i]);
      before[i] = Arrays.binarySearch(hits, 0, i, hits[i] - one(kinds[i]));
    }
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

  /** Counts dice that are thrown together; throws IllegalArgumentException for too many. */
  static Salvo of(List<Die> dice) {
    if (dice.size() > MOST_DICE) {
      throw new IllegalArgumentException(
          "at most " + MOST_DICE + " dice can be counted together, not " + dice.size());
    }
    int[] hits = {0};
    long[] falls = {1};
    for (Die die : dice) {
      int naturalOne = one(die.fire().place());
      int other = one(die.fire().place() + CLASSES);
      boolean onlyOnes = die.needed() == 1;
      int[] shifts = onlyOnes ? new int[] {0, naturalOne} : new int[] {0, naturalOne, other};
      long[] ways = {Battlefield.SIDES - die.needed(), 1, die.needed() - 1};
      int[] more = shifted(hits, shifts);
      long[] sums = new long[more.length];
      for (int shift = 0; shift < shifts.length; shift++) {
        for (int i = 0, at = 0; i < hits.length; i++) {
          at = Arrays.binarySearch(more, at, more.length, hits[i] + shifts[shift]);
          sums[at] += falls[i] * ways[shift];
        }
      }
      hits = more;
      falls = sums;
    }
    return new Salvo(dice.size(), hits, falls);
  }

  /** The numbers with each shift added, ascending, each once. */
  private static int[] shifted(int[] numbers, int[] shifts) {
    int[] all = new int[numbers.length * shifts.length];
    for (int shift = 0; shift < shifts.length; shift++) {
      for (int i = 0; i < numbers.length; i++) {
        all[shift * numbers.length + i] = numbers[i] + shifts[shift];
      }
    }
    Arrays.sort(all);
    int count = 0;
    for (int i = 0; i < all.length; i++) {
      if (i == 0 || all[i] != all[i - 1]) {
        all[count++] = all[i];
      }
    }
    return Arrays.copyOf(all, count);
  }

  /** How many dice it has. */
  int dice() {
    return dice;
  }

  /** How many combinations of hits there are; the first is no hit at all. */
  int size() {
    return falls.length;
  }

  /** Which combination, of a lower number, a hit is added to; of all but the first. */
  int before(int combination) {
    return before[combination];
  }

  /**
   * That hit, which is borne after all of the others: natural 1s by the place of their class, then
   * the others, by place and as many more as there are classes.
   */
  int kind(int combination) {
    return kinds[combination];
  }

  /** In how many falls the combination comes up; 0 if it is only a step to others. */
  long falls(int combination) {
    return falls[combination];
  }

  /** How many kinds of hits there are. */
  static int kinds() {
    return KINDS;
  }

  /** The class of the one who scored a hit of that kind. */
  static Fire fire(int kind) {
    return Fire.inOrder().get(kind % CLASSES);
  }

  /** True if a hit of that kind is a natural 1. */
  static boolean isNaturalOne(int kind) {
    return kind < CLASSES;
  }

  private static int last(int hits) {
    int last = KINDS - 1;
    while (last > 0 && (hits >> (BITS * last) & COUNT) == 0) {
      last--;
    }
    return last;
  }

  private static int one(int kind) {
    return 1 << (BITS * kind);
  }
}
