package umpire.weserubung.map;

import java.io.IOException;
import java.io.InputStream;
import umpire.cartographer.coast.CoastMask;
import umpire.cartographer.fit.FitSheet;
import umpire.cartographer.relief.HeightSheet;
import umpire.cartographer.relief.Heights;
import umpire.cartographer.sheet.InputFolder;
import umpire.cartographer.sheet.MapFacts;

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
    MapFacts facts,
    CoastMask coast,
    Heights heights) {

  /** The inputs as they are committed. */
  public static NorwayInputs load() throws IOException {
    InputFolder inputFolder = new InputFolder("umpire/weserubung/map");
    HeightSheet heights = inputFolder.json("heights.json", HeightSheet.class);
    try (InputStream raster = inputFolder.open("heights.i2be")) {
      return new NorwayInputs(
          inputFolder.json("grid.json", FitSheet.class),
          inputFolder.json("layers.json", NorwayLayers.class),
          inputFolder.json("places.json", NorwayPlaces.class),
          inputFolder.json("stations.json", Stations.class),
          inputFolder.facts(),
          inputFolder.coast(),
          Heights.read(heights, raster));
    }
  }
}
