package umpire.tournament.knockout;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The meetings that a bracket provides for, before anybody plays. In double elimination the losers
 * of an even round of the main bracket come into the losers' bracket in reverse order, those of an
 * odd round with the halves exchanged, so that two who met seldom meet again soon.
 */
final class BracketPlan {
  private final List<Meeting> meetings = new ArrayList<>();

  private BracketPlan() {}

  /**
   * For a size that is a power of two, at least 2.
   *
   * @param size how many seeds there are, byes among them
   */
  static List<Meeting> of(int size, Elimination elimination) {
    BracketPlan plan = new BracketPlan();
    List<Integer> firstRound = plan.firstRound(size);
    switch (elimination) {
      case Elimination.Single single -> plan.single(firstRound, single.thirdPlace());
      case Elimination.Twofold twofold -> plan.twofold(firstRound, twofold.reset());
    }
    return List.copyOf(plan.meetings);
  }

  private List<Integer> firstRound(int size) {
    List<Integer> order = Seeding.order(size);
    List<Integer> numbers = new ArrayList<>();
    for (int place = 0; place < size; place += 2) {
      numbers.add(
          add(
              Meeting.Part.MAIN,
              1,
              new Source.Seed(order.get(place)),
              new Source.Seed(order.get(place + 1))));
    }
    return numbers;
  }

  private void single(List<Integer> firstRound, boolean thirdPlace) {
    List<Integer> main = firstRound;
    for (int round = 2; main.size() > 1; round++) {
      List<Integer> before = main;
      main = neighbours(Meeting.Part.MAIN, round, before, Source.WinnerOf::new);
      if (thirdPlace && main.size() == 1) {
        neighbours(Meeting.Part.THIRD_PLACE, round, before, Source.LoserOf::new);
      }
    }
  }

  private void twofold(List<Integer> firstRound, boolean reset) {
    List<Integer> main = firstRound;
    List<Integer> losers = List.of();
    int round = 2;
    for (int mainRound = 2; main.size() > 1; mainRound++) {
      List<Integer> before = main;
      main = neighbours(Meeting.Part.MAIN, round, before, Source.WinnerOf::new);
      List<Integer> among =
          mainRound == 2
              ? neighbours(Meeting.Part.LOSERS, round, before, Source.LoserOf::new)
              : neighbours(Meeting.Part.LOSERS, round, losers, Source.WinnerOf::new);
      losers = dropped(round + 1, among, main, mainRound);
      round += 2;
    }
    Source fromLosers =
        losers.isEmpty()
            ? new Source.LoserOf(main.getFirst())
            : new Source.WinnerOf(losers.getFirst());
    int last = add(Meeting.Part.FINAL, round, new Source.WinnerOf(main.getFirst()), fromLosers);
    if (reset) {
      add(Meeting.Part.RESET, round + 1, new Source.LoserOf(last), new Source.WinnerOf(last));
    }
  }

  /** Those who are left in the losers' bracket meet those who have just lost. */
  private List<Integer> dropped(int round, List<Integer> among, List<Integer> main, int mainRound) {
    int size = among.size();
    int exchange = mainRound % 2 == 0 ? size - 1 : size / 2;
    List<Integer> numbers = new ArrayList<>();
    for (int place = 0; place < size; place++) {
      numbers.add(
          add(
              Meeting.Part.LOSERS,
              round,
              new Source.WinnerOf(among.get(place)),
              new Source.LoserOf(main.get(place ^ exchange))));
    }
    return numbers;
  }

  private List<Integer> neighbours(
      Meeting.Part part, int round, List<Integer> from, IntFunction<Source> source) {
    List<Integer> numbers = new ArrayList<>();
    for (int place = 0; place < from.size(); place += 2) {
      numbers.add(
          add(part, round, source.apply(from.get(place)), source.apply(from.get(place + 1))));
    }
    return numbers;
  }

  private int add(Meeting.Part part, int round, Source first, Source second) {
    meetings.add(new Meeting(meetings.size() + 1, part, round, first, second));
    return meetings.size();
  }
}
