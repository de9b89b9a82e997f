package umpire.lobby.tournaments.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Who stands on a ladder, since entrants come and go between two looks at it. */
public final class LadderOrder {
  private LadderOrder() {}

  /** Numbers from the top: without those who have withdrawn, and with newcomers at the bottom. */
  static List<Integer> now(List<Integer> stored, List<Entry> entries) {
    Set<Integer> numbers = numbers(entries);
    List<Integer> order = new ArrayList<>(stored.stream().filter(numbers::contains).toList());
    numbers.stream().filter(number -> !stored.contains(number)).sorted().forEach(order::add);
    return order;
  }

  /** Numbers of those who take part. */
  public static Set<Integer> numbers(List<Entry> entries) {
    return entries.stream()
        .filter(entry -> entry.number() > 0 && entry.status() == Entry.Status.ENTERED)
        .map(Entry::number)
        .collect(Collectors.toSet());
  }
}
