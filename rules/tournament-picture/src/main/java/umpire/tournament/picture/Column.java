package umpire.tournament.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * A column of a table. It is as wide as its widest cell, so all lines have it at the same place.
 *
 * @param heading its lines
 * @param kind how its cells are drawn
 * @param width pixels from left to right
 * @param cells one for each line of the table
 */
record Column(List<String> heading, Kind kind, double width, List<Cell> cells) {
  /** Pixels of the letters of headings. */
  static final double LETTERS = 11;

  /** Pixels that a word of a heading may take; a longer one is cut. */
  private static final double LONGEST_WORD = 130;

  private static final LetterWidths WIDTHS = new LetterWidths(LETTERS, false);

  Column {
    heading = List.copyOf(heading);
    cells = List.copyOf(cells);
  }

  /** How cells are drawn. */
  enum Kind {
    /** One line from the left edge on, cut where it is too long. */
    NAME,
    /** Lines that end at the right edge, never cut. */
    NUMBER,
    /** Lines in the middle, never cut. */
    CENTRED
  }

  /** A column that is as wide as its cells and the words of its heading. */
  static Column fitted(String heading, Kind kind, List<Cell> cells) {
    List<String> words = new ArrayList<>();
    for (String word : Names.clean(heading).split(" +")) {
      words.add(Names.cut(word, WIDTHS, LONGEST_WORD));
    }
    double widest = words.stream().mapToDouble(WIDTHS::of).max().orElse(0);
    double width = cells.stream().mapToDouble(Cell::width).reduce(widest, Math::max);
    return new Column(lines(words, width), kind, Math.ceil(width), cells);
  }

  /** A column of names with a width of its own. */
  static Column names(String heading, double width, List<Cell> cells) {
    String line = Names.cut(Names.clean(heading), WIDTHS, width);
    return new Column(List.of(line), Kind.NAME, width, cells);
  }

  private static List<String> lines(List<String> words, double width) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : words) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && WIDTHS.of(longer) > width) {
        lines.add(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.add(line);
    return lines;
  }
}
