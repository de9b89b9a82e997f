package umpire.weserubung.combat.odds.salvo;

import java.util.Arrays;
import umpire.weserubung.combat.Battlefield;

/**
 * How often each combination of natural 1s and other hits falls when dice of one class are thrown
 * together: exact, in falls out of ten to the power of the dice. A combination of so many hits has
 * the same number whatever the number of dice: those of fewer hits come first, among as many those
 * with fewer others.
 */
final class OneClass {
  /** No dice. */
  static final OneClass NONE = new OneClass(0, 0, new long[] {1});

  private static final int[] TOTALS = totals(size(Salvo.MOST_DICE));

  /** How long a {@link #shape} is: how many dice fall, score others, never miss. */
  static final int SHAPE_BITS = 12;

  private static final int BITS = SHAPE_BITS / 3;

  private final int dice;
  private final int shape;
  private final long[] falls;

  private OneClass(int dice, int shape, long[] falls) {
    this.dice = dice;
    this.shape = shape;
    this.falls = falls;
  }

  /** With one die more, which hits with rolls up to this one, 1 to 10. */
  OneClass and(int needed) {
    long[] more = new long[size(dice + 1)];
    for (int part = 0; part < falls.length; part++) {
      int total = TOTALS[part];
      int others = others(part);
      more[part] += falls[part] * (Battlefield.SIDES - needed);
      more[number(total + 1, others)] += falls[part];
      more[number(total + 1, others + 1)] += falls[part] * (needed - 1);
    }
    int scoringOthers = needed > 1 ? 1 << BITS : 0;
    int neverMissing = needed == Battlefield.SIDES ? 1 << (2 * BITS) : 0;
    return new OneClass(dice + 1, shape + 1 + scoringOthers + neverMissing, more);
  }

  /** How many dice fall. */
  int dice() {
    return dice;
  }

  /** The same for dice that score the same combinations, {@value #SHAPE_BITS} bits. */
  int shape() {
    return shape;
  }

  /** In how many falls a combination comes up; 0 if it cannot. */
  long falls(int part) {
    return part < falls.length ? falls[part] : 0;
  }

  /** How many combinations so many dice score. */
  static int size(int dice) {
    return (dice + 1) * (dice + 2) / 2;
  }

  /** How many natural 1s are in a combination. */
  static int ones(int part) {
    return TOTALS[part] - others(part);
  }

  /** How many other hits are in a combination. */
  static int others(int part) {
    return part - size(TOTALS[part] - 1);
  }

  /** The combination without one of its natural 1s. */
  static int withoutOne(int part) {
    return number(TOTALS[part] - 1, others(part));
  }

  /** The combination without one of its other hits. */
  static int withoutOther(int part) {
    return number(TOTALS[part] - 1, others(part) - 1);
  }

  private static int number(int total, int others) {
    return size(total - 1) + others;
  }

  private static int[] totals(int parts) {
    int[] totals = new int[parts];
    for (int total = 1; size(total - 1) < parts; total++) {
      Arrays.fill(totals, size(total - 1), Math.min(size(total), parts), total);
    }
    return totals;
  }
}
