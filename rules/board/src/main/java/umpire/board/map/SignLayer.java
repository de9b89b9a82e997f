package umpire.board.map;

import umpire.board.counter.NationColours;
import umpire.board.svg.Point;
import umpire.board.svg.Scale;
import umpire.board.svg.SvgCanvas;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.play.BoardContents;

/** What is so in a hex beside its counters: whose flag flies there, and where there is a battle. */
public final class SignLayer {
  /** The word of a sign for a field that the map does not have. */
  private static final String AIRFIELD = "airfield";

  private static final Point FLAG = new Point(-41, -22);
  private static final double LETTERS = 8;
  private static final double INSIDE = 0.94;
  private static final String AFLAME = "fill:#ff5a36; fill-opacity:0.28; stroke:#d7191c";
  private static final String BATTLE = AFLAME + "; stroke-width:5; stroke-linejoin:round";
  private static final String OTHER =
      "fill:none; stroke:#d7191c; stroke-width:4; stroke-dasharray:9 6";

  private final MapGraph map;
  private final Layout layout;

  public SignLayer(MapGraph map, Layout layout) {
    this.map = map;
    this.layout = layout;
  }

  /** Outlines of hexes: below the counters, which are smaller. */
  public void drawGround(SvgCanvas svgCanvas, BoardContents boardContents) {
    svgCanvas.group("signs", "");
    for (BoardContents.Sign sign : boardContents.signs()) {
      if (map.isHex(sign.place()) && !isBeside(sign)) {
        Point centre = layout.centre(sign.place());
        svgCanvas.open("g").set("data-sign", sign.word());
        svgCanvas.open("title").words(sign.place() + ": " + sign.word());
        svgCanvas.polygon(
            layout.corners(sign.place()).stream().map(c -> centre.towards(c, INSIDE)).toList(),
            look(sign.word()));
        svgCanvas.close();
      }
    }
    svgCanvas.close();
  }

  /** Flags and fields: above the counters, beside whose middle they stand. */
  public void drawFlags(SvgCanvas svgCanvas, BoardContents boardContents, Scale scale) {
    double larger = scale.letters(LETTERS) / LETTERS;
    svgCanvas.group("flags", "");
    for (BoardContents.Sign sign : boardContents.signs()) {
      if (map.isHex(sign.place()) && isBeside(sign)) {
        Point centre = layout.centre(sign.place());
        if (isFlag(sign) && larger > 1 && isTold(boardContents, sign)) {
          continue;
        }
        if (isFlag(sign)) {
          flag(svgCanvas, sign, centre.plus(FLAG.x(), FLAG.y()), larger);
        } else {
          PlaceLayer.mark(
              svgCanvas, AIRFIELD, centre.plus(PlaceLayer.RIGHT.x(), PlaceLayer.RIGHT.y()));
        }
      }
    }
    svgCanvas.close();
  }

  /** True if a stack in the place has the colour of the flag, which would hide half of it. */
  private static boolean isTold(BoardContents boardContents, BoardContents.Sign sign) {
    return boardContents.stacks().stream()
        .filter(stack -> stack.place().equals(sign.place()))
        .anyMatch(stack -> stack.counters().getLast().colour().equals(sign.colour()));
  }

  /** The mark of a sign, for the legend. */
  public static void sample(SvgCanvas svgCanvas, BoardContents.Sign sign, Point middle) {
    if (isFlag(sign)) {
      flag(svgCanvas, sign, middle.plus(-8, -10), 1);
    } else if (isBeside(sign)) {
      PlaceLayer.mark(svgCanvas, AIRFIELD, middle);
    } else {
      svgCanvas.rectangle(middle.plus(-13, -9), 26, 18, look(sign.word()));
    }
  }

  private static String look(String word) {
    return word.equals(BoardContents.BATTLE) ? BATTLE : OTHER;
  }

  private static boolean isBeside(BoardContents.Sign sign) {
    return isFlag(sign) || sign.word().equals(AIRFIELD);
  }

  private static boolean isFlag(BoardContents.Sign sign) {
    return sign.word().equals(BoardContents.CONTROL);
  }

  private static void flag(SvgCanvas svgCanvas, BoardContents.Sign sign, Point top, double larger) {
    NationColours nationColours = NationColours.of(sign.colour());
    svgCanvas.open("g").set("data-flag", sign.colour());
    String scaled = larger > 1 ? " scale(" + Math.round(larger * 100) / 100.0 + ")" : "";
    svgCanvas.set("transform", "translate(" + top + ")" + scaled);
    svgCanvas.open("title").words(sign.place() + ": " + sign.word() + " " + sign.colour());
    svgCanvas.line(new Point(0, 0), new Point(0, 19), "stroke:#111111; stroke-width:2");
    svgCanvas.rectangle(
        new Point(0, 0), 16, 11, "stroke:#111111; stroke-width:1.2; fill:" + nationColours.fill());
    svgCanvas.label(
        new Point(8, 8.6),
        LETTERS,
        NationColours.letters(sign.colour()),
        "text-anchor:middle; font-weight:bold; fill:" + nationColours.ink());
    svgCanvas.close();
  }
}
