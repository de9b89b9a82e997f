package umpire.tournament.export;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import umpire.tournament.standing.Cell;
import umpire.tournament.standing.CrossTable;
import umpire.tournament.standing.Standings;
import umpire.tournament.standing.Value;

/** Standings and cross tables as comma-separated values (RFC 4180), safe for spreadsheets. */
public final class Tables {
  private Tables() {}

  /**
   * The standings: rank, number, name, and a column for each criterion by its id. A criterion that
   * says nothing leaves its cell empty.
   */
  public static String standings(Standings standings, IntFunction<String> names) {
    CsvText csv = new CsvText();
    csv.text("rank").text("number").text("name");
    standings.criteria().forEach(criterion -> csv.text(criterion.id()));
    csv.end();
    for (Standings.Line line : standings.lines()) {
      csv.number(line.rank()).number(line.entrant()).text(names.apply(line.entrant()));
      for (Value value : line.values()) {
        csv.number(
            switch (value) {
              case Value.Number number -> number.toString();
              case Value.None _ -> "";
            });
      }
      csv.end();
    }
    return csv.toString();
  }

  /**
   * The cross table: number, name and points, then for each round the opponents' numbers, the seat
   * from 1 on, the points, and how it came about.
   */
  public static String crossTable(CrossTable table, IntFunction<String> names) {
    CsvText csv = new CsvText();
    csv.text("number").text("name").text("points");
    int rounds =
        table.entrants().stream().mapToInt(who -> table.cells(who).size()).reduce(0, Math::max);
    for (int round = 1; round <= rounds; round++) {
      for (String column : List.of("opponents", "seat", "points", "kind")) {
        csv.text("round-" + round + "-" + column);
      }
    }
    csv.end();
    for (int entrant : table.entrants()) {
      csv.number(entrant).text(names.apply(entrant)).number(table.points(entrant).toString());
      table.cells(entrant).forEach(cell -> cell(csv, cell));
      csv.end();
    }
    return csv.toString();
  }

  private static void cell(CsvText csv, Cell cell) {
    String opponents =
        cell.oppositions().stream()
            .map(one -> Integer.toString(one.opponent()))
            .collect(Collectors.joining(" "));
    String kind =
        switch (cell.kind()) {
          case PLAYED -> "played";
          case FORFEIT -> "forfeit";
          case ALLOCATED_BYE -> "allocated-bye";
          case REQUESTED_BYE -> "requested-bye";
        };
    csv.text(opponents)
        .number(cell.seat() < 0 ? "" : Integer.toString(cell.seat() + 1))
        .number(cell.points().toString())
        .text(kind);
  }
}
