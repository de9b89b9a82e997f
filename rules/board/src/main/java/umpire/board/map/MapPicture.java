package umpire.board.map;

import java.util.List;
import umpire.board.svg.Box;
import umpire.board.svg.Svg;
import umpire.kernel.hex.MapGraph;

/** The map without counters. */
public final class MapPicture {
  private final HexLayer hexes;
  private final WaterLayer water;
  private final HexsideLayer hexsides;
  private final WayLayer ways;
  private final PlaceLayer places;

  public MapPicture(MapGraph map, Layout layout) {
    hexes = new HexLayer(map, layout);
    water = new WaterLayer(map, layout);
    hexsides = new HexsideLayer(map, layout);
    ways = new WayLayer(map, layout);
    places = new PlaceLayer(map, layout);
  }

  /** All layers, lowest first. */
  public void draw(Svg svg) {
    svg.group("map", "");
    hexes.draw(svg);
    water.draw(svg);
    hexes.drawGlyphs(svg);
    hexes.drawGrid(svg);
    hexsides.draw(svg);
    ways.draw(svg);
    places.draw(svg);
    hexes.drawNumbers(svg);
    svg.close();
  }

  /** Ports, airfields and the like at the edge of their hexes: above the counters. */
  public void drawBeside(Svg svg) {
    places.drawBeside(svg);
  }

  /** The names of places: above the counters, whose hexes they name; they avoid what is taken. */
  public void drawNames(Svg svg, List<Box> taken) {
    places.drawNames(svg, taken);
  }
}
