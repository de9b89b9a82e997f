package umpire.tournament.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import umpire.tournament.Points;
import umpire.tournament.standing.Cell.Kind;
import umpire.tournament.standing.Cell.Opposition;

/**
 * Writes what an entrant did in a round into a cell of a picture.
 *
 * @param labels what entrants and sides are called
 * @param numbers by which entrants are cited
 */
record CellWriter(Labels labels, Map<Integer, Integer> numbers) {
  /** Meetings of the same two that a cell holds, at most. */
  static final int MOST_MEETINGS = 4;

  /** What the signs of cells mean. */
  static final String NOTE = "f: decided without a match. bye: not paired.";

  private static final double SIDE = 72;

  /** The cell of a round. Throws IllegalArgumentException for an opponent without a number. */
  Cell ofRound(umpire.tournament.standing.Cell cell) {
    return switch (cell.kind()) {
      case PLAYED, FORFEIT -> {
        String opponents =
            cell.oppositions().stream()
                .map(one -> Integer.toString(number(one.opponent())))
                .collect(Collectors.joining(", "));
        Cell.Line side = Cell.Line.small(opponents + " " + side(cell.seat()));
        List<Cell.Line> lines = List.of(result(cell.points(), cell.kind()), side);
        yield new Cell(lines, opponents(cell), false);
      }
      case ALLOCATED_BYE -> bye(cell.points());
      case REQUESTED_BYE ->
          cell.points().equals(Points.NONE) ? Cell.of("–", Sheet.Tone.MUTED) : bye(cell.points());
    };
  }

  private static Cell bye(Points points) {
    List<Cell.Line> lines = List.of(Cell.Line.plain(points.toString()), Cell.Line.small("bye"));
    return new Cell(lines, "", false);
  }

  /**
   * All meetings of an entrant with an opponent. Throws IllegalArgumentException for more than
   * {@link #MOST_MEETINGS}.
   *
   * @param cells of the entrant
   */
  Cell ofMeetings(List<umpire.tournament.standing.Cell> cells, int opponent) {
    List<Cell.Line> lines = new ArrayList<>();
    for (umpire.tournament.standing.Cell cell : cells) {
      for (Opposition one : cell.oppositions()) {
        if (one.opponent() == opponent) {
          lines.add(result(one.score(), cell.kind()));
          lines.add(Cell.Line.small(side(cell.seat())));
        }
      }
    }
    Bounds.atMost(
        MOST_MEETINGS, lines.size() / 2, "a cell of a cross table", "meetings of the same two");
    return lines.isEmpty() ? Cell.EMPTY : new Cell(lines, labels.spoken(opponent), false);
  }

  /** What a round adds to the sentence of an entrant. */
  String spoken(umpire.tournament.standing.Cell cell) {
    String round = "; round " + cell.round() + ": ";
    return switch (cell.kind()) {
      case PLAYED -> round + cell.points() + " against " + opponents(cell) + side(cell);
      case FORFEIT ->
          round + cell.points() + " without a match against " + opponents(cell) + side(cell);
      case ALLOCATED_BYE -> round + cell.points() + " by a bye";
      case REQUESTED_BYE ->
          cell.points().equals(Points.NONE)
              ? round + "not paired"
              : round + cell.points() + " by a bye";
    };
  }

  private String side(umpire.tournament.standing.Cell cell) {
    return " as " + labels.seat(cell.seat());
  }

  private String opponents(umpire.tournament.standing.Cell cell) {
    return cell.oppositions().stream()
        .map(one -> labels.spoken(one.opponent()))
        .collect(Collectors.joining(" and "));
  }

  private static Cell.Line result(Points points, Kind kind) {
    return Cell.Line.plain(kind == Kind.FORFEIT ? points + " f" : points.toString());
  }

  private String side(int seat) {
    return Names.cut(labels.seat(seat), new LetterWidths(Sheet.SMALL, false), SIDE);
  }

  private int number(int opponent) {
    Integer number = numbers.get(opponent);
    if (number == null) {
      throw new IllegalArgumentException("entrant " + opponent + " has no line in the standings");
    }
    return number;
  }
}
