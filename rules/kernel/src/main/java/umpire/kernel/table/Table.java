package umpire.kernel.table;

import java.util.List;
import umpire.kernel.citation.Provenance;
import umpire.kernel.citation.RuleId;

/**
 * A chart: every cell of rows by columns is there; another number of cells throws
 * IllegalArgumentException.
 *
 * @param id kebab-case
 * @param title as on the chart
 * @param rule the paragraph that calls for it
 * @param provenance of all its cells
 * @param rows the row axis
 * @param columns the column axis
 * @param cells row by row, as many as the axes say
 * @param <T> what a cell holds
 */
public record Table<T>(
    String id,
    String title,
    RuleId rule,
    Provenance provenance,
    Axis rows,
    Axis columns,
    List<List<T>> cells) {
  public Table {
    cells = cells.stream().map(List::copyOf).toList();
    if (cells.size() != rows.size()) {
      throw new IllegalArgumentException(
          "table " + id + " has " + rows.size() + " rows but cells for " + cells.size());
    }
    for (int row = 0; row < cells.size(); row++) {
      if (cells.get(row).size() != columns.size()) {
        throw new IllegalArgumentException(
            "table %s, row %s: %d cells for %d columns"
                .formatted(id, rows.headings().get(row), cells.get(row).size(), columns.size()));
      }
    }
  }

  /**
   * The cell at a number of the row axis and a number of the column axis; throws
   * IllegalArgumentException for a number that an axis does not have.
   */
  public T at(int row, int column) {
    return cells.get(index(rows, row)).get(index(columns, column));
  }

  /**
   * The cell at a named row and a named column; throws IllegalArgumentException for a name that an
   * axis does not have.
   */
  public T at(String row, String column) {
    return cells.get(index(rows, row)).get(index(columns, column));
  }

  /**
   * The cell at a named row and a number of the column axis; throws IllegalArgumentException for a
   * name or number that an axis does not have.
   */
  public T at(String row, int column) {
    return cells.get(index(rows, row)).get(index(columns, column));
  }

  private static int index(Axis axis, int value) {
    return switch (axis) {
      case Axis.Bands bands -> bands.index(value);
      case Axis.Names names -> names.index(Integer.toString(value));
    };
  }

  private static int index(Axis axis, String name) {
    return switch (axis) {
      case Axis.Bands bands -> bands.index(Integer.parseInt(name));
      case Axis.Names names -> names.index(name);
    };
  }
}
