package umpire.board.panel;

import java.util.List;
import umpire.board.svg.Entry;
import umpire.board.svg.Point;
import umpire.board.svg.SvgCanvas;
import umpire.board.svg.TextWidths;

/** Examples with their meaning, in two columns. */
final class Legend implements Section {
  private static final double HEADING = 30;
  private static final double ROW = 29;
  private static final double LETTERS = 13;
  private static final double COLUMN = Panel.WIDTH / 2;

  private final String title;
  private final List<Entry> entries;

  Legend(String title, List<Entry> entries) {
    this.title = title;
    this.entries = entries;
  }

  @Override
  public List<Block> blocks() {
    return entries.isEmpty()
        ? List.of()
        : List.of(new Block(HEADING + ROW * rows(), APART, this::draw));
  }

  private void draw(SvgCanvas svgCanvas, Point corner) {
    svgCanvas.open("g").set("data-legend", title);
    Section.heading(svgCanvas, corner, title);
    for (int i = 0; i < entries.size(); i++) {
      int column = i / rows();
      int row = i % rows();
      Point at = corner.plus(COLUMN * column, HEADING + ROW * row + ROW / 2);
      entries.get(i).swatch().draw(svgCanvas, at.plus(19, 0));
      String words = entries.get(i).words();
      svgCanvas.label(at.plus(46, 4.5), TextWidths.fit(words, LETTERS, COLUMN - 48), words, "");
    }
    svgCanvas.close();
  }

  private int rows() {
    return (entries.size() + 1) / 2;
  }
}
