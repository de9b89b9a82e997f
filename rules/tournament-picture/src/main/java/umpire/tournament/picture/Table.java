package umpire.tournament.picture;

import java.util.List;
import umpire.board.svg.Box;
import umpire.board.svg.Point;

/** A table below a heading. All lines have the same height. */
final class Table {
  private static final double BETWEEN = 14;
  private static final double PADDING = 4;
  private static final double LEAST_LINE = 27;
  private static final double LINE_OF_HEADING = Column.LETTERS + 4;
  private static final double NOTE = 16;

  private final List<Column> columns;
  private final List<String> notes;
  private final int lines;
  private final double lineHeight;
  private final double headingHeight;
  private final double tableWidth;

  /**
   * A table.
   *
   * @param columns from left to right, each with a cell for each line
   * @param notes sentences below it
   */
  Table(List<Column> columns, List<String> notes) {
    this.columns = List.copyOf(columns);
    this.notes = List.copyOf(notes);
    lines = columns.stream().mapToInt(column -> column.cells().size()).max().orElse(0);
    double highest =
        columns.stream()
            .flatMap(column -> column.cells().stream())
            .mapToDouble(Cell::height)
            .reduce(0, Math::max);
    lineHeight = Math.max(LEAST_LINE, highest + 2 * PADDING);
    int headings = columns.stream().mapToInt(column -> column.heading().size()).max().orElse(0);
    headingHeight = headings * LINE_OF_HEADING + 2 * PADDING;
    tableWidth = columns.stream().mapToDouble(column -> column.width() + BETWEEN).sum();
  }

  /** The picture of it. */
  byte[] picture(String id, Labels labels, String description, Style style) {
    Sheet sheet = new Sheet(id, labels, description, new Point(width(), height()), style);
    Point head = new Point(Sheet.MARGIN, Sheet.BODY);
    double right = Sheet.MARGIN + tableWidth;
    for (int line = 1; line < lines; line += 2) {
      Point corner = new Point(Sheet.MARGIN, top(line));
      String look = "fill:" + style.theme().stripe();
      sheet.canvas().rectangle(corner, tableWidth, lineHeight, look);
    }
    sheet.rule(new Point(Sheet.MARGIN, top(0)), new Point(right, top(0)));
    for (Column column : columns) {
      draw(sheet, column, head.x() + BETWEEN / 2);
      head = head.plus(column.width() + BETWEEN, 0);
    }
    sheet.rule(new Point(Sheet.MARGIN, top(lines)), new Point(right, top(lines)));
    double down = top(lines) + NOTE + 2;
    for (String note : notes) {
      Point at = new Point(Sheet.MARGIN, down);
      sheet.words(at, Sheet.SMALL, note, Sheet.Anchor.START, Sheet.Tone.MUTED);
      down += NOTE;
    }
    return sheet.end();
  }

  private void draw(Sheet sheet, Column column, double left) {
    double baseline = top(0) - PADDING - 2;
    for (String words : column.heading().reversed()) {
      heading(sheet, column, new Point(left, baseline), words);
      baseline -= LINE_OF_HEADING;
    }
    for (int line = 0; line < column.cells().size(); line++) {
      Box box = Box.at(new Point(left, top(line)), column.width(), lineHeight);
      draw(sheet, column.kind(), box, column.cells().get(line));
    }
  }

  private static void heading(Sheet sheet, Column column, Point left, String words) {
    if (column.kind() == Column.Kind.NAME) {
      double top = left.y() - LINE_OF_HEADING + 4;
      Box box = Box.at(new Point(left.x(), top), column.width(), LINE_OF_HEADING);
      sheet.cut(box, Column.LETTERS, words, Sheet.Tone.MUTED);
    } else {
      Point at = new Point(anchored(column.kind(), left.x(), column.width()), left.y());
      sheet.words(at, Column.LETTERS, words, anchor(column.kind()), Sheet.Tone.MUTED);
    }
  }

  private static void draw(Sheet sheet, Column.Kind kind, Box box, Cell cell) {
    double width = box.end().x() - box.corner().x();
    double height = box.end().y() - box.corner().y();
    if (cell.filled()) {
      Point corner = box.corner().plus(-BETWEEN / 2, 0);
      sheet.canvas().rectangle(corner, width + BETWEEN, height, "fill:" + sheet.theme().rule());
      return;
    }
    if (kind == Column.Kind.NAME) {
      cell.lines().forEach(line -> sheet.cut(box, line.size(), line.words(), line.tone()));
      return;
    }
    if (!cell.tip().isEmpty()) {
      sheet.canvas().open("g").open("title").words(cell.tip());
    }
    double x = anchored(kind, box.corner().x(), width);
    double top = box.corner().y() + (height - cell.height()) / 2;
    for (Cell.Line line : cell.lines()) {
      Point at = new Point(x, top + 1 + line.size() * 0.86);
      sheet.words(at, line.size(), line.words(), anchor(kind), line.tone());
      top += line.height();
    }
    if (!cell.tip().isEmpty()) {
      sheet.canvas().close();
    }
  }

  private static double anchored(Column.Kind kind, double left, double width) {
    return switch (kind) {
      case NAME -> left;
      case NUMBER -> left + width;
      case CENTRED -> left + width / 2;
    };
  }

  private static Sheet.Anchor anchor(Column.Kind kind) {
    return switch (kind) {
      case NAME -> Sheet.Anchor.START;
      case NUMBER -> Sheet.Anchor.END;
      case CENTRED -> Sheet.Anchor.MIDDLE;
    };
  }

  /** Pixels from the upper edge of the picture to that of a line. */
  private double top(int line) {
    return Sheet.BODY + headingHeight + line * lineHeight;
  }

  private double width() {
    LetterWidths widths = new LetterWidths(Sheet.SMALL, false);
    return notes.stream().mapToDouble(widths::of).reduce(tableWidth, Math::max);
  }

  private double height() {
    return headingHeight + lines * lineHeight + notes.size() * NOTE + 6;
  }
}
