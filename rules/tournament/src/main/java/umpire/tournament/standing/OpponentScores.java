package umpire.tournament.standing;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.tournament.Points;

/** C.07, 16: what opponents are worth, and what stands for them in a round without a match. */
final class OpponentScores {
  private final SortedMap<Integer, List<Cell>> cells;
  private final UnplayedRounds unplayed;
  private final SortedMap<Integer, Points> own = new TreeMap<>();
  private final SortedMap<Integer, Points> adjusted = new TreeMap<>();
  private final Points mostOfDummy;
  private final int opponentsAtTable;

  OpponentScores(
      SortedMap<Integer, List<Cell>> cells, Scoring scoring, UnplayedRounds unplayed, int rounds) {
    this.cells = cells;
    this.unplayed = unplayed;
    mostOfDummy = new Points(Math.multiplyExact(rounds, scoring.draw().thousandths()));
    // A round without a match stands for as many opponents as a match would have had.
    opponentsAtTable =
        cells.values().stream()
            .flatMap(List::stream)
            .mapToInt(cell -> cell.oppositions().size())
            .reduce(1, Math::max);
    cells.forEach(
        (entrant, rounded) -> {
          own.put(entrant, sum(rounded));
          adjusted.put(
              entrant, unplayed == UnplayedRounds.ROUND_ROBIN ? sum(rounded) : adjusted(rounded));
        });
  }

  Points points(int entrant) {
    return of(own, entrant);
  }

  List<Contribution> contributions(int entrant) {
    List<Contribution> contributions = new ArrayList<>();
    for (Cell cell : cells.getOrDefault(entrant, List.of())) {
      boolean played = cell.kind() == Cell.Kind.PLAYED;
      if (played || unplayed == UnplayedRounds.ROUND_ROBIN) {
        for (Cell.Opposition one : cell.oppositions()) {
          contributions.add(new Contribution(of(adjusted, one.opponent()), one.score(), false));
        }
      } else {
        contributions.addAll(dummies(entrant, cell));
      }
    }
    return contributions;
  }

  /** 16.4: the dummies of an unplayed round. */
  private List<Contribution> dummies(int entrant, Cell cell) {
    List<Contribution> dummies = new ArrayList<>();
    Points score = points(entrant);
    boolean capped = unplayed == UnplayedRounds.SWISS_2026;
    for (Cell.Opposition one : cell.oppositions()) {
      Points dummy = capped ? lower(score, of(adjusted, one.opponent())) : score;
      dummies.add(new Contribution(dummy, one.score(), cell.voluntary()));
    }
    for (int i = 0; cell.oppositions().isEmpty() && i < opponentsAtTable; i++) {
      Points dummy = capped ? lower(score, mostOfDummy) : score;
      dummies.add(new Contribution(dummy, cell.points(), cell.voluntary()));
    }
    return dummies;
  }

  /** 16.3: byes that were asked for count as draws where only voluntary rounds follow (16.2.5). */
  private static Points adjusted(List<Cell> rounds) {
    Points total = Points.NONE;
    boolean nothingFollows = true;
    for (Cell cell : rounds.reversed()) {
      nothingFollows &= cell.voluntary();
      boolean asDraw = nothingFollows && cell.kind() == Cell.Kind.REQUESTED_BYE;
      total = total.plus(asDraw ? cell.draw() : cell.points());
    }
    return total;
  }

  private static Points sum(List<Cell> rounds) {
    return rounds.stream().map(Cell::points).reduce(Points.NONE, Points::plus);
  }

  private static Points of(SortedMap<Integer, Points> points, int entrant) {
    return points.getOrDefault(entrant, Points.NONE);
  }

  private static Points lower(Points one, Points other) {
    return one.compareTo(other) <= 0 ? one : other;
  }
}
