package umpire.weserubung.combat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Every combination of hits that salvos of a battle score, numbered as they come up; 0 is no hit at
 * all. Hits are of several kinds, which are borne one after the other: natural 1s class by class,
 * then the others.
 */
final class Hits {
  private static final int CLASSES = Fire.values().length;

  /** How many kinds of hits there are. */
  static final int KINDS = 2 * CLASSES;

  /** A salvo has fewer than sixteen dice. */
  private static final int BITS_OF_A_KIND = 4;

  private final Map<Integer, Integer> numbers = new HashMap<>();
  private final List<Combination> all = new ArrayList<>();

  Hits() {
    numbers.put(0, 0);
    all.add(new Combination(0, 0, 0));
  }

  /** A combination, and which ones have one hit more, as far as they were asked. */
  private static final class Combination {
    private final int code;
    private final int before;
    private final int last;
    private final int[] more = new int[KINDS];

    private Combination(int code, int before, int last) {
      this.code = code;
      this.before = before;
      this.last = last;
    }
  }

  /** How many combinations have come up. */
  int size() {
    return all.size();
  }

  /** The combination without the hit that is borne last; of all but no hit at all. */
  int before(int number) {
    return all.get(number).before;
  }

  /** The kind of the hit that is borne last. */
  int last(int number) {
    return all.get(number).last;
  }

  /** The combination with one hit more. */
  int plus(int number, int kind) {
    Combination combination = all.get(number);
    if (combination.more[kind] == 0) {
      combination.more[kind] = number(combination.code + one(kind));
    }
    return combination.more[kind];
  }

  private int number(int code) {
    Integer known = numbers.get(code);
    if (known != null) {
      return known;
    }
    int last = (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(code)) / BITS_OF_A_KIND;
    Combination combination = new Combination(code, number(code - one(last)), last);
    int number = all.size();
    all.add(combination);
    numbers.put(code, number);
    return number;
  }

  private static int one(int kind) {
    return 1 << (BITS_OF_A_KIND * kind);
  }

  /** The kind of a hit by the class of who scored it. */
  static int kind(Fire fire, boolean naturalOne) {
    return naturalOne ? fire.place() : fire.place() + CLASSES;
  }

  /** The class of the one who scored a hit of that kind. */
  static Fire fire(int kind) {
    return Fire.inOrder().get(kind % CLASSES);
  }

  /** True if a hit of that kind is a natural 1. */
  static boolean isNaturalOne(int kind) {
    return kind < CLASSES;
  }
}
