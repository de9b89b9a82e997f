package umpire.weserubung.combat.odds.salvo;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.Combatant;
import umpire.weserubung.combat.Fire;
import umpire.weserubung.combat.SingleDice;
import umpire.weserubung.combat.Targets;
import umpire.weserubung.model.battle.BattleKind;

/**
 * Every combination of hits that one side of a battle may score with its dice, by number; 0 is no
 * hit at all. Hits are of several kinds, which are borne one after the other: natural 1s class by
 * class, then the others. A combination without its last hit has a lower number.
 */
public final class Hits {
  private static final int CLASSES = Fire.values().length;

  /** How many kinds of hits there are. */
  public static final int KINDS = 2 * CLASSES;

  private final int size;
  private final int[] before;
  private final int[] last;

  /** For each class the one as which its hits count, by its place. */
  private final Fire[] countedAs;

  /** For each class and combination how {@link OneClass} numbers the hits of that class. */
  private final int[][] parts = new int[CLASSES][];

  private @Nullable Scores all;

  /**
   * Those of a side.
   *
   * @param countedAs for each class, by its place, the one as which its hits count
   * @param dice how many it throws together at most, by the place of the class that they count as
   */
  private Hits(Fire[] countedAs, int[] dice) {
    this.countedAs = countedAs;
    int all = 1;
    for (int of : dice) {
      all *= OneClass.size(of);
    }
    this.size = all;
    this.before = new int[all];
    this.last = new int[all];
    int[] strides = new int[CLASSES];
    int stride = 1;
    for (int place = 0; place < CLASSES; place++) {
      strides[place] = stride;
      parts[place] = new int[all];
      for (int number = 0; number < all; number++) {
        parts[place][number] = number / stride % OneClass.size(dice[place]);
      }
      stride *= OneClass.size(dice[place]);
    }
    for (int number = 1; number < all; number++) {
      int kind = lastKind(number);
      int place = kind % CLASSES;
      int part = parts[place][number];
      int without = isNaturalOne(kind) ? OneClass.withoutOne(part) : OneClass.withoutOther(part);
      last[number] = kind;
      before[number] = number + (without - part) * strides[place];
    }
  }

  private int lastKind(int number) {
    for (int kind = KINDS - 1; kind > 0; kind--) {
      int part = parts[kind % CLASSES][number];
      if ((isNaturalOne(kind) ? OneClass.ones(part) : OneClass.others(part)) > 0) {
        return kind;
      }
    }
    return 0;
  }

  /**
   * Those of a side of a battle, whatever of its dice fall.
   *
   * @param attackers true for the hits that the attacker scores
   */
  public static Hits of(CombatBrief brief, boolean attackers) {
    Fire[] countedAs = countedAs(brief.kind(), attackers ? brief.defenders() : brief.attackers());
    int[] dice = new int[CLASSES];
    for (Combatant unit : attackers ? brief.attackers() : brief.defenders()) {
      dice[countedAs[Fire.of(brief.kind(), unit).place()].place()]++;
    }
    if (!attackers && SingleDice.portFires(brief)) {
      dice[countedAs[Fire.OTHERS.place()].place()]++;
    }
    return new Hits(countedAs, dice);
  }

  /**
   * A class whose hits the same units may bear as those of the class before it counts as that one:
   * there are far fewer combinations then. The order in which hits are borne stays what it is.
   */
  private static Fire[] countedAs(BattleKind kind, List<Combatant> victims) {
    Fire[] countedAs = new Fire[CLASSES];
    Fire before = Fire.inOrder().getFirst();
    for (Fire fire : Fire.inOrder()) {
      Fire last = before;
      boolean differs =
          victims.stream()
              .anyMatch(
                  victim ->
                      Targets.mayBear(kind, fire, victim) != Targets.mayBear(kind, last, victim));
      before = differs ? fire : last;
      countedAs[fire.place()] = before;
    }
    return countedAs;
  }

  /** The class as which hits of this one count: the same units may bear both. */
  public Fire countedAs(Fire fire) {
    return countedAs[fire.place()];
  }

  /** Every combination. */
  public Scores all() {
    Scores known = all;
    if (known == null) {
      known = new Scores(IntStream.range(0, size).toArray(), this);
      all = known;
    }
    return known;
  }

  /** How many combinations there are. */
  public int size() {
    return size;
  }

  /** The combination without the hit that is borne last; of all but no hit at all. */
  public int before(int number) {
    return before[number];
  }

  /** The kind of the hit that is borne last. */
  public int last(int number) {
    return last[number];
  }

  /** In how many falls a combination comes up when these dice fall, by the place of their class. */
  long falls(int number, List<OneClass> dice) {
    long falls = 1;
    for (int place = 0; place < CLASSES; place++) {
      falls *= dice.get(place).falls(parts[place][number]);
    }
    return falls;
  }

  /** The combinations that come up when these dice fall. */
  Scores scoredBy(List<OneClass> dice) {
    int[] scored = new int[size];
    int count = 0;
    for (int number = 0; number < size; number++) {
      if (comesUp(number, dice)) {
        scored[count++] = number;
      }
    }
    return new Scores(Arrays.copyOf(scored, count), this);
  }

  private boolean comesUp(int number, List<OneClass> dice) {
    for (int place = 0; place < CLASSES; place++) {
      if (dice.get(place).falls(parts[place][number]) == 0) {
        return false;
      }
    }
    return true;
  }

  /** The class of the one who scored a hit of that kind. */
  public static Fire fire(int kind) {
    return Fire.inOrder().get(kind % CLASSES);
  }

  /** True if a hit of that kind is a natural 1. */
  public static boolean isNaturalOne(int kind) {
    return kind < CLASSES;
  }
}
