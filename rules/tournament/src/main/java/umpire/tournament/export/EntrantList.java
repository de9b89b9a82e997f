package umpire.tournament.export;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Entrants read from comma-separated values. The first line names the columns: {@code name}, which
 * must be there, and {@code rating}; in any order and case. Other columns are refused, so that a
 * misspelt one is noticed.
 *
 * @param rows the lines that are right, in their order
 * @param faults what is wrong, in the order of lines; a line has one fault at most
 */
public record EntrantList(List<Row> rows, List<CsvFault> faults) {
  /** The most lines of entrants. */
  public static final int MOST = 1000;

  private static final int LONGEST_NAME = 100;
  private static final int HIGHEST_RATING = 4000;
  private static final int LONGEST_TEXT = 1_000_000;

  public EntrantList {
    rows = List.copyOf(rows);
    faults = List.copyOf(faults);
  }

  /**
   * An entrant.
   *
   * @param line in the text, from 1 on
   * @param name without blanks around it, unique in the list but for case
   * @param rating from 1 to 4000, 0 if none is given
   */
  public record Row(int line, String name, int rating) {}

  /** Reads a text; whatever is wrong with it is among the faults. */
  public static EntrantList read(String text) {
    if (text.length() > LONGEST_TEXT) {
      return refused(1, 0, "The text has more than " + LONGEST_TEXT + " characters.");
    }
    CsvRecords csv = new CsvRecords(text);
    if (csv.records().isEmpty() || csv.records().getFirst().line() > firstFault(csv)) {
      List<CsvFault> faults = csv.faults();
      return faults.isEmpty()
          ? refused(1, 0, "The line with the names of the columns is missing.")
          : new EntrantList(List.of(), faults);
    }
    CsvRecords.CsvRecord header = csv.records().getFirst();
    List<String> columns =
        header.fields().stream().map(one -> one.strip().toLowerCase(Locale.ROOT)).toList();
    for (int column = 0; column < columns.size(); column++) {
      String name = columns.get(column);
      if (!List.of("name", "rating").contains(name) || columns.indexOf(name) < column) {
        return refused(header.line(), column + 1, "The column '" + name + "' is not known here.");
      }
    }
    if (!columns.contains("name")) {
      return refused(header.line(), 0, "The column 'name' is missing.");
    }
    if (csv.records().size() - 1 > MOST) {
      int line = csv.records().get(MOST + 1).line();
      return refused(line, 0, "There are more than " + MOST + " entrants.");
    }
    return new Reader(columns, csv).read();
  }

  private static int firstFault(CsvRecords csv) {
    return csv.faults().isEmpty() ? Integer.MAX_VALUE : csv.faults().getFirst().line();
  }

  private static EntrantList refused(int line, int column, String reason) {
    return new EntrantList(List.of(), List.of(new CsvFault(line, column, reason)));
  }

  /** Reads the lines below the header. */
  private static final class Reader {
    private final int name;
    private final int rating;
    private final int width;
    private final CsvRecords csv;
    private final List<Row> rows = new ArrayList<>();
    private final List<CsvFault> faults;
    private final Map<String, Integer> lines = new HashMap<>();

    Reader(List<String> columns, CsvRecords csv) {
      name = columns.indexOf("name");
      rating = columns.indexOf("rating");
      width = columns.size();
      this.csv = csv;
      faults = new ArrayList<>(csv.faults());
    }

    EntrantList read() {
      csv.records().stream().skip(1).forEach(this::row);
      faults.sort(Comparator.comparing(CsvFault::line));
      return new EntrantList(rows, faults);
    }

    private void row(CsvRecords.CsvRecord row) {
      if (row.fields().size() != width) {
        fault(row, 0, "The line has " + row.fields().size() + " cells instead of " + width + ".");
        return;
      }
      String given = row.fields().get(name).strip();
      String reason = nameFault(given);
      if (!reason.isEmpty()) {
        fault(row, name + 1, reason);
        return;
      }
      Integer before = lines.putIfAbsent(given.toLowerCase(Locale.ROOT), row.line());
      if (before != null) {
        fault(row, name + 1, "The name stands in line " + before + " already.");
        return;
      }
      String digits = rating < 0 ? "" : row.fields().get(rating).strip();
      if (!digits.isEmpty() && !inRange(digits)) {
        fault(row, rating + 1, "A rating is a whole number from 1 to " + HIGHEST_RATING + ".");
        return;
      }
      rows.add(new Row(row.line(), given, digits.isEmpty() ? 0 : Integer.parseInt(digits)));
    }

    private static String nameFault(String name) {
      if (name.isEmpty()) {
        return "The name is missing.";
      }
      if (name.codePointCount(0, name.length()) > LONGEST_NAME) {
        return "The name has more than " + LONGEST_NAME + " characters.";
      }
      return name.codePoints().anyMatch(InvisibleCharacters::contains)
          ? "The name has a control character or a line break."
          : "";
    }

    private static boolean inRange(String digits) {
      return digits.matches("[0-9]{1,4}")
          && Integer.parseInt(digits) >= 1
          && Integer.parseInt(digits) <= HIGHEST_RATING;
    }

    private void fault(CsvRecords.CsvRecord row, int column, String reason) {
      faults.add(new CsvFault(row.line(), column, reason));
    }
  }
}
