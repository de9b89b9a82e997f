package umpire.tournament.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.board.svg.Box;
import umpire.board.svg.Point;
import umpire.tournament.knockout.Bracket;
import umpire.tournament.knockout.Slot;
import umpire.tournament.knockout.Source;

/**
 * A knock-out: a column for each round, with a line from each meeting to the one into which its
 * winner comes. Where a loser comes into a meeting, its words name the other meeting by its number.
 */
public final class BracketPicture {
  /** Seeds of a picture, at most, byes among them. */
  public static final int MOST_SEEDS = 64;

  private static final double PADDING = 8;
  private static final double SEED = 22;
  private static final double MARK = 18;

  private final BracketLayout layout;
  private final Sheet sheet;
  private final Labels labels;

  private BracketPicture(Labels labels, Bracket bracket, Style style) {
    this.labels = labels;
    layout = new BracketLayout(bracket);
    String description = new BracketWords(labels).description(bracket, layout.drawn());
    sheet = new Sheet("bracket", labels, description, layout.size(), style);
  }

  /**
   * An SVG document in UTF-8. Throws IllegalArgumentException for a bracket of more than {@link
   * #MOST_SEEDS} seeds, byes among them.
   */
  public static byte[] svg(Labels labels, Bracket bracket, Style style) {
    int seeds = 0;
    for (Bracket.State state : bracket.meetings()) {
      seeds += state.meeting().first() instanceof Source.Seed ? 1 : 0;
      seeds += state.meeting().second() instanceof Source.Seed ? 1 : 0;
    }
    Bounds.atMost(MOST_SEEDS, seeds, "a picture of a bracket", "seeds (byes among them)");
    return new BracketPicture(labels, bracket, style).drawn(bracket);
  }

  private byte[] drawn(Bracket bracket) {
    headings(bracket);
    Map<Integer, Box> boxes = new HashMap<>();
    for (Bracket.State state : layout.drawn()) {
      Box box = layout.box(state.meeting());
      boxes.put(state.meeting().number(), box);
      connector(state.meeting().first(), boxes, box, true);
      connector(state.meeting().second(), boxes, box, false);
    }
    for (Bracket.State state : layout.drawn()) {
      meeting(state, layout.box(state.meeting()), bracket);
    }
    return sheet.end();
  }

  private void headings(Bracket bracket) {
    double champion = Sheet.BODY - 2;
    Point at = new Point(Sheet.MARGIN, champion);
    sheet.words(at, Sheet.LETTERS, "champion:", Sheet.Anchor.START, Sheet.Tone.MUTED);
    Box box = Box.at(at.plus(80, -17), 360, 24);
    sheet.cut(box, Sheet.LETTERS, BracketWords.champion(labels, bracket), Sheet.Tone.BOLD);
    for (int round : layout.rounds()) {
      Point head = new Point(layout.left(round), Sheet.BODY + 26);
      String words = "round " + round;
      sheet.words(head, Sheet.LETTERS, words, Sheet.Anchor.START, Sheet.Tone.MUTED);
    }
    if (layout.isTwofold()) {
      Point head = new Point(Sheet.MARGIN, layout.losersHeading());
      String words = "losers' bracket";
      sheet.words(head, Sheet.LETTERS, words, Sheet.Anchor.START, Sheet.Tone.BOLD);
    }
  }

  /** From the meeting whose winner comes here to that half of the meeting. */
  private void connector(Source source, Map<Integer, Box> boxes, Box box, boolean first) {
    if (source instanceof Source.WinnerOf from) {
      Box before = boxes.get(from.meeting());
      if (before != null) {
        double across = box.corner().x() - BracketLayout.GAP / 2;
        Point start = new Point(before.end().x(), (before.corner().y() + before.end().y()) / 2);
        Point end = new Point(box.corner().x(), BracketLayout.middle(box, first));
        String data =
            "M"
                + start
                + "L"
                + new Point(across, start.y())
                + "L"
                + new Point(across, end.y())
                + "L"
                + end;
        sheet.canvas().path(data, "fill:none; stroke:" + sheet.theme().rule());
      }
    }
  }

  private void meeting(Bracket.State state, Box box, Bracket bracket) {
    Point label = box.corner().plus(1, -5);
    String number = BracketWords.label(state.meeting(), bracket);
    sheet.words(label, Sheet.SMALL, number, Sheet.Anchor.START, Sheet.Tone.MUTED);
    String look = "fill:" + sheet.theme().stripe() + "; stroke:" + sheet.theme().rule();
    sheet.canvas().rectangle(box.corner(), BracketLayout.WIDTH, BracketLayout.HEIGHT, look);
    double middle = box.corner().y() + BracketLayout.HEIGHT / 2;
    sheet.rule(new Point(box.corner().x(), middle), new Point(box.end().x(), middle));
    slot(state, box, true);
    slot(state, box, false);
  }

  private void slot(Bracket.State state, Box box, boolean first) {
    Slot slot = first ? state.first() : state.second();
    Source source = first ? state.meeting().first() : state.meeting().second();
    double middle = BracketLayout.middle(box, first);
    double left = box.corner().x() + PADDING;
    if (source instanceof Source.Seed seed) {
      Point at = new Point(left + SEED - 8, middle + 4);
      String words = Integer.toString(seed.seed());
      sheet.words(at, Sheet.SMALL, words, Sheet.Anchor.END, Sheet.Tone.MUTED);
      left += SEED;
    }
    boolean held = slot instanceof Slot.Held;
    boolean won = held && state.winner().equals(slot);
    boolean out = held && !won && !state.winner().equals(Slot.OPEN);
    double room = box.end().x() - MARK - PADDING - left;
    Box words = Box.at(new Point(left, middle - 10.5), room, 21);
    Sheet.Tone tone = won ? Sheet.Tone.BOLD : !held || out ? Sheet.Tone.MUTED : Sheet.Tone.PLAIN;
    sheet.cut(words, Sheet.LETTERS, BracketWords.shown(labels, slot, source), tone);
    if (won) {
      mark(new Point(box.end().x() - MARK, middle));
    }
  }

  /** A tick, since bold letters alone are easily overlooked. */
  private void mark(Point at) {
    List<Point> points = new ArrayList<>(List.of(at.plus(0, 0), at.plus(4, 4), at.plus(11, -5)));
    String data = "M" + points.get(0) + "L" + points.get(1) + "L" + points.get(2);
    String look = "fill:none; stroke-width:2; stroke:" + sheet.theme().mark();
    sheet.canvas().path(data, look);
  }
}
