package umpire.tournament.export;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import umpire.tournament.Points;
import umpire.tournament.standing.Cell;
import umpire.tournament.standing.CrossTable;
import umpire.tournament.standing.Standings;

/**
 * A tournament as a Tournament Report File: FIDE's TRF16 (Handbook C.04, annex 2) with the line XXR
 * of TRF(x), so that other pairing programs can read it. Columns count from 1 and by code points;
 * lines end with carriage return and line feed.
 *
 * <p>A report knows wins, draws and losses alone: whoever has more points of a pairing has won it.
 * Points are those of the event, rounded to a tenth. Of two matches with the sides changed the
 * report has one line with the colours of the first. White is the first seat.
 */
public final class TournamentReport {
  private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy/MM/dd");

  private final CrossTable table;
  private final Map<Integer, Integer> ranks = new HashMap<>();

  private TournamentReport(CrossTable table, Standings standings) {
    this.table = table;
    standings.lines().forEach(line -> ranks.put(line.entrant(), line.rank()));
  }

  /**
   * The report.
   *
   * <p>Throws IllegalArgumentException for tables of three, a number of an entrant above 9999,
   * points from 100 on, or standings of other entrants.
   *
   * @param names the name of each entrant by number; beyond 33 characters they are cut off
   */
  public static String of(
      TournamentHeader header, CrossTable table, Standings standings, IntFunction<String> names) {
    StringBuilder text = new StringBuilder();
    long rated = table.entrants().stream().filter(who -> table.rating(who) > 0).count();
    line(text, "012", header.name());
    line(text, "022", header.city());
    line(text, "032", header.federation());
    line(text, "042", DAY.format(header.start()));
    line(text, "052", DAY.format(header.end()));
    line(text, "062", Integer.toString(table.entrants().size()));
    line(text, "072", Long.toString(rated));
    line(text, "092", header.type());
    line(text, "102", header.arbiter());
    line(text, "122", header.timeControl());
    line(text, "XXR", Integer.toString(header.rounds()));
    TournamentReport report = new TournamentReport(table, standings);
    for (int entrant : table.entrants()) {
      text.append(report.player(entrant, names.apply(entrant))).append("\r\n");
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String code, String content) {
    if (!content.isBlank()) {
      text.append(code).append(' ').append(oneLine(content)).append("\r\n");
    }
  }

  private String player(int entrant, String name) {
    Integer rank = ranks.get(entrant);
    if (rank == null) {
      throw new IllegalArgumentException("entrant " + entrant + " has no rank");
    }
    int rating = table.rating(entrant);
    FixedColumns columns = new FixedColumns();
    columns.left(1, 3, "001");
    columns.right(5, 8, Integer.toString(entrant));
    columns.left(15, 47, oneLine(name));
    columns.right(49, 52, rating > 0 ? Integer.toString(rating) : "");
    columns.right(81, 84, tenths(table.points(entrant)));
    columns.right(86, 89, Integer.toString(rank));
    List<Cell> cells = table.cells(entrant);
    for (int round = 0; round < cells.size(); round++) {
      int from = 92 + 10 * round;
      Cell cell = cells.get(round);
      columns.right(from, from + 3, opponent(cell));
      columns.left(from + 5, from + 5, colour(cell));
      columns.left(from + 7, from + 7, result(cell));
    }
    return columns.toString();
  }

  private static String opponent(Cell cell) {
    if (cell.oppositions().size() > 1) {
      throw new IllegalArgumentException("a report has no tables of three: round " + cell.round());
    }
    return cell.oppositions().isEmpty()
        ? "0000"
        : Integer.toString(cell.oppositions().getFirst().opponent());
  }

  private static String colour(Cell cell) {
    return switch (cell.seat()) {
      case 0 -> "w";
      case 1 -> "b";
      default -> "-";
    };
  }

  private String result(Cell cell) {
    return switch (cell.kind()) {
      case PLAYED -> cell.won() ? "1" : level(cell) ? "=" : "0";
      case FORFEIT -> cell.won() ? "+" : "-";
      case ALLOCATED_BYE -> "U";
      case REQUESTED_BYE -> cell.points().compareTo(Points.NONE) > 0 ? "H" : "Z";
    };
  }

  private boolean level(Cell cell) {
    int opponent = cell.oppositions().getFirst().opponent();
    return table.cells(opponent).get(cell.round() - 1).points().equals(cell.points());
  }

  private static String tenths(Points points) {
    return BigDecimal.valueOf(points.thousandths(), 3)
        .setScale(1, RoundingMode.HALF_UP)
        .toPlainString();
  }

  /** A line break in a name would begin a line of its own. */
  private static String oneLine(String text) {
    return text.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ").strip();
  }
}
