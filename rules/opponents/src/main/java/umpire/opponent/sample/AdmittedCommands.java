package umpire.opponent.sample;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;

/** Every command that offers admit, and how many these are. */
public final class AdmittedCommands {
  private AdmittedCommands() {}

  /** Every command that the offers admit. */
  public static List<Object> of(List<Offer<Object>> offers) {
    List<Object> commands = new ArrayList<>();
    for (Offer<Object> offer : offers) {
      combine(offer.parameters(), List.of(), values -> commands.add(offer.make(values)));
    }
    return commands;
  }

  /** How many commands the offers admit, before any is made: sets of forty are many. */
  public static double count(List<Offer<Object>> offers) {
    double sum = 0;
    for (Offer<Object> offer : offers) {
      double commands = 1;
      for (Offer.Parameter parameter : offer.parameters()) {
        commands *= count(parameter.domain());
      }
      sum += commands;
    }
    return sum;
  }

  private static double count(Domain domain) {
    return switch (domain) {
      case Domain.One(List<?> values) -> values.size();
      case Domain.Named(String _, var members) -> members.size();
      case Domain.Shares shares -> ShareSampler.size(shares);
      case Domain.Number(int min, int max) -> (double) max - min + 1;
      case Domain.Some(List<?> values, int min, int max) -> {
        double all = 0;
        double ways = 1;
        for (int chosen = 0; chosen <= max; chosen++) {
          all += chosen >= min ? ways : 0;
          ways = ways * (values.size() - chosen) / (chosen + 1);
        }
        yield all;
      }
    };
  }

  private static void combine(
      List<Offer.Parameter> left, List<Object> chosen, Consumer<List<Object>> each) {
    if (left.isEmpty()) {
      each.accept(chosen);
      return;
    }
    for (Object value : values(left.getFirst().domain())) {
      List<Object> more = new ArrayList<>(chosen);
      more.add(value);
      combine(left.subList(1, left.size()), more, each);
    }
  }

  /** Every value that a domain admits; a set of several as a list. */
  public static List<?> values(Domain domain) {
    return switch (domain) {
      case Domain.One(List<?> values) -> values;
      case Domain.Named(String _, var members) -> List.copyOf(members);
      case Domain.Shares shares -> ShareSampler.all(shares);
      case Domain.Number(int min, int max) -> {
        List<Integer> all = new ArrayList<>();
        for (int number = min; number <= max; number++) {
          all.add(number);
        }
        yield all;
      }
      case Domain.Some(List<?> values, int min, int max) -> {
        List<List<Object>> all = new ArrayList<>();
        subsets(values, List.of(), min, max, all);
        yield all;
      }
    };
  }

  private static void subsets(
      List<?> values, List<Object> chosen, int min, int max, List<List<Object>> all) {
    if (values.isEmpty()) {
      if (chosen.size() >= min) {
        all.add(chosen);
      }
      return;
    }
    List<?> rest = values.subList(1, values.size());
    subsets(rest, chosen, min, max, all);
    if (chosen.size() < max) {
      List<Object> more = new ArrayList<>(chosen);
      more.add(values.getFirst());
      subsets(rest, more, min, max, all);
    }
  }
}
