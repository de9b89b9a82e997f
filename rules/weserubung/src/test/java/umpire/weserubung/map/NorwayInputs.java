package umpire.weserubung.map;

import java.io.IOException;
import java.io.InputStream;
import umpire.cartographer.coast.CoastMask;
import umpire.cartographer.fit.FitSheet;
import umpire.cartographer.relief.HeightSheet;
import umpire.cartographer.relief.Heights;
import umpire.cartographer.sheet.Facts;
import umpire.cartographer.sheet.Folder;

/**
 * The committed inputs of the map.
 *
 * @param fit grid.json
 * @param layers layers.json
 * @param places places.json
 * @param stations stations.json
 * @param facts facts.json
 * @param coast coast.png with coast.json
 * @param heights heights.i2be with heights.json
 */
public record NorwayInputs(
    FitSheet fit,
    NorwayLayers layers,
    NorwayPlaces places,
    Stations stations,
    Facts facts,
    CoastMask coast,
    Heights heights) {

  /** The inputs as they are committed. */
  public static NorwayInputs load() throws IOException {
    Folder folder = new Folder("umpire/weserubung/map");
    HeightSheet heights = folder.json("heights.json", HeightSheet.class);
    try (InputStream raster = folder.open("heights.i2be")) {
      return new NorwayInputs(
          folder.json("grid.json", FitSheet.class),
          folder.json("layers.json", NorwayLayers.class),
          folder.json("places.json", NorwayPlaces.class),
          folder.json("stations.json", Stations.class),
          folder.facts(),
          folder.coast(),
          Heights.read(heights, raster));
    }
  }
}
