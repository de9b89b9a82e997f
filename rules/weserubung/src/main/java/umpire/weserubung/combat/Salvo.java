package umpire.weserubung.combat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How often each combination of hits falls when several dice are thrown together: exact, in falls
 * out of ten to the power of the dice. At most {@value #MOST_DICE} dice, so that a long counts
 * them.
 */
final class Salvo {
  static final int MOST_DICE = CombatBrief.MOST_UNITS + 1;

  private static final int BITS = 4;
  private static final int COUNT = (1 << BITS) - 1;
  private static final int KINDS = 2 * Fire.values().length;

  private final int dice;
  private final List<Combination> combinations;

  private Salvo(int dice, List<Combination> combinations) {
    this.dice = dice;
    this.combinations = List.copyOf(combinations);
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

  /**
   * A combination of hits: another one, and the hit that is borne after all of those.
   *
   * @param before which combination comes before it, by its place; -1 for no hit at all
   * @param fire of whom the last hit is
   * @param naturalOne true if the last hit is a natural 1
   * @param falls in how many falls it comes up; 0 if it is only a step to others
   */
  record Combination(int before, Fire fire, boolean naturalOne, long falls) {}

  static Salvo of(List<Die> dice) {
    if (dice.size() > MOST_DICE) {
      throw new IllegalArgumentException(
          "at most " + MOST_DICE + " dice can be counted together, not " + dice.size());
    }
    Map<Integer, Long> falls = Map.of(0, 1L);
    for (Die die : dice) {
      Map<Integer, Long> more = new TreeMap<>();
      falls.forEach(
          (hits, ways) -> {
            add(more, hits, ways * (Battlefield.SIDES - die.needed()));
            add(more, hits + one(die.fire().place()), ways);
            add(more, hits + one(die.fire().place() + KINDS / 2), ways * (die.needed() - 1));
          });
      falls = more;
    }
    return new Salvo(dice.size(), chained(falls));
  }

  /** How many dice it has. */
  int dice() {
    return dice;
  }

  /** Every combination, each after the one that comes before it; no hit at all is the first. */
  List<Combination> combinations() {
    return combinations;
  }

  /**
   * Hits are counted by four bits for each kind, in the order in which they are borne: natural 1s
   * class by class, then the others; so the last hit borne is of the highest kind that is there,
   * and what comes before it is a smaller number.
   */
  private static List<Combination> chained(Map<Integer, Long> falls) {
    TreeMap<Integer, Long> all = new TreeMap<>(falls);
    for (Integer hits = all.lastKey(); hits != null; hits = all.lowerKey(hits)) {
      if (hits > 0) {
        all.putIfAbsent(hits - one(last(hits)), 0L);
      }
    }
    List<Integer> places = List.copyOf(all.keySet());
    return places.stream()
        .map(
            hits -> {
              int last = last(hits);
              int before = hits == 0 ? -1 : places.indexOf(hits - one(last));
              Fire fire = Fire.inOrder().get(last % (KINDS / 2));
              return new Combination(before, fire, last < KINDS / 2, all.getOrDefault(hits, 0L));
            })
        .toList();
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

  private static void add(Map<Integer, Long> falls, int hits, long ways) {
    if (ways > 0) {
      falls.merge(hits, ways, Long::sum);
    }
  }
}
