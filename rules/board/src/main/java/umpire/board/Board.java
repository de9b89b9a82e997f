package umpire.board;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import umpire.board.counter.CounterPicture;
import umpire.board.counter.StackBlocks;
import umpire.board.counter.StackCounts;
import umpire.board.counter.StackPicture;
import umpire.board.map.Layout;
import umpire.board.map.MapExcerpt;
import umpire.board.map.MapPicture;
import umpire.board.map.SignLayer;
import umpire.board.panel.Panel;
import umpire.board.svg.Box;
import umpire.board.svg.Point;
import umpire.board.svg.Scale;
import umpire.board.svg.SvgCanvas;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.BoardContents;

/**
 * The picture of a map, or of a part of it, and of what a viewer sees on it; the map itself is
 * drawn once for a board. It draws what the sketch holds and knows nothing else, so a picture
 * cannot tell more than the view that it was sketched from. Equal maps and sketches give equal
 * bytes. Thread-safe.
 */
public final class Board {
  private static final double MARGIN = 24;
  private static final String PAPER = "#f7f4ea";

  /** A map so many times as wide as it is high has its panel below. */
  private static final double WIDE = 2.2;

  /** Longer than any name. */
  private static final double FAR = 400;

  private final String title;
  private final String edition;
  private final MapGraph whole;
  private final MapGraph map;
  private final Layout layout;
  private final MapPicture picture;
  private final SignLayer signs;
  private final MapFragments fragments;

  /** The board of any map. */
  public Board(String title, String edition, MapGraph map) {
    this(title, edition, map, map);
  }

  private Board(String title, String edition, MapGraph whole, MapGraph map) {
    this.title = title;
    this.edition = edition;
    this.whole = whole;
    this.map = map;
    this.layout = new Layout(map, new Point(MARGIN, MARGIN));
    this.picture = new MapPicture(map, layout);
    this.fragments = new MapFragments(picture);
    this.signs = new SignLayer(map, layout);
  }

  /** The board of a game's edition. */
  public static Board of(Pack pack) {
    return new Board(pack.title(), pack.edition(), pack.map());
  }

  /**
   * The board of a part of this one: of the rectangle with those hexes in opposite corners; what
   * lies on other hexes is left out. Throws IllegalArgumentException if the map lacks either.
   */
  public Board part(Place one, Place other) {
    return new Board(title, edition, whole, MapExcerpt.of(whole, one, other));
  }

  /**
   * An SVG document: the map, the counters of the sketch, and beside or below them title, boxes,
   * stacks in full and legend; each hex and counter also in words. Throws IllegalArgumentException
   * if the sketch names a place that the map lacks.
   */
  public String svg(BoardContents boardContents) {
    return new String(document(boardContents, PictureFrame.ALL), StandardCharsets.UTF_8);
  }

  /** That part of the picture as bytes of UTF-8. */
  public byte[] document(BoardContents all, PictureFrame pictureFrame) {
    all.stacks().forEach(stack -> requireKnown(stack.place()));
    all.signs().forEach(sign -> requireKnown(sign.place()));
    BoardContents boardContents = shown(all);
    return switch (pictureFrame.part()) {
      case ALL -> whole(boardContents);
      case MAP -> mapAlone(boardContents, pictureFrame.width());
      case PANEL -> panelAlone(boardContents);
    };
  }

  /**
   * The same picture in pixels; throws IllegalStateException if the machine has no fonts,
   * TooManyPixels for a picture that is too large.
   */
  public byte[] png(BoardContents boardContents, PictureFrame pictureFrame) {
    return Raster.png(document(boardContents, pictureFrame));
  }

  /** The whole picture in pixels. */
  public byte[] png(BoardContents boardContents) {
    return png(boardContents, PictureFrame.ALL);
  }

  private byte[] whole(BoardContents boardContents) {
    boolean below = layout.width() > WIDE * layout.height();
    Panel panel = panel(boardContents, below);
    double right = below ? 0 : panel.width() + MARGIN;
    double down = below ? panel.height() + MARGIN : 0;
    double width = Math.ceil(layout.width() + right + 2 * MARGIN);
    double height = Math.ceil(Math.max(layout.height() + down, below ? 0 : panel.height()));
    SvgCanvas svgCanvas =
        begun(boardContents, new SvgCanvas(width, height + 2 * MARGIN), width, height + 2 * MARGIN);
    drawMap(svgCanvas, boardContents, Scale.FULL);
    Point corner = new Point(MARGIN, MARGIN);
    panel.draw(
        svgCanvas,
        below ? corner.plus(0, layout.height() + MARGIN) : corner.plus(layout.width() + MARGIN, 0));
    return svgCanvas.end();
  }

  /** The map to be shown so many pixels wide; 0 for as wide as it is drawn. */
  private byte[] mapAlone(BoardContents boardContents, int shown) {
    double width = Math.ceil(layout.width() + 2 * MARGIN);
    double height = Math.ceil(layout.height() + 2 * MARGIN);
    Scale scale = shown == 0 ? Scale.FULL : new Scale(shown / width);
    SvgCanvas svgCanvas =
        begun(boardContents, SvgCanvas.scaled(width, height, scale), width, height);
    drawMap(svgCanvas, boardContents, scale);
    svgCanvas.group("elsewhere", "");
    boardContents.stacks().stream()
        .filter(stack -> !map.isHex(stack.place()))
        .forEach(stack -> StackPicture.tell(svgCanvas, stack, title(stack.place())));
    boardContents.trays().forEach(tray -> StackPicture.tell(svgCanvas, tray));
    svgCanvas.close();
    return svgCanvas.end();
  }

  private byte[] panelAlone(BoardContents boardContents) {
    Panel panel = Panel.across(1, title, edition, map, boardContents);
    double width = Math.ceil(panel.width() + 2 * MARGIN);
    double height = Math.ceil(panel.height() + 2 * MARGIN);
    SvgCanvas svgCanvas = begun(boardContents, new SvgCanvas(width, height), width, height);
    panel.draw(svgCanvas, new Point(MARGIN, MARGIN));
    return svgCanvas.end();
  }

  private SvgCanvas begun(
      BoardContents boardContents, SvgCanvas svgCanvas, double width, double height) {
    svgCanvas.set("role", "graphics-document document").set("aria-labelledby", "title description");
    svgCanvas.set("font-family", "DejaVu Sans, Verdana, sans-serif");
    svgCanvas.open("title").set("id", "title").words(title);
    svgCanvas.open("desc").set("id", "description").words(description(boardContents));
    svgCanvas.rectangle(new Point(0, 0), width, height, "fill:" + PAPER);
    return svgCanvas;
  }

  /** As many columns as there is room for below the map, or as are as high as the map. */
  private Panel panel(BoardContents boardContents, boolean below) {
    int columns = (int) ((layout.width() + Panel.BETWEEN) / (Panel.WIDTH + Panel.BETWEEN));
    return below
        ? Panel.across(columns, title, edition, map, boardContents)
        : Panel.within(layout.height(), title, edition, map, boardContents);
  }

  private void drawMap(SvgCanvas svgCanvas, BoardContents boardContents, Scale scale) {
    svgCanvas.include(fragments.ground(scale.detail()));
    picture.drawNumbers(svgCanvas, scale);
    signs.drawGround(svgCanvas, boardContents);
    List<Box> taken = new ArrayList<>(beyond());
    if (scale.detail() == Scale.Detail.OVERVIEW) {
      drawBlocks(svgCanvas, boardContents, scale, taken);
      picture.drawNames(svgCanvas, taken, scale);
      return;
    }
    svgCanvas.group("counters", "");
    List<BoardContents.Stack> stacks =
        boardContents.stacks().stream().filter(stack -> map.isHex(stack.place())).toList();
    for (BoardContents.Stack stack : stacks) {
      Point centre = layout.centre(stack.place());
      StackPicture.draw(svgCanvas, stack, title(stack.place()), centre, scale);
      taken.addAll(List.of(new StackCounts(stack, centre).room(), CounterPicture.room(centre)));
      taken.add(layout.numberRoom(stack.place()));
    }
    svgCanvas.close();
    svgCanvas.include(fragments.beside(scale.detail()));
    signs.drawFlags(svgCanvas, boardContents, scale);
    picture.drawNames(svgCanvas, taken, scale);
    svgCanvas.group("tallies", "");
    for (BoardContents.Stack stack : stacks) {
      Point centre = layout.centre(stack.place());
      if (scale.detail() == Scale.Detail.FULL) {
        new StackCounts(stack, centre).draw(svgCanvas);
      } else {
        StackCounts.drawTotal(svgCanvas, stack, centre, scale);
      }
    }
    svgCanvas.close();
  }

  /** Number and name of a hex, the name of a box. */
  private String title(Place place) {
    return map.isHex(place)
        ? (place.id() + " " + map.hex(place).name()).strip()
        : map.sheet().areas().stream()
            .filter(area -> area.id().equals(place))
            .map(MapSheet.Area::name)
            .findFirst()
            .orElse(place.id());
  }

  private void drawBlocks(
      SvgCanvas svgCanvas, BoardContents boardContents, Scale scale, List<Box> taken) {
    StackBlocks blocks = new StackBlocks(boardContents, scale);
    svgCanvas.group("counters", "");
    for (BoardContents.Stack stack : boardContents.stacks()) {
      if (map.isHex(stack.place())) {
        Point centre = layout.centre(stack.place());
        taken.add(blocks.draw(svgCanvas, stack, title(stack.place()), centre));
      }
    }
    svgCanvas.close();
  }

  /** What is beyond the map and its margin, where no name may stand. */
  private List<Box> beyond() {
    double right = layout.width() + 2 * MARGIN;
    double down = layout.height() + 2 * MARGIN;
    return List.of(
        Box.at(new Point(-FAR, -FAR), FAR, 2 * FAR + down),
        Box.at(new Point(right, -FAR), FAR, 2 * FAR + down),
        Box.at(new Point(-FAR, -FAR), 2 * FAR + right, FAR),
        Box.at(new Point(-FAR, down), 2 * FAR + right, FAR));
  }

  private void requireKnown(Place place) {
    if (!whole.has(place)) {
      throw new IllegalArgumentException("the map has no place " + place);
    }
  }

  /** What lies on the part of the map that is drawn, in boxes and off the map. */
  private BoardContents shown(BoardContents boardContents) {
    return new BoardContents(
        boardContents.lines(),
        boardContents.stacks().stream().filter(stack -> map.has(stack.place())).toList(),
        boardContents.signs().stream().filter(sign -> map.has(sign.place())).toList(),
        boardContents.trays());
  }

  private String description(BoardContents boardContents) {
    String lines =
        boardContents.lines().stream().map(line -> " " + line + ".").collect(Collectors.joining());
    String stacks =
        boardContents.stacks().stream().map(Board::description).collect(Collectors.joining());
    return "A map of " + map.hexes().size() + " hexes." + lines + stacks;
  }

  private static String description(BoardContents.Stack stack) {
    return stack.counters().stream()
        .map(CounterPicture::words)
        .collect(Collectors.joining("; ", " " + stack.place() + ": ", "."));
  }
}
