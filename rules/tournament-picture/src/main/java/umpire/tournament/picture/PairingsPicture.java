package umpire.tournament.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import umpire.tournament.Bye;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;
import umpire.tournament.Points;

/** The pairings of a round: board, who has which side, and the result or that it is open. */
public final class PairingsPicture {
  /** Boards and byes of a picture, at most, together. */
  public static final int MOST_LINES = 500;

  private static final double NAME = 230;
  private static final String OPEN = "open";

  private final Labels labels;
  private final Pairings.Paired round;
  private final Map<Pairing, Outcome> outcomes = new HashMap<>();

  private PairingsPicture(Labels labels, Pairings.Paired round, List<Outcome> outcomes) {
    this.labels = labels;
    this.round = round;
    outcomes.forEach(outcome -> this.outcomes.put(outcome.pairing(), outcome));
  }

  /**
   * An SVG document in UTF-8. Throws IllegalArgumentException for more than {@link #MOST_LINES}
   * boards and byes, for an outcome of a pairing that the round has not, for two outcomes of one,
   * and for a seat without a name.
   *
   * @param round boards are numbered from 1 on, in the order of the pairings
   * @param outcomes of those boards that are over, in any order
   */
  public static byte[] svg(
      Labels labels, Pairings.Paired round, List<Outcome> outcomes, Style style) {
    int lines = round.pairings().size() + round.byes().size();
    Bounds.atMost(MOST_LINES, lines, "a picture of pairings", "boards and byes");
    PairingsPicture picture = new PairingsPicture(labels, round, outcomes);
    if (picture.outcomes.size() < outcomes.size()
        || !new HashSet<>(round.pairings()).containsAll(picture.outcomes.keySet())) {
      throw new IllegalArgumentException("the outcomes are not those of the round: " + outcomes);
    }
    return picture.table().picture("pairings", labels, picture.description(), style);
  }

  private Table table() {
    List<Cell> boards = new ArrayList<>();
    List<Cell> results = new ArrayList<>();
    for (Pairing pairing : round.pairings()) {
      boards.add(Cell.of(Integer.toString(boards.size() + 1), Sheet.Tone.BOLD));
      results.add(result(pairing));
    }
    for (Bye bye : round.byes()) {
      boards.add(Cell.EMPTY);
      results.add(Cell.of(words(bye), Sheet.Tone.MUTED));
    }
    List<Column> columns = new ArrayList<>();
    columns.add(Column.fitted("board", Column.Kind.NUMBER, boards));
    for (int seat = 0; seat < seats(); seat++) {
      columns.add(Column.names(labels.seat(seat), NAME, names(seat)));
    }
    columns.add(Column.fitted("result", Column.Kind.CENTRED, results));
    boolean forfeits = outcomes.values().stream().anyMatch(outcome -> !outcome.played());
    return new Table(columns, forfeits ? List.of("f: decided without a match.") : List.of());
  }

  private int seats() {
    int most = labels.seats().size();
    for (Pairing pairing : round.pairings()) {
      most = Math.max(most, pairing.seats().size());
    }
    return Math.max(1, most);
  }

  /** Whoever has that seat; those with a bye stand in the first column. */
  private List<Cell> names(int seat) {
    List<Cell> names = new ArrayList<>();
    for (Pairing pairing : round.pairings()) {
      names.add(
          seat < pairing.seats().size()
              ? Cell.of(labels.name(pairing.seats().get(seat)))
              : Cell.EMPTY);
    }
    for (Bye bye : round.byes()) {
      names.add(seat == 0 ? Cell.of(labels.name(bye.entrant())) : Cell.EMPTY);
    }
    return names;
  }

  private Cell result(Pairing pairing) {
    Outcome outcome = outcomes.get(pairing);
    Cell.Line first =
        outcome == null
            ? new Cell.Line(OPEN, Sheet.LETTERS, Sheet.Tone.MUTED)
            : Cell.Line.plain(points(outcome) + (outcome.played() ? "" : " f"));
    return new Cell(
        pairing.twice() ? List.of(first, Cell.Line.small("two matches")) : List.of(first),
        "",
        false);
  }

  private static String points(Outcome outcome) {
    return outcome.points().stream().map(Points::toString).collect(Collectors.joining(" – "));
  }

  private static String words(Bye bye) {
    return switch (bye.kind()) {
      case PAIRING -> "bye";
      case HALF -> "bye on request";
      case ZERO -> "absent";
    };
  }

  private String description() {
    StringBuilder text = new StringBuilder(round.pairings().size() + " boards.");
    for (int board = 1; board <= round.pairings().size(); board++) {
      Pairing pairing = round.pairings().get(board - 1);
      text.append(" Board ").append(board).append(": ").append(spoken(pairing)).append('.');
    }
    for (Bye bye : round.byes()) {
      text.append(' ').append(labels.spoken(bye.entrant())).append(": ");
      text.append(words(bye)).append('.');
    }
    return text.toString();
  }

  private String spoken(Pairing pairing) {
    String seats =
        IntStream.range(0, pairing.seats().size())
            .mapToObj(seat -> labels.spoken(pairing.seats().get(seat)) + " as " + labels.seat(seat))
            .collect(Collectors.joining(" against "));
    String matches = pairing.twice() ? ", two matches" : "";
    Outcome outcome = outcomes.get(pairing);
    if (outcome == null) {
      return seats + matches + ": " + OPEN;
    }
    String how = outcome.played() ? "" : " without a match";
    return seats + matches + ": " + points(outcome) + how;
  }
}
