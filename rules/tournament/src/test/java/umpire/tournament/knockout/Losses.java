package umpire.tournament.knockout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Points;
import umpire.tournament.shared.Play;

/** Counts defeats from the outcomes alone, without a bracket. */
final class Losses {
  private Losses() {}

  static Map<Integer, Integer> of(Event event) {
    Map<Integer, Integer> losses = new HashMap<>();
    event.rounds().stream()
        .flatMap(round -> round.outcomes().stream())
        .forEach(outcome -> losses.merge(loser(outcome), 1, Integer::sum));
    return losses;
  }

  /** The one with fewer points; the higher number if both have the same. */
  static int loser(Outcome outcome) {
    List<Integer> seats = outcome.pairing().seats();
    int order = outcome.points().get(0).compareTo(outcome.points().get(1));
    if (order == 0) {
      return Math.max(seats.get(0), seats.get(1));
    }
    return order > 0 ? seats.get(1) : seats.get(0);
  }

  /** A win of either or a draw. */
  static Outcome random(Pairing pairing, RandomGenerator dice) {
    return switch (dice.nextInt(5)) {
      case 0 -> Play.drawn(pairing);
      case 1 -> new Outcome(pairing, List.of(new Points(250), new Points(750)), true);
      case 2, 3 -> Play.won(pairing, 0);
      default -> Play.won(pairing, 1);
    };
  }

  /** Before each round but the first, a fifth of the field withdraws; 1 and 2 stay. */
  static Event fewer(Event event, RandomGenerator dice) {
    Event fewer = event;
    for (Entrant one : event.entrants().subList(2, event.entrants().size())) {
      if (event.next() > 1 && one.playsIn(event.next()) && dice.nextInt(5) == 0) {
        fewer = Play.withdrawn(fewer, one.number(), event.next() - 1);
      }
    }
    return fewer;
  }

  /** The champion is whoever has not withdrawn and has fewer defeats than put somebody out. */
  static void onlyTheChampionIsLeft(Event over, Slot champion, int defeats) {
    Map<Integer, Integer> losses = of(over);
    List<Slot> left = new ArrayList<>();
    for (Entrant one : over.entrants()) {
      if (one.playsIn(over.next()) && losses.getOrDefault(one.number(), 0) < defeats) {
        left.add(new Slot.Held(one.number()));
      }
    }
    assertThat(champion).isNotEqualTo(Slot.OPEN);
    assertThat(left).isSubsetOf(champion);
  }
}
