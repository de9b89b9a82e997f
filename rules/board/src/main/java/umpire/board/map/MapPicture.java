package umpire.board.map;

import java.util.List;
import umpire.board.svg.Box;
import umpire.board.svg.Scale;
import umpire.board.svg.SvgCanvas;
import umpire.kernel.hex.MapGraph;

/** The map without counters. */
public final class MapPicture {
  private final HexLayer hexes;
  private final SlopeLayer slopes;
  private final WaterLayer water;
  private final HexsideLayer hexsides;
  private final WayLayer ways;
  private final PlaceLayer places;

  public MapPicture(MapGraph map, Layout layout) {
    hexes = new HexLayer(map, layout);
    slopes = new SlopeLayer(map, layout);
    water = new WaterLayer(map, layout);
    hexsides = new HexsideLayer(map, layout);
    ways = new WayLayer(map, layout);
    places = new PlaceLayer(map, layout);
  }

  /** All layers, lowest first. */
  public void draw(SvgCanvas svgCanvas, Scale scale) {
    svgCanvas.group("map", "");
    hexes.draw(svgCanvas, scale);
    slopes.draw(svgCanvas, scale);
    hexes.drawTextures(svgCanvas, scale, false);
    water.draw(svgCanvas);
    hexes.drawTextures(svgCanvas, scale, true);
    hexes.drawGrid(svgCanvas, scale);
    hexsides.draw(svgCanvas);
    ways.draw(svgCanvas, scale);
    places.draw(svgCanvas, scale);
    svgCanvas.close();
  }

  /** The numbers of the hexes, which are as large as they must be at that scale. */
  public void drawNumbers(SvgCanvas svgCanvas, Scale scale) {
    hexes.drawNumbers(svgCanvas, scale);
  }

  /** Ports, airfields and the like at the edge of their hexes: above the counters. */
  public void drawBeside(SvgCanvas svgCanvas, Scale scale) {
    places.drawBeside(svgCanvas, scale);
  }

  /**
   * The names of places: above the counters, whose hexes they name; they avoid what is taken. In an
   * overview those of major places alone, as many as there is room for.
   */
  public void drawNames(SvgCanvas svgCanvas, List<Box> taken, Scale scale) {
    places.drawNames(svgCanvas, taken, scale);
  }
}
