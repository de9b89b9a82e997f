package umpire.board.map;

import java.util.List;
import umpire.board.svg.Box;
import umpire.board.svg.Scale;
import umpire.board.svg.Svg;
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
  public void draw(Svg svg, Scale scale) {
    svg.group("map", "");
    hexes.draw(svg, scale);
    slopes.draw(svg, scale);
    hexes.drawTextures(svg, scale, false);
    water.draw(svg);
    hexes.drawTextures(svg, scale, true);
    hexes.drawGrid(svg, scale);
    hexsides.draw(svg);
    ways.draw(svg, scale);
    places.draw(svg, scale);
    svg.close();
  }

  /** The numbers of the hexes, which are as large as they must be at that scale. */
  public void drawNumbers(Svg svg, Scale scale) {
    hexes.drawNumbers(svg, scale);
  }

  /** Ports, airfields and the like at the edge of their hexes: above the counters. */
  public void drawBeside(Svg svg, Scale scale) {
    places.drawBeside(svg, scale);
  }

  /**
   * The names of places: above the counters, whose hexes they name; they avoid what is taken. In an
   * overview those of major places alone, as many as there is room for.
   */
  public void drawNames(Svg svg, List<Box> taken, Scale scale) {
    places.drawNames(svg, taken, scale);
  }
}
