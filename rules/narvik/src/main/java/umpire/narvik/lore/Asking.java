package umpire.narvik.lore;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.Function;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.RuleId;
import umpire.kernel.play.Asked;
import umpire.kernel.play.DecisionId;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.why.Why;

/** How a step puts its question. */
public final class Asking {
  private Asking() {}

  /** The next decision of the match. */
  public static Asked<Command> now(
      Position position, String rule, List<Offer<Command>> offers, Command fallback) {
    return new Asked<>(
        new DecisionId(position.tally().decisions() + 1),
        new RuleId(rule),
        new Offers<>(offers),
        fallback);
  }

  /** The refusal of a command that answers another question than the open one. */
  public static List<Finding> notNow(String rule, String step) {
    return List.of(Finding.forbids(rule, new Why.NotAskedNow(step)));
  }

  /** Both lists, the first before the second. */
  public static <T> List<T> both(List<? extends T> first, List<? extends T> second) {
    List<T> all = new ArrayList<>(first);
    all.addAll(second);
    return List.copyOf(all);
  }

  /** The first thing wrong with a list of names: one that stands twice, or one that is barred. */
  public static List<Finding> each(
      String rule, List<String> names, Function<String, List<Finding>> bars) {
    List<Finding> why = new ArrayList<>();
    HashSet<String> seen = new HashSet<>();
    for (String name : names) {
      if (!seen.add(name)) {
        why.add(Finding.forbids(rule, new Why.NamedTwice(name)));
      }
      why.addAll(bars.apply(name));
    }
    return why;
  }
}
