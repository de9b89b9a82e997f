package umpire.board.map;

import umpire.board.counter.Livery;
import umpire.board.svg.Point;
import umpire.board.svg.Scale;
import umpire.board.svg.Svg;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.play.Sketch;

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
  public void drawGround(Svg svg, Sketch sketch) {
    svg.group("signs", "");
    for (Sketch.Sign sign : sketch.signs()) {
      if (map.isHex(sign.place()) && !isBeside(sign)) {
        Point centre = layout.centre(sign.place());
        svg.open("g").set("data-sign", sign.word());
        svg.open("title").words(sign.place() + ": " + sign.word());
        svg.polygon(
            layout.corners(sign.place()).stream().map(c -> centre.towards(c, INSIDE)).toList(),
            look(sign.word()));
        svg.close();
      }
    }
    svg.close();
  }

  /** Flags and fields: above the counters, beside whose middle they stand. */
  public void drawFlags(Svg svg, Sketch sketch, Scale scale) {
    double larger = scale.letters(LETTERS) / LETTERS;
    svg.group("flags", "");
    for (Sketch.Sign sign : sketch.signs()) {
      if (map.isHex(sign.place()) && isBeside(sign)) {
        Point centre = layout.centre(sign.place());
        if (isFlag(sign) && larger > 1 && isTold(sketch, sign)) {
          continue;
        }
        if (isFlag(sign)) {
          flag(svg, sign, centre.plus(FLAG.x(), FLAG.y()), larger);
        } else {
          PlaceLayer.mark(svg, AIRFIELD, centre.plus(PlaceLayer.RIGHT.x(), PlaceLayer.RIGHT.y()));
        }
      }
    }
    svg.close();
  }

  /** True if a stack in the place has the colour of the flag, which would hide half of it. */
  private static boolean isTold(Sketch sketch, Sketch.Sign sign) {
    return sketch.stacks().stream()
        .filter(stack -> stack.place().equals(sign.place()))
        .anyMatch(stack -> stack.counters().getLast().colour().equals(sign.colour()));
  }

  /** The mark of a sign, for the legend. */
  public static void sample(Svg svg, Sketch.Sign sign, Point middle) {
    if (isFlag(sign)) {
      flag(svg, sign, middle.plus(-8, -10), 1);
    } else if (isBeside(sign)) {
      PlaceLayer.mark(svg, AIRFIELD, middle);
    } else {
      svg.rectangle(middle.plus(-13, -9), 26, 18, look(sign.word()));
    }
  }

  private static String look(String word) {
    return word.equals(Sketch.BATTLE) ? BATTLE : OTHER;
  }

  private static boolean isBeside(Sketch.Sign sign) {
    return isFlag(sign) || sign.word().equals(AIRFIELD);
  }

  private static boolean isFlag(Sketch.Sign sign) {
    return sign.word().equals(Sketch.CONTROL);
  }

  private static void flag(Svg svg, Sketch.Sign sign, Point top, double larger) {
    Livery livery = Livery.of(sign.colour());
    svg.open("g").set("data-flag", sign.colour());
    String scaled = larger > 1 ? " scale(" + Math.round(larger * 100) / 100.0 + ")" : "";
    svg.set("transform", "translate(" + top + ")" + scaled);
    svg.open("title").words(sign.place() + ": " + sign.word() + " " + sign.colour());
    svg.line(new Point(0, 0), new Point(0, 19), "stroke:#111111; stroke-width:2");
    svg.rectangle(
        new Point(0, 0), 16, 11, "stroke:#111111; stroke-width:1.2; fill:" + livery.fill());
    svg.label(
        new Point(8, 8.6),
        LETTERS,
        Livery.letters(sign.colour()),
        "text-anchor:middle; font-weight:bold; fill:" + livery.ink());
    svg.close();
  }
}
