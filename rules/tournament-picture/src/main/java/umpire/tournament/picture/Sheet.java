package umpire.tournament.picture;

import umpire.board.svg.Box;
import umpire.board.svg.Point;
import umpire.board.svg.SvgCanvas;

/** A picture in the making: its heading, and words in the colours of its style. */
final class Sheet {
  /** Pixels around everything. */
  static final double MARGIN = 20;

  /** Pixels from the upper edge to what stands below the heading. */
  static final double BODY = 76;

  /** Pixels of usual letters. */
  static final double LETTERS = 13;

  /** Pixels of small letters. */
  static final double SMALL = 11;

  private static final double LEAST_WIDTH = 480;
  private static final double TITLE = 20;

  /** Which end of words stands at their point. */
  enum Anchor {
    START,
    MIDDLE,
    END
  }

  /** Whether words are what a reader looks for. */
  enum Tone {
    PLAIN,
    BOLD,
    MUTED
  }

  private final SvgCanvas canvas;
  private final Style style;
  private final double width;

  /**
   * Begins a picture.
   *
   * @param id of the kind of picture, for the ids of its title and description
   * @param description all that is shown, in sentences
   * @param body size of what stands below the heading, from the corner (0, 0) on
   */
  Sheet(String id, Labels labels, String description, Point body, Style style) {
    this.style = style;
    this.width = width(body.x());
    double height = Math.ceil(BODY + body.y() + MARGIN);
    canvas = new SvgCanvas(width, height);
    canvas.set("role", "img").set("aria-labelledby", id + "-title " + id + "-description");
    canvas.set("font-family", "DejaVu Sans, Verdana, sans-serif");
    canvas.set("font-size", LETTERS).set("fill", style.theme().text());
    String title = Names.clean(labels.title());
    String subtitle = Names.clean(labels.subtitle());
    String both = subtitle.isEmpty() ? "" : ": " + Names.isolated(subtitle);
    canvas.open("title").set("id", id + "-title").words(Names.isolated(title) + both);
    canvas.open("desc").set("id", id + "-description").words(description);
    canvas.rectangle(new Point(0, 0), width, height, "fill:" + style.theme().page());
    cut(line(24, TITLE + 10), TITLE, title, Tone.BOLD);
    cut(line(48, LETTERS + 8), LETTERS, subtitle, Tone.MUTED);
  }

  /** Pixels from left to right of a picture whose body has that width. */
  static double width(double body) {
    return Math.ceil(Math.max(LEAST_WIDTH, body) + 2 * MARGIN);
  }

  private Box line(double middle, double height) {
    return Box.at(new Point(MARGIN, middle - height / 2), width - 2 * MARGIN, height);
  }

  /** The colours. */
  Theme theme() {
    return style.theme();
  }

  /** For shapes. */
  SvgCanvas canvas() {
    return canvas;
  }

  /** Words that are known to fit; the point is the end of their baseline, or its middle. */
  void words(Point at, double size, String words, Anchor anchor, Tone tone) {
    canvas.open("text").set("x", at.x()).set("y", at.y());
    if (anchor != Anchor.START) {
      canvas.set("text-anchor", anchor == Anchor.MIDDLE ? "middle" : "end");
    }
    look(size, tone);
    canvas.words(words);
  }

  /**
   * Words of any width, from the left edge of a box on: cut by their estimated width, and clipped
   * by a viewport of their own should the letters be wider or higher than estimated.
   */
  void cut(Box box, double size, String clean, Tone tone) {
    double room = box.end().x() - box.corner().x();
    double height = box.end().y() - box.corner().y();
    String shown = Names.cut(clean, new LetterWidths(size, tone == Tone.BOLD), room);
    if (shown.isEmpty()) {
      return;
    }
    boolean whole = shown.equals(clean);
    if (!whole) {
      canvas.open("g").open("title").words(clean);
    }
    canvas.open("svg").set("x", box.corner().x()).set("y", box.corner().y());
    canvas.set("width", room).set("height", height);
    canvas.open("text").set("x", 0).set("y", height / 2 + size * 0.36);
    look(size, tone);
    canvas.words(Names.arranged(shown, style.letterOrder()));
    canvas.close();
    if (!whole) {
      canvas.close();
    }
  }

  private void look(double size, Tone tone) {
    if (size != LETTERS) {
      canvas.set("font-size", size);
    }
    if (tone == Tone.BOLD) {
      canvas.set("font-weight", "bold");
    }
    if (tone == Tone.MUTED) {
      canvas.set("fill", style.theme().muted());
    }
  }

  /** A line from point to point. */
  void rule(Point from, Point to) {
    canvas.line(from, to, "stroke:" + style.theme().rule());
  }

  /** Ends the picture and gives it in UTF-8. */
  byte[] end() {
    return canvas.end();
  }
}
