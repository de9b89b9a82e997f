package umpire.narvik.map;

import java.io.IOException;
import umpire.cartographer.coast.CoastMask;
import umpire.cartographer.fit.FitSheet;
import umpire.cartographer.sheet.InputFolder;
import umpire.cartographer.sheet.MapFacts;

/**
 * The committed inputs of a map.
 *
 * @param fit grid.json
 * @param layers layers.json
 * @param settlements places.json
 * @param facts facts.json
 * @param coast coast.png with coast.json
 */
public record Inputs(
    FitSheet fit, Layers layers, Settlements settlements, MapFacts facts, CoastMask coast) {

  /** The inputs in a folder on the class path. */
  public static Inputs load(String path) throws IOException {
    InputFolder inputFolder = new InputFolder(path);
    return new Inputs(
        inputFolder.json("grid.json", FitSheet.class),
        inputFolder.json("layers.json", Layers.class),
        inputFolder.json("places.json", Settlements.class),
        inputFolder.facts(),
        inputFolder.coast());
  }
}
