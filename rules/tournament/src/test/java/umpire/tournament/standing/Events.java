package umpire.tournament.standing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Points;
import umpire.tournament.Round;

/** Events as tests write them. */
final class Events {
  private Events() {}

  /**
   * An event from lines such as {@code 1-2 1:0; 3-4 .5:.5; 5-6 +:-; 7 bye; 8 half; 9 zero}; a plus
   * is a win without a match. Entrants have the ratings 2000, 1900, 1800 ... by their numbers.
   */
  static Event of(int entrants, String... rounds) {
    List<Entrant> list = new ArrayList<>();
    for (int number = 1; number <= entrants; number++) {
      list.add(Entrant.of(number, 2100 - 100 * number));
    }
    return new Event(list, List.of(rounds).stream().map(Events::round).toList(), List.of());
  }

  private static Round round(String line) {
    List<Outcome> outcomes = new ArrayList<>();
    List<Bye> byes = new ArrayList<>();
    for (String part : line.isBlank() ? List.<String>of() : List.of(line.split(";\\s*"))) {
      List<String> words = List.of(part.split(" "));
      if (words.get(0).contains("-")) {
        outcomes.add(outcome(words.get(0), words.get(1)));
      } else {
        Map<String, Bye.Kind> kinds =
            Map.of("bye", Bye.Kind.PAIRING, "half", Bye.Kind.HALF, "zero", Bye.Kind.ZERO);
        Bye.Kind kind = Objects.requireNonNull(kinds.get(words.get(1)));
        byes.add(new Bye(Integer.parseInt(words.get(0)), kind));
      }
    }
    return new Round(outcomes, byes);
  }

  private static Outcome outcome(String who, String result) {
    List<Integer> seats = List.of(who.split("-")).stream().map(Integer::valueOf).toList();
    boolean forfeit = result.matches("[+-]:[+-]");
    List<Points> points =
        List.of(result.split(":")).stream()
            .map(
                word ->
                    switch (word) {
                      case "+" -> Points.ONE;
                      case "-" -> Points.NONE;
                      default -> new Points((int) Math.round(1000 * Double.parseDouble(word)));
                    })
            .toList();
    return new Outcome(new Pairing(seats, false), points, !forfeit);
  }

  static CrossTable table(UnplayedRounds unplayed, int entrants, String... rounds) {
    return CrossTable.of(of(entrants, rounds), Scoring.USUAL, unplayed, Map.of());
  }

  /** Values of a criterion for all entrants in the order of numbers, as they are written. */
  static List<String> values(CrossTable table, Criterion criterion) {
    Map<Integer, Value> values = new TreeMap<>(criterion.measure().of(table, table.entrants()));
    return values.values().stream().map(Value::toString).toList();
  }

  /** An event with matches, forfeits, byes of all kinds, latecomers and people who withdrew. */
  static Event random(Random random, int tables) {
    int size = 4 + random.nextInt(9);
    List<Entrant> entrants = new ArrayList<>();
    for (int number = 1; number <= size; number++) {
      int from = random.nextInt(6) == 0 ? 2 : 1;
      int until = random.nextInt(6) == 0 ? 3 : Entrant.NO_END;
      entrants.add(new Entrant(2 * number, random.nextInt(3) * 700, from, until));
    }
    List<Round> rounds = new ArrayList<>();
    int count = random.nextInt(7);
    for (int number = 1; number <= count; number++) {
      rounds.add(round(random, entrants, number, tables));
    }
    return new Event(entrants, rounds, List.of());
  }

  private static Round round(Random random, List<Entrant> entrants, int number, int seats) {
    List<Integer> present = new ArrayList<>();
    for (Entrant entrant : entrants) {
      if (entrant.playsIn(number)) {
        present.add(entrant.number());
      }
    }
    Collections.shuffle(present, random);
    List<Outcome> outcomes = new ArrayList<>();
    while (present.size() >= seats && random.nextInt(8) > 0) {
      List<Integer> table = List.copyOf(present.subList(0, seats));
      present.subList(0, seats).clear();
      List<Points> points = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        points.add(new Points(250 * random.nextInt(5)));
      }
      outcomes.add(new Outcome(new Pairing(table, false), points, random.nextInt(5) > 0));
    }
    List<Bye> byes = new ArrayList<>();
    for (int entrant : present) {
      int kind = random.nextInt(4);
      if (kind < 3) {
        byes.add(
            new Bye(entrant, List.of(Bye.Kind.PAIRING, Bye.Kind.HALF, Bye.Kind.ZERO).get(kind)));
      }
    }
    return new Round(outcomes, byes);
  }
}
