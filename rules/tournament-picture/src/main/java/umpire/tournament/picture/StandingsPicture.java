package umpire.tournament.picture;

import java.util.ArrayList;
import java.util.List;
import umpire.tournament.standing.Standings;
import umpire.tournament.standing.Value;

/**
 * The table of the standings: rank, name, and a column for each criterion in the order in which
 * they count, so points stand first where a host lets them count first.
 */
public final class StandingsPicture {
  /** Lines of a picture, at most. */
  public static final int MOST_LINES = 500;

  /** Criteria of a picture, at most. */
  public static final int MOST_CRITERIA = 16;

  private static final double NAME = 260;

  private StandingsPicture() {}

  /**
   * An SVG document in UTF-8. Throws IllegalArgumentException for more than {@link #MOST_LINES}
   * lines or {@link #MOST_CRITERIA} criteria.
   */
  public static byte[] svg(Labels labels, Standings standings, Style style) {
    String picture = "a picture of standings";
    Bounds.atMost(MOST_LINES, standings.lines().size(), picture, "lines");
    Bounds.atMost(MOST_CRITERIA, standings.criteria().size(), picture, "criteria");
    List<Cell> ranks = new ArrayList<>();
    List<Cell> names = new ArrayList<>();
    for (Standings.Line line : standings.lines()) {
      ranks.add(Cell.of(Integer.toString(line.rank()), Sheet.Tone.BOLD));
      names.add(Cell.of(labels.name(line.entrant())));
    }
    List<Column> columns = new ArrayList<>();
    columns.add(Column.fitted("rank", Column.Kind.NUMBER, ranks));
    columns.add(Column.names("name", NAME, names));
    for (int index = 0; index < standings.criteria().size(); index++) {
      columns.add(column(standings, index));
    }
    return new Table(columns, List.of())
        .picture("standings", labels, description(labels, standings), style);
  }

  private static Column column(Standings standings, int index) {
    List<Cell> cells = new ArrayList<>();
    for (Standings.Line line : standings.lines()) {
      cells.add(
          switch (line.values().get(index)) {
            case Value.Number number -> Cell.of(number.toString());
            case Value.None none ->
                new Cell(
                    List.of(new Cell.Line(none.toString(), Sheet.LETTERS, Sheet.Tone.MUTED)),
                    none.because(),
                    false);
          });
    }
    return Column.fitted(standings.criteria().get(index).label(), Column.Kind.NUMBER, cells);
  }

  private static String description(Labels labels, Standings standings) {
    StringBuilder text =
        new StringBuilder("Standings of " + standings.lines().size() + " entrants.");
    for (Standings.Line line : standings.lines()) {
      text.append(" Rank ").append(line.rank()).append(": ").append(labels.spoken(line.entrant()));
      for (int index = 0; index < line.values().size(); index++) {
        String label = Names.clean(standings.criteria().get(index).label());
        text.append(", ").append(label).append(' ').append(line.values().get(index));
      }
      text.append('.');
    }
    return text.toString();
  }
}
