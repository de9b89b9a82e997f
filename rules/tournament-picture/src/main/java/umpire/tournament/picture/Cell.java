package umpire.tournament.picture;

import java.util.List;

/**
 * What stands in a cell of a table.
 *
 * @param lines from top to bottom; none for an empty cell
 * @param tip more words, shown where a pointer rests on the cell; empty for none
 * @param filled whether the cell is covered, since nothing can stand there
 */
record Cell(List<Line> lines, String tip, boolean filled) {
  /** Nothing stands there, and nothing ever will. */
  static final Cell FILLED = new Cell(List.of(), "", true);

  /** Nothing stands there. */
  static final Cell EMPTY = new Cell(List.of(), "", false);

  Cell {
    lines = List.copyOf(lines);
  }

  /**
   * A line of a cell.
   *
   * @param words on one line
   * @param size of the letters in pixels
   * @param tone how they are drawn
   */
  record Line(String words, double size, Sheet.Tone tone) {
    /** Usual letters. */
    static Line plain(String words) {
      return new Line(words, Sheet.LETTERS, Sheet.Tone.PLAIN);
    }

    /** Small letters. */
    static Line small(String words) {
      return new Line(words, Sheet.SMALL, Sheet.Tone.MUTED);
    }

    /** Pixels from left to right. */
    double width() {
      return new LetterWidths(size, tone == Sheet.Tone.BOLD).of(words);
    }

    /** Pixels from top to bottom; small letters belong to what stands above them. */
    double height() {
      return size < Sheet.LETTERS ? size + 7 : size + 2;
    }
  }

  /** A single line. */
  static Cell of(String words) {
    return of(words, Sheet.Tone.PLAIN);
  }

  /** A single line in a tone. */
  static Cell of(String words, Sheet.Tone tone) {
    return new Cell(List.of(new Line(words, Sheet.LETTERS, tone)), "", false);
  }

  /** Pixels of the widest line. */
  double width() {
    return lines.stream().mapToDouble(Line::width).max().orElse(0);
  }

  /** Pixels of all lines. */
  double height() {
    return lines.stream().mapToDouble(Line::height).sum();
  }
}
