package umpire.kernel.combat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import umpire.kernel.citation.Finding;
import umpire.kernel.dice.Chance;

/** Every fall of the dice that something throws, one after the other: 1 1, 1 2, ... 6 6. */
final class AllFalls implements Chance {
  /** The most falls that are counted: those of six dice of six sides are more. */
  static final int MOST = 10_000;

  private final List<Integer> dice = new ArrayList<>();
  private final List<Integer> sizes = new ArrayList<>();
  private int thrown;

  private AllFalls() {}

  /**
   * The odds of what is reported on each fall, outcomes in the order in which they first come up.
   * Throws UncountableException above {@link #MOST} falls.
   */
  static Odds odds(Policy policy, Function<Chance, ? extends CountedReport> report) {
    AllFalls fall = new AllFalls();
    Map<Record, Probability> outcomes = new LinkedHashMap<>();
    List<Finding> findings = new ArrayList<>();
    int falls = 0;
    do {
      fall.thrown = 0;
      CountedReport one = report.apply(fall);
      falls++;
      if (falls > MOST) {
        throw new UncountableException("the dice fall in more than " + MOST + " ways");
      }
      if (falls == 1) {
        findings.addAll(one.findings());
      }
      findings.retainAll(one.findings());
      outcomes.merge(one.result(), fall.probability(), Probability::plus);
    } while (fall.next());
    List<Odds.Chances> chances = new ArrayList<>();
    outcomes.forEach((outcome, of) -> chances.add(new Odds.Chances(outcome, of)));
    return new Odds(policy, chances, findings);
  }

  @Override
  public int die(int sides) {
    if (thrown == dice.size()) {
      dice.add(1);
      sizes.add(sides);
    }
    return dice.get(thrown++);
  }

  private Probability probability() {
    Probability all = Probability.ONE;
    for (int sides : sizes) {
      all = all.times(Probability.of(1, sides));
    }
    return all;
  }

  /** Turns to the next fall; false after the last. */
  private boolean next() {
    while (!dice.isEmpty() && dice.getLast().equals(sizes.getLast())) {
      dice.removeLast();
      sizes.removeLast();
    }
    if (dice.isEmpty()) {
      return false;
    }
    dice.set(dice.size() - 1, dice.getLast() + 1);
    return true;
  }
}
