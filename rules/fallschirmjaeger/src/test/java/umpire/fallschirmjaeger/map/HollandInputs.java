package umpire.fallschirmjaeger.map;

import java.io.IOException;
import umpire.cartographer.coast.CoastMask;
import umpire.cartographer.fit.FitSheet;
import umpire.cartographer.sheet.InputFolder;
import umpire.cartographer.sheet.MapFacts;

/**
 * The committed inputs of the map.
 *
 * @param fit grid.json
 * @param layers layers.json
 * @param settlements places.json
 * @param hexSets sets.json
 * @param facts facts.json
 * @param coast coast.png with coast.json
 */
public record HollandInputs(
    FitSheet fit,
    HollandLayers layers,
    Settlements settlements,
    HexSets hexSets,
    MapFacts facts,
    CoastMask coast) {

  /** The inputs in a folder on the class path; throws IOException if one cannot be read. */
  public static HollandInputs load(String path) throws IOException {
    InputFolder inputFolder = new InputFolder(path);
    return new HollandInputs(
        inputFolder.json("grid.json", FitSheet.class),
        inputFolder.json("layers.json", HollandLayers.class),
        inputFolder.json("places.json", Settlements.class),
        inputFolder.json("sets.json", HexSets.class),
        inputFolder.facts(),
        inputFolder.coast());
  }
}
