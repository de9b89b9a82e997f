package umpire.narvik.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import umpire.kernel.citation.Finding;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offers;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.why.Why;

/** How questions are put and their answers looked at. */
public final class ChoiceQuestions {
  private ChoiceQuestions() {}

  /**
   * The first value for a parameter, of the first offer that has it. A set that has a name is taken
   * in its natural order. Throws NoSuchElementException if no offer has it, ClassCastException if
   * its values are of another type.
   */
  public static <T> T first(Offers<Command> offers, String parameter, Class<T> type) {
    Domain domain =
        offers.offers().stream()
            .flatMap(offer -> offer.parameters().stream())
            .filter(one -> one.name().equals(parameter))
            .findFirst()
            .orElseThrow()
            .domain();
    return type.cast(
        switch (domain) {
          case Domain.One(List<?> values) -> values.getFirst();
          case Domain.Some(List<?> values, int _, int _) -> values.getFirst();
          case Domain.Named(String _, Set<?> members) ->
              members.stream().sorted().findFirst().orElseThrow();
          case Domain.Number(int min, int _) -> min;
          case Domain.Shares _ -> throw new IllegalArgumentException(parameter + " is shared out");
        });
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
