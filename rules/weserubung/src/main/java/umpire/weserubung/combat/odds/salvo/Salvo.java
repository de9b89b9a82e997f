package umpire.weserubung.combat.odds.salvo;

import java.util.stream.LongStream;
import umpire.weserubung.combat.Battlefield;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.Fire;

/**
 * How often each combination of hits falls when several dice are thrown together: exact, in falls
 * out of ten to the power of the dice. At most {@value #MOST_DICE} dice, so that a long counts
 * them.
 */
public final class Salvo {
  public static final int MOST_DICE = CombatBrief.MOST_UNITS + 1;

  private static final long[] TENS =
      LongStream.iterate(1, tens -> tens * Battlefield.SIDES).limit(MOST_DICE + 1L).toArray();

  private final int dice;
  private final Scores scores;
  private final long[] falls;

  /**
   * Combinations and their falls.
   *
   * @param scores which come up
   * @param falls in how many falls each of these does, at least 1
   */
  Salvo(int dice, Scores scores, long[] falls) {
    this.dice = dice;
    this.scores = scores;
    this.falls = falls;
  }

  /**
   * One die.
   *
   * @param fire as whose its hits count
   * @param needed the highest roll that hits, 1 to 10
   */
  public record Die(Fire fire, int needed) implements Comparable<Die> {
    @Override
    public int compareTo(Die other) {
      return fire == other.fire
          ? Integer.compare(needed, other.needed)
          : fire.compareTo(other.fire);
    }
  }

  /** How many falls so many dice have. */
  public static long allFalls(int dice) {
    return TENS[dice];
  }

  /** How many dice it has. */
  public int dice() {
    return dice;
  }

  /** The combinations of hits that come up. */
  public Scores scores() {
    return scores;
  }

  /** In how many falls one of these comes up, by its place among them. */
  public long falls(int place) {
    return falls[place];
  }
}
