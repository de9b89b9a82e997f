package umpire.tournament.standing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Points;
import umpire.tournament.Round;

/** Reads the rounds of an event into the cells of a cross table. */
record Cells(Event event, Scoring scoring) {
  /** The cells of each entrant, one for each round. */
  SortedMap<Integer, List<Cell>> byEntrant() {
    List<Map<Integer, Cell>> rounds = new ArrayList<>();
    for (int number = 1; number <= event.rounds().size(); number++) {
      rounds.add(cells(number, event.rounds().get(number - 1)));
    }
    SortedMap<Integer, List<Cell>> table = new TreeMap<>();
    for (Entrant entrant : event.entrants()) {
      List<Cell> own = new ArrayList<>();
      for (int number = 1; number <= rounds.size(); number++) {
        Cell absent = bye(number, Bye.Kind.ZERO);
        own.add(rounds.get(number - 1).getOrDefault(entrant.number(), absent));
      }
      table.put(entrant.number(), List.copyOf(own));
    }
    for (Map<Integer, Cell> cells : rounds) {
      if (!table.keySet().containsAll(cells.keySet())) {
        throw new IllegalArgumentException("a stranger is among " + cells.keySet());
      }
    }
    return table;
  }

  private Map<Integer, Cell> cells(int number, Round round) {
    Map<Integer, Cell> cells = new HashMap<>();
    for (Outcome outcome : round.outcomes()) {
      for (int seat = 0; seat < outcome.points().size(); seat++) {
        int entrant = outcome.pairing().seats().get(seat);
        put(cells, number, entrant, cell(number, outcome, seat));
      }
    }
    for (Bye bye : round.byes()) {
      put(cells, number, bye.entrant(), bye(number, bye.kind()));
    }
    return cells;
  }

  private Cell cell(int number, Outcome outcome, int seat) {
    Points own = outcome.points().get(seat);
    List<Cell.Opposition> oppositions = new ArrayList<>();
    for (int other = 0; other < outcome.points().size(); other++) {
      if (other != seat) {
        Points theirs = outcome.points().get(other);
        Points score = outcome.points().size() == 2 ? own : scoring.between(own, theirs);
        oppositions.add(
            new Cell.Opposition(
                outcome.pairing().seats().get(other), score, own.compareTo(theirs) > 0));
      }
    }
    Cell.Kind kind = outcome.played() ? Cell.Kind.PLAYED : Cell.Kind.FORFEIT;
    return new Cell(number, kind, oppositions, own, scoring.draw(), seat);
  }

  private Cell bye(int number, Bye.Kind kind) {
    Cell.Kind cell = kind == Bye.Kind.PAIRING ? Cell.Kind.ALLOCATED_BYE : Cell.Kind.REQUESTED_BYE;
    return new Cell(number, cell, List.of(), scoring.of(kind), scoring.draw(), -1);
  }

  private static void put(Map<Integer, Cell> cells, int number, int entrant, Cell cell) {
    if (cells.put(entrant, cell) != null) {
      throw new IllegalArgumentException("round " + number + " has " + entrant + " twice");
    }
  }
}
