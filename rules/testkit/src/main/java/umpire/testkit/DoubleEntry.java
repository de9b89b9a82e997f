package umpire.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import umpire.kernel.table.Table;
import umpire.wire.Codec;

/**
 * Charts and counters typed a second time as text and compared cell by cell, so that a slip of the
 * typist must happen twice.
 *
 * <p>The text has a line a row and strokes between cells; its first line names the columns, its
 * first cell of each line names the row.
 */
public final class DoubleEntry {
  private DoubleEntry() {}

  /**
   * Compares a chart with its second typing; throws AssertionError with the first difference.
   *
   * @param cell how a cell is typed
   * @param typed as the class says: a line of headings, then a line for each row
   */
  public static <T> void chart(Table<T> table, Function<T, String> cell, String typed) {
    List<List<String>> printed = new ArrayList<>();
    printed.add(line(table.id(), table.columns().headings()));
    for (int row = 0; row < table.cells().size(); row++) {
      printed.add(
          line(
              table.rows().headings().get(row),
              table.cells().get(row).stream().map(cell).toList()));
    }
    compare("chart " + table.id(), printed, typed);
  }

  /**
   * Compares records such as counters, by the components that the first line names; cells are
   * spelled as in JSON, strings without quotes. Every record must be there, in any order. Throws
   * AssertionError with the first difference.
   */
  public static void records(Codec codec, Collection<? extends Record> records, String typed) {
    List<List<String>> rows = rows(typed);
    List<String> columns = rows.getFirst();
    Map<String, List<String>> printed = new LinkedHashMap<>();
    for (Record value : records) {
      JsonNode json = codec.tree(value);
      List<String> cells = columns.stream().map(column -> spelled(json.path(column))).toList();
      printed.put(cells.getFirst(), cells);
    }
    List<List<String>> ordered = new ArrayList<>(List.of(columns));
    rows.stream()
        .skip(1)
        .map(List::getFirst)
        .map(id -> printed.getOrDefault(id, List.of(id)))
        .forEach(ordered::add);
    List<String> typedIds = rows.stream().map(List::getFirst).toList();
    printed.keySet().stream()
        .filter(id -> !typedIds.contains(id))
        .findFirst()
        .ifPresent(id -> fail("'" + id + "' was not typed a second time"));
    compare("records", ordered, typed);
  }

  private static void compare(String what, List<List<String>> printed, String typed) {
    List<List<String>> rows = rows(typed);
    List<String> columns = rows.getFirst();
    if (!printed.getFirst().subList(1, printed.getFirst().size()).equals(tail(columns))) {
      fail("%s has the columns %s, typed were %s".formatted(what, printed.getFirst(), columns));
    }
    if (printed.size() != rows.size()) {
      fail("%s has %d rows, typed were %d".formatted(what, printed.size() - 1, rows.size() - 1));
    }
    for (int row = 1; row < rows.size(); row++) {
      String name = rows.get(row).getFirst();
      if (!printed.get(row).getFirst().equals(name)) {
        fail(
            "%s, row %d is '%s', typed was '%s'"
                .formatted(what, row, printed.get(row).getFirst(), name));
      }
      if (printed.get(row).size() != rows.get(row).size()) {
        fail(
            "%s, row %s has %d cells, typed were %d"
                .formatted(what, name, printed.get(row).size() - 1, rows.get(row).size() - 1));
      }
      for (int column = 1; column < columns.size(); column++) {
        String one = printed.get(row).get(column);
        String other = rows.get(row).get(column);
        if (!one.equals(other)) {
          fail(
              "%s, row %s, column %s is '%s', typed was '%s'"
                  .formatted(what, name, columns.get(column), one, other));
        }
      }
    }
  }

  private static List<List<String>> rows(String typed) {
    List<List<String>> rows =
        typed
            .lines()
            .filter(line -> !line.isBlank())
            .map(line -> Stream.of(line.split("\\|", -1)).map(String::strip).toList())
            .toList();
    if (rows.isEmpty()) {
      fail("nothing was typed");
    }
    return rows;
  }

  private static String spelled(JsonNode json) {
    if (json.isMissingNode()) {
      return "(no such component)";
    }
    return json.isTextual() ? json.textValue() : json.toString();
  }

  private static List<String> line(String first, List<String> others) {
    List<String> line = new ArrayList<>(List.of(first));
    line.addAll(others);
    return line;
  }

  private static List<String> tail(List<String> list) {
    return list.subList(1, list.size());
  }

  private static void fail(String what) {
    throw new AssertionError(what);
  }
}
