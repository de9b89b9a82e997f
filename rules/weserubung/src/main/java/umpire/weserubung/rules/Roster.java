package umpire.weserubung.rules;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.WeserubungCounter;

/**
 * Which of the counters in play are whose and of what kind, by their numbers in order of id: found
 * out once, and kept while nobody comes into play or goes.
 */
final class Roster {
  private static final int[] NOBODY = {};

  private final Map<PieceKind, int[]> german = new EnumMap<>(PieceKind.class);
  private final Map<PieceKind, int[]> allied = new EnumMap<>(PieceKind.class);

  Roster(OrderOfBattle orderOfBattle, List<String> ids) {
    List<WeserubungCounter> counters = ids.stream().map(orderOfBattle::counter).toList();
    for (PieceKind kind : PieceKind.values()) {
      german.put(kind, numbers(counters, Side.GERMAN, kind));
      allied.put(kind, numbers(counters, Side.ALLIED, kind));
    }
  }

  private static int[] numbers(List<WeserubungCounter> counters, Side side, PieceKind kind) {
    int[] numbers = new int[counters.size()];
    int found = 0;
    for (int number = 0; number < numbers.length; number++) {
      WeserubungCounter counter = counters.get(number);
      if (counter.nation().side() == side && kind.includes(counter)) {
        numbers[found++] = number;
      }
    }
    return Arrays.copyOf(numbers, found);
  }

  /** The numbers of the side's counters of that kind, in order; not to be written to. */
  int[] numbers(Side side, PieceKind kind) {
    return (side == Side.GERMAN ? german : allied).getOrDefault(kind, NOBODY);
  }
}
